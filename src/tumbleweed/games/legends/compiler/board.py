"""Compiles the board: spaces, mesas and the places that cards name."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.tables import GANGS
from tumbleweed.games.legends.state.compiled import Board

Entry = dict[str, Any]
ANYWHERE_IN_TOWN, ANYWHERE_OUTSIDE = "town", "outside"  # kinds of every space, named or not
MESA_SIDE = "mesa-side"  # so is this one, with Blood Money


class Places:
    """The numbers of places; lists of places that cards name become places of their own."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._number = {name: i for i, name in enumerate(board.places)}

    def number(self, word: Entry) -> int:
        """The place of a trigger, condition or effect, or NONE."""
        named = list(word.get("places", [])) + list(word.get("regions", []))
        named += [word[key] for key in ("place", "region") if key in word]
        return self.of(named) if named else NONE

    def of(self, names: list[str]) -> int:
        together = "+".join(names)
        if together not in self._number:
            self._join(together, names)
        return self._number[together]

    def singles_of(self, word: Entry) -> list[int]:
        """The single places a word names, by themselves or by their kind; all without a name."""
        board = self._board
        named = {*word.get("places", []), *([word["place"]] if "place" in word else [])}
        return [
            number
            for number, kinds in enumerate(board.kinds_of)
            if not named or named & {board.places[number], *kinds}
        ]

    def _join(self, together: str, names: list[str]) -> None:
        board = self._board
        parts = [self._number[name] for name in names]
        row = [int(any(board.at(s, part) for part in parts)) for s in range(len(board.spaces))]
        self._number[together] = len(board.places)
        board.places = (*board.places, together)
        board.in_place += row


def compile_board(map_file: Entry, places_file: Entry) -> Board:
    board = Board()
    spaces, mesas = map_file["space"], map_file["mesa"]
    board.spaces = tuple(space["id"] for space in spaces)
    board.mesas = tuple(mesa["id"] for mesa in mesas)
    board.regions = tuple(region["id"] for region in places_file["region"])
    number = {name: i for i, name in enumerate(board.spaces)}
    board.neighbours = [[number[n] for n in each["neighbours"]] for each in [*spaces, *mesas]]
    numbered = list(enumerate(mesas, start=len(spaces)))
    board.mesas_at = [
        [i for i, mesa in numbered if name in mesa["neighbours"]] for name in board.spaces
    ]
    board.region_of = [board.regions.index(space["region"]) for space in spaces]
    board.town_of = [board.regions.index(s["region"]) if s["town"] else NONE for s in spaces]
    _fill_places(board, map_file, places_file)
    _fill_hideouts(board, map_file, places_file)
    board.patrol = board.neighbours
    return board


def spaces_of(place: Entry, map_file: Entry) -> list[int]:
    """The spaces of a single place: by its id, by its building, or by kind and region."""
    spaces = map_file["space"]
    for building in map_file["building"]:
        if building["id"] == place["id"]:
            return [i for i, space in enumerate(spaces) if space["id"] in building["spaces"]]
    return [i for i, space in enumerate(spaces) if _names(space, place)]


def _names(space: Entry, place: Entry) -> bool:
    location = space.get("location")
    by_kind = location in place["kinds"] and space["region"] == place["region"]
    return location == place["id"] or by_kind


def _fill_places(board: Board, map_file: Entry, places_file: Entry) -> None:
    singles, kinds = places_file["place"], places_file["kind"]
    held = {place["id"]: set(spaces_of(place, map_file)) for place in singles}
    for kind in kinds:
        members = [held[place["id"]] for place in singles if kind["id"] in place["kinds"]]
        held[kind["id"]] = set().union(*members)
    everywhere = range(len(board.spaces))
    held[ANYWHERE_IN_TOWN] = {s for s in everywhere if board.town_of[s] != NONE}
    held[ANYWHERE_OUTSIDE] = {s for s in everywhere if board.town_of[s] == NONE}
    held[MESA_SIDE] = {s for s in everywhere if board.mesas_at[s]}
    for number, region in enumerate(board.regions):
        held[region] = {s for s in everywhere if board.region_of[s] == number}
    names = [entry["id"] for entry in [*singles, *kinds, *places_file["region"]]]
    board.places = tuple(names)
    board.kinds_of = [list(place["kinds"]) for place in singles]
    board.in_place = [int(space in held[name]) for name in names for space in everywhere]


def _fill_hideouts(board: Board, map_file: Entry, places_file: Entry) -> None:
    board.hideout_at = [NONE] * len(board.spaces)
    for place in places_file["place"]:
        for gang, letter in enumerate(GANGS):
            if f"hideout-{letter.lower()}" in place["kinds"]:
                (space,) = spaces_of(place, map_file)
                board.hideout_at[space] = len(board.hideouts)
                board.hideouts.append(space)
                board.gang_of.append(gang)
