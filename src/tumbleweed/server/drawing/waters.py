"""The river and the railway. Both are drawn over the spaces and separate none."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tumbleweed.server.drawing.decoration import BRIDGE, RAILS, RIVER
from tumbleweed.server.drawing.marks import layer, path
from tumbleweed.server.drawing.pen import (
    Point,
    at,
    beside,
    chance_of,
    line,
    number,
    ribbon,
    sampled,
    spline,
)
from tumbleweed.server.drawing.tiling import OnSheet


def river_course(on_sheet: OnSheet) -> list[Point]:
    return sampled(spline([on_sheet(*spot) for spot in RIVER]), 14)


def rail_course(on_sheet: OnSheet) -> list[Point]:
    return sampled(spline([on_sheet(*spot) for spot in RAILS]), 13)


def _width(t: float) -> float:
    return 15 + 11 * t + 2.6 * math.sin(t * 37) + 1.5 * math.sin(t * 61 + 1)


def river(course: list[Point]) -> str:
    chance = chance_of("ripples")
    ripples = "".join(f"M{at((x + chance.uniform(-9, 1), y))}q4-3 8 0" for x, y in course[5:-5:4])
    return layer(
        "river",
        path("m-bank-line", ribbon(course, lambda t: _width(t) + 5)),
        path("m-water", ribbon(course, _width)),
        path("m-current", ribbon(course, lambda t: _width(t) * 0.2 + 0.6)),
        path("m-ripple", ripples),
    )


def rails(courses: Sequence[list[Point]], on_sheet: OnSheet, more: str = "") -> str:
    sleepers, both = zip(*map(_track, courses), strict=True)
    bridge = f'<use href="#m-bridge" transform="translate({at(on_sheet(*BRIDGE))}) rotate(8)"/>'
    track = path("m-sleepers", "".join(sleepers)) + path("m-rail", "".join(both))
    return layer("rails", track, bridge, more=more)


def _track(course: list[Point]) -> tuple[str, str]:
    """Sleepers, and the two rails."""
    ends = beside(course, lambda _: 9.5), beside(course, lambda _: -9.5)
    sleepers = "".join(
        f"M{at(a)}l{number(b[0] - a[0])} {number(b[1] - a[1])}"
        for a, b in list(zip(*ends, strict=True))[1:-1]
    )
    left, right = beside(course, lambda _: 5), beside(course, lambda _: -5)
    return sleepers, line(left[::2]) + line(right[::2])
