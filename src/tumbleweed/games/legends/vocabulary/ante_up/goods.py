"""The goods of Ante Up."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.goods import Good, Nothing


class Gambler(Good):
    def held(self, s: LegendsState, seat: int) -> int:
        return s.up.gambler[seat]


GAMBLER: Final = Gambler("gambler", unit=1, lack=None)
LEGENDARY: Final = Nothing("legendary", unit=1, lack=None)  # tokens cannot be given up
