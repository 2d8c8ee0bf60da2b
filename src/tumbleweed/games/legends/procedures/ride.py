"""Riding (WL-MOVE): space by space or straight to the destination; bandits stop it.

`ride:` goes to a space by a shortest path that triggers nothing and ends the movement; `step:` goes
one space (or onto a mesa, for characters who may cross it) and the movement continues.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
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
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.components.board.ways import barred, free_spaces, reach, way_to
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.frames import FIGHT, PLACE, RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import BANDIT
from tumbleweed.games.legends.state.queries import bandit_at, foe_at
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.events import CROSSED, PLACED, RODE
from tumbleweed.games.legends.vocabulary.modifiers import crosses_mesas
from tumbleweed.games.legends.vocabulary.options import STOP

CHOOSE_WAY: Final = label("choose_way")
LEG_STEP: Final = label("leg")


# ---- the ways on offer ----


def ways(s: LegendsState, seat: int, left: int) -> list[int]:
    """To ride to, then single steps, from the space the seat stands on."""
    return reach(s, seat, s.space[seat], left, crosses_mesas(s, seat)).ways


def off_the_mesa(s: LegendsState, seat: int, mesa: int, left: int) -> list[int]:
    """A mesa cannot be ended on: off it to any other space it touches."""
    start = s.space[seat]
    rim = [
        space
        for space in s.compiled.board.neighbours[mesa]
        if space != start and not barred(s, seat, space)
    ]
    on = [opt.STEP.of(s, space) for space in rim if left > 1 and not foe_at(s, space)]
    return [opt.RIDE.of(s, space) for space in rim] + on


def stay_or_ride(s: LegendsState) -> list[int]:
    seat, left, mesa = RIDE.seat(s), RIDE.left(s), RIDE.mesa(s)
    if mesa:
        return off_the_mesa(s, seat, mesa - 1, left)
    return [STOP, *ways(s, seat, left)]


# ---- the steps ----


def set_out(s: LegendsState) -> Verdict:
    return goto(CHOOSE_WAY) if RIDE.leg(s) == NONE else goto(LEG_STEP)


def choose_way(s: LegendsState, option: int) -> Verdict:
    if option == STOP:
        return done(s)
    RIDE.set_leg(s, option)
    return NEXT


def leg(s: LegendsState) -> Verdict:
    """Go there; what happens on the way is noted, in the order it happened."""
    seat, option = RIDE.seat(s), RIDE.leg(s)
    if opt.STEP.has(s, option):
        to = opt.STEP.member(s, option)
        if to >= len(s.compiled.board.spaces):
            return onto_mesa(s, to)
        step_to(s, seat, to)
        RIDE.set_left(s, RIDE.left(s) - 1)
    else:
        ride_to(s, seat, opt.RIDE.member(s, option))
        RIDE.set_left(s, 0)
    RIDE.set_mesa(s, 0)
    return announce(s)


def onto_mesa(s: LegendsState, mesa: int) -> Verdict:
    RIDE.set_mesa(s, mesa + 1)
    RIDE.set_left(s, RIDE.left(s) - 1)
    return goto(CHOOSE_WAY)


def step_to(s: LegendsState, seat: int, to: int) -> None:
    mesa = RIDE.mesa(s)
    if mesa:  # off the mesa that was stepped on
        move_to(s, seat, to, 2, 1 << (mesa - 1 - len(s.compiled.board.spaces)))
    else:
        move_to(s, seat, to, 1, 0)


def ride_to(s: LegendsState, seat: int, to: int) -> None:
    start = s.space[seat]
    if RIDE.mesa(s):
        step_to(s, seat, to)
    elif to == start:
        emit(s, RODE, seat, start, to, 0)
    else:
        found = reach(s, seat, start, RIDE.left(s), crosses_mesas(s, seat))
        way = way_to(found, to)
        move_to(s, seat, to, found.far[way], found.mesas[way])


def move_to(s: LegendsState, seat: int, to: int, entered: int, mesas: int) -> None:
    emit(s, RODE, seat, s.space[seat], to, entered)
    s.space[seat] = to
    for mesa in cards_in(mesas):
        emit(s, CROSSED, seat, mesa)
        note(s, on.CROSS_MESA, seat)
    note(s, on.TRAVEL, seat, entered)


def arrive(s: LegendsState) -> Verdict:
    """A bandit there stops the rider, who must fight (WL-BANDIT-04)."""
    seat = RIDE.seat(s)
    if bandit_at(s, s.space[seat]):
        RIDE.set_left(s, 0)
        begin_fight(s, BANDIT, seat, NONE)
        return FIGHT.call(s)
    return NEXT


def ride_on(s: LegendsState) -> Verdict:
    return goto(CHOOSE_WAY) if RIDE.left(s) > 0 else done(s)


def movement_left(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": RIDE.left(s)}


RIDE_PROCEDURE: Final = RIDE.procedure(
    (
        Do("set_out", set_out),
        Ask(
            "choose_way",
            Question("ride", "WL-MOVE-04", movement_left),
            RIDE.seat,
            stay_or_ride,
            choose_way,
        ),
        Do("leg", leg),
        Do("arrive", arrive),
        Do("ride_on", ride_on),
    )
)

# ---- place: a mini is put somewhere, no movement (WL-MOVE-14) ----


def places(s: LegendsState) -> list[int]:
    found = free_spaces(s, PLACE.seat(s), PLACE.place(s))
    return [opt.PLACE.of(s, space) for space in found]


def any_space(s: LegendsState) -> Verdict:
    return NEXT if places(s) else done(s)


def put_there(s: LegendsState, option: int) -> Verdict:
    seat, space = PLACE.seat(s), opt.PLACE.member(s, option)
    s.space[seat] = space
    emit(s, PLACED, seat, space)
    return done(s)


PLACE_PROCEDURE: Final = PLACE.procedure(
    (
        Do("any_space", any_space),
        Ask("choose_space", Question("place", "WL-MOVE-14"), PLACE.seat, places, put_there),
    )
)
