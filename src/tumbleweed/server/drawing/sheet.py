"""The sheet of paper: frame, the shadow of the land, compass, and patterns used all over."""

from __future__ import annotations

import math
from collections.abc import Iterable

from tumbleweed.server.drawing.marks import layer, path
from tumbleweed.server.drawing.pen import Point, at, chance_of

RIM = '<use href="#m-rim" class="m-rim"/><use href="#m-rim" class="m-grain"/>'
GRAIN = 90  # the pattern of specks repeats after so many units


def drawn(wide: int, high: int, parts: Iterable[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="m-map" viewBox="0 0 {wide} {high}">'
    return f"{head}{''.join(parts)}</svg>"


def star(points: int, outer: float, inner: float, turn: float = -90) -> str:
    corners = []
    for i in range(2 * points):
        angle, far = math.radians(turn + 180 / points * i), (outer, inner)[i % 2]
        corners.append(at((far * math.cos(angle), far * math.sin(angle))))
    return f"M{'L'.join(corners)}z"


def patterns() -> str:
    chance = chance_of("1881")
    specks = "".join(
        f'<circle cx="{chance.randrange(GRAIN)}" cy="{chance.randrange(GRAIN)}" '
        f'r="{chance.choice((".7", ".9", "1.3"))}"/>'
        for _ in range(46)
    )
    grain = (
        f'<pattern id="m-grain" width="{GRAIN}" height="{GRAIN}" patternUnits="userSpaceOnUse">'
        f'<g class="m-speck">{specks}</g></pattern>'
    )
    stops = ((0, 0.95), (0.55, 0.35), (1, 0))
    glow = "".join(f'<stop class="m-lamp" offset="{o}" stop-opacity="{s}"/>' for o, s in stops)
    return f'{grain}<radialGradient id="m-lamp">{glow}</radialGradient>'


def paper(w: int, h: int) -> str:
    ticks = "".join(f"M{x} 10v10M{x} {h - 20}v10" for x in range(110, w - 20, 100))
    ticks += "".join(f"M10 {y}h10M{w - 20} {y}h10" for y in range(110, h - 20, 100))
    return layer(
        "sheet",
        path("m-paper", f"M0 0h{w}v{h}H0z"),
        path("m-frame", f"M10 10h{w - 20}v{h - 20}H10z"),
        path("m-frame2", f"M20 20h{w - 40}v{h - 40}H20z{ticks}"),
        *(f'<use href="#m-rim" class="m-halo" stroke-width="{wide}"/>' for wide in (58, 38, 20)),
    )


def compass(point: Point, size: float = 1) -> str:
    grown = "" if size == 1 else f" scale({size})"
    quarters = "M0-62 9.2-9.2 0 0zM62 0 9.2 9.2 0 0zM0 62-9.2 9.2 0 0zM-62 0-9.2-9.2 0 0z"
    return (
        f'<g transform="translate({at(point)}){grown}"><circle class="m-frame2" r="56"/>'
        '<circle class="m-degrees" r="48"/>'
        f"{path('m-rose2', star(4, 38, 12, -45))}{path('m-rose', star(4, 62, 13))}"
        f"{path('m-needle', quarters)}"
        '<circle class="m-hub" r="5.5"/><text class="m-north" y="-70">N</text></g>'
    )
