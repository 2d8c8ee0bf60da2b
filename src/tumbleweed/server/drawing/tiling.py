"""The faces of the map: spaces and mesas, separated by borders that both neighbours share.

A border runs from junction to junction. Each becomes one curve with a seeded bend, used by both
its faces, so that lines meet and faces touch exactly where the board's outlines do.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from tumbleweed.server.drawing.pen import Cubic, Point, at, chance_of, curve, sampled, spline

_LONG = 74.0  # a straight segment at least this long is bent

Corner = tuple[float, float]  # in percent of the board, as the content has it
Stretch = frozenset[Corner]  # between two adjacent corners
OnSheet = Callable[[float, float], Point]


@dataclass(frozen=True)
class Placing:
    """The position and scale of a board on the sheet."""

    unit: Point  # of a percent of the board
    shift: Point

    def on_sheet(self, x: float, y: float) -> Point:
        return x * self.unit[0] + self.shift[0], y * self.unit[1] + self.shift[1]


class Border:
    """Separates two faces, or a face from the outside."""

    def __init__(self, number: int, line: list[Point], faces: list[str]) -> None:
        self.faces = faces
        self.number = number
        self.pieces = spline(_bent(number, line))

    @property
    def start(self) -> Point:
        return self.pieces[0][0]

    @property
    def end(self) -> Point:
        return self.pieces[-1][3]

    def along(self, backward: bool) -> list[Cubic]:
        if not backward:
            return self.pieces
        return [(d, c, b, a) for a, b, c, d in reversed(self.pieces)]


def _bent(seed: int, points: list[Point]) -> list[Point]:
    """Long segments get a bend; all points but the ends are moved a little."""
    chance = chance_of(f"border {seed}")
    out = [points[0]]
    for a, b in pairwise(points):
        length = math.dist(a, b)
        if len(points) == 2 or length > _LONG:
            bend = chance.uniform(0.025, 0.05) * chance.choice((-1, 1))
            way = chance.uniform(0.42, 0.58)
            x = a[0] + (b[0] - a[0]) * way - (b[1] - a[1]) * bend
            out.append((x, a[1] + (b[1] - a[1]) * way + (b[0] - a[0]) * bend))
        out.append(b)
    shaken = [(x + chance.uniform(-1.6, 1.6), y + chance.uniform(-1.6, 1.6)) for x, y in out[1:-1]]
    return [out[0], *shaken, out[-1]]


class Tiling:
    def __init__(self, entries: Iterable[dict[str, Any]], on_sheet: OnSheet) -> None:
        self._on_sheet = on_sheet
        self._rings = {e["id"]: [(x, y) for x, y in e["outline"]] for e in entries}
        self.borders: list[Border] = []
        self._border_of: dict[Stretch, tuple[int, Corner]] = {}  # and where it starts
        self._draw_borders()
        self.faces = {face: self._borders_round(face) for face in self._rings}

    def _draw_borders(self) -> None:
        owners: dict[Stretch, list[str]] = defaultdict(list)
        links: dict[Corner, set[Corner]] = defaultdict(set)
        for face, ring in self._rings.items():
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
                owners[frozenset((a, b))].append(face)
                links[a].add(b)
                links[b].add(a)
        junctions = {corner for corner, near in links.items() if len(near) != 2}
        for junction in sorted(junctions):
            for other in sorted(links[junction]):
                if frozenset((junction, other)) not in self._border_of:
                    chain = _followed([junction, other], links, junctions)
                    self._add_border(chain, owners[frozenset((junction, other))])

    def _add_border(self, chain: list[Corner], faces: list[str]) -> None:
        number = len(self.borders)
        for a, b in pairwise(chain):
            self._border_of[frozenset((a, b))] = number, a
        line = [self._on_sheet(*corner) for corner in chain]
        self.borders.append(Border(number, line, faces))

    def _borders_round(self, face: str) -> list[tuple[int, bool]]:
        """The borders of a face in order, and whether each is traversed backward."""
        ring, found = self._rings[face], list[tuple[int, bool]]()
        for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
            number, start = self._border_of[frozenset((a, b))]
            if not found or found[-1] != (number, start != a):
                found.append((number, start != a))
        return found[1:] if len(found) > 1 and found[0] == found[-1] else found

    def pieces(self, face: str) -> list[Cubic]:
        round_it = self.faces[face]
        return [p for number, back in round_it for p in self.borders[number].along(back)]

    def path(self, face: str) -> str:
        pieces = self.pieces(face)
        return f"M{at(pieces[0][0])}{curve(pieces)}z"

    def points(self, face: str, step: float = 12) -> list[Point]:
        return sampled(self.pieces(face), step)[:-1]

    def outline(self, faces: Iterable[str]) -> str:
        """The closed lines around a set of faces."""
        within = set(faces)
        rim = [b for b in self.borders if sum(face in within for face in b.faces) == 1]
        path = ""
        while rim:
            border = rim.pop(0)
            path += f"M{at(border.start)}{curve(border.pieces)}"
            here = border.end
            while here != border.start:
                onward = next(b for b in rim if here in (b.start, b.end))
                rim.remove(onward)
                path += curve(onward.along(onward.start != here))
                here = onward.end if onward.start == here else onward.start
            path += "z"
        return path


def _followed(
    chain: list[Corner], links: dict[Corner, set[Corner]], junctions: set[Corner]
) -> list[Corner]:
    while chain[-1] not in junctions:
        (onward,) = links[chain[-1]] - {chain[-2]}
        chain.append(onward)
    return chain
