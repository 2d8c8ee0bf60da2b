"""Presence: a player whose socket is open, in any worker."""

from __future__ import annotations

import logging
import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, select, tuple_, update

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.table_service import TableService

log = logging.getLogger(__name__)
Place = tuple[str, int]  # a table and a seat
Seen = dict[Place, float | None]


async def note(
    table_service: TableService, live: LiveTable, seat: int, seen_at: float | None
) -> None:
    """Somebody has arrived; None: somebody has left."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        rows.change_seat(connection, row.id, seat, seen_at=seen_at)
        return {}

    try:
        await table_service.change(live.id, work)
    except TumbleweedError as trouble:
        log.warning("presence at %s is not noted: %s", live.id, trouble)


async def refresh(table_service: TableService, here: set[Place]) -> None:
    """Periodically: those with a socket `here` are still present, and what other workers have
    stored is read. It is no change of a table, so versions stay the same.
    """
    seen = await table_service.store.run(
        _noted, sorted(here), list(table_service.live), time.time()
    )
    for live in list(table_service.live.values()):
        if not live.lock.locked():  # otherwise it is being read again
            _hear(table_service, live, seen)


def _noted(connection: Connection, here: list[Place], tables: list[str], now: float) -> Seen:
    seats = schema.seats.c
    if here:
        there = tuple_(seats.table_id, seats.seat).in_(here)
        connection.execute(update(schema.seats).where(there).values(seen_at=now))
    query = select(seats.table_id, seats.seat, seats.seen_at).where(seats.table_id.in_(tables))
    return {(row.table_id, row.seat): row.seen_at for row in connection.execute(query)}


def _hear(table_service: TableService, live: LiveTable, seen: Seen) -> None:
    """Watchers are sent the difference: a seat also becomes absent by timeout."""
    live.seats = [
        replace(seat, seen_at=seen.get((live.id, seat.seat), seat.seen_at)) for seat in live.seats
    ]
    table_service.tell(live)
