"""Where things are placed in a face so that they do not hide each other.

These are the place's building, the figures, the hoof prints that show distances, and the cattle of
a ranch.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tumbleweed.server.drawing.land import Land, Place
from tumbleweed.server.drawing.pen import Point, sampled, spline
from tumbleweed.server.drawing.plane import Room, Round, apart

PULL = 0.25  # how strongly a building is pulled to its position on the board
OVAL = 56.0  # round a building between spaces
BUILDING = 36.0
FIGURE = 32.0
CHIP = 20.0
BESIDE, BESIDE_SIGN = 30, 50  # figures from a building, from a sign
NAME = 16.0
NAME_ABOVE, NAME_BELOW = -43.0, 55.0  # of the middle of a building
NEAR = 240.0  # anything farther away does not matter
STACKED = 34.0  # so far up is a building that figures stand below
SLIM = 1.3  # height to width: figures stand below the building, not beside it


@dataclass(frozen=True)
class Built:
    """The building there."""

    middle: Point
    named_below: bool
    aside: float = 0.0  # the name is moved away from the figures

    @property
    def name(self) -> Point:
        x, y = self.middle
        return x + self.aside, y + (NAME_BELOW if self.named_below else NAME_ABOVE)


@dataclass(frozen=True)
class Spots:
    stand: Point  # the middle of a figure; the point to click
    mark: Point  # hoof prints
    built: Built | None = None
    token: Point | None = None  # the cattle of a ranch, the token of a frontier space
    chip: Point | None = None  # whoever lies in wait or strays there


def spots(land: Land, chips: bool = False) -> dict[str, Spots]:
    """`chips`: with room for tokens in every space."""
    rooms = {space: Room(land.tiling.points(space, 11)) for space in land.spaces}
    trains = [(land.on_sheet(*spot), 30.0) for spot in land.decoration.trains.values()]
    fixed = [*_ovals(land), *_banners(land), *_region_names(land), *trains]
    about = {place.id: _about(land, place, rooms, fixed) for place in land.places}
    found = {}
    for space, room in rooms.items():
        own = land.place_of(space)
        others = [place for place in land.places if place is not own]
        taken = [each for other in others for each in _around(other, about[other.id])]
        near = [r for r in [*fixed, *taken] if apart(r[0], land.centre(space)) < NEAR]
        spot = _beside(room, near, own, about[own.id]) if own else _alone(room, near)
        found[space] = _with_chip(room, near, own, spot) if chips else spot
    return found


def building(land: Land, place: Place) -> Built:
    """Of several spaces: it stands where they meet."""
    x, y = land.corner(place)
    return Built((x, y - 4), True)


def _about(land: Land, place: Place, rooms: dict[str, Room], taken: list[Round]) -> Built:
    """Roughly where its building will be: the side of the figures is chosen later."""
    if place.building:
        return building(land, place)
    (space,) = place.spaces
    home, room = land.centre(space), rooms[space]
    near = [each for each in taken if apart(each[0], home) < NEAR]
    x, y = room.best(near, lambda p: -PULL * apart(p, home))
    if room.slimness > SLIM:
        return Built((x, y - STACKED), False)
    return Built((x, y - 12), place.named_below)


def _alone(room: Room, taken: list[Round]) -> Spots:
    stand = room.best(taken)
    return Spots(stand, room.best([*taken, (stand, FIGURE)]))


def _beside(room: Room, taken: list[Round], place: Place, about: Built) -> Spots:
    built, stand = _building_and_figures(room, taken, about, BESIDE if place.name else BESIDE_SIGN)
    own = [*taken, *_around(place, built), (stand, FIGURE)]
    mark = room.best(own)
    if not place.token:
        return Spots(stand, mark, built)
    token = room.best([*own, (mark, 20.0)], lambda p: -0.5 * apart(p, built.middle))
    return Spots(stand, mark, built, token)


def _with_chip(room: Room, taken: list[Round], place: Place | None, spot: Spots) -> Spots:
    own = [(spot.stand, FIGURE), (spot.mark, CHIP)]
    if place and spot.built:
        own += _around(place, spot.built)
    if spot.token:
        own.append((spot.token, CHIP))
    return replace(spot, chip=room.best([*taken, *own]))


def _building_and_figures(
    room: Room, taken: list[Round], about: Built, far: float
) -> tuple[Built, Point]:
    """Figures stand in front of the building, clear of its name, where there is more room."""
    x, y = about.middle
    if room.slimness > SLIM:
        return about, _toward(room, taken, (x, y + STACKED + 40))
    down = -8 if about.named_below else 30
    wishes = (x + far, y + down), (x - far, y + down)
    right, left = (_toward(room, taken, wish) for wish in wishes)
    on_right = apart(right, wishes[0]) <= apart(left, wishes[1])
    side = -1 if on_right else 1
    aside = 11.0 * side if about.named_below else 0.0
    return Built((x + 14 * side, y), about.named_below, aside), right if on_right else left


def _toward(room: Room, taken: list[Round], wish: Point) -> Point:
    return room.best(taken, lambda p: -0.8 * apart(p, wish))


# ---- what is there already ----


def _ovals(land: Land) -> list[Round]:
    return [(land.corner(place), OVAL) for place in land.places if place.building]


def _banners(land: Land) -> list[Round]:
    return [(point, 34.0) for point in land.along_banners(142.5)]


def _around(place: Place, built: Built) -> list[Round]:
    """A building and its name."""
    x, y = built.name
    name = [((x + far, y - 9), NAME) for far in (-40, -20, 0, 20, 40)] if place.name else []
    return name if place.building else [*name, (built.middle, BUILDING)]


def _region_names(land: Land) -> list[Round]:
    return [(point, NAME) for point in region_name_points(land)]


def region_name_points(land: Land) -> list[Point]:
    named = land.decoration.region_names.values()
    curves = [spline([land.on_sheet(*spot) for spot in spots]) for spots in named]
    return [(x, y - 12) for curve in curves for x, y in sampled(curve, 20)]
