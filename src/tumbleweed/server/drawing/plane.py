"""Plane geometry: inside or outside, and where a face has most room."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence

from tumbleweed.server.drawing.pen import Point

Box = tuple[float, float, float, float]  # left, top, right, bottom
Round = tuple[Point, float]  # something to keep away from, and by how much

STEP = 7.0
CLOSE = 22.0  # being closer to the border than this is worse than being close to something else
FLAT = 0.75  # figures are taller than wide: a step up or down counts less


def inside(point: Point, ring: Sequence[Point]) -> bool:
    x, y = point
    odd = False
    ax, ay = ring[-1]
    for bx, by in ring:
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
        ax, ay = bx, by
    return odd


def bounds(points: Sequence[Point]) -> Box:
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    return min(xs), min(ys), max(xs), max(ys)


def middle(points: Sequence[Point]) -> Point:
    return sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)


def apart(a: Point, b: Point) -> float:
    """The distance, weighted for upright figures."""
    return float(((a[0] - b[0]) ** 2 + ((a[1] - b[1]) * FLAT) ** 2) ** 0.5)


class Room:
    """The points of a face on a grid, each with its distance from the border."""

    def __init__(self, ring: Sequence[Point]) -> None:
        left, top, right, bottom = bounds(ring)
        self.slimness = (bottom - top) / (right - left)
        rim = [(x, y * FLAT) for x, y in ring]
        self._free = [(p, _to_rim(p[0], p[1] * FLAT, rim)) for p in _grid(ring)]

    def best(
        self, taken: Sequence[Round] = (), liking: Callable[[Point], float] = lambda _: 0.0
    ) -> Point:
        """The point farthest from the border and from what is already placed."""
        found, most = self._free[0][0], -math.inf
        for point, edge in self._free:
            like = liking(point)
            clear = edge - max(0.0, CLOSE - edge)
            for place, radius in taken:
                if clear + like <= most:
                    break  # it can only become worse
                clear = min(clear, apart(point, place) - radius)
            if clear + like > most:
                found, most = point, clear + like
        return found


def _to_rim(x: float, y: float, rim: Sequence[Point]) -> float:
    return float(min((x - a) * (x - a) + (y - b) * (y - b) for a, b in rim) ** 0.5)


def _grid(ring: Sequence[Point]) -> Iterator[Point]:
    left, top, right, bottom = bounds(ring)
    for i in range(int((right - left) / STEP) + 1):
        for j in range(int((bottom - top) / STEP) + 1):
            point = left + i * STEP, top + j * STEP
            if inside(point, ring):
                yield point
