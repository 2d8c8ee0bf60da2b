"""A fight in progress, and a hand of poker."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, scaled
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.fight import (
    against_npc,
    hero_value,
    npc_player,
    rival_value,
)
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FIGHTS, MAX_PLAYERS

RANK: Final = 17
MARGINS: Final = 7  # 3 and more behind, …, even, …, 3 and more ahead
EVEN: Final = 3
FLAGS: Final = 8


class FightRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        cards, block = len(whole.fight_cards), layout.block
        self.type = block("fight", len(FIGHTS), "the kind of fight", "fight")
        self.hero = block("fight_hero", MAX_PLAYERS, "who fights, by place", "fight")
        self.rival = block(
            "fight_rival", MAX_PLAYERS, "against whom, by place; the Man in Black is 2", "fight"
        )
        self.flags = block(
            "fight_flags", FLAGS, "attacked by the Man in Black, cards are open, the seat plays "
            "the NPC, hero's wounds cancelled, rival's wounds cancelled, effect cancelled, no "
            "Marshal point, it is the rival's say", "fight",
        )  # fmt: skip
        self.laid = block("fight_laid", 2, "hero, rival: a card is laid", "laid npc_card")
        self.ranks = block(
            "fight_ranks", 3, "the seat's own card, hero's and rival's value once open",
            "laid npc_card fight",
        )  # fmt: skip
        self.cuts = block("fight_cuts", 2, "by how much each card is lowered", "fight")
        self.margin = block(
            "fight_margin", MARGINS, "hero less rival once open, -3 to 3", "fight laid npc_card"
        )
        self.npc_count = block("npc_count", 1, "fight cards drawn and not laid", "npc_hand")
        self.npc_hand = block("npc_hand", cards, "those cards, if the seat plays them", "npc_hand")
        self.npc_card = block(
            "npc_card", cards, "the fight card laid, if the seat plays it or it is open", "npc_card"
        )

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        if s.fight.type == NONE:
            return
        n, fight = self.players, s.fight
        out[self.type + fight.type] = ON
        out[self.hero + (fight.hero - seat) % n] = ON
        if fight.rival != NONE:
            out[self.rival + ((fight.rival - seat) % n if fight.rival < n else n)] = ON
        plays = against_npc(s) and not s.compiled.house_chooses and npc_player(s) == seat
        self._write_flags(s, plays, out)
        self._write_values(s, seat, out)
        if s.npc_hand:
            out[self.npc_count] = scaled(len(s.npc_hand), 60)
        if plays:
            for card in s.npc_hand:
                out[self.npc_hand + card] = ON
        if s.npc_card != NONE and (plays or fight.open):
            out[self.npc_card + s.npc_card] = ON

    def _write_flags(self, s: LegendsState, plays: bool, out: bytearray) -> None:
        fight, at = s.fight, self.flags
        if fight.attacked:
            out[at] = ON
        if fight.open:
            out[at + 1] = ON
        if plays:
            out[at + 2] = ON
        for side in range(2):
            if fight.shielded >> side & 1:
                out[at + 3 + side] = ON
        if fight.effect_off:
            out[at + 5] = ON
        if fight.no_marshal:
            out[at + 6] = ON
        if fight.say:
            out[at + 7] = ON

    def _write_values(self, s: LegendsState, seat: int, out: bytearray) -> None:
        fight = s.fight
        if s.laid[2 * fight.hero] != NONE:
            out[self.laid] = ON
        if s.npc_card != NONE or (fight.rival != NONE and s.laid[2 * fight.rival] != NONE):
            out[self.laid + 1] = ON
        if s.laid[2 * seat] != NONE:
            out[self.ranks] = scaled(s.compiled.rank[s.laid[2 * seat]], RANK)
        out[self.cuts] = scaled(fight.hero_cut, 25)
        out[self.cuts + 1] = scaled(fight.rival_cut, 25)
        if fight.open:
            hero, rival = hero_value(s), rival_value(s)
            out[self.ranks + 1] = scaled(hero, RANK)
            out[self.ranks + 2] = scaled(rival, RANK)
            out[self.margin + max(0, min(MARGINS - 1, hero - rival + EVEN))] = ON
