"""The places of Blood Money that can be owned and ruined: where their tokens lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tumbleweed.server.drawing.land import Land, Place
from tumbleweed.server.drawing.marks import point_data
from tumbleweed.server.drawing.spots import Built, Spots, building

RUIN: Final = 8.0  # below the middle of the building: its roof is still seen
FLAG: Final = 41.0, 26.0  # the foot of a flag from the middle of the building
PLAZA: Final = 52.0  # of a building where several spaces meet


def anchors(boards: Iterable[tuple[Land, Mapping[str, Spots]]], owned: Iterable[str]) -> str:
    """`data-place`: the point of its ruin token, `data-fx` and `data-fy` the foot of its flag,
    `data-turn` which way that waves, `data-spaces` where the place is."""
    places, found = set(owned), ""
    for land, put in boards:
        for place in land.places:
            if place.id in places:
                found += _anchor(place, *_standing(land, place, put))
    return found


def _standing(land: Land, place: Place, put: Mapping[str, Spots]) -> tuple[Built, int, float]:
    """The building, on which side of it a flag is clear of what else is there, and how far off."""
    if place.building:
        return building(land, place), -1, PLAZA  # high rollers wait on the other side
    spot = put[place.spaces[0]]
    assert spot.built is not None
    beside = spot.token or spot.stand
    return spot.built, -1 if beside[0] > spot.built.middle[0] else 1, FLAG[0]


def _anchor(place: Place, built: Built, side: int, far: float) -> str:
    x, y = built.middle
    told = point_data("", (x, y + RUIN)) + point_data("f", (x + side * far, y + FLAG[1]))
    spaces = " ".join(place.spaces)
    return f'<g data-place="{place.id}"{told} data-turn="{side}" data-spaces="{spaces}"/>'
