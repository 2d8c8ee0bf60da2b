"""Where things are put in a face so that they do not hide each other: the place's building, the
figures, and the hoof prints that say how far it is."""

from __future__ import annotations

from dataclasses import dataclass

from tumbleweed.server.drawing.decoration import BANNERS, ENGINE
from tumbleweed.server.drawing.land import Land
from tumbleweed.server.drawing.pen import Point
from tumbleweed.server.drawing.plane import Room, Round, apart
from tumbleweed.server.drawing.tiling import on_sheet

PULL = 0.1  # how much a building is drawn to where the board has it
OVAL = 56.0  # round a building between spaces
BUILDING = 36.0
FIGURE = 32.0
NAME = 18.0


@dataclass(frozen=True)
class Spots:
    stand: Point  # the middle of a figure; where one clicks
    mark: Point  # hoof prints
    building: Point | None = None  # the middle of what stands there


def spots(land: Land) -> dict[str, Spots]:
    taken = [(land.corner(place), OVAL) for place in land.places if place.building]
    taken.append((on_sheet(*ENGINE), 30.0))
    for x, y in BANNERS.values():
        taken += [(on_sheet(x + along, y), 34.0) for along in (-5, -2.5, 0, 2.5, 5)]
    return {space: _of(land, space, taken) for space in land.spaces}


def _of(land: Land, space: str, taken: list[Round]) -> Spots:
    room = Room(land.tiling.points(space, 11))
    near = [each for each in taken if apart(each[0], land.centre(space)) < 220]
    place = land.place_of(space)
    if place is None:
        stand = room.best(near)
        return Spots(stand, room.best([*near, (stand, FIGURE)]))
    home = land.centre(space)
    centre = room.best(near, lambda p: -PULL * apart(p, home))
    building, stand = _side_by_side(room, near, centre)
    name = building[0], building[1] + (46 if place.named_below else -52)
    taken = [*near, (building, BUILDING), (name, NAME), (stand, FIGURE)]
    return Spots(stand, room.best(taken), building)


def _side_by_side(room: Room, near: list[Round], centre: Point) -> tuple[Point, Point]:
    """A figure stands in front of the building, on the side where there is more room."""
    x, y = centre
    right, left = (x + 26, y + 20), (x - 26, y + 20)
    on_right = room.best(near, lambda p: -0.7 * apart(p, right))
    on_left = room.best(near, lambda p: -0.7 * apart(p, left))
    if apart(on_right, right) <= apart(on_left, left):
        return (x - 12, y - 12), on_right
    return (x + 12, y - 12), on_left
