"""Tables for tests, without a network: a store in a file, and table services that share it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, insert, select, update

from server.services import newest_sqlite
from tumbleweed.server.bus.bus import LocalBus
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.table_service import TableService
from tumbleweed.server.watch.watch import UNWATCHED, Watch

GOAT: dict[str, Any] = {"game": "goat", "seats": [{}, {}, {}]}
LEGENDS: dict[str, Any] = {
    "game": "legends",
    "options": {"length": 15},
    "seats": [{}, {}, {}],
}


def new_store(folder: Any, name: str = "tables.db") -> Store:
    """Empty and in the newest shape, if it is not there yet."""
    if not (folder / name).exists():
        (folder / name).write_bytes(newest_sqlite())
    return Store(f"sqlite:///{folder / name}", 0.2)


def table_service_of(store: Store, worker: str = "one", watch: Watch = UNWATCHED) -> TableService:
    return TableService(store, LocalBus(), worker, 10.0, watch=watch)


async def table_of(table_service: TableService, options: dict[str, Any]) -> LiveTable:
    """A table at its first question, with nobody's seats played by anybody."""
    row, seats = lifecycle.new_table(TableOptions(**options), None)
    await table_service.store.run(rows.add_table, row, seats)

    def sit(connection: Any, row: Any, seats: Any) -> dict[str, Any]:
        for seat in seats:
            rows.change_seat(connection, row.id, seat.seat, kind="human", name=f"P{seat.seat}")
        return {}

    await table_service.change(row.id, sit)
    return await table_service.change(row.id, lifecycle.start(None))


Pick = Callable[[list[str]], str]


async def answer(table_service: TableService, live: LiveTable, pick: Pick) -> None:
    """One open question is answered."""
    assert live.game is not None
    decision = live.game.decisions[-1]
    key = pick(list(decision.keys))
    await table_service.submit(live.id, decision.seat, decision.id, key)


def copy_of_another_time(connection: Connection, table_id: str) -> str:
    """A copy of a table that was begun with other content."""
    copy = table_id[:-4] + "2222"
    for table in (schema.tables, schema.seats, schema.choices, schema.events):
        name = "id" if table is schema.tables else "table_id"
        for row in connection.execute(select(table).where(table.c[name] == table_id)).all():
            connection.execute(insert(table).values({**row._mapping, name: copy}))
    frozen = update(schema.tables).where(schema.tables.c.id == copy)
    connection.execute(frozen.values(content="0" * 64))
    return copy
