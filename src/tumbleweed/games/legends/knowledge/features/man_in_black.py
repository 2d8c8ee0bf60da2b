"""The Man in Black's cards; the rest of him is among the players, at the place after them."""

from __future__ import annotations

from tumbleweed.core.features import Layout, hot, masked
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState


class ManInBlackRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        self.cards = len(whole.man_in_black_cards)
        self.card = layout.one(
            "black_card", self.cards, "the card he is carrying out", "black_card"
        )
        self.discard = layout.mask(
            "black_discard", self.cards, "his cards that were turned", "black_discard"
        )

    def in_play(self, compiled: Compiled) -> bool:
        return compiled.players < compiled.figures

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        if s.black_card != NONE:
            out[self.card] = hot(self.cards, s.black_card)
        if s.black_discard:
            out[self.discard] = masked(self.cards, mask_of(s.black_discard))
