"""The blocks of Faro, of Challenges and of High Stakes Poker."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, scaled
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.faro import shown_cards
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.ante_up_model import RANKS
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS

BET: Final = 6  # for a dollar


class GamblingRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        cards, block = len(whole.fight_cards), layout.block
        self.host = block("faro_host", MAX_PLAYERS, "who began Faro, by place", "faro_host")
        self.joined = block("faro_joined", MAX_PLAYERS, "who plays Faro, by place", "faro_joined")
        self.dealer = block("faro_dealer", MAX_PLAYERS, "who deals Faro, by place", "faro_dealer")
        self.shown = block("faro_shown", cards, "the open cards of Faro", "npc_hand fight_shown")
        self.turned = block("faro_turned", cards, "cards turned: loser, winner, jackpot", "turned")
        self.bets = block(
            "faro_bets", len(RANKS), "dollars on each rank: the seat's, all others'",
            "bet_rank bet_worth", 2,
        )  # fmt: skip
        self.challenged = block(
            "challenged", len(whole.up.saloons), "the Saloon whose high roller plays", "challenged"
        )
        self.roller = block("roller", len(whole.up.tokens), "the high roller, once up", "roller")
        self.pot = block("pot", 1, "the pot of High Stakes Poker", "pot")
        self.folded = block("folded", MAX_PLAYERS, "who has folded there, by place", "folded")

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        if not s.compiled.ante_up:
            return
        if s.up.faro_host != NONE:
            self._write_faro(s, seat, out)
        if s.poker.host == NONE:
            return
        if s.up.challenged != NONE:
            out[self.challenged + s.up.challenged] = ON
        if s.up.roller != NONE:
            out[self.roller + s.up.roller] = ON
        if s.up.pot:
            out[self.pot] = scaled(s.up.pot, 1)
        self._write_seats(s.up.folded, self.folded, seat, out)

    def _write_faro(self, s: LegendsState, seat: int, out: bytearray) -> None:
        up, markers = s.up, s.compiled.up.bet_markers
        out[self.host + (up.faro_host - seat) % self.players] = ON
        self._write_seats(up.faro_joined, self.joined, seat, out)
        if up.faro_dealer != NONE:
            out[self.dealer + (up.faro_dealer - seat) % self.players] = ON
        for card in shown_cards(s):
            out[self.shown + card] = ON
        for card in up.turned:
            out[self.turned + card] = ON
        for marker in range(len(up.bet_rank)):
            if up.bet_rank[marker] != NONE:
                whose = 0 if marker // markers == seat else len(RANKS)
                byte = self.bets + whose + up.bet_rank[marker]
                out[byte] = min(ON, out[byte] + up.bet_worth[marker] * BET)

    def _write_seats(self, mask: int, start: int, seat: int, out: bytearray) -> None:
        if mask:
            for other in range(self.players):
                if mask >> other & 1:
                    out[start + (other - seat) % self.players] = ON
