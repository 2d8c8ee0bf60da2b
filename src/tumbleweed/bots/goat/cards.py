"""Where the Characters without a hat may be."""

from __future__ import annotations

from tumbleweed.bots.goat.memory import Memory
from tumbleweed.bots.goat.table_view import Table
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.model import GOAT


class Cards:
    """Probabilities for one seat, from what it has seen and remembers."""

    def __init__(self, table: Table, memory: Memory) -> None:
        self._known = memory.in_hand if table.hand is None else set(table.hand)
        waiting = [
            card
            for card in table.compiled.characters
            if table.owner[card] == NONE and card not in table.gone
        ]
        unseen = [card for card in waiting if card not in self._known]
        self._down = [card for card in unseen if card != GOAT or not memory.goat_not_down]
        unknown = max(0, table.held - len(self._known))  # cards held that I have not seen
        in_hand = unknown / (unknown + table.deck_count) if unknown else 0.0
        in_round = table.held + table.deck_count
        hat = min(1.0, sum(table.hats) / in_round) if in_round else 0.0
        # probability of being in the Dealer's hand, or offered from it:
        self.held = {
            card: self._not_down(card) * (1.0 if card in self._known else in_hand)
            for card in waiting
        }
        # probability of getting a hat before the round ends:
        self.coming = {card: self._not_down(card) * hat for card in waiting}

    def _not_down(self, card: int) -> float:
        """The probability that a card is not the one removed face down (GB-UPKEEP-07)."""
        if card in self._known or card not in self._down:
            return 1.0
        return 1.0 - 1.0 / len(self._down)
