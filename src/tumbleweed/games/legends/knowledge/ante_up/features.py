"""The blocks of Ante Up; without the module they stay 0."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.features import ON, Layout, scaled
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.tokens import PLAIN, tokens_now
from tumbleweed.games.legends.knowledge.features.distances import RIDES, rides
from tumbleweed.games.legends.knowledge.features.section import Section
from tumbleweed.games.legends.state.ante_up_model import MARKERS, TOKEN_KINDS
from tumbleweed.games.legends.state.ante_up_queries import train_space
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import MAX_PLAYERS

TRACK: Final = 12  # spaces of the Gambler track that are told apart, and none
GOODS: Final = 3


class AnteUpRow(Section):
    """Legendary tokens are here, too: those of goals and those that the module gives."""

    def declare(self, layout: Layout, whole: Compiled) -> None:
        self.all_spaces, self.items = len(whole.board.spaces), len(whole.items)
        up, block = whole.up, layout.block
        self.own_tokens = block(
            "own_tokens", len(whole.tokens), "legendary tokens of the seat by kind", "tokens claims"
        )
        self.train = block("train", len(up.stops), "the stop of the train", "train")
        self.train_rides = block("train_rides", RIDES, "rides to the train", "train space")
        self.encounter = block(
            "encounter", len(up.encounters), "the train encounter being fought", "encounter"
        )
        self.encounter_known = block(
            "encounter_known", len(up.encounters), "encounters of the deck the seat has looked at",
            "encounter_deck encounter_seen",
        )  # fmt: skip
        self.gambler = block("gambler", TRACK, "points of a Gambler", "gambler", MAX_PLAYERS)
        self.goods = block(
            "goods_ante_up", GOODS, "longhorns carried, frontier tokens found, legendary tokens",
            "token_at found_by claims", MAX_PLAYERS,
        )  # fmt: skip
        self.frontier = block(
            "frontier", len(up.frontier_places), "the number of the token on each frontier space",
            "frontier",
        )  # fmt: skip
        self.stands = block(
            "stands", self.items, "where each item is sold", "stand", len(up.stands)
        )
        self.markers = block("markers", len(MARKERS), "event markers on the tracks", "markers")
        self.due = block("events_due", 1, "events to be resolved", "events_due")
        self.event = block("event", len(up.events), "the event being resolved", "event")
        self.event_known = block(
            "event_known", len(up.events), "events of the deck the seat has looked at",
            "event_deck event_seen",
        )  # fmt: skip
        self.event_gone = block("event_gone", len(up.events), "events discarded", "event_discard")
        self.lie = block(
            "event_tokens", self.all_spaces + len(up.saloons), "spaces and Saloons where claim "
            "jumpers, longhorns, outlaws, high rollers lie", "token_at", len(TOKEN_KINDS),
        )  # fmt: skip
        self.gold = block("gold", self.all_spaces, "spaces with a nugget", "dust")
        self.foe = block("foe", len(up.tokens), "the token being fought", "foe")

    def write(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        if s.claims:
            for kind in self._tokens_of(s, seat):
                byte = self.own_tokens + kind
                out[byte] = min(ON, out[byte] + 60)
            for claim in s.claims:
                byte = self.goods + (claim % PLAIN - seat) % self.players * GOODS + 2
                out[byte] = min(ON, out[byte] + 40)
        if not s.compiled.ante_up:
            return
        self._write_land(s, seat, movement, out)
        self._write_events(s, seat, out)
        self._write_tokens(s, seat, out)

    def _tokens_of(self, s: LegendsState, seat: int) -> list[int]:
        tokens = tokens_now(s)
        return tokens.held[seat] + tokens.kept[seat]

    def _write_land(self, s: LegendsState, seat: int, movement: int, out: bytearray) -> None:
        up, tables = s.up, s.compiled.up
        out[self.train + up.train] = ON
        if s.space[seat] >= 0:
            far = self.distances.between(s.space[seat], train_space(s))
            out[self.train_rides + rides(far, movement)] = ON
        if up.encounter != NONE:
            out[self.encounter + up.encounter] = ON
        for place in range(self.players):
            points = up.gambler[(seat + place) % self.players]
            if points:
                out[self.gambler + place * TRACK + min(TRACK - 1, points)] = ON
        for place, token in enumerate(up.frontier):
            if token != NONE:
                out[self.frontier + place] = scaled(tables.frontier_number[token], 20)
        for finder in up.found_by:
            if finder != NONE:
                byte = self.goods + (finder - seat) % self.players * GOODS + 1
                out[byte] = min(ON, out[byte] + 60)
        for item in range(len(up.stand)):
            out[self.stands + up.stand[item] * self.items + item] = ON

    def _write_events(self, s: LegendsState, seat: int, out: bytearray) -> None:
        up = s.up
        for i in range(len(MARKERS)):
            if up.markers >> i & 1:
                out[self.markers + i] = ON
        if up.events_due:
            out[self.due] = scaled(up.events_due, 80)
        if up.event != NONE:
            out[self.event + up.event] = ON
        for card in up.event_discard:
            out[self.event_gone + card] = ON
        for at in range(len(up.event_seen)):
            if up.event_seen[at] >> seat & 1:
                out[self.event_known + up.event_deck[at]] = ON
        for at in range(len(up.encounter_seen)):
            if up.encounter_seen[at] >> seat & 1:
                out[self.encounter_known + up.encounter_deck[at]] = ON

    def _write_tokens(self, s: LegendsState, seat: int, out: bytearray) -> None:
        """Which token of its kind it is nobody knows, so only places and kinds are written."""
        up, tables = s.up, s.compiled.up
        row = self.all_spaces + len(tables.saloons)
        for token in range(len(up.token_at)):
            at = up.token_at[token]
            if at < tables.supply:
                place = at if at < tables.saloon else at - tables.saloon + self.all_spaces
                out[self.lie + tables.token_kind[token] * row + place] = ON
            elif at >= tables.carried:
                byte = self.goods + (at - tables.carried - seat) % self.players * GOODS
                out[byte] = min(ON, out[byte] + 80)
        if up.dust:
            for space in range(self.distances.spaces):
                if up.dust >> space & 1:
                    out[self.gold + space] = ON
        if up.foe != NONE:
            out[self.foe + up.foe] = ON
