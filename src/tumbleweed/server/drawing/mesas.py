"""Mesas: rock in layers that narrow toward the top. The river has cut a canyon through them."""

from __future__ import annotations

import math

from tumbleweed.server.drawing.land import Land
from tumbleweed.server.drawing.marks import layer, path
from tumbleweed.server.drawing.pen import Point, at, chance_of, line, number, ribbon
from tumbleweed.server.drawing.plane import bounds, inside, middle

INSET = 0.31  # the size of the top relative to the foot
LAYERS = ((0.1, 1), (0.3, 2), (0.52, 1), (0.62, 3), (0.82, 2))  # how high, and its shade


class Mesa:
    def __init__(self, foot: list[Point], seed: str) -> None:
        self.foot = foot
        self.middle = middle(foot)
        _, top, _, bottom = bounds(foot)
        self.lift = min(30.0, (bottom - top) * 0.13)
        self.chance = chance_of(seed)
        rough = [self.chance.uniform(-1, 1) for _ in foot]
        after = [*rough[1:], rough[0]]
        before = [rough[-1], *rough[:-1]]
        self.rough = [(a + 2 * b + c) / 4 for a, b, c in zip(before, rough, after, strict=True)]

    def at_height(self, high: float, rough: float = 0.1) -> list[Point]:
        """The outline at a height from 0 at the foot to 1 at the top."""
        cx, cy = self.middle
        out = []
        for (x, y), jag in zip(self.foot, self.rough, strict=True):
            part = 1 - INSET * high + rough * jag * high
            out.append((cx + (x - cx) * part, cy + (y - cy) * part - self.lift * high))
        return out

    def rock(self) -> str:
        steps = [
            path(f"m-mesa{shade}", line(self.at_height(high, 0.05 if high < 0.2 else 0.1), True))
            for high, shade in LAYERS
        ]
        top = self.at_height(1, 0.12)
        cx, cy = self.middle
        inner = [
            (cx + (x - cx) * 0.86, cy - self.lift + (y - cy + self.lift) * 0.82) for x, y in top
        ]
        return "".join(
            (*steps, self._hatching(), path("m-mesa-top", line(top, True)),
             path("m-mesa5", line(inner, True)), self._cracks(top)),
        )  # fmt: skip

    def _hatching(self) -> str:
        """Strokes down the cliff: dense to the south-east, few where the light comes from."""
        top, foot = self.at_height(0.95), self.at_height(0.12, 0.05)
        strokes = {"m-cliff": "", "m-cliff2": ""}
        for i, (high, low) in enumerate(zip(top, foot, strict=True)):
            shade = (low[1] - self.middle[1]) / 100 + (low[0] - self.middle[0]) / 260
            if shade > -0.15:
                strokes["m-cliff"] += self._stroke(high, low, 0.25, 0.55)
                if shade > 0.3:
                    after = top[i - 1], foot[i - 1]
                    half = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                            for a, b in zip((high, low), after, strict=True)]  # fmt: skip
                    strokes["m-cliff"] += self._stroke(half[0], half[1], 0.25, 0.55)
            elif self.chance.random() < 0.7:
                strokes["m-cliff2"] += self._stroke(high, low, 0.4, 0.6)
        return "".join(path(look, d) for look, d in strokes.items())

    def _stroke(self, high: Point, low: Point, latest: float, earliest: float) -> str:
        start, end = self.chance.uniform(0, latest), self.chance.uniform(earliest, 1)
        dx, dy = low[0] - high[0], low[1] - high[1]
        first = high[0] + dx * start, high[1] + dy * start
        return f"M{at(first)}l{number(dx * (end - start))} {number(dy * (end - start))}"

    def _cracks(self, top: list[Point]) -> str:
        cx, cy = self.middle[0], self.middle[1] - self.lift
        cracks = ""
        for _ in range(15):
            x, y = self.chance.choice(top)
            far = self.chance.uniform(0.15, 0.62)
            along, down = self.chance.uniform(6, 15), self.chance.uniform(-2, 2)
            cracks += f"M{at((cx + (x - cx) * far, cy + (y - cy) * far))}"
            cracks += f"l{number(along)} {number(down)}l{number(along / 3)} {number(abs(down) + 2)}"
        return path("m-mesa-crack", cracks)


def mesas(land: Land, river: list[Point]) -> str:
    drawn = []
    for name in land.mesas:
        foot = land.tiling.points(name, 12)
        edge = land.tiling.path(name)
        drawn += [path("m-mesa0", edge), Mesa(foot, name).rock()]
        drawn += [path("m-mesa-edge", edge), path("m-mesa-warn", edge)]
        drawn.append(_canyon([p for p in river if inside(p, foot)]))
    return layer("mesas", *drawn)


def _canyon(course: list[Point]) -> str:
    if len(course) < 3:
        return ""
    walls = "".join(
        f"M{at((x - 22, y - 3))}l8 5M{at((x + 22, y - 3))}l-8 5" for x, y in course[2:-2:3]
    )
    return (
        path("m-mesa0", ribbon(course, lambda t: 46 + 8 * math.sin(t * 19)))
        + path("m-mesa1", ribbon(course, lambda t: 31 + 6 * math.sin(t * 23 + 1)))
        + path("m-gorge", ribbon(course, lambda t: 17 + 3 * math.sin(t * 31)))
        + path("m-mesa-crack2", walls)
    )
