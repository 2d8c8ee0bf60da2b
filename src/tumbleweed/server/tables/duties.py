"""What a table has to do by itself, and when: a function of its rows and its game.

Nothing here depends on what anybody holds but the owner's own orders and options: a bot's answer
comes a fixed time after its question.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from tumbleweed.core.decision import Decision
from tumbleweed.core.game import Game
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables.absence import deadline, next_step, vote_open
from tumbleweed.server.tables.live import Asked
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.orders import lasting, ordered


@dataclass(frozen=True)
class Think:
    """A bot answers: `at` the earliest, or some pauses later if the thought takes longer."""

    seat: int
    question: str
    at: float
    level: str
    since: float


@dataclass(frozen=True)
class Give:
    """This answer is given: the only one, or the one a standing order names."""

    seat: int
    question: str
    at: float
    key: str
    by: str


@dataclass(frozen=True)
class Miss:
    """The clock runs out."""

    seat: int
    question: str
    at: float
    step: str
    key: str  # the default answer


@dataclass(frozen=True)
class Expire:
    """Some orders of a seat are over."""

    seat: int
    at: float
    kept: int  # how many are not


Duty = Think | Give | Miss | Expire


def duties(
    options: TableOptions, pause: float, seats: list[SeatRow], game: Game, asked: Asked
) -> list[Duty]:
    found: list[Duty] = []
    people = [seat for seat in asked if seats[seat].bot is None]
    decisions = {each.seat: each for each in game.decisions} if people else {}
    for seat, (question, since) in asked.items():
        level = seats[seat].bot
        if level is not None:
            found.append(Think(seat, question, since + pause, level, since))
        else:
            duty = _for_a_player(options, pause, seats[seat], game, decisions[seat], since)
            found += [] if duty is None else [duty]
    return found + _orders_over(seats, game)


def _for_a_player(
    options: TableOptions,
    pause: float,
    seat: SeatRow,
    game: Game,
    decision: Decision,
    since: float,
) -> Duty | None:
    at = since + pause
    if len(decision.options) == 1:
        return Give(seat.seat, decision.id, at, decision.default.key, "table")
    if seat.orders:
        place = game.seat(seat.seat)
        key = ordered(lasting(seat.orders, place), decision, place)
        if key is not None:
            return Give(seat.seat, decision.id, at, key, "order")
    clock = options.clock
    if clock is None or vote_open(clock, seat):
        return None
    step = next_step(clock, seat.missed)
    at = deadline(clock, seat, since)
    return Miss(seat.seat, decision.id, at, step, decision.default.key)


def _orders_over(seats: list[SeatRow], game: Game) -> list[Duty]:
    found: list[Duty] = []
    for seat in seats:
        if seat.orders:
            kept = len(lasting(seat.orders, game.seat(seat.seat)))
            if kept < len(seat.orders):
                found.append(Expire(seat.seat, 0.0, kept))
    return found


def release(since: float, pause: float, ready: float) -> float:
    """When a thought is told that was ready then: a whole number of pauses after the question."""
    if pause <= 0:
        return ready
    return since + pause * max(1, ceil((ready - since) / pause))
