"""What a table does by itself, and when: a function of its rows and its game.

When an answer is given depends on nothing that anybody holds (`pace.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tumbleweed.core.course import LEARNER, Lesson
from tumbleweed.core.decision import Decision
from tumbleweed.core.game import Game
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables.absence import deadline, next_step, vote_open
from tumbleweed.server.tables.lessons import lesson_of, scripted
from tumbleweed.server.tables.live import Asked
from tumbleweed.server.tables.options import EMPTY, TableOptions
from tumbleweed.server.tables.orders import lasting, ordered
from tumbleweed.server.tables.pace import Pace, Step, company


@dataclass(frozen=True)
class BotMove:
    """A bot answers: `at` the earliest, later if it needs longer."""

    seat: int
    question: str
    at: float
    level: str
    since: float
    grain: float = 0.0  # a late one comes whole grains later
    deed: int = 0  # events that are shown first
    until: float = 0.0  # but not longer


@dataclass(frozen=True)
class AutoAnswer:
    """This answer is given: the only legal one, or that of a standing order."""

    seat: int
    question: str
    at: float
    key: str
    by: str
    deed: int = 0
    until: float = 0.0


@dataclass(frozen=True)
class Timeout:
    """The clock runs out."""

    seat: int
    question: str
    at: float
    step: str
    key: str  # the default answer


@dataclass(frozen=True)
class OrderExpiry:
    """Some orders of a seat expire."""

    seat: int
    at: float
    kept: int  # how many do not


Duty = BotMove | AutoAnswer | Timeout | OrderExpiry


def latest(duty: Duty) -> float:
    """When it is done, whatever is being shown."""
    if isinstance(duty, BotMove | AutoAnswer) and duty.deed:
        return max(duty.at, duty.until)
    return duty.at


def duties(
    options: TableOptions, pace: Pace, seats: list[SeatRow], game: Game, asked: Asked
) -> list[Duty]:
    lesson = lesson_of(options)
    if lesson is not None:
        return _scripted(lesson, pace, game, asked)
    people = [seat for seat in asked if seats[seat].bot in (None, EMPTY)]
    decisions = {each.seat: each for each in game.decisions} if people else {}
    given = {seat: _given(seats[seat], game, decisions[seat]) for seat in people}
    step = pace.step if _is_free(seats, given) else None
    deed = pace.deed(game) if step is not None else 0
    found: list[Duty] = []
    for seat, (question, since) in asked.items():
        if seat not in given:
            found.append(_bot_move(pace, step, seats[seat], question, since, game.number, deed))
        elif (answer := given[seat]) is None:
            found += _clock(options, seats[seat], decisions[seat], since)
        elif step is None:
            wait = _in_time(options, _wait(pace, seats, game, seat, answer[0]))
            found.append(AutoAnswer(seat, question, since + wait, *answer))
        else:
            wait = _in_time(options, pace.in_step(step, seat, game.number, deed))
            until = since + _in_time(options, step.limit)
            found.append(AutoAnswer(seat, question, since + wait, *answer, deed, until))
    return found + _orders_over(seats, game)


def _is_free(seats: list[SeatRow], given: dict[int, tuple[str, str] | None]) -> bool:
    """Whether nobody can read from the time of the answers what a player holds: bots alone are
    asked, or an only player who is answered for.
    """
    return not given or (company(seats) < 2 and None not in given.values())


def _bot_move(
    pace: Pace,
    step: Step | None,
    seat: SeatRow,
    question: str,
    since: float,
    number: int,
    deed: int,
) -> BotMove:
    assert seat.bot is not None
    if step is None:
        at = since + pace.of_bot(seat.seat, number)
        return BotMove(seat.seat, question, at, seat.bot, since, pace.pause)
    at, until = since + pace.in_step(step, seat.seat, number, deed), since + step.limit
    return BotMove(seat.seat, question, at, seat.bot, since, step.quick, deed, until)


def _scripted(lesson: Lesson, pace: Pace, game: Game, asked: Asked) -> list[Duty]:
    answer = scripted(lesson, game)
    if answer is None:
        return []
    seat, key = answer
    question, since = asked[seat]
    wait = 0.0 if seat == LEARNER else pace.of_bot(seat, game.number)
    return [AutoAnswer(seat, question, since + wait, key, "table" if seat == LEARNER else "bot")]


def _given(seat: SeatRow, game: Game, decision: Decision) -> tuple[str, str] | None:
    """The automatic answer, and why."""
    if len(decision.options) == 1 or seat.stand_in == EMPTY:
        return decision.default.key, "table"
    if seat.orders:
        place = game.seat(seat.seat, looks_ahead=False)
        key = ordered(lasting(seat.orders, place), decision, place)
        if key is not None:
            return key, "order"
    return None


def _wait(pace: Pace, seats: list[SeatRow], game: Game, seat: int, key: str) -> float:
    """A part that stays sealed until the player has answered the next may come soon."""
    after = game.clone()
    after.choose(key, seat)
    if after.number == game.number and seat in after.asked:
        return pace.of_bot(seat, game.number)
    return pace.of_player(seats, seat, game.number, key)


def _in_time(options: TableOptions, wait: float) -> float:
    """Before anybody's clock runs out."""
    return wait if options.clock is None else min(wait, options.clock.seconds / 2)


def _clock(options: TableOptions, seat: SeatRow, decision: Decision, since: float) -> list[Duty]:
    clock = options.clock
    if clock is None or vote_open(clock, seat):
        return []
    step = next_step(clock, seat.missed)
    until = deadline(clock, seat, since)
    return (
        []
        if until is None
        else [Timeout(seat.seat, decision.id, until, step, decision.default.key)]
    )


def _orders_over(seats: list[SeatRow], game: Game) -> list[Duty]:
    found: list[Duty] = []
    for seat in seats:
        if seat.orders:
            place = game.seat(seat.seat, looks_ahead=False)
            kept = len(lasting(seat.orders, place))
            if kept < len(seat.orders):
                found.append(OrderExpiry(seat.seat, 0.0, kept))
    return found
