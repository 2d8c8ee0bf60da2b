"""SVG helpers, and the hand-drawn symbols in art/."""

from __future__ import annotations

import re
from importlib.resources import files

from tumbleweed.server.drawing.pen import Point, at, number

SHEETS = ("places", "scenery", "figures", "marks")


def symbols(*modules: str) -> str:
    """All of art/ that the game with these modules has, to be used by id."""
    folder = files("tumbleweed.server.drawing") / "art"
    drawn = [(folder / f"{name}.svg").read_text(encoding="utf-8") for name in (*SHEETS, *modules)]
    inner = [text.partition("<defs>")[2].partition("</defs>")[0] for text in drawn]
    return re.sub(r">\s+<", "><", "".join(inner)).strip()


def path(look: str, d: str) -> str:
    return f'<path class="{look}" d="{d}"/>'


def use(symbol: str, point: Point, across: float = 1, up: float | None = None) -> str:
    """A symbol at a point, scaled; a negative `across` mirrors it."""
    up = abs(across) if up is None else up
    grown = "" if across == up == 1 else f" scale({number_of(across, up)})"
    return f'<use href="#m-{symbol}" transform="translate({at(point)}){grown}"/>'


def number_of(across: float, up: float) -> str:
    wide, high = f"{across:.2f}".rstrip("0").rstrip("."), f"{up:.2f}".rstrip("0").rstrip(".")
    return wide if wide == high else f"{wide} {high}"


def layer(name: str, *parts: str, more: str = "") -> str:
    return f'<g class="m-{name}"{more}>{"".join(parts)}</g>'


def point_data(name: str, point: Point) -> str:
    """A point for the page, as `data-…x` and `data-…y`."""
    return f' data-{name}x="{number(point[0])}" data-{name}y="{number(point[1])}"'


def link(kind: str, ends: tuple[str, str]) -> str:
    """What joins two spaces that do not touch, for the page."""
    return f' data-link="{kind}" data-ends="{" ".join(ends)}"'


def ellipse(look: str, middle: Point, across: float, up: float) -> str:
    cx, cy = number(middle[0]), number(middle[1])
    return f'<ellipse class="{look}" cx="{cx}" cy="{cy}" rx="{number(across)}" ry="{number(up)}"/>'
