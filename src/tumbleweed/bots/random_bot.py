"""The player without a plan: any option, each as likely as the others."""

from __future__ import annotations

from tumbleweed.bots.chance import chance
from tumbleweed.core.game import Seat


class RandomBot:
    def __init__(self, seed: int) -> None:
        self._chance = chance(seed)

    def choose(self, seat: Seat) -> str:
        decision = seat.decision
        assert decision is not None, "nobody asked this seat"
        return decision.options[self.pick(len(decision.options))].key

    def pick(self, count: int) -> int:
        """The fast lane: a place in the list of options."""
        return int(self._chance.random() * count)
