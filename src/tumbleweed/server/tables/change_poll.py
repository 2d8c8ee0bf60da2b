"""Polling for changes that no bus message announced: if the bus is down, players at one table still
see each other within a second or two.

One query by key covers all tables in memory. What the host does at their desk (`admin/`) comes this
way, too, where there is no bus.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection, select

from tumbleweed.server.bot_workers.worker import described
from tumbleweed.server.bus.bus import Bus
from tumbleweed.server.bus.listener import end_task
from tumbleweed.server.store import schema
from tumbleweed.server.tables.table_service import TableService

log = logging.getLogger(__name__)

EVERY: Final = 1.5  # seconds: a dead connection is not noticed at once
OFTEN: Final = 0.5  # while it is known to be down
AFTERWARDS: Final = 10.0  # seconds: others may come back later


class Follower:
    def __init__(self, table_service: TableService, bus: Bus) -> None:
        self.table_service = table_service
        self.bus = bus
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._follow())

    async def stop(self) -> None:
        await end_task(self._task)
        self._task = None

    async def _follow(self) -> None:
        cut_at = 0.0
        while True:
            if not await self.bus.healthy():
                cut_at = time.monotonic()
            cut = cut_at and time.monotonic() - cut_at < AFTERWARDS
            await asyncio.sleep(OFTEN if cut else EVERY)
            try:
                await self._look()
            except Exception as fault:  # the database may be down, too
                log.debug("nobody knows what other workers do: %s", described(fault))

    async def _look(self) -> None:
        if self.table_service.live:
            versions = await self.table_service.store.read(_versions, list(self.table_service.live))
            for table_id, version in versions:
                self.table_service.hear(table_id, version)


def _versions(connection: Connection, tables: list[str]) -> list[tuple[str, int]]:
    columns = schema.tables.c
    query = select(columns.id, columns.version).where(columns.id.in_(tables))
    return [(row.id, row.version) for row in connection.execute(query)]
