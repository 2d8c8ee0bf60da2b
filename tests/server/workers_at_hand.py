"""Table services with their drivers, whose bots think in this process, as long as a test
wants."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import Connection

from server.tables_at_hand import GOAT
from tumbleweed.core.game import Game
from tumbleweed.server.bus.bus import LocalBus
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import ChoiceRow
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.driver import Driver
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.table_service import TableService

NEVER = 1000.0  # seconds no test waits
BOTS: dict[str, Any] = {**GOAT, "seats": [{"kind": "bot", "level": "thrifty"}] * 3}


class Minds:
    """Bot workers of this process: the default answer, after a while."""

    def __init__(self, takes: float = 0.0) -> None:
        self.takes = takes
        self.asked: list[tuple[str, int, str, int]] = []

    async def start(self) -> None:
        pass

    async def think(self, table_id: str, game: Game, seat: int, level: str, seed: int) -> str:
        self.asked.append((table_id, seat, level, seed))
        decision = game.decision_of(seat)
        assert decision is not None
        await asyncio.sleep(self.takes)
        return decision.default.key


class Worker:
    """A table service with its driver, on a store it may share."""

    def __init__(
        self, store: Store, name: str = "one", pause: float = 0.0, lease: float = 10.0
    ) -> None:
        self.table_service = TableService(store, LocalBus(), name, lease)
        self.minds = Minds()
        # Its minds do what a pool of bot workers does, and no more.
        self.driver = Driver(self.table_service, self.minds, Settings(pause=pause))  # type: ignore[arg-type]

    def crash(self) -> None:
        """Nothing is tidied up."""
        self.table_service.listeners.clear()
        waiting = [task for doing in self.driver._doing.values() for task in doing.values()]
        for task in [*waiting, *self.driver._background]:
            task.cancel()


@asynccontextmanager
async def at_work(worker: Worker) -> AsyncIterator[Worker]:
    await worker.driver.start()
    yield worker
    await worker.driver.stop()
    await worker.table_service.stop()


async def change_seat(worker: Worker, live: LiveTable, seat: int, **values: Any) -> None:
    def work(connection: Connection, row: Any, seats: Any) -> dict[str, Any]:
        rows.change_seat(connection, row.id, seat, **values)
        return {}

    await worker.table_service.change(live.id, work)


async def choices(worker: Worker, live: LiveTable) -> list[ChoiceRow]:
    return await worker.table_service.store.read(rows.read_choices, live.id)


async def table_with_bots(worker: Worker, options: dict[str, Any]) -> LiveTable:
    """As `table_of`, but the seats of bots are theirs."""
    row, seats = lifecycle.new_table(TableOptions(**options), None)
    await worker.table_service.store.run(rows.add_table, row, seats)
    live = await worker.table_service.open(row.id)
    for seat in seats:
        if seat.kind == "open":
            await change_seat(worker, live, seat.seat, kind="human", name="Ann")
    return await worker.table_service.change(row.id, lifecycle.start(None))
