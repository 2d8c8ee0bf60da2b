"""Absence: what happens when a player's clock runs out, and how the others decide about it.

Each question missed in a row goes one step further in the table's `at_zero`: the default answer is
given, a bot stands in, the others vote. The bot plays on meanwhile. Any act of their own brings a
player back.
"""

from __future__ import annotations

import time
from collections import Counter
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.levels import STEADY
from tumbleweed.server.tables.lifecycle import end_table
from tumbleweed.server.tables.options import DAY, ClockOption, stored_options
from tumbleweed.server.tables.table_service import Work

PRESENT: Final = 45.0  # seconds since a socket of theirs was open
BY_TURNS: Final = 3600.0  # seconds: with such a clock nobody waits at the screen
LIVE_PATIENCE: Final = 120.0  # seconds after which the host may seat a bot for an absent player
TURNS_PATIENCE: Final = float(DAY)  # the same in games by turns
STAND_IN: Final = STEADY


# ---- deciding ----


def deadline(clock: ClockOption, seat: SeatRow, since: float) -> float | None:
    """When a question asked at `since` is missed; longer for a player who was waited for. None: not
    before somebody nudges; a player who has already missed one needs no nudge.
    """
    if clock.nudge and not seat.missed:
        return seat.deadline if nudged(clock, seat, since) else None
    return max(since + clock.seconds, seat.deadline or 0.0)


def nudged(clock: ClockOption, seat: SeatRow, since: float) -> bool:
    """Whether somebody has, after the question was asked."""
    return seat.deadline is not None and seat.deadline - clock.seconds >= since


def replaceable_at(clock: ClockOption | None, since: float) -> float:
    """When the host may seat a bot for an absent player asked at `since`."""
    if clock is None or clock.seconds < BY_TURNS:
        return since + LIVE_PATIENCE
    return since + min(clock.seconds, TURNS_PATIENCE)


def may_be_replaced(clock: ClockOption | None, since: float, now: float) -> bool:
    return now >= replaceable_at(clock, since)


def next_step(clock: ClockOption, missed: int) -> str:
    """What happens when one more question is missed; the last step is repeated."""
    return clock.at_zero[min(missed, len(clock.at_zero) - 1)]


def vote_open(clock: ClockOption | None, seat: SeatRow) -> bool:
    """Whether the others may decide about this player."""
    return clock is not None and seat.missed > 0 and next_step(clock, seat.missed - 1) == "vote"


def missed_again(clock: ClockOption | None, seat: SeatRow, since: float, now: float) -> bool:
    """Whether a bot's answer counts as one more question missed by its absent player.

    The one whose clock ran out is counted already.
    """
    if clock is None or not 0 < seat.missed < len(clock.at_zero):
        return False
    until = deadline(clock, seat, since)
    return until is not None and now < until


def is_present(seat: SeatRow, now: float) -> bool:
    return seat.seen_at is not None and now - seat.seen_at < PRESENT


def is_here(seats: list[SeatRow], seat: SeatRow, now: float) -> bool:
    """The same for a player of several seats on one device: one presence is enough."""
    own = [other for other in seats if seat.person_id and other.person_id == seat.person_id]
    return any(is_present(each, now) for each in own or [seat])


def deserted(seats: list[SeatRow], now: float) -> bool:
    """Whether bots play for all humans here and none of them watches: bots do not finish a game for
    nobody.
    """
    players = [seat for seat in seats if seat.kind == "human"]
    played_for = all(seat.stand_in is not None for seat in players)
    return bool(players) and played_for and not any(is_present(seat, now) for seat in players)


def voters(seats: list[SeatRow], absent: int, now: float) -> set[int]:
    """The players who are present themselves."""
    others = [seat for seat in seats if seat.kind == "human" and seat.seat != absent]
    return {seat.seat for seat in others if seat.stand_in is None and is_here(seats, seat, now)}


def verdict(votes: dict[int, str], entitled: set[int]) -> str | None:
    """What more than half of the voters want; None while there is no majority."""
    if not votes:
        return None
    answer, count = Counter(votes.values()).most_common(1)[0]
    return answer if 2 * count > len(entitled | set(votes)) else None


def back(clock: ClockOption | None, now: float) -> dict[str, Any]:
    """The row of a player who is back: with the full time for the open question."""
    until = None if clock is None or clock.nudge else now + clock.seconds
    return {"stand_in": None, "missed": 0, "deadline": until, "left_at": None}


# ---- doing ----


def note_miss(connection: Connection, clock: ClockOption, seat: SeatRow, **values: Any) -> None:
    """One step further. Votes of an earlier absence do not count."""
    rows.change_seat(connection, seat.table_id, seat.seat, missed=seat.missed + 1, **values)
    if next_step(clock, seat.missed) == "vote":
        _drop_votes(connection, seat.table_id, seat.seat)


def miss(clock: ClockOption, seat: SeatRow, revision: int) -> Work:
    """The clock has run out, and the next step is a bot or a vote."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        now = seats[seat.seat]
        if row.revision != revision or now.missed != seat.missed or now.bot is not None:
            raise Refused(409, "moved", "The table has moved on.")
        bot = next_step(clock, seat.missed) == "bot"
        note_miss(connection, clock, seat, **({"stand_in": STAND_IN} if bot else {}))
        return {}

    return work


def nudge(seat: int, by: int, since: float | None) -> Work:
    """Another player is waiting: the clock of the player asked at `since` starts now."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        clock = stored_options(row.settings).clock
        asked = since is not None and seat < len(seats) and seats[seat].bot is None
        if clock is None or not clock.nudge or not asked or by == seat:
            raise Refused(409, "no-nudge", "There is nobody to be nudged.")
        assert since is not None
        if deadline(clock, seats[seat], since) is None:
            rows.change_seat(connection, row.id, seat, deadline=time.time() + clock.seconds)
        return {}

    return work


def cast_vote(absent: int, voter: int, answer: str) -> Work:
    """About an absent player: `wait`, let a `bot` play, or `end` the game."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        clock = stored_options(row.settings).clock
        seat = seats[absent] if absent < len(seats) else None
        if row.status != "playing" or seat is None or not vote_open(clock, seat):
            raise Refused(409, "no-vote", "There is no vote about this seat.")
        if voter == absent:
            raise Refused(409, "own-vote", "The others vote about it. Play on, and you are back.")
        assert clock is not None
        votes = _noted(connection, row.id, absent, voter, answer)
        decided = verdict(votes, voters(seats, absent, time.time()))
        return {} if decided is None else _carry_out(connection, row, seats, seat, clock, decided)

    return work


def _noted(
    connection: Connection, table_id: str, absent: int, voter: int, answer: str
) -> dict[int, str]:
    """All votes about that seat, including this one; a voter may vote again."""
    votes = schema.votes.c
    about = (votes.table_id == table_id) & (votes.absent == absent)
    connection.execute(delete(schema.votes).where(about, votes.voter == voter))
    values = {"table_id": table_id, "absent": absent, "voter": voter, "answer": answer}
    connection.execute(insert(schema.votes).values(values))
    found = connection.execute(select(votes.voter, votes.answer).where(about))
    return {row.voter: row.answer for row in found}


def _carry_out(
    connection: Connection,
    row: TableRow,
    seats: list[SeatRow],
    seat: SeatRow,
    clock: ClockOption,
    decided: str,
) -> dict[str, Any]:
    _drop_votes(connection, row.id, seat.seat)
    if decided == "end":
        return end_table(connection, row, seats)
    if decided == "bot":
        rows.change_seat(connection, row.id, seat.seat, stand_in=STAND_IN)
        return {}
    waiting = back(clock, time.time()) | {"missed": clock.at_zero.index("vote")}
    rows.change_seat(connection, row.id, seat.seat, **waiting)
    return {}


def _drop_votes(connection: Connection, table_id: str, absent: int) -> None:
    votes = schema.votes.c
    about = (votes.table_id == table_id) & (votes.absent == absent)
    connection.execute(delete(schema.votes).where(about))
