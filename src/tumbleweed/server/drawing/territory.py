"""The whole map, layer on layer: sheet, land, spaces, river and rails, rock, towns, places, names.

Spaces and mesas are the only shapes that take the pointer: `<path class="m-space" data-space="…">`
with `data-x`, `data-y`, the point to click, where its figures stand, `data-mx`, `data-my` for hoof
prints, `data-tx`, `data-ty` for cattle, and `data-near`, what it touches. They are transparent,
above the inked lines, and filled by the page when they can be chosen.
"""

from __future__ import annotations

from functools import lru_cache

from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.server.drawing import names, sheet, waters
from tumbleweed.server.drawing.land import Land
from tumbleweed.server.drawing.marks import layer, path, symbols
from tumbleweed.server.drawing.mesas import mesas
from tumbleweed.server.drawing.pen import Point, inked, number
from tumbleweed.server.drawing.plane import middle
from tumbleweed.server.drawing.scenery import Clear, scenery
from tumbleweed.server.drawing.spots import Spots, region_name_points, spots
from tumbleweed.server.drawing.tiling import HEIGHT, WIDTH, Border

PENS = {"plain": 2.9, "street": 2.7, "region": 4.6}  # line width
WASHES = (64, 30, 12)  # hand colouring along a region's border
TOWN_WASHES = (40, 18)


@lru_cache(maxsize=8)  # packs are loaded and dropped
def territory(content: LegendsContent) -> str:
    land = Land(content)
    put = spots(land)
    river, rails = waters.river_course(), waters.rail_course()
    parts = (
        f"<defs>{sheet.patterns()}{symbols()}{_region_shapes(land)}</defs>",
        sheet.paper(),
        _land(land),
        layer("lines", *_lines(land)),
        _spaces(land, put),
        waters.river(river),
        '<use href="#m-rim" class="m-rim"/><use href="#m-rim" class="m-grain"/>',
        waters.rails(rails),
        mesas(land, river),
        _town_walls(land),
        scenery(land, _clear(land, put, river, rails)),
        names.region_names(),
        names.places(land, put),
        names.banners(),
        sheet.compass(),
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="m-map" viewBox="0 0 {WIDTH} {HEIGHT}">'
    return f"{head}{''.join(parts)}</svg>"


# ---- the land ----


def _region_shapes(land: Land) -> str:
    drawn = f'<path id="m-rim" d="{land.tiling.outline([*land.spaces, *land.mesas])}"/>'
    for region, faces in land.regions.items():
        drawn += f'<path id="m-r-{region}" d="{land.tiling.outline(faces)}"/>'
        drawn += f'<clipPath id="m-in-{region}"><use href="#m-r-{region}"/></clipPath>'
    return drawn


def _land(land: Land) -> str:
    return layer("land", *(_region(land, region) for region in land.regions))


def _region(land: Land, region: str) -> str:
    town = region in land.towns
    ground = f'<use href="#m-r-{region}" class="m-ground-{"town" if town else region}"/>'
    washes = "".join(
        f'<use href="#m-r-{region}" stroke-width="{wide}"/>'
        for wide in (TOWN_WASHES if town else WASHES)
    )
    look = "m-wash-town" if town else f"m-wash m-wash-{region}"
    lamp = ""
    if town:
        x, y = middle([land.centre(space) for space in land.regions[region]])
        lamp = f'<circle class="m-glow" cx="{number(x)}" cy="{number(y)}" r="290"/>'
    return f'{ground}<g clip-path="url(#m-in-{region})"><g class="{look}">{washes}</g>{lamp}</g>'


def _lines(land: Land) -> list[str]:
    """One inked line for each border between two spaces."""
    drawn = dict.fromkeys(PENS, "")
    for border in land.tiling.borders:
        kind = _parts(land, border)
        if kind in PENS:
            drawn[kind] += inked(border.pieces, PENS[kind], f"pen {border.number}")
    return [path(f"m-pen-{kind}", d) for kind, d in drawn.items()]


def _parts(land: Land, border: Border) -> str:
    """What a border separates; mesas, towns and the rim have lines of their own."""
    if len(border.faces) == 1 or any(face in land.mesas for face in border.faces):
        return "rock"
    regions = {land.spaces[face]["region"] for face in border.faces}
    if len(regions) == 2:
        return "wall" if regions & set(land.towns) else "region"
    return "street" if regions & set(land.towns) else "plain"


def _town_walls(land: Land) -> str:
    walls = [f'<use href="#m-r-{town}" class="m-wall-halo"/>' for town in land.towns]
    walls += [f'<use href="#m-r-{town}" class="m-wall"/>' for town in land.towns]
    return layer("walls", *walls)


# ---- the spaces ----


def _spaces(land: Land, put: dict[str, Spots]) -> str:
    drawn = []
    for space in land.spaces:
        more = _point("m", put[space].mark)
        if token := put[space].token:
            more += _point("t", token)
        drawn.append(_face(land, space, "m-space", put[space].stand, more))
    for mesa in land.mesas:
        drawn.append(_face(land, mesa, "m-space m-mesa", middle(land.tiling.points(mesa)), ""))
    return layer("spaces", *drawn)


def _face(land: Land, face: str, look: str, point: Point, more: str) -> str:
    near = " ".join(land.neighbours[face])
    shape = f'd="{land.tiling.path(face)}"'
    spot = f'class="{look}" data-space="{face}"{_point("", point)}{more} data-near="{near}"'
    return f"<path {spot} {shape}/>"


def _point(name: str, point: Point) -> str:
    return f' data-{name}x="{number(point[0])}" data-{name}y="{number(point[1])}"'


def _clear(land: Land, put: dict[str, Spots], river: list[Point], rails: list[Point]) -> Clear:
    """Where no plant may grow."""
    clear = Clear()
    clear.keep([spot.stand for spot in put.values()], 28)
    clear.keep([spot.mark for spot in put.values()], 22)
    built = [spot.built.middle for spot in put.values() if spot.built]
    clear.keep([point for x, y in built for point in ((x, y), (x, y - 40), (x, y + 40))], 46)
    clear.keep([land.corner(place) for place in land.places if place.building], 66)
    clear.keep([*river[::2], *rails[::2]], 22)
    clear.keep(region_name_points(), 26)
    clear.keep(names.banner_points(), 44)
    return clear
