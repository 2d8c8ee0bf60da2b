"""A hand of poker in progress."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.knowledge.visibility import best_hand
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS
from tumbleweed.games.legends.state.poker_hands import CATEGORIES, category

RANKS: Final = 13
SUITS: Final = 4
EACH: Final = 60


class PokerRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        block = layout.block
        self.host = block("poker_host", MAX_PLAYERS, "who began a hand of poker, by place", "poker")
        self.joined = block("poker_joined", MAX_PLAYERS, "who is in it, by place", "poker")
        self.dealer = block("poker_dealer", MAX_PLAYERS, "who deals, by place", "poker")
        self.showdown = block("poker_showdown", 1, "the cards lie open", "poker")
        self.ranks = block("flop_ranks", RANKS, "the common cards by rank", "flop")
        self.suits = block("flop_suits", SUITS, "the common cards by suit", "flop")
        self.category = block(
            "poker_best", len(CATEGORIES), "the best hand of the cards the seat plays with, its "
            "own or the house's", "hands dealer_hand flop",
        )  # fmt: skip

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        if s.poker.host == NONE:
            return
        n = self.players
        out[self.host + (s.poker.host - seat) % n] = ON
        for other in range(n):
            if s.poker.joined >> other & 1:
                out[self.joined + (other - seat) % n] = ON
        if s.poker.dealer != NONE:
            out[self.dealer + (s.poker.dealer - seat) % n] = ON
        if s.poker.showdown:
            out[self.showdown] = ON
        for card in s.flop:
            rank, suit = self.ranks + s.compiled.rank[card] - 2, self.suits + s.compiled.suit[card]
            out[rank] = min(ON, out[rank] + EACH)
            out[suit] = min(ON, out[suit] + EACH)
        value, _, _ = best_hand(s, seat)
        if value != NONE and not s.poker.showdown:
            out[self.category + category(value)] = ON
