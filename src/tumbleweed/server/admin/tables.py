"""Tables as the host sees them: found, described, held, closed, set back."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, or_, select

from tumbleweed.core.game import Game
from tumbleweed.server.admin.desk import Desk
from tumbleweed.server.errors import Impossible
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.entering import HOST, Entering
from tumbleweed.server.tables.lifecycle import end_table
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.notes import tell
from tumbleweed.server.tables.options import stored_options
from tumbleweed.server.tables.table_service import Work

STATUSES: Final = ("open", "playing", "over", "ended")
LONGEST: Final = 200  # characters of why


@dataclass(frozen=True)
class Found:
    row: TableRow
    seats: list[SeatRow]


def find_tables(connection: Connection, text: str, status: str, limit: int) -> list[Found]:
    """Newest change first. `text` is a part of an id, of a person's id or of a name."""
    tables, seats = schema.tables.c, schema.seats.c
    query = select(schema.tables).order_by(tables.changed_at.desc()).limit(limit)
    if status:
        query = query.where(tables.status == status)
    if text:
        query = query.where(or_(_has(tables.id, text), tables.id.in_(_sitting(text))))
    found = [TableRow(**row._mapping) for row in connection.execute(query)]
    there = select(schema.seats).where(seats.table_id.in_([row.id for row in found]))
    sitting = [SeatRow(**row._mapping) for row in connection.execute(there.order_by(seats.seat))]
    return [Found(row, [each for each in sitting if each.table_id == row.id]) for row in found]


def _sitting(text: str) -> Any:
    seats = schema.seats.c
    named = or_(_has(seats.name, text), seats.person_id == text)
    return select(seats.table_id).where(named)


def _has(column: ColumnElement[str], text: str) -> ColumnElement[bool]:
    return column.icontains(text, autoescape=True)


async def hold(desk: Desk, table_id: str, why: str) -> LiveTable:
    """Nothing is played there until it is let go: not by players, bots or clocks."""
    if not why.strip() or len(why) > LONGEST:
        raise Impossible(f"Say why, in at most {LONGEST} characters.")
    return await desk.table_service.change(table_id, _held(why.strip()))


async def release(desk: Desk, table_id: str) -> LiveTable:
    """Clocks begin anew."""
    return await desk.table_service.change(table_id, _held(None))


def _held(why: str | None) -> Work:
    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        if row.status not in ("open", "playing"):
            raise Impossible("The game is over.")
        now, clock = time.time(), stored_options(row.settings).clock
        plays = row.status == "playing" and why is None
        until = now + clock.seconds if plays and clock and not clock.nudge else None
        for seat in seats:
            rows.change_seat(connection, row.id, seat.seat, deadline=until)
        return {"held": why, "wake_at": now if plays else None}

    return work


async def close(desk: Desk, table_id: str) -> LiveTable:
    """Without a result; what was played can still be looked at."""
    return await desk.table_service.change(table_id, end_table)


async def set_back(desk: Desk, table_id: str, number: int) -> LiveTable:
    """To question `number`, past every barrier, as a further entry of the record: nothing is
    deleted, and what chance gave comes out the same again.
    """
    live = await desk.table_service.open(table_id)
    if live.game is None or live.game.record is None:
        raise Impossible("The game has not begun.")
    seat = _who_answered(live.game, number)

    def undo(game: Game) -> None:
        game.undo(seat, number, practice=True)

    def note(connection: Connection) -> None:
        tell(connection, table_id, "note-set-back", "", None)

    entering = Entering(seat, undo, lambda game: False, HOST, note)
    return await desk.table_service.enter(table_id, entering)


def _who_answered(game: Game, number: int) -> int:
    """The first of several in a window."""
    assert game.record is not None
    entries = (game.record.entries[at] for at in game.record.live)
    for entry in entries:
        if entry.number == number:
            return entry.seat
    raise Impossible(f"No answer to question {number} is in effect.")
