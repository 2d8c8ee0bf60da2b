"""Wanted points that a Marshal may refuse, to stay one (WL-MARSHAL-11; not in every edition)."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Procedure,
    Question,
    Verdict,
    done,
    goto,
    label,
    local,
    set_local,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.tracks import gain_points
from tumbleweed.games.legends.effects.points import GAIN_WANTED, may_refuse
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import clockwise_from
from tumbleweed.games.legends.vocabulary.effect import Context
from tumbleweed.games.legends.vocabulary.events import FROM_CARD
from tumbleweed.games.legends.vocabulary.options import NO, YES
from tumbleweed.games.legends.vocabulary.terms import WANTED

AT: Final = 0  # of the word that gives the points
ME: Final = 1  # the player whom the card calls "you"
CONTRIBUTORS: Final = 2  # of the story
SEATS: Final = 3  # mask of those who have not had theirs
ASKED: Final = 4

NEXT_SEAT: Final = label("next_seat")


def next_seat(s: LegendsState) -> Verdict:
    """Clockwise; a player without a choice gets the points at once."""
    for seat in clockwise_from(s, local(s, ME)):
        if not local(s, SEATS) >> seat & 1:
            continue
        set_local(s, SEATS, local(s, SEATS) & ~(1 << seat))
        if points(s, seat) and may_refuse(s, local(s, AT), seat, local(s, ME)):
            set_local(s, ASKED, seat)
            return NEXT
        gain_points(s, seat, WANTED, points(s, seat))
    return done(s)


def points(s: LegendsState, seat: int) -> int:
    run = Context(local(s, AT), local(s, ME), NONE, local(s, CONTRIBUTORS), NONE, FROM_CARD)
    return GAIN_WANTED.amount_for(s, seat, run)


def asked(s: LegendsState) -> int:
    return local(s, ASKED)


def no_or_yes(s: LegendsState) -> list[int]:
    return [NO, YES]


def decide(s: LegendsState, option: int) -> Verdict:
    if option == YES:
        gain_points(s, local(s, ASKED), WANTED, points(s, local(s, ASKED)))
    return goto(NEXT_SEAT)


def offered(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": points(s, seat), "marshal": s.marshal[seat]}


TURN_WANTED_PROCEDURE: Final = Procedure(
    "turn_wanted",
    (
        Do("next_seat", next_seat),
        Ask(
            "turn_or_not",
            Question("turn-wanted", "WL-MARSHAL-11", offered),
            asked,
            no_or_yes,
            decide,
        ),
    ),
    "at",
    "me",
    "contributors",
    "seats",
    "asked",
)
