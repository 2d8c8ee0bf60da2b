"""Whether the rows of a database belong together: after a restore, or a bad night."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.replay import resume
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables.live import record_of
from tumbleweed.server.tables.options import stored_options


def faults(connection: Connection, replay: bool) -> list[str]:
    """What does not fit, by table: choices, events, and with `replay` the games themselves."""
    found = []
    for table_id in connection.execute(select(schema.tables.c.id)).scalars().all():
        fault = _fault(connection, table_id, replay)
        if fault:
            found.append(f"table {table_id}: {fault}")
    return found


def _fault(connection: Connection, table_id: str, replay: bool) -> str:
    row = rows.read_table(connection, table_id)
    assert row is not None
    choices = rows.read_choices(connection, table_id)
    if [choice.revision for choice in choices] != list(range(1, row.revision + 1)):
        return f"{len(choices)} choices, but revision {row.revision}"
    there = schema.events.c.table_id == table_id
    events = connection.scalar(select(func.count()).select_from(schema.events).where(there))
    if choices and choices[-1].events != events:
        return f"{events} events are stored, {choices[-1].events} have happened"
    if replay and row.started_at is not None:
        try:
            resume(record_of(row, stored_options(row.settings), choices))
        except TumbleweedError as fault:
            return f"it cannot be replayed: {fault}"
    return ""
