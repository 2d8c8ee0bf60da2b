"""Tables for another host: from their rows to the lines of a file."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, select

from tumbleweed.core.proof import make_file
from tumbleweed.core.record import Record
from tumbleweed.core.replay import BROKEN, resume
from tumbleweed.core.version import ENGINE
from tumbleweed.server.admin.desk import Desk
from tumbleweed.server.admin.tables_file import MOST_TABLES, Json, write_tables
from tumbleweed.server.errors import Impossible
from tumbleweed.server.packs import offer_packs
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import ChatRow, ChoiceRow, SeatRow, TableRow
from tumbleweed.server.tables.live import record_of
from tumbleweed.server.tables.options import stored_options

ALL_CHAT: Final = 2**31 - 1
Players = dict[str | None, int]
Told = Callable[[str], None]


async def export_tables(desk: Desk, target: Path, wanted: list[str], told: Told) -> int:
    """How many were written, as they are at one moment; `told` is what cannot be, and why."""
    await asyncio.to_thread(offer_packs, desk.settings.packs)

    def work(connection: Connection) -> int:
        return write_tables(target, _lines(connection, _ids(connection, wanted), told))

    return await desk.store.read(work)


def _ids(connection: Connection, wanted: list[str]) -> list[str]:
    tables = schema.tables.c
    found = list(connection.scalars(select(tables.id).order_by(tables.created_at, tables.id)))
    missing = sorted(set(wanted) - set(found))
    if missing:
        raise Impossible(f"There is no table {missing[0][:20]!r}.")
    chosen = [each for each in found if not wanted or each in wanted]
    if len(chosen) > MOST_TABLES:
        raise Impossible(f"A file has at most {MOST_TABLES:,} tables: name those it is to have.")
    return chosen


def _lines(connection: Connection, ids: list[str], told: Told) -> Iterator[Json]:
    for table_id in ids:
        try:
            line = _line(connection, table_id)
        except BROKEN as fault:
            told(f"table {table_id} is left out: {fault}")
        else:
            yield line


def _line(connection: Connection, table_id: str) -> Json:
    row, seats = rows.read_table(connection, table_id), rows.read_seats(connection, table_id)
    assert row is not None
    choices = rows.read_choices(connection, table_id)
    record = None
    if row.started_at is not None:
        record = record_of(row, stored_options(row.settings), choices)
    players = _numbered(row, seats)
    chat = rows.read_chat(connection, table_id, ALL_CHAT)
    return {
        **_about(row),
        "host": players.get(row.host_id),
        "seats": [_seat(seat, players) for seat in seats],
        "game": None if record is None else _game(record, row, seats),
        "made": [_made(choice) for choice in choices],
        "events": None if record is None else _events(connection, table_id, record),
        "chat": [_said(line, players) for line in chat],
    }


def _about(row: TableRow) -> Json:
    """Without tournament and rating: these belong to the host that held them."""
    names = ("id", "status", "listed", "held", "created_at", "started_at", "ended_at")
    settings = {**row.settings, "rated": False, "tournament": None}
    return {**{name: getattr(row, name) for name in names}, "settings": settings}


def _numbered(row: TableRow, seats: list[SeatRow]) -> Players:
    """Players as numbers: whoever has two seats, or has chatted, is the same one."""
    found: Players = {}
    for person in [*(seat.person_id for seat in seats), row.host_id]:
        if person is not None:
            found.setdefault(person, len(found))
    return found


def _seat(seat: SeatRow, players: Players) -> Json:
    """Standing orders are their owner's secret and stay here; votes begin anew."""
    names = ("kind", "name", "level", "stand_in", "left_at", "hints", "hinted")
    return {"player": players.get(seat.person_id), **{name: getattr(seat, name) for name in names}}


def _game(record: Record, row: TableRow, seats: list[SeatRow]) -> Json:
    return make_file(record, row.result, {"names": [seat.name or "?" for seat in seats]})


def _made(choice: ChoiceRow) -> Json:
    return {"by": choice.made_by, "at": choice.made_at, "events": choice.events}


def _events(connection: Connection, table_id: str, record: Record) -> list[Any] | None:
    """Those of any other game follow from its record."""
    return None if _is_playable(record) else rows.read_events(connection, table_id)


def _is_playable(record: Record) -> bool:
    try:
        if record.engine != ENGINE or record.content != record.ruleset.content.hash:
            resume(record)
    except BROKEN:
        return False
    return True


def _said(line: ChatRow, players: Players) -> Json:
    names = ("seat", "name", "phrase", "words", "said_at")
    said = {name: getattr(line, name) for name in names}
    return {"player": players.get(line.person_id), **said}
