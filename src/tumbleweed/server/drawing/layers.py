"""What both sheets are made of, layer by layer; each layer holds the boards that lie on the sheet.

Spaces and mesas are the only shapes that take the pointer: `<path class="m-space" data-space="…">`
with `data-x`, `data-y`, the point to click, where its figures stand, `data-mx`, `data-my` for hoof
prints, `data-tx`, `data-ty` for the cattle of a ranch or the token of a frontier space, `data-ex`,
`data-ey` for event tokens, and `data-near`, what it touches. They are transparent, above the inked
lines, and filled by the page when they can be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence

from tumbleweed.server.drawing.land import Land
from tumbleweed.server.drawing.marks import layer, path, point_data
from tumbleweed.server.drawing.pen import Point, inked, number
from tumbleweed.server.drawing.plane import middle
from tumbleweed.server.drawing.scenery import Clear
from tumbleweed.server.drawing.spots import Spots, region_name_points
from tumbleweed.server.drawing.tiling import Border

PENS = {"plain": 2.9, "street": 2.7, "region": 4.6}  # line width
WASHES = (64, 30, 12)  # hand colouring along a region's border
TOWN_WASHES = (40, 18)


# ---- the land ----


def region_shapes(lands: Sequence[Land]) -> str:
    rims = [land.tiling.outline([*land.spaces, *land.mesas]) for land in lands]
    drawn = f'<path id="m-rim" d="{"".join(rims)}"/>'
    for land in lands:
        for region, faces in land.regions.items():
            drawn += f'<path id="m-r-{region}" d="{land.tiling.outline(faces)}"/>'
            drawn += f'<clipPath id="m-in-{region}"><use href="#m-r-{region}"/></clipPath>'
    return drawn


def ground(lands: Sequence[Land]) -> str:
    return layer("land", *(_region(land, region) for land in lands for region in land.regions))


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


def lines(land: Land) -> str:
    """One inked line for each border between two spaces."""
    drawn = dict.fromkeys(PENS, "")
    for border in land.tiling.borders:
        kind = _parts(land, border)
        if kind in PENS:
            drawn[kind] += inked(border.pieces, PENS[kind], f"pen {border.number}")
    return layer("lines", *(path(f"m-pen-{kind}", d) for kind, d in drawn.items()))


def _parts(land: Land, border: Border) -> str:
    """What a border separates; mesas, towns and the rim have lines of their own."""
    if len(border.faces) == 1 or any(face in land.mesas for face in border.faces):
        return "rock"
    regions = {land.spaces[face]["region"] for face in border.faces}
    if len(regions) == 2:
        return "wall" if regions & set(land.towns) else "region"
    return "street" if regions & set(land.towns) else "plain"


def town_walls(lands: Sequence[Land]) -> str:
    towns = [town for land in lands for town in land.towns]
    walls = [f'<use href="#m-r-{town}" class="m-wall-halo"/>' for town in towns]
    walls += [f'<use href="#m-r-{town}" class="m-wall"/>' for town in towns]
    return layer("walls", *walls)


# ---- the spaces ----


def spaces(land: Land, put: dict[str, Spots], board: str = "") -> str:
    """On a sheet of several boards each is told by its name."""
    drawn = []
    for space, spot in put.items():
        more = point_data("m", spot.mark)
        more += point_data("t", spot.token) if spot.token else ""
        more += point_data("e", spot.chip) if spot.chip else ""
        drawn.append(_face(land, space, "m-space", spot.stand, more))
    for mesa in land.mesas:
        drawn.append(_face(land, mesa, "m-space m-mesa", middle(land.tiling.points(mesa)), ""))
    return layer("spaces", *drawn, more=f' data-board="{board}"' if board else "")


def _face(land: Land, face: str, look: str, point: Point, more: str) -> str:
    near = " ".join(land.neighbours[face])
    shape = f'd="{land.tiling.path(face)}"'
    spot = f'class="{look}" data-space="{face}"{point_data("", point)}{more} data-near="{near}"'
    return f"<path {spot} {shape}/>"


def clear_of(land: Land, put: dict[str, Spots], courses: Sequence[Point]) -> Clear:
    """Where no plant may grow."""
    clear = Clear()
    clear.keep([spot.stand for spot in put.values()], 28)
    clear.keep([spot.mark for spot in put.values()], 22)
    built = [spot.built.middle for spot in put.values() if spot.built]
    clear.keep([point for x, y in built for point in ((x, y), (x, y - 40), (x, y + 40))], 46)
    clear.keep([land.corner(place) for place in land.places if place.building], 66)
    clear.keep(courses, 22)
    clear.keep(region_name_points(land), 26)
    clear.keep(land.along_banners(152), 44)
    return clear
