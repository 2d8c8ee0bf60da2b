"""Whether the part of the state that Ante Up adds is consistent."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.decks import DECKS, cards_of, seen_of
from tumbleweed.games.legends.components.ante_up.markers import ON_LP_TRACK
from tumbleweed.games.legends.positions.ante_up.gambling import gambling_faults
from tumbleweed.games.legends.positions.ante_up.land import land_faults
from tumbleweed.games.legends.positions.ante_up.tokens import token_faults
from tumbleweed.games.legends.positions.blood_money.check import blood_money_faults
from tumbleweed.games.legends.state.ante_up_model import MARKERS
from tumbleweed.games.legends.state.frames import RESOLVE_EVENT
from tumbleweed.games.legends.state.legends_state import LegendsState


def ante_up_faults(s: LegendsState) -> list[str]:
    up, tables = s.up, s.compiled.up
    found: list[str] = []
    if not s.compiled.ante_up:
        return found
    if len(up.gambler) != s.compiled.players:
        found.append(f"gambler has {len(up.gambler)} entries")
    if any(not 0 <= points < len(tables.gambler_effect) for points in up.gambler):
        found.append("gambler: out of range")
    found += _decks(s) + _due(s) + land_faults(s) + gambling_faults(s) + token_faults(s)
    return found + blood_money_faults(s)


def _decks(s: LegendsState) -> list[str]:
    """Every card is in exactly one place, and the lists of who knows a deck have its length."""
    up, tables, found = s.up, s.compiled.up, []
    events = [*up.event_deck, *up.event_discard, *up.event_aside]
    events += [up.event] if up.event != NONE else []
    if sorted(events) != list(range(len(tables.events))):
        found.append("events: not every card lies in exactly one place")
    encounters = [*up.encounter_deck, *up.encounter_discard]
    encounters += [up.encounter] if up.encounter != NONE else []
    if sorted(encounters) != list(range(len(tables.encounters))):
        found.append("encounters: not every card lies in exactly one place")
    for deck in DECKS:
        if len(cards_of(s, deck)) != len(seen_of(s, deck)):
            found.append("event_seen or encounter_seen: not as long as its deck")
        if any(not 0 <= seats < 1 << s.compiled.players for seats in seen_of(s, deck)):
            found.append("event_seen or encounter_seen: a seat that is not at the table")
    return found


def _due(s: LegendsState) -> list[str]:
    """Markers are only where the set-up puts them; an event is out only while it is resolved."""
    up, found = s.up, []
    every, length = s.compiled.up.marker_every, s.compiled.length
    beyond = [i for i in range(ON_LP_TRACK) if (i + 1) * every >= length]
    if up.markers >> len(MARKERS) or any(up.markers >> i & 1 for i in beyond):
        found.append("markers: there is none on such a space")
    if up.events_due < 0:
        found.append("events_due: less than none")
    if up.event != NONE and not RESOLVE_EVENT.under_way(s):
        found.append("event: none is being carried out")
    return found
