"""Chooses any option, all equally likely."""

from __future__ import annotations

from typing import Final

from tumbleweed.bots.chance import chance
from tumbleweed.core.game import Seat


class RandomBot:
    looks_ahead: Final = False

    def __init__(self, seed: int) -> None:
        self._chance = chance(seed)

    def choose(self, seat: Seat) -> str:
        decision = seat.decision
        assert decision is not None, "nobody asked this seat"
        return decision.options[self.pick(len(decision.options))].key

    def pick(self, count: int) -> int:
        """The fast path: an index into the list of options."""
        return int(self._chance.random() * count)
