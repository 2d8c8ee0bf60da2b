"""What lies open of every player; the Man in Black has the place after the last one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, scaled
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.distances import RIDES, rides
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.procedures.scoring import (
    marshal_lp,
    money_lp,
    upgrades_lp,
    wanted_lp,
)
from tumbleweed.games.legends.state.compiled import SITES, Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import GOAL_SETS, MAX_PLAYERS
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD

LP_STEPS: Final = 15  # 0 and 1, 2 and 3, …, more
TRACK: Final = 10  # spaces of the Marshal track and of the Wanted track, and none
MONEY_STEPS: Final = 5  # of $30
WOUNDS: Final = 4
GOODS: Final = 6


class Everybody(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        self.characters, self.items = len(whole.characters), len(whole.items)
        self.spaces, self.colors = len(whole.board.spaces), len(whole.colors)

        def block(name: str, length: int, meaning: str, reads: str) -> int:
            return layout.block(name, length, meaning, reads, MAX_PLAYERS)

        self.character = block("character", self.characters, "the character", "character")
        self.lp = block("lp", LP_STEPS, "LP on the track, two to a step", "lp")
        self.marshal = block("marshal", TRACK, "the place on the Marshal track", "marshal")
        self.wanted = block("wanted", TRACK, "the place on the Wanted track", "wanted")
        self.money = block("money", MONEY_STEPS, "money, $30 to a step", "money")
        self.wounds = block("wounds", WOUNDS, "wounds", "wounds")
        self.goods = block(
            "goods", GOODS, "legend, LP, LP that would count now, money, nuggets, cards in hand",
            "legend lp upgraded money wounds wanted marshal nuggets hands",
        )  # fmt: skip
        self.owned = block("items", self.items, "items owned", "owned")
        self.upgraded = block("upgraded", self.items, "items upgraded side up", "upgraded")
        self.active = block("ready", self.items, "active weapon and mount", "weapon mount")
        self.cattle = block("cattle", self.colors, "the colour of the cattle carried", "cattle")
        self.space = block("space", self.spaces, "the space", "space")
        self.sites = block("sites", len(SITES), "what is there: bank, mine, saloon, …", "space")
        self.rides = block("rides", RIDES, "how many rides of the seat away", "space")
        self.goals = block("goals", 2, "goals held, goals claimed", "goals")

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        n = s.compiled.players
        for place in range(s.compiled.figures):
            who = (seat + place) % n if place < n else place
            self._write_standing(s, who, place, out)
            self._write_things(s, who, place, out)
            if s.space[who] >= 0:
                self._write_space(s, seat, who, place, movement, out)
            if s.goals and who < n:
                at = who * GOAL_SETS
                out[self.goals + 2 * place] = scaled(s.goals[at + HELD].bit_count(), 80)
                out[self.goals + 2 * place + 1] = scaled(s.goals[at + CLAIMED].bit_count(), 80)

    def _write_standing(self, s: LegendsState, who: int, place: int, out: bytearray) -> None:
        if s.character[who] != NONE:
            out[self.character + place * self.characters + s.character[who]] = ON
        lp, money = s.lp[who], s.money[who]
        counts = lp + money_lp(s, who) - s.wounds[who]
        out[self.lp + place * LP_STEPS + min(LP_STEPS - 1, max(0, lp) // 2)] = ON
        if s.marshal[who]:
            out[self.marshal + place * TRACK + min(TRACK - 1, s.marshal[who])] = ON
            counts += marshal_lp(s, who)
        if s.wanted[who]:
            out[self.wanted + place * TRACK + min(TRACK - 1, s.wanted[who])] = ON
            counts += wanted_lp(s, who)
        if s.upgraded[who]:
            counts += upgrades_lp(s, who)
        out[self.money + place * MONEY_STEPS + min(MONEY_STEPS - 1, money // 30)] = ON
        out[self.wounds + place * WOUNDS + min(WOUNDS - 1, s.wounds[who])] = ON
        goods = self.goods + place * GOODS
        if s.legend[who]:
            out[goods] = ON
        out[goods + 1] = scaled(lp, 7)
        out[goods + 2] = scaled(counts, 7)
        if money:
            out[goods + 3] = scaled(money, 1)
        if s.nuggets[who]:
            out[goods + 4] = scaled(s.nuggets[who], 25)
        if s.hands[who]:
            out[goods + 5] = scaled(len(s.hands[who]), 25)

    def _write_things(self, s: LegendsState, who: int, place: int, out: bytearray) -> None:
        owned = s.owned[who]
        if owned:
            upgraded = s.upgraded[who]
            for item in range(self.items):
                if owned >> item & 1:
                    out[self.owned + place * self.items + item] = ON
                    if upgraded >> item & 1:
                        out[self.upgraded + place * self.items + item] = ON
            if s.weapon[who] != NONE:
                out[self.active + place * self.items + s.weapon[who]] = ON
            if s.mount[who] != NONE:
                out[self.active + place * self.items + s.mount[who]] = ON
        if s.cattle[who] != NONE:
            color = s.compiled.cattle_color[s.cattle[who]]
            out[self.cattle + place * self.colors + color] = ON

    def _write_space(
        self, s: LegendsState, seat: int, who: int, place: int, movement: int, out: bytearray
    ) -> None:
        space = s.space[who]
        out[self.space + place * self.spaces + space] = ON
        mask, site = s.compiled.sites[space], 0
        while mask:
            if mask & 1:
                out[self.sites + place * len(SITES) + site] = ON
            mask >>= 1
            site += 1
        if place and s.space[seat] >= 0:
            far = self.distances.between(s.space[seat], space)
            out[self.rides + place * RIDES + rides(far, movement)] = ON
