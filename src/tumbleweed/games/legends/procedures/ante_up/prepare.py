"""Before the first turn with Ante Up (AU-SETUP): markers, set-up events, and what they require."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Do, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up import tokens
from tumbleweed.games.legends.components.ante_up.decks import EVENTS, shuffle_deck
from tumbleweed.games.legends.components.ante_up.frontier import lay_frontier
from tumbleweed.games.legends.components.ante_up.gambler import start_gambling
from tumbleweed.games.legends.components.ante_up.markers import lay_markers
from tumbleweed.games.legends.components.ante_up.stands import deal_stands
from tumbleweed.games.legends.components.ante_up.train import shuffle_encounters
from tumbleweed.games.legends.procedures import prepare
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.ante_up.steps import steps
from tumbleweed.games.legends.state.frames import PREPARE, RESOLVE_EVENT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import clockwise_from
from tumbleweed.games.legends.vocabulary.ante_up.events import EQUIPPED, EVENTS_SHUFFLED_BACK

GAINED: Final = label("gained_in_set_up")
BONUSES: Final = label("bonuses")


def lay_out(s: LegendsState) -> Verdict:
    """AU-SETUP-02, -09, -16."""
    deal_stands(s)
    shuffle_deck(s, EVENTS)
    shuffle_encounters(s)
    lay_markers(s)
    return NEXT


def set_up_events(s: LegendsState) -> Verdict:
    """1 for every 2 players, rounded up (AU-SETUP-10)."""
    s.up.events_due = (s.compiled.players + 1) // 2
    return RESOLVE_EVENT.call(s, resolver=NONE)


def frontier(s: LegendsState) -> Verdict:
    """AU-SETUP-12."""
    lay_frontier(s)
    return NEXT


# ---- bonuses ----


def bonuses(s: LegendsState) -> Verdict:
    """As in the game without the module, with starting Gambler points (AU-SETUP-20)."""
    at = PREPARE.done(s)
    PREPARE.set_done(s, at + 1)
    if at == s.compiled.players:
        PREPARE.set_done(s, 0)
        return goto(GAINED)
    seat = clockwise_from(s, s.first)[at]
    emit(s, EQUIPPED, seat)  # else the log would tell it as a result of the item used before
    prepare.give_bonuses(s, seat)
    start_gambling(s, seat)
    return announce(s)


def gained_in_set_up(s: LegendsState) -> Verdict:
    """Texts of starting items: a Gazette resolves an event (AU-SETUP-19)."""
    return RESOLVE_EVENT.call(s, resolver=NONE) if s.up.events_due else NEXT


# ---- after the minis ----


def clear_tokens(s: LegendsState) -> Verdict:
    """AU-SETUP-13."""
    tokens.clear_tokens(s)
    return NEXT


def bandits(s: LegendsState) -> Verdict:
    prepare.place_bandits(s)
    return NEXT


def shuffle_back(s: LegendsState) -> Verdict:
    put_events_back(s)
    return done(s)


def put_events_back(s: LegendsState) -> None:
    """Those that were replaced (AU-SETUP-14)."""
    aside = s.up.event_aside
    if aside:
        emit(s, EVENTS_SHUFFLED_BACK, len(aside))
        s.up.event_deck += aside
        aside.clear()
        shuffle_deck(s, EVENTS)


OWN: Final = prepare.PREPARE_PROCEDURE
PREPARE_WITH_EVENTS: Final = PREPARE.procedure(
    (
        *steps(OWN, "shuffle_decks"),
        Do("lay_out", lay_out),
        Do("set_up_events", set_up_events),
        Do("frontier", frontier),
        *steps(OWN, "deal_characters", "choose_character", "first_player", "deal_goals"),
        Do("bonuses", bonuses),
        *steps(OWN, "next_bonuses"),
        Do("gained_in_set_up", gained_in_set_up),
        *steps(OWN, "next_mini", "start_space", "the_third"),
        Do("clear_tokens", clear_tokens),
        Do("bandits", bandits),
        Do("shuffle_back", shuffle_back),
    )
)
