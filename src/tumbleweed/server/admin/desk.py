"""The host's desk: a worker of its own that drives no table.

It reads and writes the same database as the servers and tells them over the same bus; one that has
no bus looks at its tables every second or two (`tables/change_poll.py`). So what is done here holds
whether a server runs or not.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from tumbleweed.core.game import Game
from tumbleweed.server.bus.choice import choose_bus
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.store.upgrade import check_shape
from tumbleweed.server.tables.claims import let_go, worker_name
from tumbleweed.server.tables.live import Asked, LiveTable
from tumbleweed.server.tables.table_service import TableService


@dataclass(frozen=True)
class Desk:
    settings: Settings
    store: Store
    table_service: TableService


@asynccontextmanager
async def open_desk(settings: Settings) -> AsyncIterator[Desk]:
    """DatabaseTooNew and DatabaseTooOld refuse a database of another version."""
    store, bus = Store(settings.database, settings.busy_timeout), choose_bus(settings)
    try:
        await asyncio.to_thread(check_shape, store)
        tables = TableService(store, bus, worker_name(), settings.lease)
        tables.waking = _at_once
        await bus.start(tables.hear)
        try:
            yield Desk(settings, store, tables)
        finally:
            await tables.stop()
            await store.run(let_go, tables.worker)
            await bus.stop()
    finally:
        store.close()


def _at_once(live: LiveTable, seats: list[SeatRow], game: Game, asked: Asked) -> float | None:
    """The next server that looks decides what the table does by itself."""
    return None if live.row.held else time.time()
