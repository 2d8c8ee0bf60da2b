"""Riding with Ante Up: also by rail and over the passes (AU-MOVE), with more kinds of foes.

A ride over a pass is a whole Move action; so is a placement that counts as one. Both are the first
leg of a ride and leave no movement.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import Ask, Do, Question, Verdict, done, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.rail import rail_from, stations_near
from tumbleweed.games.legends.components.player.goods import spend
from tumbleweed.games.legends.procedures import moving, ride
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.ante_up.arrival import ARRIVAL_STEPS, PICK_UP_STEPS
from tumbleweed.games.legends.state.frames import MOVE_ACTION, RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.ante_up.events import TOOK_RAIL, TOOK_TRAIL
from tumbleweed.games.legends.vocabulary.ante_up.options import RAIL, TRAIL, rail_to
from tumbleweed.games.legends.vocabulary.ante_up.triggers import RIDE_RAIL
from tumbleweed.games.legends.vocabulary.events import PLACED
from tumbleweed.games.legends.vocabulary.modifiers import movement

RIDE_ON: Final = label("ride_on")
ENDED: Final = label("pick_up")


# ---- the options ----


def last_steps(s: LegendsState, seat: int, left: int) -> list[int]:
    """With the last movement onto a station, to go on by rail; with more movement every step is
    offered anyway."""
    return [opt.STEP.of(s, station) for station in stations_near(s, seat)] if left == 1 else []


def stay_or_ride(s: LegendsState) -> list[int]:
    found, seat = ride.stay_or_ride(s), RIDE.seat(s)
    if RIDE.mesa(s) or not s.up.rail:
        return found
    other = rail_from(s, seat, s.space[seat])
    rails = [rail_to(s, other)] if other != NONE else []
    return found + last_steps(s, seat, RIDE.left(s)) + rails


# ---- the steps ----


def choose_way(s: LegendsState, option: int) -> Verdict:
    if option == opt.STOP:
        return goto(ENDED)
    return ride.choose_way(s, option)


def leg(s: LegendsState) -> Verdict:
    seat, option = RIDE.seat(s), RIDE.leg(s)
    start = s.space[seat]
    if RAIL.has(s, option):
        by_rail(s, seat, s.compiled.up.stations[RAIL.member(s, option)])
    elif TRAIL.has(s, option):
        over_the_pass(s, seat, s.compiled.up.heads[TRAIL.member(s, option)])
    elif opt.PLACE.has(s, option):
        put_down(s, seat, opt.PLACE.member(s, option))
    else:
        verdict = ride.leg(s)
        return verdict if s.space[seat] != start else _nothing_entered(s, verdict)
    return announce(s)


def _nothing_entered(s: LegendsState, verdict: Verdict) -> Verdict:
    """A Move of 0 spaces meets nobody; on a mesa the ride continues."""
    return verdict if RIDE.mesa(s) else goto(RIDE_ON)


def by_rail(s: LegendsState, seat: int, station: int) -> None:
    """AU-MOVE-08, -09, -19."""
    s.up.rail = 0
    emit(s, TOOK_RAIL, seat, s.space[seat], station, s.compiled.up.fare)
    s.space[seat] = station
    spend(s, seat, s.compiled.up.fare)
    note(s, RIDE_RAIL, seat)
    note(s, on.TRAVEL, seat, 1)


def over_the_pass(s: LegendsState, seat: int, head: int) -> None:
    """AU-MOVE-06, -07, -19."""
    emit(s, TOOK_TRAIL, seat, s.space[seat], head)
    s.space[seat] = head
    RIDE.set_left(s, 0)
    note(s, on.TRAVEL, seat, 1)


def put_down(s: LegendsState, seat: int, space: int) -> None:
    """No space is entered on the way."""
    s.space[seat] = space
    emit(s, PLACED, seat, space)
    RIDE.set_left(s, 0)


def ride_on(s: LegendsState) -> Verdict:
    """A single step or a ride by rail may be followed by another leg, `ride:` may not."""
    if RIDE.left(s) > 0:
        return goto(ride.CHOOSE_WAY)
    seat = RIDE.seat(s)
    stepped = RIDE.leg(s) != NONE and opt.STEP.has(s, RIDE.leg(s))
    if stepped and s.up.rail and rail_from(s, seat, s.space[seat]) != NONE:
        return goto(ride.CHOOSE_WAY)
    return goto(ENDED)


def over(s: LegendsState) -> Verdict:
    return done(s)


def movement_left(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": RIDE.left(s)}


RIDE_WITH_RAIL: Final = RIDE.procedure(
    (
        Do("set_out", ride.set_out),
        Ask(
            "choose_way",
            Question("ride", "WL-MOVE-04", movement_left),
            RIDE.seat,
            stay_or_ride,
            choose_way,
        ),
        Do("leg", leg),
        *ARRIVAL_STEPS,
        Do("ride_on", ride_on),
        *PICK_UP_STEPS,
        Do("over", over),
    )
)


# ---- the Move action: the railway may be used once in it (AU-MOVE-08) ----


def set_out(s: LegendsState) -> Verdict:
    s.up.rail = 1
    seat, first = MOVE_ACTION.seat(s), MOVE_ACTION.leg(s)
    return RIDE.call(s, seat=seat, left=movement(s, seat), leg=first)


def end(s: LegendsState) -> Verdict:
    s.up.rail = 0
    return moving.end(s)


MOVE_WITH_RAIL: Final = MOVE_ACTION.procedure(
    (Do("ride", set_out), Do("prolong", moving.prolong), Do("end", end))
)
