"""The board from the content, prepared for drawing: faces, regions, and what stands where."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce
from typing import Any

from tumbleweed.games.legends.compiler.content import PLAYERS, LegendsContent
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS
from tumbleweed.server.drawing.decoration import Decoration
from tumbleweed.server.drawing.pen import Point
from tumbleweed.server.drawing.tiling import Placing, Tiling


@dataclass(frozen=True)
class Place:
    """A place with actions."""

    id: str
    icon: str  # its symbol in art/places.svg
    spaces: tuple[str, ...]
    value: int = 0  # on the sign of a frontier space

    @property
    def building(self) -> bool:
        """Without a space of its own: it stands where its spaces meet."""
        return len(self.spaces) > 1

    @property
    def letter(self) -> str:
        """Of a hideout's bandits, or of a pass."""
        return self.id[-1].upper() if self.icon == "pass" else self._gang

    @property
    def _gang(self) -> str:
        return self.icon[-1].upper() if self.icon.startswith("hideout-") else ""

    @property
    def symbol(self) -> str:
        return "hideout" if self._gang else self.icon

    @property
    def name(self) -> str:
        """The label: the kind, where there are several of it. Signs show a number instead."""
        if self.icon == "frontier-space":
            return ""
        return self.symbol if self._gang or self.icon in NAMED_BY_KIND else self.id

    @property
    def token(self) -> bool:
        """It has room for tokens: the cattle of a ranch, the token of a frontier space."""
        return self.icon.startswith("ranch") or self.icon == "frontier-space"

    @property
    def named_below(self) -> bool:
        """Figures stand in front of most places, so their names go above."""
        return self.icon in NO_ROOM_ABOVE


NO_ROOM_ABOVE = ("cabaret", "doctor", "mine", "rail-station")
# A place is drawn by its kind, except unique ones.
LOOKS = {
    "general-store": "general-store",
    "saloon": "saloon",
    "mine": "mine",
    "hideout-a": "hideout-a",
    "hideout-b": "hideout-b",
    "hideout-c": "hideout-c",
    "station": "rail-station",
    "pass": "pass",  # nosec B105  # a place on the board
    "frontier-space": "frontier-space",
}
NAMED_BY_KIND = ("general-store", "saloon", "mine", "rail-station")
BANNER = 236  # the width for which the points along a banner were measured


class Land:
    """One board on the sheet: the spaces of the regions that its decoration names."""

    def __init__(self, content: LegendsContent, decoration: Decoration, placing: Placing) -> None:
        self.decoration, self.on_sheet = decoration, placing.on_sheet
        entries = {name: content.entry("space", name) for name in content.ids("space")}
        self.spaces = {n: entry for n, entry in entries.items() if self._holds(entry)}
        self.mesas = [
            name
            for name, entry in entries.items()
            if "region" not in entry and entry["neighbours"][0] in self.spaces
        ]
        faces = {name: entries[name] for name in (*self.spaces, *self.mesas)}
        self.neighbours = {name: list(entry["neighbours"]) for name, entry in faces.items()}
        self.tiling = Tiling(faces.values(), self.on_sheet)
        self.regions: dict[str, list[str]] = {}
        for name, entry in self.spaces.items():
            self.regions.setdefault(entry["region"], []).append(name)
        self.towns = [r for r in self.regions if content.entry("region", r)["town"]]
        self.places = [p for p in _places(content) if p.spaces[0] in self.spaces]

    def _holds(self, entry: dict[str, Any]) -> bool:
        return entry.get("region") in self.decoration.flora

    def place_of(self, space: str) -> Place | None:
        """The place that fills the space, if any."""
        return next((p for p in self.places if p.spaces == (space,)), None)

    def centre(self, space: str) -> Point:
        return self.on_sheet(*self.spaces[space]["centre"])

    def corner(self, place: Place) -> Point:
        """Where the spaces of a building meet."""
        outlines = [{(x, y) for x, y in self.spaces[s]["outline"]} for s in place.spaces]
        (meeting,) = reduce(set.intersection, outlines)
        return self.on_sheet(*meeting)

    def along_banners(self, end: float) -> list[Point]:
        """Points along the towns' banners; the outermost are `end` from the middle."""
        found = []
        for x, y, wide in self.decoration.banners.values():
            cx, cy = self.on_sheet(x, y)
            along = (-end, -95, -47.5, 0, 47.5, 95, end)
            found += [(cx + far * wide / BANNER, cy) for far in along]
        return found


def _places(content: LegendsContent) -> list[Place]:
    compiled = content.compiled(EDITIONS[0], PLAYERS[0], content.lengths["short"])
    board, up, found = compiled.board, compiled.up, []
    signs = {board.spaces[s]: v for s, v in zip(up.frontier_space, up.frontier_value, strict=True)}
    for name in content.ids("place"):
        entry: dict[str, Any] = content.entry("place", name)
        if "spaces" in entry:  # a single place, not a kind or a region
            number = board.places.index(name)
            spaces = tuple(s for i, s in enumerate(board.spaces) if board.at(i, number))
            icon = next((look for kind, look in LOOKS.items() if kind in entry["kinds"]), name)
            found.append(Place(name, icon, spaces, signs.get(spaces[0], 0)))
    return found
