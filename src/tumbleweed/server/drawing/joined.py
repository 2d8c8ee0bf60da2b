"""The sheet of Ante Up: the territory in the west, Buzzard Gulch in the east, a ridge between.

Beside what layers.py tells, the page finds `data-board` on the spaces of a board, `<view>` with
`data-frame` for each part that is looked at by itself, `data-stop` where the train stands,
`data-saloon` where a high roller waits, and `data-link` with `data-ends` on what joins the boards;
with Blood Money also `data-place` where a deed's flag and a ruin go (deeds.py).
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import PLAYERS, LegendsContent
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.server.drawing import deeds, layers, names, railway, sheet, waters
from tumbleweed.server.drawing.decoration import TERRITORY
from tumbleweed.server.drawing.gulch import GULCH
from tumbleweed.server.drawing.land import Land
from tumbleweed.server.drawing.marks import layer, link, point_data, symbols
from tumbleweed.server.drawing.mesas import mesas
from tumbleweed.server.drawing.pen import Point
from tumbleweed.server.drawing.ridge import along, ridge, trail, trail_course
from tumbleweed.server.drawing.scenery import scenery
from tumbleweed.server.drawing.spots import Spots, spots
from tumbleweed.server.drawing.tiling import Placing

WIDTH, HEIGHT = 2500, 1260
IN_THE_WEST = Placing(unit=(19.0, 12.35), shift=(-356.0, 101.0))
IN_THE_EAST = Placing(unit=(8.912, 10.72), shift=(1530.4, 150.0))  # spaces are as large
FRAMES: Final = {"territory": (0, 0, 1500, HEIGHT), "gulch": (1410, 0, 1090, HEIGHT)}
# The train is a piece of the game here, so none is painted.
WITHOUT_ENGINE = replace(
    TERRITORY,
    landmarks=tuple(each for each in TERRITORY.landmarks if each[0] != "engine"),
    trains={"spikes-view-station": (47.4, 79.6), "cliff-junction-siding": (87.2, 79.4)},
)
ROLLER = 42.0, -36.0  # from the middle of a Saloon


@lru_cache(maxsize=8)  # packs come and go
def joined(content: LegendsContent) -> str:
    """`content` is that of the modules."""
    return Joined(content).drawn()


class Joined:
    def __init__(self, content: LegendsContent) -> None:
        self._content = content
        self._compiled: Compiled = content.compiled(
            EDITIONS[0], PLAYERS[0], content.lengths["short"]
        )
        self.boards = {
            "territory": Land(content, WITHOUT_ENGINE, IN_THE_WEST),
            "gulch": Land(content, GULCH, IN_THE_EAST),
        }
        self.put = {name: spots(land, chips=True) for name, land in self.boards.items()}
        self._spots: dict[str, Spots] = self.put["territory"] | self.put["gulch"]

    def drawn(self) -> str:
        west, lands = self.boards["territory"], list(self.boards.values())
        river, rails = waters.river_course(west.on_sheet), railway.courses(west.on_sheet)
        trails = {ends: trail_course(*map(self._door, ends)) for ends in self._passes()}
        ways = [point for course in trails.values() for point in along(course)]
        kept = [*river[::2], *(point for course in rails for point in course[::2]), *ways]
        each = [(land, self.put[name]) for name, land in self.boards.items()]
        parts = (
            f"<defs>{sheet.patterns()}{symbols(*self._content.modules)}{layers.region_shapes(lands)}</defs>",
            _views(),
            sheet.paper(WIDTH, HEIGHT),
            layers.ground(lands),
            *(layers.lines(land) for land in lands),
            *(layers.spaces(land, self.put[name], name) for name, land in self.boards.items()),
            waters.river(river),
            sheet.RIM,
            waters.rails(rails, west.on_sheet, link("rail", self._stations())),
            mesas(west, river),
            ridge(ways, railway.TUNNELS),
            layer("trails", *(trail(course, ends) for ends, course in trails.items())),
            railway.tunnels(),
            layers.town_walls(lands),
            *(scenery(land, layers.clear_of(land, put, kept)) for land, put in each),
            *(names.region_names(land) for land in lands),
            railway.halts({stop: self._door(space) for stop, space in self._halts().items()}),
            *(names.places(land, put) for land, put in each),
            *(names.banners(land) for land in lands),
            sheet.compass((2424, 88), 0.72),
            self._anchors(),
        )
        return sheet.drawn(WIDTH, HEIGHT, parts)

    # ---- what the rules say of the boards ----

    def _passes(self) -> list[tuple[str, str]]:
        """The heads of each pass, the western first."""
        return self._ends(self._compiled.up.pass_from)

    def _stations(self) -> tuple[str, str]:
        (ends,) = self._ends(self._compiled.up.rail_from)
        return ends

    def _ends(self, link: list[int]) -> list[tuple[str, str]]:
        spaces, west = self._compiled.board.spaces, self.put["territory"]
        both = [(spaces[one], spaces[other]) for one, other in enumerate(link) if other != NONE]
        return [(one, other) for one, other in both if one in west]

    def _halts(self) -> dict[str, str]:
        """The stops on neither board, and the space where each is."""
        up, spaces = self._compiled.up, self._compiled.board.spaces
        at = {stop: spaces[space] for stop, space in zip(up.stops, up.stop_space, strict=True)}
        beside = [land.decoration.trains for land in self.boards.values()]
        return {stop: space for stop, space in at.items() if not any(stop in b for b in beside)}

    def _door(self, space: str) -> Point:
        built = self._spots[space].built
        assert built is not None
        return built.middle

    # ---- where the page puts its pieces ----

    def _anchors(self) -> str:
        stops = {
            stop: (self._door(at)[0], railway.NORTH - 15) for stop, at in self._halts().items()
        }
        for land in self.boards.values():
            stops |= {stop: land.on_sheet(*at) for stop, at in land.decoration.trains.items()}
        return layer("anchors", railway.anchors(stops), self._rollers(), self._deeds())

    def _deeds(self) -> str:
        """None without Blood Money."""
        each = [(land, self.put[name]) for name, land in self.boards.items()]
        return deeds.anchors(each, self._compiled.blood.deed_places)

    def _rollers(self) -> str:
        found = ""
        for land in self.boards.values():
            for place in land.places:
                if place.id in self._compiled.up.saloons:
                    x, y = land.corner(place)
                    point = point_data("", (x + ROLLER[0], y + ROLLER[1]))
                    found += f'<g data-saloon="{place.id}"{point}/>'
        return found


def _views() -> str:
    frames = FRAMES | {"both": (0, 0, WIDTH, HEIGHT)}
    return "".join(
        f'<view data-frame="{name}" viewBox="{" ".join(map(str, box))}"/>'
        for name, box in frames.items()
    )
