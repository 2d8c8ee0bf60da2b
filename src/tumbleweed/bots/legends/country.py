"""Static public data: the map, the cards, the prices."""

from __future__ import annotations

from functools import lru_cache

from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.effects.fights import CHANGE, CHANGE_VALUE
from tumbleweed.games.legends.knowledge.view import Color
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.modifiers import MOVEMENT, SPACES

FAR = 99  # unreachable


class Country:
    """Spaces and things by number, in the order of the content."""

    def __init__(self, compiled: Compiled) -> None:
        self.compiled = compiled
        self.board = compiled.board
        self.space = {name: number for number, name in enumerate(compiled.board.spaces)}
        self.card = {name: number for number, name in enumerate(compiled.cards)}
        self.item = {name: number for number, name in enumerate(compiled.items)}
        self.mines = self.places("mine")
        self.banks = self.places("bank")
        self.cabarets = self.places("cabaret")
        self.doctors = self.places("doctor")
        self.saloons = self.places("saloon")
        self.stores = self.places("general-store")
        self.stations = self.places("station") or self.places("rail-station")
        self.ranches: dict[Color, list[int]] = {
            "green": self.places("ranch-green"),
            "blue": self.places("ranch-blue"),
            "orange": self.places("ranch-orange"),
        }
        self.towns = set(self.places("town"))
        self._speed = self._speeds()
        self.stick_em_up = self._lowers("stick-em-up")

    def _speeds(self) -> dict[tuple[int, bool], int]:
        """The movement that mounts give, by item and side."""
        rows, speeds = self.compiled.mods, {}
        for at in self.compiled.mods_of[MOVEMENT.number]:
            if rows[at + layout.M_SOURCE] == terms.SOURCE_ITEM and SPACES.is_set(rows, at):
                side = rows[at + layout.M_CARD], bool(rows[at + layout.M_UPGRADED])
                speeds[side] = SPACES.of(rows, at)
        return speeds

    def _lowers(self, face: str) -> int:
        """By how much a Reaction lowers the opposing card; this differs between editions."""
        if face not in self.compiled.faces:
            return 0
        for ability in self.compiled.face_abilities[self.compiled.faces.index(face)]:
            at = self.compiled.abilities[ability * layout.ABILITY + layout.A_CODE]
            if self.compiled.code[at] == CHANGE_VALUE.number:
                return -CHANGE.of(self.compiled.code, at)
        return 0

    def speed(self, mount: int, upgraded: bool) -> int:
        return self._speed.get((mount, upgraded), self.compiled.movement)

    def places(self, name: str) -> list[int]:
        """The spaces of a place or kind; empty where the board has none."""
        number = self.compiled.place_number.get(name)
        return [] if number is None else self.compiled.spaces_of[number]

    def kind(self, item: str) -> int:
        """Weapon, mount or miscellaneous (terms.ITEM_KINDS); -1 if unknown."""
        return self.compiled.item_kind[self.item[item]] if item in self.item else -1

    def rank(self, card: str) -> int:
        return self.compiled.rank[self.card[card]] if card in self.card else 0

    def face(self, card: str) -> str:
        return self.compiled.faces[self.compiled.face[self.card[card]]] if card in self.card else ""

    @lru_cache(maxsize=20_000)  # noqa: B019 # a country lives as long as the process
    def far(self, goal: int, closed: int) -> list[int]:
        """The distance of each space to the goal on foot, avoiding the spaces of the mask `closed`;
        the ways are those of the Sheriff.
        """
        far = [FAR] * len(self.board.spaces)
        far[goal] = 0
        edge = [goal]
        while edge:
            beyond = []
            for space in edge:
                for other in self.board.patrol[space]:
                    if far[other] == FAR:
                        far[other] = far[space] + 1
                        if not closed >> other & 1:
                            beyond.append(other)
            edge = beyond
        return far

    @lru_cache(maxsize=2_000)  # noqa: B019 # as above
    def near(self, start: int, spaces: int) -> list[int]:
        """All spaces within that distance."""
        return [space for space, far in enumerate(self.far(start, 0)) if far <= spaces]


@lru_cache(maxsize=64)  # packs are loaded and dropped
def country(
    content: LegendsContent, edition: str, players: int, variants: tuple[str, ...]
) -> Country:
    compiled = content.compiled(edition, players, 20, variants)  # the length does not matter here
    return Country(compiled)
