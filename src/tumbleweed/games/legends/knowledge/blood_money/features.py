"""The blocks of Blood Money; without the module they stay 0."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, amounts, hot, kept_mask, masked, some
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.looks import known_top
from tumbleweed.games.legends.knowledge.features.distances import RIDES, rides
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.blood_money_model import CONDITIONS, MAP_TOKENS, OUTCOMES
from tumbleweed.games.legends.state.blood_money_queries import trader_region
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS

FLAGS: Final = 3


class BloodMoneyRow(Section):
    def declare(self, layout: Layout, whole: Compiled) -> None:
        blood = whole.blood
        self.tales, self.spaces = len(blood.tales), len(whole.board.spaces)
        self.deeds, self.relics = len(blood.deeds), len(blood.relics)
        self.injuries, self.cards = len(blood.injuries), len(whole.fight_cards)
        self.trader_cards, self.track_length = len(blood.trader_cards), blood.story_last + 1
        self._declare_tales(layout)
        self._declare_property(layout)

    def _declare_tales(self, layout: Layout) -> None:
        one, mask, seats = layout.one, layout.mask, MAX_PLAYERS
        self.tale = one("tale", self.tales, "the current legendary story", "tales")
        self.open = mask("tale_open", CONDITIONS, "conditions that nobody has met", "discs tales")
        self.discs = one(
            "tale_discs", seats, "who met each condition, by place", "discs", CONDITIONS
        )
        self.outcome = one("outcome", len(OUTCOMES), "its outcome, once open", "tales outcome_up")
        self.last = one("tale_last", seats, "who met the latest, by place", "last")
        self.told = mask("told", self.tales, "stories that were resolved", "told")
        self.left = layout.amounts("tales_left", 1, "stories below the current one", "tales")
        self.track = one("story", self.track_length, "the space on the Story track", "story", seats)
        self.maps = layout.few(
            "map_tokens", self.spaces, "spaces with a map token face down", "map_at"
        )
        self.turned = mask("map_turned", len(MAP_TOKENS), "map tokens turned", "map_at", seats)
        self.flags = mask(
            "turn_blood_money", FLAGS, "the risk die was rolled, an offer was taken, who is "
            "arrested stays Wanted", "risked offered stays_wanted",
        )  # fmt: skip

    def _declare_property(self, layout: Layout) -> None:
        one, mask, seats = layout.one, layout.mask, MAX_PLAYERS
        self.injury = one("injury", self.injuries, "the injury held", "injury", seats)
        self.ruins = mask("ruins", self.deeds, "places in ruins, in the order of deeds", "ruins")
        self.deed = mask("deeds", self.deeds, "deeds owned", "deed_of", seats)
        self.used = mask("deeds_used", self.deeds, "deeds whose action was used", "deeds_used")
        self.trader = one("trader", self.trader_cards, "where the Trader is", "trader")
        self.trader_rides = one("trader_rides", RIDES, "rides to his region", "trader space")
        self.shop = mask("relic_shop", self.relics, "Legendary items for sale", "relic_shop")
        self.relic = mask("relics", self.relics, "Legendary items owned", "relics", seats)
        self.top = one(
            "fight_known", self.cards, "the top fight card, if the seat has looked",
            "fight_deck fight_top",
        )  # fmt: skip

    def in_play(self, compiled: Compiled) -> bool:
        return compiled.blood_money

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        self._write_tale(s, seat, out)
        self._write_maps(s, seat, out)
        self._write_property(s, seat, out)
        self._write_trader(s, seat, movement, out)
        flags = s.blood.risked | s.blood.offered << 1 | s.blood.stays_wanted << 2
        out[self.flags] = masked(FLAGS, flags)
        top = known_top(s, seat)
        if top != NONE:
            out[self.top] = hot(self.cards, top)

    def _write_tale(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        """Of the card on top only the story is known, until its outcome is open."""
        blood, n = s.blood, self.players
        if blood.tales:
            card = blood.tales[len(blood.tales) - 1]
            out[self.tale] = hot(self.tales, card // len(OUTCOMES))
            if blood.outcome_up:
                out[self.outcome] = hot(len(OUTCOMES), card % len(OUTCOMES))
            self._write_discs(s, seat, s.compiled.blood.tale_conditions[card // len(OUTCOMES)], out)
            out[self.left] = amounts([(len(blood.tales) - 1) * 20])
        if blood.last != NONE:
            out[self.last] = hot(MAX_PLAYERS, (blood.last - seat) % n)
        told = 0
        for card in blood.told:
            told |= 1 << card // len(OUTCOMES)
        if told:
            out[self.told] = kept_mask(self.tales, told)
        for place in range(n):
            points = blood.story[(seat + place) % n]
            out[self.track + place] = hot(self.track_length, points)

    def _write_discs(self, s: LegendsState, seat: int, count: int, out: list[bytes]) -> None:
        unmet = 0
        for at in range(count):
            owner = s.blood.discs[at]
            if owner == NONE:
                unmet |= 1 << at
            else:
                out[self.discs + at] = hot(MAX_PLAYERS, (owner - seat) % self.players)
        out[self.open] = masked(CONDITIONS, unmet)

    def _write_maps(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        """Which of them lies where nobody knows."""
        tables, count = s.compiled.blood, len(MAP_TOKENS)
        lie: list[int] = []
        turned = [0] * self.players
        for token in range(len(s.blood.map_at)):
            at = s.blood.map_at[token]
            if at < tables.map_supply:
                lie.append(at)
            elif at >= tables.map_seat:
                turned[(at - tables.map_seat - seat) % self.players] |= 1 << token
        if lie:
            out[self.maps] = some(self.spaces, lie)
        for place in range(self.players):
            if turned[place]:
                out[self.turned + place] = masked(count, turned[place])

    def _write_property(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        blood, n = s.blood, self.players
        deeds = [0] * n
        for deed in range(len(blood.deed_of)):
            if blood.deed_of[deed] != NONE:
                deeds[(blood.deed_of[deed] - seat) % n] |= 1 << deed
        if blood.deeds_used:
            out[self.used] = kept_mask(self.deeds, blood.deeds_used)
        if blood.ruins:
            out[self.ruins] = kept_mask(self.deeds, blood.ruins)
        for place in range(n):
            who = (seat + place) % n
            if deeds[place]:
                out[self.deed + place] = kept_mask(self.deeds, deeds[place])
            if blood.injury[who] != NONE:
                out[self.injury + place] = hot(self.injuries, blood.injury[who])
            if blood.relics[who]:
                out[self.relic + place] = kept_mask(self.relics, blood.relics[who])

    def _write_trader(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        if s.blood.relic_shop:
            sold = 0
            for relic in s.blood.relic_shop:
                sold |= 1 << relic
            out[self.shop] = kept_mask(self.relics, sold)
        if s.blood.trader == NONE:
            return
        out[self.trader] = hot(self.trader_cards, s.blood.trader)
        if s.space[seat] >= 0:
            distances = self.distances
            far = distances.region_far[s.space[seat] * distances.regions + trader_region(s)]
            out[self.trader_rides] = hot(RIDES, rides(far, movement))
