"""The value of a Character now, for every seat.

It is the difference the Character makes: what its owner takes at once, and the expected outcome of
the Saloon Phase for each seat. A Character still to come counts by the probability that it gets a
hat this round. All values are in coins.
"""

from __future__ import annotations

from math import exp

from tumbleweed.bots.goat.cards import Cards
from tumbleweed.bots.goat.memory import Memory
from tumbleweed.bots.goat.saloon import Saloon
from tumbleweed.bots.goat.table_view import Table
from tumbleweed.games.goat.model import SALOON, TAKES_COINS, TAKES_TOKENS

# Tuned in the arena:
NEAR = 2.0  # coins behind at which a player is still a threat in the last round
NEAR_PER_ROUND = 3.0  # and how many more for each round left
LATER = 0.9  # the value of a hat kept for later, as a fraction of its value now
LATER_IN_A_DUEL = 0.6  # the same with two players


class Worth:
    """The values at one moment, for one seat."""

    def __init__(self, table: Table, memory: Memory) -> None:
        self.table = table
        self.cards = Cards(table, memory)
        tokens = [memory.token_worth(table, seat) for seat in range(table.players)]
        self.saloon = Saloon(table, self.cards, tokens)
        wealth = zip(table.coins, tokens, self.saloon.now, strict=True)
        # including the expected outcome of the Saloon
        self.wealth = [sum(parts) for parts in wealth]
        self.weight = self._weights()
        self._gains: dict[tuple[int, int], list[float]] = {}
        self._of_a_hat: dict[int, float] = {}

    def gains(self, card: int, owner: int) -> list[float]:
        """What each seat gains if the owner's hat lands on the card now."""
        key = card, owner
        if key not in self._gains:
            self._gains[key] = self._reckon(card, owner)
        return self._gains[key]

    def _reckon(self, card: int, owner: int) -> list[float]:
        table = self.table
        place, takes = table.compiled.location_of[card], table.compiled.takes[card]
        if place == SALOON:
            return self.saloon.gains(card, owner)
        gains = [0.0] * table.players
        if takes == TAKES_TOKENS:
            gains[owner] += table.stock_value(place)
        elif takes == TAKES_COINS:
            gains[owner] += table.till[place]
        return gains

    def for_me(self, card: int, owner: int) -> float:
        """The value to me: my gain minus the others' gains, weighted by how much they threaten."""
        gains = self.gains(card, owner)
        return sum([gain * weight for gain, weight in zip(gains, self.weight, strict=True)])

    def of_a_hat(self, seat: int) -> float:
        """The value to me of what a seat's hat may be used for later: the cost of using it now."""
        if seat not in self._of_a_hat:
            later = LATER_IN_A_DUEL if self.table.players == 2 else LATER
            self._of_a_hat[seat] = later * self.average(self.cards.coming, seat)
        return self._of_a_hat[seat]

    def average(self, chances: dict[int, float], owner: int) -> float:
        """The average value to me of these cards under the owner's hat."""
        total = sum(chances.values())
        if not total:
            return 0.0
        return sum([self.for_me(card, owner) * x for card, x in chances.items()]) / total

    def _weights(self) -> list[float]:
        """1 for me; the others share -1, those ahead more than those behind."""
        me = self.table.me
        ahead = max(wealth for seat, wealth in enumerate(self.wealth) if seat != me)
        scale = NEAR + NEAR_PER_ROUND * self.table.rounds_left
        threat = [exp((wealth - ahead) / scale) for wealth in self.wealth]
        threat[me] = 0.0
        total = sum(threat)
        return [1.0 if seat == me else -t / total for seat, t in enumerate(threat)]
