"""A seat for another process: plain data, from which the same seat is made there.

Only what the seat knows is in it, so that process cannot find out more. The build must be the same.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tumbleweed.core.decision import Decision
from tumbleweed.core.events import EventLog
from tumbleweed.core.game import Game, Seat
from tumbleweed.core.record import read_setup
from tumbleweed.core.ruleset import Ruleset, game_info
from tumbleweed.core.text import Message


class PackedWorld(NamedTuple):
    """The world that the seat redeals."""

    number: int
    parts: list[int]
    state: dict[str, Any]


class PackedQuestion(NamedTuple):
    """The open question; its options by key."""

    number: int
    part: int
    prompt: str
    args: dict[str, Any]
    rule: str
    keys: tuple[str, ...]


class PackedSeat(NamedTuple):
    setup: dict[str, Any]
    seat: int
    question: PackedQuestion | None
    sealed: list[str]
    view: dict[str, Any]
    events: list[tuple[int, ...]] | None
    world: PackedWorld | None
    earlier: PackedSeat | None
    answered: list[str]


def pack_seat(seat: Seat) -> PackedSeat:
    log, world = seat._log, seat._world
    return PackedSeat(
        seat.setup.to_json(),
        seat.seat,
        None if seat.decision is None else _question(seat.decision),
        seat.sealed,
        seat.view,
        None if log is None else log.raw(),
        None if world is None else _world(world),
        None if seat.earlier is None else pack_seat(seat.earlier),
        seat.answered,
    )


def _question(decision: Decision) -> PackedQuestion:
    asked, prompt = (decision.number, decision.part), decision.prompt
    return PackedQuestion(*asked, prompt.key, prompt.args, prompt.rule, decision.keys)


def _world(world: Game) -> PackedWorld:
    return PackedWorld(world.number, world.parts, world.ruleset.dump(world.state))


def unpack_seat(packed: PackedSeat) -> Seat:
    """A game of a pack needs its pack registered in this process."""
    setup = read_setup(packed.setup)
    ruleset = game_info(setup.game).ruleset(setup)
    log = None if packed.events is None else EventLog(ruleset.event_kinds, viewer=packed.seat)
    if log is not None and packed.events is not None:
        log.own = packed.events
    seat = Seat(
        packed.seat,
        ruleset,
        None if packed.question is None else _asked(ruleset, packed.seat, packed.question),
        packed.sealed,
        packed.view,
        log,
        None if packed.world is None else _playable(ruleset, packed.world, log),
    )
    seat.earlier = None if packed.earlier is None else unpack_seat(packed.earlier)
    seat.answered = packed.answered
    return seat


def _asked(ruleset: Ruleset, seat: int, asked: PackedQuestion) -> Decision:
    catalogue = ruleset.catalogue
    options = tuple([catalogue.options[catalogue.index[key]] for key in asked.keys])
    prompt = Message(asked.prompt, asked.args, asked.rule)
    return Decision(asked.number, seat, asked.part, prompt, options)


def _playable(ruleset: Ruleset, packed: PackedWorld, log: EventLog | None) -> Game:
    s = ruleset.load(packed.state)
    s.pending_events = None if log is None else []
    past = None if log is None else log.branch(len(log))
    return Game(ruleset, s, None, past, packed.number, packed.parts)
