"""The mountains between the boards, and the trails that cross them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tumbleweed.server.drawing.marks import layer, link, path
from tumbleweed.server.drawing.pen import Point, chance_of, line, sampled, smooth, spline

TOP, BOTTOM = 132, 1236
ROW = 34  # from one row of peaks to the next
COLUMNS: Final = ((1464.0, 1520.0), (1492.0,))
SIZES: Final = ((30.0, 52.0), (38.0, 74.0), (46.0, 96.0), (48.0, 112.0))  # half as wide, as high
MOUTH = -26.0  # so far behind a tunnel's mouth a peak may stand
GAP = 36.0  # kept open round a trail


@dataclass(frozen=True)
class Peak:
    foot: Point
    half: float  # of its width
    high: float

    def drawn(self) -> str:
        (x, y), w, h = self.foot, self.half, self.high
        left = [(x - w, y), (x - w * 0.62, y - h * 0.38), (x - w * 0.3, y - h * 0.7)]
        right = [(x + w * 0.24, y - h * 0.66), (x + w * 0.6, y - h * 0.42), (x + w, y)]
        crest = [(x + w * 0.12, y - h * 0.62), (x - w * 0.04, y - h * 0.36), (x + w * 0.16, y)]
        snow = [
            (x - w * 0.22, y - h * 0.78), (x, y - h), (x + w * 0.19, y - h * 0.74),
            (x + w * 0.06, y - h * 0.8), (x - w * 0.03, y - h * 0.66), (x - w * 0.1, y - h * 0.77),
        ]  # fmt: skip
        return (
            path("m-peak", line([*left, (x, y - h), *right], True))
            + path("m-peak-shade", line([(x, y - h), *right, *crest[::-1]], True))
            + path("m-snow", line(snow, True))
        )


def ridge(ways: Sequence[Point], mouths: Sequence[Point]) -> str:
    """Rows of peaks from the back to the front; none hides a trail or the mouth of a tunnel."""
    chance = chance_of("ridge")
    peaks = []
    for row, y in enumerate(range(TOP, BOTTOM, ROW)):
        for x in COLUMNS[row % 2]:
            foot = x + chance.uniform(-10, 10), y + chance.uniform(-8, 8)
            peak = Peak(foot, *chance.choice(SIZES))
            if not any(_hides(peak, mouth, MOUTH) for mouth in mouths):
                peaks.append(peak)
    kept = [peak for peak in peaks if not any(_hides(peak, way, GAP) for way in ways)]
    return layer("ridge", *(p.drawn() for p in sorted(kept, key=lambda p: p.foot[1])))


def _hides(peak: Peak, point: Point, room: float) -> bool:
    """It stands before the point, or its foot comes too near."""
    (x, y), (a, b) = peak.foot, point
    return abs(x - a) < peak.half + 6 and y - peak.high - 8 < b < y + room


def along(course: list[Point]) -> list[Point]:
    return sampled(spline(course), 16)


def trail_course(start: Point, end: Point) -> list[Point]:
    (ax, ay), (bx, by) = start, end
    return [start, (ax + (bx - ax) * 0.36, ay + (by - ay) * 0.3 - 22),
            (ax + (bx - ax) * 0.7, ay + (by - ay) * 0.66 + 12), end]  # fmt: skip


def trail(course: list[Point], ends: tuple[str, str]) -> str:
    d = smooth(course)
    return f'{path("m-trail-bed", d)}<path class="m-trail"{link("pass", ends)} d="{d}"/>'
