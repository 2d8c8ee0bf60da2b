"""The blocks of Faro, of Challenges and of High Stakes Poker."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, amounts, hot, masked
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.components.ante_up.faro import shown_cards
from tumbleweed.games.legends.knowledge.features.section import Section, places
from tumbleweed.games.legends.state.ante_up_model import RANKS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS

BET: Final = 6  # for a dollar


class GamblingRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        self.cards = len(whole.fight_cards)
        self.saloons, self.tokens = len(whole.up.saloons), len(whole.up.tokens)
        one, mask, seats = layout.one, layout.mask, MAX_PLAYERS
        self.host = one("faro_host", seats, "who began Faro, by place", "faro_host")
        self.joined = mask("faro_joined", seats, "who plays Faro, by place", "faro_joined")
        self.dealer = one("faro_dealer", seats, "who deals Faro, by place", "faro_dealer")
        self.shown = mask(
            "faro_shown", self.cards, "the open cards of Faro", "npc_hand fight_shown"
        )
        self.turned = mask(
            "faro_turned", self.cards, "cards turned: loser, winner, jackpot", "turned"
        )
        self.bets = layout.amounts(
            "faro_bets", len(RANKS), "dollars on each rank: the seat's, all others'",
            "bet_rank bet_worth", 2,
        )  # fmt: skip
        self.challenged = one(
            "challenged", self.saloons, "the Saloon whose high roller plays", "challenged"
        )
        self.roller = one("roller", self.tokens, "the high roller, once up", "roller")
        self.pot = layout.amounts("pot", 1, "the pot of High Stakes Poker", "pot")
        self.folded = mask("folded", seats, "who has folded there, by place", "folded")

    def in_play(self, compiled: Compiled) -> bool:
        return compiled.ante_up

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        if s.up.faro_host != NONE:
            self._write_faro(s, seat, out)
        if s.poker.host == NONE:
            return
        if s.up.challenged != NONE:
            out[self.challenged] = hot(self.saloons, s.up.challenged)
        if s.up.roller != NONE:
            out[self.roller] = hot(self.tokens, s.up.roller)
        out[self.pot] = amounts([s.up.pot])
        out[self.folded] = masked(MAX_PLAYERS, places(s.up.folded, seat, self.players))

    def _write_faro(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        up, markers, n = s.up, s.compiled.up.bet_markers, self.players
        out[self.host] = hot(MAX_PLAYERS, (up.faro_host - seat) % n)
        out[self.joined] = masked(MAX_PLAYERS, places(up.faro_joined, seat, n))
        if up.faro_dealer != NONE:
            out[self.dealer] = hot(MAX_PLAYERS, (up.faro_dealer - seat) % n)
        out[self.shown] = masked(self.cards, mask_of(shown_cards(s)))
        out[self.turned] = masked(self.cards, mask_of(up.turned))
        bets = [0] * (2 * len(RANKS))
        for marker in range(len(up.bet_rank)):
            if up.bet_rank[marker] != NONE:
                whose = 0 if marker // markers == seat else len(RANKS)
                bets[whose + up.bet_rank[marker]] += up.bet_worth[marker] * BET
        out[self.bets] = amounts(bets)
