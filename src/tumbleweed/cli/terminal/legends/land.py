"""The land from the content: spaces with their marks, outlines, regions; and its borders as text at
any size.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from tumbleweed.cli.terminal.legends.frames import TERRITORY, Frame, Point, frame_of
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.state.compiled import Compiled

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
# Of Buzzard Gulch; a frontier space has its value, the head of a pass on the main board a HEAD.
HEAD: Final = "^"
GULCH_MARKS: Final = {
    "marshals-office": "M",
    "trading-post": "T",
    "station-buzzard-gulch": "#",
    "ranch-orange": "∩",
    "outlaw-camp": "%",
    "pass-a": f"{HEAD}A",
    "pass-c": f"{HEAD}C",
}
FRONTIER: Final = "frontier-"  # how the kinds of its spaces begin: `frontier-6-northwest`
SHARED: Final = ("store", "saloon", "trading-post")  # buildings with three spaces around them
MESA: Final = "░"
# Arms of a border within a cell: up 1, right 2, down 4, left 8.
THIN: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
DOUBLE: Final = " ║═╚║║╔╠═╝═╩╗╣╦╬"

TOWNS: Final = ("darkrock", "red-falls", "buzzard-gulch")

KEPT: Final = 8  # cached contents: packs are loaded and dropped

Bounds = tuple[float, float, float, float]


@dataclass(frozen=True)
class Space:
    """A space of a board; its centre in percent of the whole board."""

    name: str
    kind: str  # its location, one of SHARED, or empty
    region: str
    centre: Point
    outline: tuple[Point, ...]

    @property
    def mark(self) -> str:
        if self.kind.startswith(FRONTIER):
            return self.kind.split("-")[1]
        return (MARKS | GULCH_MARKS).get(self.kind, PLAIN)

    @property
    def frame(self) -> Frame:
        """The board it is on."""
        return frame_of(self.region)


@lru_cache(maxsize=KEPT)
def by_name(content: LegendsContent) -> dict[str, Space]:
    """All spaces, of both boards with Ante Up."""
    return {name: _space(content, name) for name in _compiled(content).board.spaces}


def on_board(content: LegendsContent, frame: Frame) -> list[Space]:
    return [space for space in by_name(content).values() if space.frame == frame]


@lru_cache(maxsize=KEPT)
def pass_heads(content: LegendsContent) -> frozenset[str]:
    """The spaces that mountain passes join; none without Ante Up."""
    compiled = _compiled(content)
    spaces, links = compiled.board.spaces, compiled.up.pass_from
    return frozenset(spaces[space] for space, other in enumerate(links) if other != NONE)


@lru_cache(maxsize=KEPT)
def deed_places(content: LegendsContent) -> dict[str, frozenset[str]]:
    """Per space: the places it belongs to that have a deed; none without Blood Money."""
    compiled = _compiled(content)
    blood = compiled.blood
    masks = blood.ruin_at or [0] * len(compiled.board.spaces)
    return {
        space: frozenset(name for at, name in enumerate(blood.deed_places) if mask >> at & 1)
        for space, mask in zip(compiled.board.spaces, masks, strict=True)
    }


def mesas(content: LegendsContent) -> tuple[tuple[Point, ...], ...]:
    """Their outlines."""
    board = _compiled(content).board
    return tuple(_outline(content.entry("space", name)) for name in board.mesas)


@lru_cache(maxsize=KEPT)
def _compiled(content: LegendsContent) -> Compiled:
    return content.compiled("revised", 4, 20)


def _space(content: LegendsContent, name: str) -> Space:
    row = content.entry("space", name)
    kind = row.get("location", "")
    for shared in SHARED:
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
    """Columns and rows of characters; the land of one board fills them."""

    columns: int
    rows: int
    frame: Frame = field(default=TERRITORY, repr=False)

    def cell(self, point: Point) -> tuple[int, int]:
        """The column and row in which a point of the board lies."""
        x = (point[0] - self.frame.west) / self.frame.width * (self.columns - 1)
        y = (point[1] - self.frame.north) / self.frame.height * (self.rows - 1)
        return min(max(round(x), 0), self.columns - 1), min(max(round(y), 0), self.rows - 1)

    def corner(self, column: int, row: int) -> Point:
        """The point of the board at the upper left corner of a cell."""
        x = self.frame.west + (column - 0.5) / (self.columns - 1) * self.frame.width
        y = self.frame.north + (row - 0.5) / (self.rows - 1) * self.frame.height
        return x, y


def inside(point: Point, outline: tuple[Point, ...]) -> bool:
    """Whether a ray to the east crosses the outline an odd number of times."""
    x, y = point
    odd = False
    for (x1, y1), (x2, y2) in zip(outline, (*outline[1:], outline[0]), strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            odd = not odd
    return odd


def region_at(content: LegendsContent, point: Point, frame: Frame = TERRITORY) -> str:
    """The region, `mesa`, or empty beyond the edge of the board."""
    x, y = point
    for (west, east, north, south), outline, region in _areas(content, frame):
        if west <= x <= east and north <= y <= south and inside(point, outline):
            return region
    return ""


@lru_cache(maxsize=2 * KEPT)
def _areas(
    content: LegendsContent, frame: Frame
) -> tuple[tuple[Bounds, tuple[Point, ...], str], ...]:
    """Every outline of a board with what it encloses, and its bounding box."""
    outlines = [(outline, "mesa") for outline in mesas(content)] if frame == TERRITORY else []
    outlines += [(space.outline, space.region) for space in on_board(content, frame)]
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
    corners = [
        [region_at(content, size.corner(column, row), size.frame) for column in columns]
        for row in rows
    ]
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
