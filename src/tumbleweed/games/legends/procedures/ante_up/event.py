"""An event (AU-EVENT): its card is revealed, carried out from top to bottom and discarded.

The active player resolves it. During the set-up nobody does: choices are random, the Sheriff does
not move, and some cards are replaced by the next (AU-SETUP-11, -14, -21).
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Do, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.decks import EVENTS, lay_on_pile, take_top
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import RESOLVE_EVENT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    EVENT_REPLACED,
    EVENT_TURNED_UP,
    SET_UP_EVENT,
)

TURN_UP: Final = label("turn_up")


def due_events(s: LegendsState) -> Verdict:
    """A step of the turn: due events are resolved before the next step (AU-EVENT-02)."""
    return RESOLVE_EVENT.call(s, resolver=s.active) if s.up.events_due else NEXT


def turn_up(s: LegendsState) -> Verdict:
    up, resolver = s.up, RESOLVE_EVENT.resolver(s)
    up.events_due -= 1
    up.event = take_top(s, EVENTS) if resolver != NONE else for_set_up(s)
    if up.event == NONE:  # a pack may have fewer events than are due
        up.events_due = 0
        return done(s)
    if resolver == NONE:
        emit(s, SET_UP_EVENT, up.event, up.event)
    else:
        emit(s, EVENT_TURNED_UP, resolver, up.event, up.event)
    return NEXT


def for_set_up(s: LegendsState) -> int:
    """The next card that is meaningful before minis, bandits and frontier tokens are placed."""
    card = take_top(s, EVENTS)
    while card != NONE and s.compiled.up.not_in_setup[card]:
        s.up.event_aside.append(card)
        emit(s, EVENT_REPLACED, card)
        card = take_top(s, EVENTS)
    return card


def carry_out(s: LegendsState) -> Verdict:
    tables, event = s.compiled.up, s.up.event
    at, end = tables.event_effect[event], tables.event_effect_end[event]
    return run(s, at, end, RESOLVE_EVENT.resolver(s))


def discard_event(s: LegendsState) -> Verdict:
    """Several due events are resolved one after another (AU-EVENT-03)."""
    lay_on_pile(s, EVENTS, s.up.event)
    s.up.event = NONE
    return goto(TURN_UP) if s.up.events_due else done(s)


RESOLVE_EVENT_PROCEDURE: Final = RESOLVE_EVENT.procedure(
    (
        Do("turn_up", turn_up),
        Do("carry_out_event", carry_out),
        Do("discard_event", discard_event),
    )
)
