"""The Man in Black's cards; the rest of him is among the players, at the place after them."""

from __future__ import annotations

from tumbleweed.core.features import ON, Layout
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState


class ManInBlackRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        cards = len(whole.man_in_black_cards)
        self.card = layout.block("black_card", cards, "the card he is carrying out", "black_card")
        self.discard = layout.block(
            "black_discard", cards, "his cards that were turned", "black_discard"
        )

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        if s.black_card != NONE:
            out[self.card + s.black_card] = ON
        for card in s.black_discard:
            out[self.discard + card] = ON
