"""The board from the content, prepared for drawing: faces, regions, and what stands where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Any

from tumbleweed.games.legends.compiler.content import PLAYERS, LegendsContent
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.server.drawing.pen import Point
from tumbleweed.server.drawing.tiling import Tiling, on_sheet


@dataclass(frozen=True)
class Place:
    """A place with actions."""

    id: str
    icon: str  # its symbol in art/places.svg
    spaces: tuple[str, ...]

    @property
    def building(self) -> bool:
        """Without a space of its own: it stands where its spaces meet."""
        return len(self.spaces) > 1

    @property
    def gang(self) -> str:
        """The letter of a hideout's bandits."""
        return self.icon[-1].upper() if self.icon.startswith("hideout-") else ""

    @property
    def named_below(self) -> bool:
        """Figures stand in front of most places, so their names go above."""
        return self.icon in NO_ROOM_ABOVE


# A place is drawn by its kind, except unique ones.
NO_ROOM_ABOVE = ("cabaret", "doctor", "mine", "rail-station")
KINDS = ("general-store", "saloon", "mine", "hideout-a", "hideout-b", "hideout-c")


class Land:
    def __init__(self, content: LegendsContent) -> None:
        entries = {name: content.entry("space", name) for name in content.ids("space")}
        self.spaces = {name: entry for name, entry in entries.items() if "region" in entry}
        self.mesas = [name for name in entries if name not in self.spaces]
        self.neighbours = {name: list(entry["neighbours"]) for name, entry in entries.items()}
        self.tiling = Tiling(entries.values())
        self.regions: dict[str, list[str]] = {}
        for name, entry in self.spaces.items():
            self.regions.setdefault(entry["region"], []).append(name)
        self.towns = [r for r in self.regions if content.entry("region", r)["town"]]
        self.places = _places(content)

    def place_of(self, space: str) -> Place | None:
        """The place that fills the space, if any."""
        return next((p for p in self.places if p.spaces == (space,)), None)

    def centre(self, space: str) -> Point:
        return on_sheet(*self.spaces[space]["centre"])

    def corner(self, place: Place) -> Point:
        """Where the spaces of a building meet."""
        outlines = [{(x, y) for x, y in self.spaces[s]["outline"]} for s in place.spaces]
        (meeting,) = reduce(set.intersection, outlines)
        return on_sheet(*meeting)


def _places(content: LegendsContent) -> list[Place]:
    board = content.compiled(EDITIONS[0], PLAYERS[0], content.lengths["short"]).board
    found = []
    for name in content.ids("place"):
        entry: dict[str, Any] = content.entry("place", name)
        if "spaces" in entry:  # a single place, not a kind or a region
            number = board.places.index(name)
            spaces = tuple(s for i, s in enumerate(board.spaces) if board.at(i, number))
            icon = next((kind for kind in KINDS if kind in entry["kinds"]), name)
            found.append(Place(name, icon, spaces))
    return found
