"""The railway round both boards, its tunnels and its halts: one loop, on which the train runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tumbleweed.server.drawing.decoration import RAILS
from tumbleweed.server.drawing.marks import layer, path, point_data, use
from tumbleweed.server.drawing.pen import Point, at, line, number, sampled, spline
from tumbleweed.server.drawing.tiling import OnSheet

NORTH = 76.0  # where the line to the north of the territory lies
ON_THE_TERRITORY = 11  # so many points of its own line, before that leaves the sheet

# Between the tunnels: past the Gulch, and home along the north and the west.
PAST_THE_GULCH: Final[tuple[Point, ...]] = (
    (1560, 1166), (1600, 1168), (1622, 1132), (1606, 1060), (1594, 960), (1590, 820), (1597, 700),
    (1600, 590), (1590, 470), (1592, 370), (1600, 290), (1592, 228), (1560, 186),
)  # fmt: skip
HOME: Final[tuple[Point, ...]] = (
    (1490, 118), (1444, 88), (1370, NORTH), (1100, NORTH - 2), (700, NORTH), (320, NORTH - 2),
    (140, NORTH), (68, 94), (38, 160), (36, 400), (38, 760), (36, 1090), (56, 1186), (130, 1222),
    (220, 1222),
)  # fmt: skip
WEST_MOUTH: Final[Point] = (1446, 1087)
TUNNELS: Final[tuple[Point, ...]] = ((1446, 1080), (1564, 1160), (1562, 180), (1490, 110))
SHELTER = 96.0  # beside the train
SIGN = 34.0  # below the line
SIGNS = 204.0, 1310.0  # their middles lie between these, clear of the line


def courses(on_sheet: OnSheet) -> list[list[Point]]:
    """The line from tunnel to tunnel."""
    own = [on_sheet(*spot) for spot in RAILS]
    lines = ([*own[:ON_THE_TERRITORY], WEST_MOUTH], PAST_THE_GULCH, [*HOME, own[0]])
    return [sampled(spline(points), 13) for points in lines]


def tunnels() -> str:
    return layer("tunnels", *(use("tunnel", mouth) for mouth in TUNNELS))


def halts(stops: Mapping[str, Point]) -> str:
    """Beside the line in the north; a footpath leads from each to where riders meet the train."""
    drawn = []
    for stop, (x, y) in stops.items():
        drawn.append(path("m-footpath", f"M{number(x)} {number(NORTH + SIGN + 10)}L{at((x, y))}"))
        drawn.append(use("halt", (x + SHELTER, NORTH - 22)))
        middle = min(max(x, SIGNS[0]), SIGNS[1])
        below = line([(middle - 180, NORTH + SIGN), (middle + 180, NORTH + SIGN)])
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
