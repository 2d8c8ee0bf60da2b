"""Hand-drawn lines: smooth curves, and strokes of varying width."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

Point = tuple[float, float]
Cubic = tuple[Point, Point, Point, Point]  # start, two handles, end


def chance_of(seed: str) -> Random:
    """Seeded, so the drawing is always the same."""
    return Random(seed)  # noqa: S311 # nosec B311  # a hand that shakes, no secret


def number(value: float) -> str:
    """To one decimal, in the shortest form."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text.replace("0.", ".", 1) if abs(value) < 1 else text


def at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def spline(points: Sequence[Point], tension: float = 0.17) -> list[Cubic]:
    """A smooth curve through all points (Catmull-Rom), in cubic pieces."""
    last = len(points) - 1
    pieces = []
    for i in range(last):
        a, b, c = points[max(0, i - 1)], points[i], points[i + 1]
        d = points[min(last, i + 2)]
        first = (b[0] + (c[0] - a[0]) * tension, b[1] + (c[1] - a[1]) * tension)
        second = (c[0] - (d[0] - b[0]) * tension, c[1] - (d[1] - b[1]) * tension)
        pieces.append((b, first, second, c))
    return pieces


def curve(pieces: Sequence[Cubic]) -> str:
    """The pieces as path data, without the move to their start."""
    return "".join(f"C{at(b)} {at(c)} {at(d)}" for _, b, c, d in pieces)


def smooth(points: Sequence[Point]) -> str:
    return f"M{at(points[0])}{curve(spline(points))}"


def sampled(pieces: Sequence[Cubic], step: float) -> list[Point]:
    """Points along the curve, about `step` apart."""
    points = [pieces[0][0]]
    for a, b, c, d in pieces:
        length = math.dist(a, b) + math.dist(b, c) + math.dist(c, d)
        count = max(2, round(length / step))
        points += [_on((a, b, c, d), i / count) for i in range(1, count + 1)]
    return points


def _on(piece: Cubic, t: float) -> Point:
    u = 1 - t
    weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
    x = sum(w * p[0] for w, p in zip(weights, piece, strict=True))
    return x, sum(w * p[1] for w, p in zip(weights, piece, strict=True))


def line(points: Sequence[Point], closed: bool = False) -> str:
    """Straight from point to point. Relative, since that is shorter; rounding errors do not
    add up.
    """
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    parts = [f"M{at((x, y))}l"]
    for px, py in points[1:]:
        dx, dy = round(px - x, 1), round(py - y, 1)
        x, y = x + dx, y + dy
        parts.append(_pair(dx, dy, parts[-1]))
    return "".join(parts) + ("z" if closed else "")


def _pair(dx: float, dy: float, before: str) -> str:
    first, second = number(dx), number(dy)
    gap = "" if first.startswith("-") or before.endswith("l") else " "
    return gap + first + ("" if second.startswith("-") else " ") + second


def beside(points: Sequence[Point], away: Callable[[float], float]) -> list[Point]:
    """The line offset to its left by `away`, a function of the position along it from 0 to 1."""
    last = len(points) - 1
    moved = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(last, i + 1)]
        length = math.dist((ax, ay), (bx, by)) or 1
        by_how_much = away(i / last) / length
        moved.append((x - (by - ay) * by_how_much, y + (bx - ax) * by_how_much))
    return moved


def ribbon(points: Sequence[Point], width: Callable[[float], float]) -> str:
    """A filled stroke of changing width."""
    left = beside(points, lambda t: width(t) / 2)
    right = beside(points, lambda t: -width(t) / 2)
    return line(left + right[::-1], closed=True)


def inked(pieces: Sequence[Cubic], width: float, seed: str) -> str:
    """A pen line: thin at its ends, thicker between them, slightly irregular."""
    chance = chance_of(seed)
    phase, waver = chance.uniform(0, 6.3), chance.uniform(0.08, 0.2)

    def press(t: float) -> float:
        swell = 0.72 + 0.42 * math.sqrt(abs(math.sin(math.pi * t)))
        return width * (swell + waver * math.sin(phase + t * 9))

    return ribbon(sampled(pieces, 15), press)
