"""Leaving a game in play: a bot plays on, the seat stays empty, or the game ends, as set by the
table. Players who have left may return to their own seat; anybody else needs the others' consent.

A bot can also be seated for an absent player who does not answer; the host sees nothing of that
hand, and the player is back with their next act.
"""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Connection

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables import consent
from tumbleweed.server.tables.absence import STAND_IN, back, is_here, may_be_replaced
from tumbleweed.server.tables.levels import refuse_unknown
from tumbleweed.server.tables.lifecycle import end_table
from tumbleweed.server.tables.notes import tell
from tumbleweed.server.tables.options import EMPTY, TableOptions, stored_options
from tumbleweed.server.tables.table_service import Work

ALONE: Final[dict[str, Any]] = {"seen_at": None, "orders": [], "missed": 0, "deadline": None}


def stand_in_of(options: TableOptions) -> str:
    """Who plays for a player who has left."""
    return EMPTY if options.on_leave == "empty" else STAND_IN


def leave(person_id: str) -> Work:
    """All seats of the person; several if they share a device."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        own = [seat for seat in seats if seat.person_id == person_id and seat.left_at is None]
        if row.status != "playing":
            raise Refused(409, "over", "The game is over.")
        if not own:
            raise Refused(403, "not-seated", "You do not sit at this table.")
        options = stored_options(row.settings)
        for seat in own:
            tell(connection, row.id, "note-left", seat.name, seat.seat)
        if options.on_leave == "end":
            return end_table(connection, row, seats)
        gone = {**ALONE, "left_at": time.time(), "stand_in": stand_in_of(options)}
        for seat in own:
            rows.change_seat(connection, row.id, seat.seat, **gone)
        consent.settle(connection, row, rows.read_seats(connection, row.id))
        return {"host_id": next_host(seats, person_id)} if row.host_id == person_id else {}

    return work


def next_host(seats: list[SeatRow], leaver: str) -> str:
    """The first of those who stay; a table that everybody has left keeps its host."""
    staying = [s.person_id for s in seats if s.person_id != leaver and s.left_at is None]
    return next((each for each in staying if each is not None), leaver)


def come_back(seat: int) -> Work:
    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        if row.status != "playing":
            raise Refused(409, "over", "The game is over.")
        clock = stored_options(row.settings).clock
        rows.change_seat(connection, row.id, seat, **back(clock, time.time()), wanted=None)
        if seats[seat].left_at is not None:
            tell(connection, row.id, "note-back", seats[seat].name, seat)
        return {}

    return work


def replace_absent(seat: int, level: str, since: float | None) -> Work:
    """The host seats a bot for an absent player who was asked at `since`."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        absent, now = seats[seat], time.time()
        options = stored_options(row.settings)
        clock = options.clock
        refuse_unknown(level, options.game)
        if absent.kind != "human" or absent.stand_in is not None:
            raise Refused(409, "seat-taken", f"Seat {seat + 1} is taken.", seat=seat)
        if since is None or is_here(seats, absent, now) or not may_be_replaced(clock, since, now):
            raise Refused(409, "not-absent", f"{absent.name} has not been away for long enough.")
        rows.change_seat(connection, row.id, seat, stand_in=level, missed=0, deadline=None)
        tell(connection, row.id, "note-bot", absent.name, seat)
        return {}

    return work


def end_by_host(name: str) -> Work:
    """Before the start or in play; the players are notified who ended it."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        if row.status == "playing" and row.settings.get("rated"):
            raise Refused(409, "rated-goes-on", "A rated game is played to its end; you may leave.")
        values = end_table(connection, row, seats)
        tell(connection, row.id, "note-ended", name, None)
        return values

    return work
