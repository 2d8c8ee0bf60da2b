"""What lies open of Ante Up."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.decks import (
    ENCOUNTERS,
    EVENTS,
    cards_of,
    pile_of,
    seen_from_top,
)
from tumbleweed.games.legends.knowledge.view import AnteUpTable, FaceDown
from tumbleweed.games.legends.state.ante_up_model import MARKERS
from tumbleweed.games.legends.state.legends_state import LegendsState


def ante_up_view(s: LegendsState, seat: int | None) -> AnteUpTable:
    """Under `up` in the view; `seat` is who looks."""
    up, tables = s.up, s.compiled.up
    return {
        "train": tables.stops[up.train],
        "gambler": up.gambler[:],
        "markers": [name for i, name in enumerate(MARKERS) if up.markers >> i & 1],
        "events_due": up.events_due,
        "event": None if up.event == NONE else tables.events[up.event],
        "event_deck": _face_down(s, EVENTS, tables.events, seat),
        "encounter_deck": _face_down(s, ENCOUNTERS, tables.encounters, seat),
    }


def _face_down(s: LegendsState, deck: int, names: tuple[str, ...], seat: int | None) -> FaceDown:
    seen = [] if seat is None else seen_from_top(s, deck, seat)
    return {
        "count": len(cards_of(s, deck)),
        "discard": [names[card] for card in pile_of(s, deck)],
        "seen": [{"card": names[card], "above": above} for above, card in seen],
    }
