"""The sheet of the game without modules: the territory, layer on layer."""

from __future__ import annotations

from functools import lru_cache

from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.server.drawing import layers, names, sheet, waters
from tumbleweed.server.drawing.decoration import TERRITORY
from tumbleweed.server.drawing.land import Land
from tumbleweed.server.drawing.marks import symbols
from tumbleweed.server.drawing.mesas import mesas
from tumbleweed.server.drawing.scenery import scenery
from tumbleweed.server.drawing.spots import spots
from tumbleweed.server.drawing.tiling import Placing

WIDTH, HEIGHT = 1640, 1100
IN_THE_MIDDLE = Placing(unit=(19.0, 12.35), shift=(-264.0, -13.0))


@lru_cache(maxsize=8)  # packs are loaded and dropped
def territory(content: LegendsContent) -> str:
    land = Land(content, TERRITORY, IN_THE_MIDDLE)
    put = spots(land)
    river, rails = waters.river_course(land.on_sheet), waters.rail_course(land.on_sheet)
    parts = (
        f"<defs>{sheet.patterns()}{symbols()}{layers.region_shapes([land])}</defs>",
        sheet.paper(WIDTH, HEIGHT),
        layers.ground([land]),
        layers.lines(land),
        layers.spaces(land, put),
        waters.river(river),
        sheet.RIM,
        waters.rails([rails], land.on_sheet),
        mesas(land, river),
        layers.town_walls([land]),
        scenery(land, layers.clear_of(land, put, [*river[::2], *rails[::2]])),
        names.region_names(land),
        names.places(land, put),
        names.banners(land),
        sheet.compass((92, HEIGHT - 118)),
    )
    return sheet.drawn(WIDTH, HEIGHT, parts)
