"""What lies open of every player; the Man in Black has the place after the last one."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, amounts, hot, kept_mask, masked
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.features.distances import RIDES, rides
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.procedures.scoring import (
    money_lp,
    most_wanted,
    tracks_lp,
    upgrades_lp,
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
        one, mask, seats = layout.one, layout.mask, MAX_PLAYERS
        self.character = one("character", self.characters, "the character", "character", seats)
        self.lp = one("lp", LP_STEPS, "LP on the track, two to a step", "lp", seats)
        self.marshal = one("marshal", TRACK, "the place on the Marshal track", "marshal", seats)
        self.wanted = one("wanted", TRACK, "the place on the Wanted track", "wanted", seats)
        self.money = one("money", MONEY_STEPS, "money, $30 to a step", "money", seats)
        self.wounds = one("wounds", WOUNDS, "wounds", "wounds", seats)
        self.goods = layout.amounts(
            "goods", GOODS, "legend, LP, LP that would count now, money, nuggets, cards in hand",
            "legend lp upgraded money wounds wanted marshal nuggets hands", seats,
        )  # fmt: skip
        self.owned = mask("items", self.items, "items owned", "owned", seats)
        self.upgraded = mask("upgraded", self.items, "items upgraded side up", "upgraded", seats)
        self.active = mask("ready", self.items, "active weapon and mount", "weapon mount", seats)
        self.cattle = one("cattle", self.colors, "the cattle carried, by colour", "cattle", seats)
        self.space = one("space", self.spaces, "the space", "space", seats)
        self.sites = mask(
            "sites", len(SITES), "what is there: bank, mine, saloon, …", "space", seats
        )
        self.rides = one("rides", RIDES, "how many rides of the seat away", "space", seats)
        self.goals = layout.amounts("goals", 2, "goals held, goals claimed", "goals", seats)

    def write_setup(self, compiled: Compiled, out: list[bytes]) -> None:
        self.sites_at = [masked(len(SITES), sites) for sites in compiled.sites]  # per space

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        n, goods = s.compiled.players, [0] * (MAX_PLAYERS * GOODS)
        most, tied = most_wanted(s)
        for place in range(s.compiled.figures):
            who = (seat + place) % n if place < n else place
            lp, money, wounds = s.lp[who], s.money[who], s.wounds[who]
            out[self.lp + place] = hot(LP_STEPS, min(LP_STEPS - 1, max(0, lp) // 2))
            out[self.money + place] = hot(MONEY_STEPS, min(MONEY_STEPS - 1, money // 30))
            out[self.wounds + place] = hot(WOUNDS, min(WOUNDS - 1, wounds))
            self._write_standing(s, who, place, out)
            counts = lp + money_lp(s, who) - wounds + tracks_lp(s, who, most, tied)
            if s.upgraded[who]:
                counts += upgrades_lp(s, who)
            at = place * GOODS
            goods[at], goods[at + 1], goods[at + 2] = s.legend[who] * ON, lp * 7, counts * 7
            goods[at + 3], goods[at + 4] = money, s.nuggets[who] * 25
            goods[at + 5] = len(s.hands[who]) * 25
            if s.owned[who]:
                self._write_items(s, who, place, out)
            if s.cattle[who] != NONE:
                color = s.compiled.cattle_color[s.cattle[who]]
                out[self.cattle + place] = hot(self.colors, color)
            if s.space[who] >= 0:
                self._write_space(s, seat, s.space[who], place, movement, out)
        out[self.goods] = amounts(goods)
        if s.goals:
            self._write_goals(s, seat, out)

    def _write_standing(self, s: LegendsState, who: int, place: int, out: list[bytes]) -> None:
        if s.character[who] != NONE:
            out[self.character + place] = hot(self.characters, s.character[who])
        if s.marshal[who]:
            out[self.marshal + place] = hot(TRACK, min(TRACK - 1, s.marshal[who]))
        if s.wanted[who]:
            out[self.wanted + place] = hot(TRACK, min(TRACK - 1, s.wanted[who]))

    def _write_goals(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        counts = [0] * (2 * MAX_PLAYERS)
        for place in range(self.players):
            at = (seat + place) % self.players * GOAL_SETS
            counts[2 * place] = s.goals[at + HELD].bit_count() * 80
            counts[2 * place + 1] = s.goals[at + CLAIMED].bit_count() * 80
        out[self.goals] = amounts(counts)

    def _write_items(self, s: LegendsState, who: int, place: int, out: list[bytes]) -> None:
        out[self.owned + place] = kept_mask(self.items, s.owned[who])
        if s.upgraded[who]:
            out[self.upgraded + place] = kept_mask(self.items, s.upgraded[who])
        active = 0
        if s.weapon[who] != NONE:
            active |= 1 << s.weapon[who]
        if s.mount[who] != NONE:
            active |= 1 << s.mount[who]
        if active:
            out[self.active + place] = kept_mask(self.items, active)

    def _write_space(
        self, s: LegendsState, seat: int, space: int, place: int, movement: int, out: list[bytes]
    ) -> None:
        out[self.space + place] = hot(self.spaces, space)
        out[self.sites + place] = self.sites_at[space]
        if place and s.space[seat] >= 0:
            far = self.distances.between(s.space[seat], space)
            out[self.rides + place] = hot(RIDES, rides(far, movement))
