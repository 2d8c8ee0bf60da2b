"""The Sheriff with Ante Up: he rides, or is put next to a player; an arrest may pay the mover."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.games.legends.procedures import sheriff
from tumbleweed.games.legends.procedures.ante_up.steps import steps
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import SHERIFF_RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.ante_up.events import SHERIFF_PUT

PUT: Final = label("put_sheriff")
DISCARD_FIRST: Final = label("discard_first")


def set_out(s: LegendsState) -> Verdict:
    return goto(PUT) if SHERIFF_RIDE.placed(s) else sheriff.set_out(s)


def spaces_beside(s: LegendsState) -> list[int]:
    """Next to the player who places him."""
    beside = s.compiled.board.neighbours[s.space[SHERIFF_RIDE.mover(s)]]
    return [opt.SHERIFF.of(s, space) for space in beside]


def put_sheriff(s: LegendsState, option: int) -> Verdict:
    """A space with a Wanted player counts as entered."""
    space, before = opt.SHERIFF.member(s, option), s.sheriff
    s.sheriff = space
    emit(s, SHERIFF_PUT, SHERIFF_RIDE.mover(s), space)
    entered = space != before and sheriff.wanted_at(s, space)
    return goto(DISCARD_FIRST) if entered else done(s)


def attempt(s: LegendsState) -> Verdict:
    SHERIFF_RIDE.set_toward(s, s.fight.hero)
    return sheriff.attempt(s)


def attempted(s: LegendsState) -> Verdict:
    """An arrested player is no longer Wanted."""
    if s.wanted[SHERIFF_RIDE.toward(s)]:
        return done(s)
    at, end = SHERIFF_RIDE.on_arrest(s), SHERIFF_RIDE.on_arrest_end(s)
    return run(s, at, end, SHERIFF_RIDE.mover(s))


OWN: Final = sheriff.SHERIFF_RIDE_PROCEDURE
SHERIFF_RIDE_OR_PUT: Final = SHERIFF_RIDE.procedure(
    (
        Do("set_out", set_out),
        *steps(OWN, "choose_sent_way", "choose_sheriffs_way", "discard_first", "who_is_it"),
        *steps(OWN, "choose_target"),
        Do("attempt", attempt),
        Do("attempted", attempted),
        Do("hunt_over", done),
        Ask(
            "put_sheriff",
            Question("put-sheriff", "WL-SHERIFF-01"),
            SHERIFF_RIDE.mover,
            spaces_beside,
            put_sheriff,
        ),
    )
)
