"""The land from the content: spaces with their marks, outlines, regions; and its borders as text at
any size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.compiled import Board

PLAIN: Final = "·"
MARKS: Final = {
    "sheriffs-office": "★",
    "bank": "$",
    "store": "⌂",
    "saloon": "♠",
    "doctor": "+",
    "cabaret": "♪",
    "mine": "◇",
    "ranch-green": "∩",
    "ranch-blue": "∩",
    "rail-station": "#",
    "hideout-a": "A",
    "hideout-b": "B",
    "hideout-c": "C",
}
MESA: Final = "░"
# Arms of a border within a cell: up 1, right 2, down 4, left 8.
THIN: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
DOUBLE: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"

WEST, EAST, NORTH, SOUTH = 22.0, 92.5, 6.5, 83.0  # what is drawn, in percent of the board
TOWNS: Final = ("darkrock", "red-falls")

KEPT: Final = 8  # cached contents: packs are loaded and dropped

Point = tuple[float, float]
Bounds = tuple[float, float, float, float]


@dataclass(frozen=True)
class Space:
    """A space of the board; its centre in percent of the whole board."""

    name: str
    kind: str  # its location, `store`, `saloon`, or empty
    region: str
    centre: Point
    outline: tuple[Point, ...]

    @property
    def mark(self) -> str:
        return MARKS.get(self.kind, PLAIN)


@lru_cache(maxsize=KEPT)
def by_name(content: LegendsContent) -> dict[str, Space]:
    """All spaces."""
    return {name: _space(content, name) for name in _board(content).spaces}


def mesas(content: LegendsContent) -> tuple[tuple[Point, ...], ...]:
    """Their outlines."""
    return tuple(_outline(content.entry("space", name)) for name in _board(content).mesas)


@lru_cache(maxsize=KEPT)
def _board(content: LegendsContent) -> Board:
    return content.compiled("revised", 4, 20).board


def _space(content: LegendsContent, name: str) -> Space:
    row = content.entry("space", name)
    kind = row.get("location", "")
    for shared in ("store", "saloon"):  # the three spaces around the building
        if f"-{shared}-" in name:
            kind = shared
    return Space(name, kind, row["region"], _point(row["centre"]), _outline(row))


def _point(pair: list[float]) -> Point:
    return pair[0], pair[1]


def _outline(row: dict[str, Any]) -> tuple[Point, ...]:
    return tuple(_point(pair) for pair in row["outline"])


# ---- the land at a size ----


@dataclass(frozen=True)
class Size:
    """Columns and rows of characters; the land fills them."""

    columns: int
    rows: int

    def cell(self, point: Point) -> tuple[int, int]:
        """The column and row in which a point of the board lies."""
        x = (point[0] - WEST) / (EAST - WEST) * (self.columns - 1)
        y = (point[1] - NORTH) / (SOUTH - NORTH) * (self.rows - 1)
        return min(max(round(x), 0), self.columns - 1), min(max(round(y), 0), self.rows - 1)

    def corner(self, column: int, row: int) -> Point:
        """The point of the board at the upper left corner of a cell."""
        x = WEST + (column - 0.5) / (self.columns - 1) * (EAST - WEST)
        y = NORTH + (row - 0.5) / (self.rows - 1) * (SOUTH - NORTH)
        return x, y


def inside(point: Point, outline: tuple[Point, ...]) -> bool:
    """Whether a ray to the east crosses the outline an odd number of times."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def region_at(content: LegendsContent, point: Point) -> str:
    """The region, `mesa`, or empty beyond the edge of the board."""
    x, y = point
    for (west, east, north, south), outline, region in _areas(content):
        if west <= x <= east and north <= y <= south and inside(point, outline):
            return region
    return ""


@lru_cache(maxsize=KEPT)
def _areas(content: LegendsContent) -> tuple[tuple[Bounds, tuple[Point, ...], str], ...]:
    """Every outline with what it encloses, and its bounding box."""
    outlines = [(outline, "mesa") for outline in mesas(content)]
    outlines += [(space.outline, space.region) for space in by_name(content).values()]
    return tuple((_box(outline), outline, region) for outline, region in outlines)


def _box(outline: tuple[Point, ...]) -> Bounds:
    across, down = [x for x, _ in outline], [y for _, y in outline]
    return min(across), max(across), min(down), max(down)


@lru_cache(maxsize=16 * KEPT)
def borders(content: LegendsContent, size: Size) -> dict[tuple[int, int], str]:
    """By column and row: the lines between regions, doubled around towns, and the mesas.

    Each corner of a cell lies in a region; a line leaves the cell wherever two adjacent corners
    differ. So lines always meet at the edge of the next cell.
    """
    rows, columns = range(size.rows + 1), range(size.columns + 1)
    corners = [[region_at(content, size.corner(column, row)) for column in columns] for row in rows]
    drawn: dict[tuple[int, int], str] = {}
    for row in range(size.rows):
        for column in range(size.columns):
            upper, lower = corners[row], corners[row + 1]
            four = (upper[column], upper[column + 1], lower[column + 1], lower[column])
            drawn[column, row] = _line(four)
    return {cell: sign for cell, sign in drawn.items() if sign != " "}


def _line(four: tuple[str, str, str, str]) -> str:
    """The sign for the regions at the corners, clockwise from the upper left."""
    if four.count("mesa") > 1:
        return MESA
    if "" in four:
        return " "
    arms = sum(1 << side for side in range(4) if four[side] != four[(side + 1) % 4])
    return (DOUBLE if any(region in TOWNS for region in four) else THIN)[arms]
