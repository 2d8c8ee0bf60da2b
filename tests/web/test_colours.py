"""Colours, computed from the page's style: seats that anybody can tell apart, words that can be
read, spaces that stand out."""

import math
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

STYLE = (Path(__file__).parents[2] / "web/src/ui/base.css").read_text(encoding="utf-8")
THEMES = {
    "light": r":root \{(.*?)\n\}",
    "dark": r':root\[data-theme="dark"\] \{\n(.*?)\n\}',
    "system": r'@media \(prefers-color-scheme: dark\) \{\n  :root\[data-theme="system"\] \{(.*?)\}',
    "contrast": r':root\[data-theme="contrast"\] \{(.*?)\n\}',
}
SEATS = 6  # the Man in Black, who has no seat, is known by his figure and his ring

Colour = tuple[float, float, float]

# Machado, Oliveira, Fernandes 2009, severity 1, for linear RGB.
VISION: dict[str, tuple[Colour, Colour, Colour]] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


# ---- reading the style ----


def declared(text: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{3,6})\b", text))


def theme(name: str) -> dict[str, str]:
    """Its variables; what it does not set is as in the light one."""
    found: dict[Any, Any] = {}
    for each in ("light", name):
        block = re.search(THEMES[each], STYLE, re.S)
        assert block, f"base.css has no theme {each}"
        found |= declared(block[1])
    return found


def seats() -> list[dict[str, str]]:
    blocks = [re.search(rf"\.seat-{seat} \{{(.*?)\}}", STYLE) for seat in range(SEATS)]
    return [declared(block[1]) for block in blocks if block]


def linear(colour: str) -> Colour:
    digits = colour.lstrip("#")
    digits = "".join(2 * digit for digit in digits) if len(digits) == 3 else digits
    values = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return red, green, blue


# ---- measures ----


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """As WCAG counts it."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def seen(colour: str, vision: str) -> Colour:
    light = linear(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, light, strict=True))))
        for row in VISION[vision]
    )
    return red, green, blue


def root(value: float) -> float:
    """A cube root that begins as a straight line."""
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def lab(light: Colour) -> Colour:
    """CIELAB under D65."""
    red, green, blue = light
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (
        v ** (1 / 3) if v > 216 / 24389 else (24389 / 27 * v + 16) / 116 for v in (x, y, z)
    )
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def delta(one: Colour, other: Colour) -> float:
    """CIEDE2000, after Sharma, Wu, Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    g = 0.5 * (1 - math.sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    light, chroma = l2 - l1, c2 - c1
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    middle, c = (l1 + l2) / 2, (c1 + c2) / 2
    h = h1 + h2 if c1 * c2 == 0 else ((h1 + h2) / 2 + (180 if abs(h1 - h2) > 180 else 0)) % 360
    t = (
        1
        - 0.17 * math.cos(math.radians(h - 30))
        + 0.24 * math.cos(math.radians(2 * h))
        + 0.32 * math.cos(math.radians(3 * h + 6))
        - 0.20 * math.cos(math.radians(4 * h - 63))
    )
    sl = 1 + 0.015 * (middle - 50) ** 2 / math.sqrt(20 + (middle - 50) ** 2)
    sc, sh = 1 + 0.045 * c, 1 + 0.015 * c * t
    turned = 60 * math.exp(-(((h - 275) / 25) ** 2))
    rt = -2 * math.sqrt(c**7 / (c**7 + 25**7)) * math.sin(math.radians(turned))
    parts = light / sl, chroma / sc, hue / sh
    return math.sqrt(sum(part * part for part in parts) + rt * parts[1] * parts[2])


@pytest.mark.parametrize(("one", "other", "known"), [
    ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
    ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
    ((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
])  # fmt: skip
def test_differences_are_counted_as_their_authors_do(
    one: Colour, other: Colour, known: float
) -> None:
    assert delta(one, other) == pytest.approx(known, abs=1e-4)


# ---- what must hold ----


@pytest.mark.parametrize("vision", VISION)
def test_any_two_seats_differ(vision: str) -> None:
    assert len(seats()) == SEATS
    labs = [lab(seen(seat["pc"], vision)) for seat in seats()]
    near = {(i, j): delta(labs[i], labs[j]) for i, j in combinations(range(SEATS), 2)}
    assert min(near.values()) >= 20, min(near, key=lambda pair: near[pair])


def test_crests_stand_out() -> None:
    for seat in seats():
        assert contrast(seat["pc"], seat["pc-ink"]) >= 3


READ = [  # ink, what it is written on, how well
    ("ink", "paper", 7),
    ("ink", "paper-2", 7),
    ("ink", "paper-3", 7),
    ("ink-2", "paper", 4.5),
    ("ink-2", "paper-2", 4.5),
    ("ink-2", "paper-3", 4.5),
    ("on-wood", "wood", 7),
    ("on-wood", "wood-2", 7),
    ("on-wood-2", "wood", 4.5),
    ("on-wood-2", "wood-2", 4.5),
    ("legal-ink", "legal", 7),
    ("danger", "paper", 4.5),
    ("danger", "paper-2", 4.5),
    ("good", "paper", 4.5),
    ("good", "paper-2", 4.5),
    ("card-ink", "card", 7),
    ("red-suit", "card", 4.5),
    ("black-suit", "card", 4.5),
    ("ink", "space", 4.5),
    ("ink", "town", 4.5),
    ("action", "card", 4.5),
    ("bonus", "card", 4.5),
    ("reaction", "card", 4.5),
]
SEEN = [  # edges and marks
    ("legal-edge", "space", 3),
    ("legal-edge", "town", 3),
    ("line", "paper", 3),
    ("line", "paper-2", 3),
    ("focus", "paper", 3),
    ("focus", "paper-2", 3),
]


@pytest.mark.parametrize("name", THEMES)
def test_words_can_be_read_and_marks_be_seen(name: str) -> None:
    colours = theme(name)
    weak = {
        (one, other): round(contrast(colours[one], colours[other]), 2)
        for one, other, least in (*READ, *SEEN)
        if contrast(colours[one], colours[other]) < least
    }
    assert weak == {}


def test_the_dark_theme_is_the_same_for_who_chose_it_and_whose_system_did() -> None:
    assert theme("dark") == theme("system")
