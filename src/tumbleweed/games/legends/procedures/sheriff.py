"""The Sheriff rides (WL-SHERIFF): moved by a player, he arrests a Wanted player if he can."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Gather,
    Procedure,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.nearest import distances, ends_of_ways
from tumbleweed.games.legends.components.board.ways import sheriff_reach, way_to
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.components.player.discarding import discard
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.man_in_black.choices import decider
from tumbleweed.games.legends.state.frames import FIGHT, SHERIFF_RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import SHERIFF
from tumbleweed.games.legends.state.queries import clockwise_from
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.ante_up.triggers import MOVE_SHERIFF
from tumbleweed.games.legends.vocabulary.events import SHERIFF_MOVED
from tumbleweed.games.legends.vocabulary.options import STOP

CHOOSE_WAY: Final = label("choose_sheriffs_way")
DISCARD_FIRST: Final = label("discard_first")
CHOOSE_TARGET: Final = label("choose_target")
ATTEMPT: Final = label("attempt")


def wanted_at(s: LegendsState, space: int) -> list[int]:
    """Clockwise from the mover."""
    seats = clockwise_from(s, SHERIFF_RIDE.mover(s))
    return [seat for seat in seats if s.wanted[seat] and s.space[seat] == space]


def meeting_places(s: LegendsState) -> int:
    """Mask of the spaces where his path ends (WL-SHERIFF-26)."""
    mask = 0
    for seat in range(s.compiled.players):
        if s.wanted[seat]:
            mask |= 1 << s.space[seat]
    return mask


# ---- sent by the Man in Black: a shortest way toward the most Wanted (WL-MIB-19) ----


def set_out(s: LegendsState) -> Verdict:
    if SHERIFF_RIDE.mover(s) != s.compiled.black:
        return goto(CHOOSE_WAY)
    found = ends(s)
    return NEXT if len(found) > 1 else send(s, found[0])


def ends(s: LegendsState) -> list[int]:
    goal = [s.space[SHERIFF_RIDE.toward(s)]]
    return ends_of_ways(s.compiled.board, s.sheriff, goal, SHERIFF_RIDE.left(s), meeting_places(s))


def sent_ways(s: LegendsState) -> list[int]:
    return [opt.SHERIFF.of(s, space) for space in ends(s)]


def take_sent_way(s: LegendsState, option: int) -> Verdict:
    return send(s, opt.SHERIFF.member(s, option))


def send(s: LegendsState, to: int) -> Verdict:
    start = s.sheriff
    if to == start:  # he does not enter a space he is in
        return done(s)
    far = distances(s.compiled.board, [s.space[SHERIFF_RIDE.toward(s)]])
    s.sheriff = to
    emit(s, SHERIFF_MOVED, s.compiled.black, start, to, far[start] - far[to])
    return goto(DISCARD_FIRST) if wanted_at(s, to) else done(s)


# ---- moved by a player ----


def ways(s: LegendsState) -> list[int]:
    """Up to the number, not necessarily all of it (WL-STORY-21, WL-DECK-21)."""
    left = SHERIFF_RIDE.left(s)
    meeting = meeting_places(s)
    found = sheriff_reach(s, s.sheriff, left, meeting).spaces
    steps = s.compiled.board.patrol[s.sheriff] if left > 1 else []
    return (
        [STOP]
        + [opt.SHERIFF.of(s, space) for space in found]
        + [opt.SHERIFF_STEP.of(s, space) for space in steps if not meeting >> space & 1]
    )


def move_sheriff(s: LegendsState, option: int) -> Verdict:
    if option == STOP:
        return done(s)
    start = s.sheriff
    if opt.SHERIFF_STEP.has(s, option):
        to, entered = opt.SHERIFF_STEP.member(s, option), 1
        SHERIFF_RIDE.set_left(s, SHERIFF_RIDE.left(s) - 1)
    else:
        to = opt.SHERIFF.member(s, option)
        found = sheriff_reach(s, start, SHERIFF_RIDE.left(s), meeting_places(s))
        entered = found.far[way_to(found, to)]
        SHERIFF_RIDE.set_left(s, 0)
    s.sheriff = to
    emit(s, SHERIFF_MOVED, SHERIFF_RIDE.mover(s), start, to, entered)
    note(s, MOVE_SHERIFF, SHERIFF_RIDE.mover(s), entered)
    if wanted_at(s, to):
        return NEXT
    return goto(CHOOSE_WAY) if SHERIFF_RIDE.left(s) else done(s)


# ---- he enters the space of Wanted players ----


def surprised(s: LegendsState) -> list[int]:
    """Each Wanted player there discards a card first (WL-SHERIFF-03, -24)."""
    return [seat for seat in wanted_at(s, s.sheriff) if s.hands[seat]]


def cards(s: LegendsState, seat: int) -> list[int]:
    return [opt.DISCARD.of(s, card) for card in s.hands[seat]]


def one_chosen(s: LegendsState, seat: int) -> bool:
    return len(s.sealed[seat]) == 1


def discard_first(s: LegendsState) -> Verdict:
    for seat in surprised(s):
        discard(s, seat, [opt.DISCARD.member(s, s.sealed[seat][0])])
    return announce(s)


def who_is_it(s: LegendsState) -> Verdict:
    """Of several the mover chooses one (WL-SHERIFF-04); the others are left alone.

    The Man in Black chooses the most Wanted, at a tie the first player (WL-MIB-19). What the
    discards set off may have moved the Sheriff on: then he attempts no arrest here.
    """
    found = wanted_at(s, s.sheriff)
    if not found:
        return done(s)
    if len(found) > 1:
        if SHERIFF_RIDE.mover(s) != s.compiled.black:
            return goto(CHOOSE_TARGET)
        most = max(s.wanted[seat] for seat in found)
        order = clockwise_from(s, s.first)
        found = [seat for seat in order if seat in found and s.wanted[seat] == most]
    begin_fight(s, SHERIFF, found[0], NONE)
    return goto(ATTEMPT)


def targets(s: LegendsState) -> list[int]:
    return [opt.TARGET.of(s, seat) for seat in wanted_at(s, s.sheriff)]


def take_target(s: LegendsState, option: int) -> Verdict:
    begin_fight(s, SHERIFF, opt.TARGET.member(s, option), NONE)
    return NEXT


def attempt(s: LegendsState) -> Verdict:
    """Afterwards he is at his office, and the rest of the movement is lost (WL-STORY-20)."""
    return FIGHT.call(s)


def spaces_left(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": SHERIFF_RIDE.left(s)}


SHERIFF_RIDE_PROCEDURE: Final[Procedure] = SHERIFF_RIDE.procedure(
    (
        Do("set_out", set_out),
        Ask(
            "choose_sent_way",
            Question("black-sheriff", "WL-MIB-19"),
            decider,
            sent_ways,
            take_sent_way,
        ),
        Ask(
            "choose_sheriffs_way",
            Question("sheriff", "WL-SHERIFF-02", spaces_left),
            SHERIFF_RIDE.mover,
            ways,
            move_sheriff,
        ),
        Gather(
            "discard_first",
            (Question("surprised", "WL-SHERIFF-03"),),
            surprised,
            cards,
            one_chosen,
            discard_first,
        ),
        Do("who_is_it", who_is_it),
        Ask(
            "choose_target",
            Question("sheriff-target", "WL-SHERIFF-04"),
            SHERIFF_RIDE.mover,
            targets,
            take_target,
        ),
        Do("attempt", attempt),
    )
)
