"""The blocks of Blood Money; without the module they stay 0."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, scaled
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.looks import known_top
from tumbleweed.games.legends.knowledge.features.distances import FAR, RIDES, rides
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.blood_money_model import CONDITIONS, MAP_TOKENS, OUTCOMES
from tumbleweed.games.legends.state.blood_money_queries import trader_region
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS

TRACK: Final = 20  # spaces of the Story track that are told apart


class BloodMoneyRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        blood, block = whole.blood, layout.block
        self.deeds, self.relics = len(blood.deeds), len(blood.relics)
        self.injuries = len(blood.injuries)
        # legendary stories
        self.tale = block("tale", len(blood.tales), "the current legendary story", "tales")
        self.open = block("tale_open", CONDITIONS, "conditions that nobody has met", "discs tales")
        self.discs = block(
            "tale_discs", MAX_PLAYERS, "who met each condition, by place", "discs", CONDITIONS
        )
        self.outcome = block("outcome", len(OUTCOMES), "its outcome, once open", "tales outcome_up")
        self.last = block("tale_last", MAX_PLAYERS, "who met the latest, by place", "last")
        self.told = block("told", len(blood.tales), "stories that were resolved", "told")
        self.left = block("tales_left", 1, "stories below the current one", "tales")
        self.track = block("story", TRACK, "the space on the Story track", "story", MAX_PLAYERS)
        self.maps = block(
            "map_tokens", len(whole.board.spaces), "spaces with a map token face down", "map_at"
        )
        self.turned = block(
            "map_turned", len(MAP_TOKENS), "map tokens turned", "map_at", MAX_PLAYERS
        )
        self.flags = block(
            "turn_blood_money", 3, "the risk die was rolled, an offer was taken, who is arrested "
            "stays Wanted", "risked offered stays_wanted",
        )  # fmt: skip
        # injuries, ruins, deeds, the Trader
        self.injury = block("injury", self.injuries, "the injury held", "injury", MAX_PLAYERS)
        self.ruins = block("ruins", len(blood.deed_places), "places in ruins", "ruins")
        self.deed = block("deeds", self.deeds, "deeds owned", "deed_of", MAX_PLAYERS)
        self.used = block("deeds_used", self.deeds, "deeds whose action was used", "deeds_used")
        self.trader = block("trader", len(blood.trader_cards), "where the Trader is", "trader")
        self.trader_rides = block("trader_rides", RIDES, "rides to his region", "trader space")
        self.shop = block("relic_shop", self.relics, "Legendary items for sale", "relic_shop")
        self.relic = block("relics", self.relics, "Legendary items owned", "relics", MAX_PLAYERS)
        self.top = block(
            "fight_known", len(whole.fight_cards), "the top fight card, if the seat has looked",
            "fight_deck fight_top",
        )  # fmt: skip

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        if not s.compiled.blood_money:
            return
        self._write_tale(s, seat, out)
        self._write_maps(s, seat, out)
        self._write_property(s, seat, out)
        self._write_trader(s, seat, movement, out)
        if s.blood.risked:
            out[self.flags] = ON
        if s.blood.offered:
            out[self.flags + 1] = ON
        if s.blood.stays_wanted:
            out[self.flags + 2] = ON
        top = known_top(s, seat)
        if top != NONE:
            out[self.top + top] = ON

    def _write_tale(self, s: LegendsState, seat: int, out: bytearray) -> None:
        """Of the card on top only the story is known, until its outcome is open."""
        blood, tables, n = s.blood, s.compiled.blood, self.players
        if blood.tales:
            card = blood.tales[len(blood.tales) - 1]
            out[self.tale + card // len(OUTCOMES)] = ON
            if blood.outcome_up:
                out[self.outcome + card % len(OUTCOMES)] = ON
            for at in range(tables.tale_conditions[card // len(OUTCOMES)]):
                owner = blood.discs[at]
                if owner == NONE:
                    out[self.open + at] = ON
                else:
                    out[self.discs + at * MAX_PLAYERS + (owner - seat) % n] = ON
            out[self.left] = scaled(len(blood.tales) - 1, 20)
        if blood.last != NONE:
            out[self.last + (blood.last - seat) % n] = ON
        for card in blood.told:
            out[self.told + card // len(OUTCOMES)] = ON
        for place in range(n):
            points = blood.story[(seat + place) % n]
            out[self.track + place * TRACK + min(TRACK - 1, points)] = ON

    def _write_maps(self, s: LegendsState, seat: int, out: bytearray) -> None:
        """Which of them lies where nobody knows."""
        tables = s.compiled.blood
        for token in range(len(s.blood.map_at)):
            at = s.blood.map_at[token]
            if at < tables.map_supply:
                out[self.maps + at] = ON
            elif at >= tables.map_seat:
                place = (at - tables.map_seat - seat) % self.players
                out[self.turned + place * len(MAP_TOKENS) + token] = ON

    def _write_property(self, s: LegendsState, seat: int, out: bytearray) -> None:
        blood, n = s.blood, self.players
        for deed in range(len(blood.deed_of)):
            owner = blood.deed_of[deed]
            if owner != NONE:
                out[self.deed + (owner - seat) % n * self.deeds + deed] = ON
            if blood.deeds_used >> deed & 1:
                out[self.used + deed] = ON
            if blood.ruins >> deed & 1:
                out[self.ruins + deed] = ON
        for place in range(n):
            who = (seat + place) % n
            if blood.injury[who] != NONE:
                out[self.injury + place * self.injuries + blood.injury[who]] = ON
            relics = blood.relics[who]
            for relic in range(self.relics if relics else 0):
                if relics >> relic & 1:
                    out[self.relic + place * self.relics + relic] = ON

    def _write_trader(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        for relic in s.blood.relic_shop:
            out[self.shop + relic] = ON
        if s.blood.trader == NONE:
            return
        out[self.trader + s.blood.trader] = ON
        here = s.space[seat]
        if here < 0:
            return
        region, nearest = trader_region(s), FAR
        for space in range(self.distances.spaces):
            if s.compiled.board.region_of[space] == region:
                nearest = min(nearest, self.distances.between(here, space))
        out[self.trader_rides + rides(nearest, movement)] = ON
