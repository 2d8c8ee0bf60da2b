"""The blocks of Ante Up; without the module they stay 0."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import Layout, amounts, hot, kept_mask, masked, some
from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.components.player.tokens import PLAIN, tokens_of
from tumbleweed.games.legends.knowledge.features.distances import RIDES, rides
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.ante_up_model import MARKERS, TOKEN_KINDS
from tumbleweed.games.legends.state.ante_up_queries import train_space
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS

GOODS: Final = 3


class AnteUpRow(Section):
    """Legendary tokens are here, too: those of goals and those that the module gives."""

    def declare(self, layout: Layout, whole: Compiled) -> None:
        self.spaces, self.items = len(whole.board.spaces), len(whole.items)
        self.places = self.spaces + len(whole.up.saloons)
        self.stops, self.encounters = len(whole.up.stops), len(whole.up.encounters)
        self.events, self.tokens = len(whole.up.events), len(whole.up.tokens)
        self.stand_count = len(whole.up.stands)
        self.track = len(whole.up.gambler_effect)  # no point, then its spaces
        self._declare_goods(layout, whole)
        one, mask, few = layout.one, layout.mask, layout.few
        self.train = one("train", self.stops, "the stop of the train", "train")
        self.train_rides = one("train_rides", RIDES, "rides to the train", "train space")
        self.encounter = one(
            "encounter", self.encounters, "the train encounter being fought", "encounter"
        )
        self.encounter_known = mask(
            "encounter_known", self.encounters, "encounters of the deck the seat has looked at",
            "encounter_deck encounter_seen",
        )  # fmt: skip
        self.frontier = layout.amounts(
            "frontier", len(whole.up.frontier_places), "the number of the token on each frontier "
            "space", "frontier",
        )  # fmt: skip
        self.stands = mask(
            "stands", self.items, "the items each stand sells", "stand", self.stand_count
        )
        self.markers = mask("markers", len(MARKERS), "event markers on the tracks", "markers")
        self.due = layout.amounts("events_due", 1, "events to be resolved", "events_due")
        self.event = one("event", self.events, "the event being resolved", "event")
        self.event_known = mask(
            "event_known", self.events, "events of the deck the seat has looked at",
            "event_deck event_seen",
        )  # fmt: skip
        self.event_gone = mask("event_gone", self.events, "events discarded", "event_discard")
        self.lie = few(
            "event_tokens", self.places, "spaces and Saloons where claim jumpers, longhorns, "
            "outlaws, high rollers lie", "token_at", len(TOKEN_KINDS),
        )  # fmt: skip
        self.gold = few("gold", self.spaces, "spaces with a nugget", "dust")
        self.foe = one("foe", self.tokens, "the token being fought", "foe")

    def _declare_goods(self, layout: Layout, whole: Compiled) -> None:
        self.legendary = len(whole.tokens)
        self.own_tokens = layout.amounts(
            "own_tokens", self.legendary, "legendary tokens of the seat by kind", "tokens claims"
        )
        self.gambler = layout.one(
            "gambler", self.track, "points of a Gambler", "gambler", MAX_PLAYERS
        )
        self.goods = layout.amounts(
            "goods_ante_up", GOODS, "longhorns carried, frontier tokens found, legendary tokens",
            "token_at found_by claims", MAX_PLAYERS,
        )  # fmt: skip

    def in_play(self, compiled: Compiled) -> bool:
        return compiled.ante_up or compiled.with_tokens

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        goods = [0] * (MAX_PLAYERS * GOODS)
        if s.claims:
            self._write_legendary(s, seat, goods, out)
        if s.compiled.ante_up:
            self._write_land(s, seat, movement, out)
            self._write_frontier(s, seat, goods, out)
            self._write_events(s, seat, out)
            self._write_tokens(s, seat, goods, out)
        out[self.goods] = amounts(goods)

    def _write_legendary(
        self, s: LegendsState, seat: int, goods: list[int], out: list[bytes]
    ) -> None:
        own = [0] * self.legendary
        for kind in tokens_of(s, seat):
            own[kind] += 60
        out[self.own_tokens] = amounts(own)
        for claim in s.claims:
            goods[(claim % PLAIN - seat) % self.players * GOODS + 2] += 40

    def _write_land(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        up = s.up
        out[self.train] = hot(self.stops, up.train)
        if s.space[seat] >= 0:
            far = self.distances.between(s.space[seat], train_space(s))
            out[self.train_rides] = hot(RIDES, rides(far, movement))
        if up.encounter != NONE:
            out[self.encounter] = hot(self.encounters, up.encounter)
        for place in range(self.players):
            points = up.gambler[(seat + place) % self.players]
            if points:
                out[self.gambler + place] = hot(self.track, points)
        sold = [0] * self.stand_count
        for item in range(len(up.stand)):
            sold[up.stand[item]] |= 1 << item
        for stand in range(self.stand_count):
            if sold[stand]:
                out[self.stands + stand] = kept_mask(self.items, sold[stand])

    def _write_frontier(
        self, s: LegendsState, seat: int, goods: list[int], out: list[bytes]
    ) -> None:
        """Of a token on the board only the number is open."""
        up, numbers = s.up, s.compiled.up.frontier_number
        lie = [0 if token == NONE else numbers[token] * 20 for token in up.frontier]
        out[self.frontier] = amounts(lie)
        for finder in up.found_by:
            if finder != NONE:
                goods[(finder - seat) % self.players * GOODS + 1] += 60

    def _write_events(self, s: LegendsState, seat: int, out: list[bytes]) -> None:
        up, known = s.up, 0
        out[self.markers] = masked(len(MARKERS), up.markers)
        out[self.due] = amounts([up.events_due * 80])
        if up.event != NONE:
            out[self.event] = hot(self.events, up.event)
        if up.event_discard:
            gone = 0
            for card in up.event_discard:
                gone |= 1 << card
            out[self.event_gone] = kept_mask(self.events, gone)
        for at in range(len(up.event_seen)):
            if up.event_seen[at] >> seat & 1:
                known |= 1 << up.event_deck[at]
        if known:
            out[self.event_known] = kept_mask(self.events, known)
        known = 0
        for at in range(len(up.encounter_seen)):
            if up.encounter_seen[at] >> seat & 1:
                known |= 1 << up.encounter_deck[at]
        if known:
            out[self.encounter_known] = kept_mask(self.encounters, known)

    def _write_tokens(self, s: LegendsState, seat: int, goods: list[int], out: list[bytes]) -> None:
        """Which token of its kind it is nobody knows, so only places and kinds are written."""
        up, tables = s.up, s.compiled.up
        lie: list[int] = []
        for token in range(len(up.token_at)):
            at = up.token_at[token]
            if at < tables.supply:
                place = at if at < tables.saloon else at - tables.saloon + self.spaces
                lie.append(tables.token_kind[token] * self.places + place)
            elif at >= tables.carried:
                goods[(at - tables.carried - seat) % self.players * GOODS] += 80
        if lie:
            out[self.lie] = some(self.places * len(TOKEN_KINDS), lie)
        if up.dust:
            out[self.gold] = some(self.spaces, cards_in(up.dust))
        if up.foe != NONE:
            out[self.foe] = hot(self.tokens, up.foe)
