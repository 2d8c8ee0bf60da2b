"""A hand of poker in progress."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, amounts, hot, masked
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import Section, places
from tumbleweed.games.legends.knowledge.visibility import best_hand
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS
from tumbleweed.games.legends.state.poker_hands import CATEGORIES, category

RANKS: Final = 13
SUITS: Final = 4
LOWEST: Final = 2
EACH: Final = 60


class PokerRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        one, mask, numbers = layout.one, layout.mask, layout.amounts
        self.host = one("poker_host", MAX_PLAYERS, "who began a hand of poker, by place", "poker")
        self.joined = mask("poker_joined", MAX_PLAYERS, "who is in it, by place", "poker")
        self.dealer = one("poker_dealer", MAX_PLAYERS, "who deals, by place", "poker")
        self.showdown = one("poker_showdown", 1, "the cards lie open", "poker")
        self.ranks = numbers("flop_ranks", RANKS, "the common cards by rank", "flop")
        self.suits = numbers("flop_suits", SUITS, "the common cards by suit", "flop")
        self.category = one(
            "poker_best", len(CATEGORIES), "the best hand of the cards the seat plays with, its "
            "own or the house's", "hands dealer_hand flop",
        )  # fmt: skip

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        if s.poker.host == NONE:
            return
        n = self.players
        out[self.host] = hot(MAX_PLAYERS, (s.poker.host - seat) % n)
        out[self.joined] = masked(MAX_PLAYERS, places(s.poker.joined, seat, n))
        if s.poker.dealer != NONE:
            out[self.dealer] = hot(MAX_PLAYERS, (s.poker.dealer - seat) % n)
        if s.poker.showdown:
            out[self.showdown] = hot(1, 0)
        ranks, suits = [0] * RANKS, [0] * SUITS
        for card in s.flop:
            ranks[s.compiled.rank[card] - LOWEST] += EACH
            suits[s.compiled.suit[card]] += EACH
        out[self.ranks], out[self.suits] = amounts(ranks), amounts(suits)
        value, _, _ = best_hand(s, seat)
        if value != NONE and not s.poker.showdown:
            out[self.category] = hot(len(CATEGORIES), category(value))
