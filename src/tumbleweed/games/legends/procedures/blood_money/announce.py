"""Announcing with legendary stories: conditions are met by themselves, map tokens can be turned.

The frame is that of the game's own procedure (procedures/announce.py).
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.tales import (
    contribute,
    map_token_at,
    turn_map_token,
)
from tumbleweed.games.legends.procedures import announce as own
from tumbleweed.games.legends.state.blood_money_queries import tale
from tumbleweed.games.legends.state.frames import ANNOUNCE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers import due
from tumbleweed.games.legends.triggers.blood_money.conditions import condition_number, fitting
from tumbleweed.games.legends.triggers.match import matches
from tumbleweed.games.legends.triggers.queue import may_contribute
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.blood_money.options import CONDITION, MAP

WHICH_CONDITION: Final = label("which_condition")


def next_event(s: LegendsState) -> Verdict:
    """As in the game without the module; `carry_on` is another."""
    while ANNOUNCE.event(s) != NONE or due.anything_new(s):
        if ANNOUNCE.event(s) == NONE:
            own.take_up(s)
        verdict = carry_on(s)
        if verdict != own.CLOSED:
            return verdict
    return done(s)


def carry_on(s: LegendsState) -> Verdict:
    """The condition that the event meets comes before all else it sets off (BM-STORY-17)."""
    if concerns_tales(s) and not ANNOUNCE.done(s) & story_bit(s):
        found = met_now(s)
        if len(found) > 1:
            return goto(WHICH_CONDITION)
        ANNOUNCE.set_done(s, ANNOUNCE.done(s) | story_bit(s))
        if found:
            contribute(s, ANNOUNCE.seat(s), found[0])
            return own.announce(s)
    if token_here(s) != NONE and not mandatory_left(s):
        return goto(own.ANSWER)
    return own.carry_on(s)


# ---- conditions ----


def story_bit(s: LegendsState) -> int:
    """In the mask of what was used on the event, behind all abilities: its condition. One event
    meets at most one (BM-STORY-22)."""
    return 1 << own.SLOTS + len(s.compiled.abilities) // layout.ABILITY


def concerns_tales(s: LegendsState) -> bool:
    """Most events do not."""
    return bool(s.compiled.story_events >> ANNOUNCE.event(s) & 1)


def met_now(s: LegendsState) -> list[int]:
    event, seat = ANNOUNCE.event(s), ANNOUNCE.seat(s)
    if not may_contribute(s, seat):
        return []
    amount, detail, detail_2 = ANNOUNCE.amount(s), ANNOUNCE.detail(s), ANNOUNCE.detail_2(s)
    return fitting(s, event, seat, amount, detail, detail_2)


def conditions(s: LegendsState) -> list[int]:
    return [CONDITION.of(s, condition_number(s, place)) for place in met_now(s)]


def choose_condition(s: LegendsState, option: int) -> Verdict:
    ANNOUNCE.set_done(s, ANNOUNCE.done(s) | story_bit(s))
    first = s.compiled.blood.tale_condition[tale(s)]
    contribute(s, ANNOUNCE.seat(s), CONDITION.member(s, option) - first)
    return own.announce(s)


def tale_facts(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"tale": f"tale:{s.compiled.blood.tales[tale(s)]}"}


# ---- map tokens ----


def token_here(s: LegendsState) -> int:
    """The map token that the event allows to be turned, or NONE (BM-STORY-26)."""
    current, seat = tale(s), ANNOUNCE.seat(s)
    if current == NONE or s.compiled.blood.map_reveal[current] == NONE or seat != s.active:
        return NONE
    row, event = s.compiled.blood.map_reveal[current], ANNOUNCE.event(s)
    if not matches(s, row, event, seat, ANNOUNCE.amount(s), ANNOUNCE.detail(s), NONE):
        return NONE
    return map_token_at(s, s.space[seat])


def mandatory_left(s: LegendsState) -> bool:
    return any(not own.optional(s, ability) for ability in own.before_the_seat(s))


def answers(s: LegendsState) -> list[int]:
    found = own.answers(s)
    return found if token_here(s) == NONE else [*found, MAP.of(s, 0)]


def answer(s: LegendsState, option: int) -> Verdict:
    if MAP.has(s, option):
        turn_map_token(s, ANNOUNCE.seat(s), token_here(s))
        return own.announce(s)
    return own.answer(s, option)


ANNOUNCE_WITH_TALES: Final = ANNOUNCE.procedure(
    (
        Do("next_event", next_event),
        Do("go_on", own.go_on),
        Ask(
            "answer",
            Question("answer", "WL-DECK-05", own.event_facts),
            ANNOUNCE.seat,
            answers,
            answer,
        ),
        Do("and_on", own.go_on),
        Ask(
            "which_condition",
            Question("condition", "BM-STORY-22", tale_facts),
            ANNOUNCE.seat,
            conditions,
            choose_condition,
        ),
        Do("contributed", own.go_on),
    )
)
