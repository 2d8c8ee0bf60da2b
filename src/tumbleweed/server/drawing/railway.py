"""The railway round both boards, its tunnels and its halts: one loop, on which the train runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tumbleweed.server.drawing.decoration import RAILS
from tumbleweed.server.drawing.marks import layer, path, point_data, use
from tumbleweed.server.drawing.pen import Point, at, line, number, sampled, spline
from tumbleweed.server.drawing.tiling import OnSheet

NORTH = 64.0  # where the line to the north of the territory lies
ON_THE_TERRITORY = 11  # so many points of its own line, before that leaves the sheet

# From the territory through the ridge, up the Gulch, and home along the north and the west.
BEYOND: Final[tuple[Point, ...]] = (
    (1446, 1087), (1508, 1120), (1572, 1166), (1612, 1168), (1634, 1132), (1618, 1060),
    (1606, 960), (1602, 820), (1610, 700), (1612, 590), (1602, 470), (1604, 370), (1614, 290),
    (1606, 228), (1574, 184), (1516, 128), (1448, 88), (1370, NORTH), (1100, NORTH - 2),
    (700, NORTH), (320, NORTH - 2), (130, NORTH), (64, 84), (38, 150), (36, 400), (38, 760),
    (36, 1090), (56, 1186), (130, 1222), (220, 1222),
)  # fmt: skip
TUNNELS: Final[tuple[Point, ...]] = ((1446, 1080), (1576, 1160), (1576, 178), (1446, 80))
SHELTER = 96.0  # beside the train
SIGN = 36.0  # below the line


def course(on_sheet: OnSheet) -> list[Point]:
    own = [on_sheet(*spot) for spot in RAILS]
    return sampled(spline([*own[:ON_THE_TERRITORY], *BEYOND, own[0]]), 13)


def tunnels() -> str:
    return layer("tunnels", *(use("tunnel", mouth) for mouth in TUNNELS))


def halts(stops: Mapping[str, Point]) -> str:
    """Beside the line in the north; a footpath leads from each to where riders meet the train."""
    drawn = []
    for stop, (x, y) in stops.items():
        drawn.append(path("m-footpath", f"M{number(x)} {number(NORTH + SIGN + 10)}L{at((x, y))}"))
        drawn.append(use("halt", (x + SHELTER, NORTH - 22)))
        below = line([(x - 150, NORTH + SIGN), (x + 210, NORTH + SIGN)])
        drawn.append(
            f'<path id="m-c-{stop}" class="m-none" d="{below}"/><text class="m-halt">'
            f'<textPath href="#m-c-{stop}" startOffset="50%" data-name="stop:{stop}"/></text>'
        )
    return layer("halts", *drawn)


def anchors(stops: Mapping[str, Point]) -> str:
    """Where the train stands, and which way it looks: `data-turn` is -1 on its way west."""
    return "".join(
        f'<g data-stop="{stop}"{point_data("", point)} data-turn="{-1 if point[1] < 400 else 1}"/>'
        for stop, point in stops.items()
    )
