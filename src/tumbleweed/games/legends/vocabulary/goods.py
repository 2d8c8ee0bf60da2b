"""The goods that words give and take: what a player has of them, and how they are told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState


class Good(ABC):
    """`much-<name>` tells an amount of it, `lack` that there is not enough of it to be taken."""

    def __init__(self, name: str, *, unit: int, lack: str | None) -> None:
        self.name = name
        self.unit = unit  # half of it is rounded up to this
        self.lack = lack

    @abstractmethod
    def held(self, s: LegendsState, seat: int) -> int:
        """How much a player has: what "all" and "half" are taken of."""


class Money(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return s.money[seat]


class Nuggets(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return s.nuggets[seat]


class Cards(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return len(s.hands[seat])


class Wounds(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return s.wounds[seat]


class Lp(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return s.lp[seat]


class Marshal(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return s.marshal[seat]


class Wanted(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return s.wanted[seat]


class Reputation(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        """Nobody is on both tracks (WL-MARSHAL-01)."""
        return s.marshal[seat] + s.wanted[seat]


class Cattle(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return int(s.cattle[seat] != NONE)


class Nothing(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        """Nobody owns actions: they are there to be spent."""
        return 0


MONEY: Final = Money("money", unit=10, lack="why-too-little-money")
NUGGETS: Final = Nuggets("nuggets", unit=1, lack="why-too-few-nuggets")
CARDS: Final = Cards("cards", unit=1, lack="why-too-few-cards")
WOUNDS: Final = Wounds("wounds", unit=1, lack="why-no-wounds")
LP: Final = Lp("lp", unit=1, lack=None)
MARSHAL: Final = Marshal("marshal", unit=1, lack="why-too-few-marshal")
WANTED: Final = Wanted("wanted", unit=1, lack="why-too-few-wanted")
REPUTATION: Final = Reputation("reputation", unit=1, lack=None)
CATTLE: Final = Cattle("cattle", unit=1, lack="why-no-cattle")
ACTIONS: Final = Nothing("actions", unit=1, lack=None)
