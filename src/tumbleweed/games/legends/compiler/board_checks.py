"""Checks the map: neighbours, towns, and a space for every place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from tumbleweed.games.legends.compiler.board import ANYWHERE_IN_TOWN, ANYWHERE_OUTSIDE, spaces_of
from tumbleweed.games.legends.compiler.source import Source
from tumbleweed.games.legends.compiler.tables import NEEDED_KINDS, NEEDED_PLACES

GANG_KINDS = ("hideout-a", "hideout-b", "hideout-c")
HIDEOUTS_PER_GANG = 2
LINK = "link"


def check_board(board: Source, places: Source) -> None:
    if board.sound("space", "mesa"):
        _check_neighbours(board)
        if places.sound("place"):
            _check_connected(board, places)
    if places.sound("region", "kind", "place"):
        _check_needed(places)
        _check_kinds(places)
        if board.sound("space", "building"):
            _check_towns(board, places)
            _check_places(board, places)


def _check_neighbours(board: Source) -> None:
    spaces = board.entries("space")
    neighbours = {space["id"]: space["neighbours"] for space in spaces}
    for number, space in enumerate(spaces):
        for place, other in enumerate(space["neighbours"]):
            path = ("space", number, "neighbours", place)
            if other == space["id"]:
                board.fault(path, "a space is not its own neighbour")
            elif space["id"] not in neighbours[other]:
                board.fault(path, f"{other!r} is a neighbour, but not the other way round")


def _check_connected(board: Source, places: Source) -> None:
    """On one board by land, and from board to board by its links."""
    neighbours = {space["id"]: list(space["neighbours"]) for space in board.entries("space")}
    for one, other in _linked(board, places):
        neighbours[one].append(other)
        neighbours[other].append(one)
    first = next(iter(neighbours), "")
    reached, ahead = {first}, [first]
    while ahead:
        ahead = [n for space in ahead for n in neighbours.get(space, []) if n not in reached]
        reached.update(ahead)
    for number, name in enumerate(neighbours):
        if name not in reached:
            board.fault(("space", number), f"no way leads here from {first!r}")


def _linked(board: Source, places: Source) -> Iterator[tuple[str, str]]:
    """Spaces that a link of places joins."""
    spaces = [space["id"] for space in board.entries("space")]
    there = {place["id"]: place for place in places.entries("place")}
    for link in places.entries(LINK) if places.sound(LINK) else []:
        one, other = (spaces_of(there[end], board.data) for end in link["ends"])
        if one and other:
            yield spaces[one[0]], spaces[other[0]]


def _check_needed(places: Source) -> None:
    for table, needed in (("kind", NEEDED_KINDS), ("place", NEEDED_PLACES)):
        there = {entry["id"] for entry in places.entries(table)}
        for name in needed:
            if name not in there:
                places.fault((table,), f"there is no {table} {name!r}: rules speak of it")


def _check_kinds(places: Source) -> None:
    """In town or outside, as its region; two hideouts for each gang."""
    towns = {region["id"]: region["town"] for region in places.entries("region")}
    gangs: Counter[str] = Counter()
    for number, place in enumerate(places.entries("place")):
        path = ("place", number, "kinds")
        wanted = ANYWHERE_IN_TOWN if towns[place["region"]] else ANYWHERE_OUTSIDE
        if {ANYWHERE_IN_TOWN, ANYWHERE_OUTSIDE} & set(place["kinds"]) != {wanted}:
            places.fault(path, f"{place['region']!r} makes this place {wanted!r}, and only that")
        mine = [kind for kind in place["kinds"] if kind in GANG_KINDS]
        gangs.update(mine)
        if len(mine) != ("hideout" in place["kinds"]):
            places.fault(path, "a hideout, and nothing else, belongs to one gang")
        sorts = ("location" in place["kinds"]) + ("hideout" in place["kinds"])
        if sorts != 1 and not (sorts == 0 and LINK in places.data):  # camps, passes of a module
            places.fault(path, "a place is a 'location' or a 'hideout'")
    for kind in GANG_KINDS:
        if gangs[kind] != HIDEOUTS_PER_GANG:
            places.fault(("place",), f"{gangs[kind]} places of kind {kind!r} instead of 2")


def _check_towns(board: Source, places: Source) -> None:
    towns = {region["id"]: region["town"] for region in places.entries("region")}
    for number, space in enumerate(board.entries("space")):
        if space["town"] != towns[space["region"]]:
            path = ("space", number, "town")
            board.fault(path, f"the region {space['region']!r} says otherwise")


def _check_places(board: Source, places: Source) -> None:
    held: set[int] = set()
    for number, place in enumerate(places.entries("place")):
        spaces = spaces_of(place, board.data)
        held.update(spaces)
        if len(spaces) != place["spaces"]:
            what = f"the board has {len(spaces)} spaces of it instead of {place['spaces']}"
            places.fault(("place", number, "spaces"), what)
        _check_region(board, place, spaces)
    for number, space in enumerate(board.entries("space")):
        if "location" in space and number not in held:
            path = ("space", number, "location")
            board.fault(path, f"no place is a {space['location']!r} in {space['region']!r}")


def _check_region(board: Source, place: dict[str, Any], spaces: list[int]) -> None:
    for number in spaces:
        if board.entries("space")[number]["region"] != place["region"]:
            what = f"{place['id']!r} lies in {place['region']!r}"
            board.fault(("space", number, "region"), what)
