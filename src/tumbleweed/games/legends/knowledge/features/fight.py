"""A fight in progress, and a hand of poker."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, amounts, hot, masked
from tumbleweed.core.state import NONE, mask_of
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
        self.cards = cards = len(whole.fight_cards)
        one, mask, numbers = layout.one, layout.mask, layout.amounts
        self.type = one("fight", len(FIGHTS), "the kind of fight", "fight")
        self.hero = one("fight_hero", MAX_PLAYERS, "who fights, by place", "fight")
        self.rival = one(
            "fight_rival", MAX_PLAYERS, "against whom, by place; the Man in Black is 2", "fight"
        )
        self.flags = mask(
            "fight_flags", FLAGS, "attacked by the Man in Black, cards are open, the seat plays "
            "the NPC, hero's wounds cancelled, rival's wounds cancelled, effect cancelled, no "
            "Marshal point, it is the rival's say", "fight",
        )  # fmt: skip
        self.laid = mask("fight_laid", 2, "hero, rival: a card is laid", "laid npc_card")
        self.ranks = numbers(
            "fight_ranks", 3, "the seat's own card, hero's and rival's value once open",
            "laid npc_card fight",
        )  # fmt: skip
        self.cuts = numbers("fight_cuts", 2, "by how much each card is lowered", "fight")
        self.margin = one(
            "fight_margin", MARGINS, "hero less rival once open, -3 to 3", "fight laid npc_card"
        )
        self.npc_count = numbers("npc_count", 1, "fight cards drawn and not laid", "npc_hand")
        self.npc_hand = mask("npc_hand", cards, "those cards, if the seat plays them", "npc_hand")
        self.npc_card = one(
            "npc_card", cards, "the fight card laid, if the seat plays it or it is open", "npc_card"
        )

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        if s.fight.type == NONE:
            return
        n, fight = self.players, s.fight
        out[self.type] = hot(len(FIGHTS), fight.type)
        out[self.hero] = hot(MAX_PLAYERS, (fight.hero - seat) % n)
        if fight.rival != NONE:
            place = (fight.rival - seat) % n if fight.rival < n else n
            out[self.rival] = hot(MAX_PLAYERS, place)
        plays = against_npc(s) and not s.compiled.house_chooses and npc_player(s) == seat
        self._write_flags(s, plays, out)
        self._write_values(s, seat, out)
        if s.npc_hand:
            out[self.npc_count] = amounts([len(s.npc_hand) * 60])
            if plays:
                out[self.npc_hand] = masked(self.cards, mask_of(s.npc_hand))
        if s.npc_card != NONE and (plays or fight.open):
            out[self.npc_card] = hot(self.cards, s.npc_card)

    def _write_flags(self, s: LegendsState, plays: bool, out: list[bytes]) -> None:
        fight = s.fight
        flags = fight.attacked | fight.open << 1 | fight.shielded << 3 | fight.effect_off << 5
        flags |= fight.no_marshal << 6 | fight.say << 7
        out[self.flags] = masked(FLAGS, flags | 4 if plays else flags)

    def _write_values(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        fight = s.fight
        laid = 1 if s.laid[2 * fight.hero] != NONE else 0
        if s.npc_card != NONE or (fight.rival != NONE and s.laid[2 * fight.rival] != NONE):
            laid |= 2
        out[self.laid] = masked(2, laid)
        own = 0 if s.laid[2 * seat] == NONE else s.compiled.rank[s.laid[2 * seat]]
        hero = rival = 0
        out[self.cuts] = amounts([fight.hero_cut * 25, fight.rival_cut * 25])
        if fight.open:
            hero, rival = hero_value(s), rival_value(s)
            out[self.margin] = hot(MARGINS, max(0, min(MARGINS - 1, hero - rival + EVEN)))
        out[self.ranks] = amounts([own * RANK, hero * RANK, rival * RANK])
