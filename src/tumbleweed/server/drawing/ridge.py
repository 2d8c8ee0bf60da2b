"""The mountains between the boards, and the trails that cross them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tumbleweed.server.drawing.marks import layer, path
from tumbleweed.server.drawing.pen import Point, chance_of, line, sampled, smooth, spline

TOP, BOTTOM = 150, 1236
ROW = 27  # from one row of peaks to the next
COLUMNS: Final = ((1456.0, 1504.0, 1552.0), (1478.0, 1530.0))
GAP = 40.0  # kept open round a trail or a tunnel's mouth


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


def ridge(gaps: list[Point]) -> str:
    """Rows of peaks from the back to the front, open at the gaps."""
    chance = chance_of("ridge")
    peaks = []
    for row, y in enumerate(range(TOP, BOTTOM, ROW)):
        for x in COLUMNS[row % 2]:
            foot = x + chance.uniform(-9, 9), y + chance.uniform(-8, 8)
            peak = Peak(foot, chance.uniform(25, 36), chance.uniform(40, 78))
            if all(_clear(peak, gap) for gap in gaps):
                peaks.append(peak)
    return layer("ridge", *(p.drawn() for p in sorted(peaks, key=lambda p: p.foot[1])))


def _clear(peak: Peak, gap: Point) -> bool:
    (x, y), (a, b) = peak.foot, gap
    return abs(x - a) > GAP or not y - peak.high < b + 6 < y + GAP


def along(course: list[Point]) -> list[Point]:
    return sampled(spline(course), 16)


def trail_course(start: Point, end: Point) -> list[Point]:
    (ax, ay), (bx, by) = start, end
    return [start, (ax + (bx - ax) * 0.36, ay + (by - ay) * 0.3 - 22),
            (ax + (bx - ax) * 0.7, ay + (by - ay) * 0.66 + 12), end]  # fmt: skip


def trail(course: list[Point], ends: tuple[str, str]) -> str:
    d = smooth(course)
    link = f'data-link="pass" data-ends="{" ".join(ends)}"'
    return f'{path("m-trail-bed", d)}<path class="m-trail" {link} d="{d}"/>'
