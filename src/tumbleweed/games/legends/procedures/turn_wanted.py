"""Wanted points that a Marshal may refuse, to stay one (WL-MARSHAL-11; not in every edition)."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.tracks import gain_points
from tumbleweed.games.legends.effects.points import GAIN_WANTED, may_refuse
from tumbleweed.games.legends.state.frames import TURN_WANTED
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import clockwise_from
from tumbleweed.games.legends.vocabulary.effect import Context
from tumbleweed.games.legends.vocabulary.events import FROM_CARD
from tumbleweed.games.legends.vocabulary.options import NO, YES
from tumbleweed.games.legends.vocabulary.terms import WANTED

NEXT_SEAT: Final = label("next_seat")


def next_seat(s: LegendsState) -> Verdict:
    """Clockwise; who has no choice gets the points at once."""
    for seat in clockwise_from(s, TURN_WANTED.me(s)):
        if not TURN_WANTED.seats(s) >> seat & 1:
            continue
        TURN_WANTED.set_seats(s, TURN_WANTED.seats(s) & ~(1 << seat))
        if points(s, seat) and may_refuse(s, TURN_WANTED.at(s), seat, TURN_WANTED.me(s)):
            TURN_WANTED.set_asked(s, seat)
            return NEXT
        gain_points(s, seat, WANTED, points(s, seat))
    return done(s)


def points(s: LegendsState, seat: int) -> int:
    at, me, contributors = TURN_WANTED.at(s), TURN_WANTED.me(s), TURN_WANTED.contributors(s)
    run = Context(at, me, NONE, contributors, NONE, FROM_CARD)
    return GAIN_WANTED.amount_for(s, seat, run)


def no_or_yes(s: LegendsState) -> list[int]:
    return [NO, YES]


def decide(s: LegendsState, option: int) -> Verdict:
    if option == YES:
        gain_points(s, TURN_WANTED.asked(s), WANTED, points(s, TURN_WANTED.asked(s)))
    return goto(NEXT_SEAT)


def offered(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": points(s, seat), "marshal": s.marshal[seat]}


TURN_WANTED_PROCEDURE: Final = TURN_WANTED.procedure(
    (
        Do("next_seat", next_seat),
        Ask(
            "turn_or_not",
            Question("turn-wanted", "WL-MARSHAL-11", offered),
            TURN_WANTED.asked,
            no_or_yes,
            decide,
        ),
    )
)
