"""The expected outcome of the Saloon Phase, in the order of the book (GB-SALOON)."""

from __future__ import annotations

from tumbleweed.bots.goat.cards import Cards
from tumbleweed.bots.goat.table_view import Table
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.model import (
    CHARLATAN,
    DANCER,
    GAMBLER,
    GUNSLINGER,
    ROBBER,
    SALOON,
    SHERIFF,
)


class Saloon:
    """Expected coins and token value per seat, from the Characters there and those to come."""

    def __init__(self, table: Table, cards: Cards, token_worth: list[float]) -> None:
        self._table = table
        self._owner = table.owner[:]
        # probability of being there
        self._chance = [0.0 if owner == NONE else 1.0 for owner in table.owner]
        for card, chance in cards.coming.items():
            self._chance[card] = chance
        self.average_token = [
            worth / max(1, count)
            for worth, count in zip(token_worth, table.token_count, strict=True)
        ]
        self.now = self._outcome(NONE)

    def gains(self, card: int, owner: int) -> list[float]:
        """What each seat gains if the owner's hat lands on the card now."""
        before = self._owner[card], self._chance[card]
        self._owner[card], self._chance[card] = owner, 1.0
        after = self._outcome(card)
        self._owner[card], self._chance[card] = before
        return [then - now for then, now in zip(after, self.now, strict=True)]

    @property
    def law(self) -> float:
        """The probability that a living Sheriff makes arrests."""
        return self._chance[SHERIFF] * (1.0 - self._chance[GUNSLINGER])

    def _outcome(self, fresh: int) -> list[float]:
        """Per seat; `fresh` is a Character whose Instant Effect is yet to come."""
        out = [0.0] * self._table.players
        self._gunslinger_and_sheriff(out)
        self._robber(out, fresh == ROBBER)
        self._charlatan(out, fresh == CHARLATAN)
        self._dancer_and_gambler(out)
        return out

    def _gunslinger_and_sheriff(self, out: list[float]) -> None:
        compiled, chance = self._table.compiled, self._chance
        gunslinger, sheriff = self._owner[GUNSLINGER], self._owner[SHERIFF]
        if gunslinger != NONE:
            out[gunslinger] += compiled.gunslinger_pay * chance[SHERIFF]
        if sheriff != NONE:
            bounties = (
                compiled.robber_bounty * chance[ROBBER]
                + compiled.charlatan_bounty * chance[CHARLATAN]
            )
            out[sheriff] += (compiled.sheriff_pay + bounties) * (1.0 - chance[GUNSLINGER])

    def _robber(self, out: list[float], fresh: bool) -> None:
        owner, table = self._owner[ROBBER], self._table
        if owner != NONE:
            places = [place for place in table.compiled.locations if place != SALOON]
            loot = max(map(table.stock_value, places)) if fresh else table.loot
            out[owner] += loot * (1.0 - self.law)

    def _charlatan(self, out: list[float], fresh: bool) -> None:
        owner, table = self._owner[CHARLATAN], self._table
        if owner == NONE:
            return
        for victim, count in enumerate(self._swindled(owner) if fresh else table.elixirs):
            out[owner] += count * (1.0 - self.law)
            out[victim] += count * self.law - (count if fresh else 0)

    def _swindled(self, owner: int) -> list[int]:
        """One coin at a time from whoever has most."""
        coins = self._table.coins[:]
        coins[owner] = 0
        taken = [0] * len(coins)
        for _ in range(self._table.compiled.elixirs):
            victim = coins.index(max(coins))
            if coins[victim]:
                coins[victim] -= 1
                taken[victim] += 1
        return taken

    def _dancer_and_gambler(self, out: list[float]) -> None:
        table, chance = self._table, self._chance
        dancer, gambler = self._owner[DANCER], self._owner[GAMBLER]
        if dancer != NONE:
            share = table.stock_value(SALOON) / (table.players - 1)
            for seat in range(table.players):
                out[seat] += 0.0 if seat == dancer else share
            self._fleece(out, dancer, chance[GAMBLER])
        if gambler != NONE:
            self._fleece(out, gambler, 1.0 - chance[DANCER])

    def _fleece(self, out: list[float], thief: int, chance: float) -> None:
        """A random token from whoever has the best on average."""
        worth = self.average_token[:]
        worth[thief] = -1.0
        victim = worth.index(max(worth))
        out[thief] += worth[victim] * chance
        out[victim] -= worth[victim] * chance
