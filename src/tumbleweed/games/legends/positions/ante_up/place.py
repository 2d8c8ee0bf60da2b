"""The facts that Ante Up adds to positions."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.errors import BadPosition
from tumbleweed.games.legends.components.player.tokens import PLAIN
from tumbleweed.games.legends.positions.ante_up.land import place_land
from tumbleweed.games.legends.positions.ante_up.tokens import place_tokens
from tumbleweed.games.legends.positions.blood_money import place as blood_money
from tumbleweed.games.legends.positions.starts import once
from tumbleweed.games.legends.positions.words import index, within
from tumbleweed.games.legends.state.ante_up_model import (
    BOARD_TOKENS_STREAM,
    ENCOUNTERS_STREAM,
    FARO_STREAM,
    FRONTIER_STREAM,
    MARKERS,
    STANDS_STREAM,
)
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.modifiers import money_limit

FACTS: Final = frozenset({
    "train", "encounter_deck", "encounter_discard", "frontier", "found", "stands", "faros",
    "markers", "events_due", "event_deck", "event_discard", "tokens", "gone", "dust",
})  # fmt: skip
SEAT_FACTS: Final = frozenset({"gambler", "legendary", "longhorns"})


def facts(compiled: Compiled) -> frozenset[str]:
    return FACTS | blood_money.facts(compiled) if compiled.ante_up else frozenset()


def seat_facts(compiled: Compiled) -> frozenset[str]:
    return SEAT_FACTS | blood_money.seat_facts(compiled) if compiled.ante_up else frozenset()


def drawn(compiled: Compiled) -> dict[int, tuple[str, ...]]:
    """By random stream: the names of what it draws from."""
    return {
        STANDS_STREAM: compiled.items,
        ENCOUNTERS_STREAM: compiled.up.encounters,
        FRONTIER_STREAM: compiled.up.frontier_tokens,
        FARO_STREAM: compiled.fight_cards,
        BOARD_TOKENS_STREAM: compiled.up.tokens,
        **blood_money.drawn(compiled),
    }


def place_ante_up(s: LegendsState, facts: dict[str, Any]) -> None:
    if not s.compiled.ante_up:
        return
    up, tables = s.up, s.compiled.up
    up.train = index("train", tables.stops, facts.get("train", tables.stops[tables.first_stop]))
    place_land(s, facts)
    place_tokens(s, facts)
    up.faros = within("faros", facts.get("faros", 0), 0, 99)
    for seat in range(s.compiled.players):
        if s.money[seat] > money_limit(s, seat):
            limit = f"{money_limit(s, seat)} is the most there (WL-BANK-04)"
            raise BadPosition(f"seat {seat} money: {s.money[seat]}, but {limit}")
    for seat, own in facts.get("seats", {}).items():
        most = len(tables.gambler_effect) - 1
        up.gambler[seat] = within(f"seat {seat} gambler", own.get("gambler", 0), 0, most)
        # ---- gambling ----
        for name in own.get("legendary", []):  # kept, for no goal
            s.tokens.append(index(f"seat {seat} legendary", s.compiled.tokens, name))
            s.claims.append(PLAIN + seat)
    _place_events(s, facts)
    blood_money.place_blood_money(s, facts)


def _place_events(s: LegendsState, facts: dict[str, Any]) -> None:
    """`event_deck` names the cards on top, the top card first; there are no markers on the tracks
    but those in `markers`."""
    up, names = s.up, s.compiled.up.events
    top = [index("event_deck", names, name) for name in facts.get("event_deck", [])]
    out = [index("event_discard", names, n) for n in facts.get("event_discard", [])]
    up.event_discard = tuple(out)
    used = top + out
    once("events", names, used)
    up.event_deck = [card for card in range(len(names)) if card not in used] + top[::-1]
    up.event_seen = [0] * len(up.event_deck)
    for name in facts.get("markers", []):
        up.markers |= 1 << index("markers", MARKERS, name)
    up.events_due = within("events_due", facts.get("events_due", 0), 0, 99)
