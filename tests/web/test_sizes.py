"""Text follows the size that its reader has set: no font of the page is given in pixels."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "web" / "src"
# Drawings scale as a whole: their text is measured in the units of the drawing.
DRAWINGS = {
    "games/legends/players/Rail.svelte",
    "games/legends/scoring/Chart.svelte",
    "games/legends/map/Hoofs.svelte",
    "games/legends/map/Overlay.svelte",
    "games/legends/map/land.css",
    "games/legends/map/ante_up/joined.css",
}
FIXED = re.compile(
    r"(?<![\w-])(?:font-size|font|line-height)\s*:(?![^;{}]*100%)[^;{}]*\d(?:px|pt)\b"
)
FIXED_MEDIA = re.compile(r"(?:max|min)-(?:width|height): ?[\d.]+px(?=[)\"])")


def _found(pattern: re.Pattern[str]) -> list[str]:
    styled = [path for path in SOURCES.rglob("*") if path.suffix in {".svelte", ".css", ".ts"}]
    names = {path: path.relative_to(SOURCES).as_posix() for path in styled}
    return [
        f"{name}: {hit}"
        for path, name in names.items()
        if name not in DRAWINGS
        for hit in pattern.findall(path.read_text(encoding="utf-8"))
    ]


def test_no_font_is_sized_in_pixels() -> None:
    assert _found(FIXED) == []


def test_layouts_change_with_the_size_of_text() -> None:
    """Twice the text leaves half the room: widths are asked for in em."""
    assert _found(FIXED_MEDIA) == []


def test_the_drawings_are_still_there() -> None:
    for name in DRAWINGS:
        assert FIXED.search((SOURCES / name).read_text(encoding="utf-8")), name
