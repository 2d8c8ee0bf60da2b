"""All that a running server holds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from tumbleweed.server.bot_workers.pool import BotWorkers
from tumbleweed.server.bot_workers.worker import described
from tumbleweed.server.bus.bus import LocalBus
from tumbleweed.server.bus.choice import choose_bus
from tumbleweed.server.guard.cookie import YEAR
from tumbleweed.server.guard.rates import Rates
from tumbleweed.server.guard.socket_limits import Crowd
from tumbleweed.server.notices.worker import NoticeWorker
from tumbleweed.server.people.guests import DAY
from tumbleweed.server.people.identity_change import sweep
from tumbleweed.server.people.sockets import close_ended
from tumbleweed.server.processes.chores import Chores
from tumbleweed.server.replays.pool import Replays
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.expiry import drop_expired
from tumbleweed.server.store.shared_reads import Shared
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.store.upgrade import upgrade
from tumbleweed.server.tables.attention import Attention
from tumbleweed.server.tables.change_poll import Follower
from tumbleweed.server.tables.claims import worker_name
from tumbleweed.server.tables.driver import Driver
from tumbleweed.server.tables.table_service import TableService
from tumbleweed.server.tables.viewers import Viewers

log = logging.getLogger(__name__)
Lobby = Shared[list[tuple[TableRow, list[SeatRow]]]]
TIDY_EVERY = 30.0  # seconds
REST = 0.2  # seconds between two long errands in the database


class Services:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = worker_name()
        self.store = Store(settings.database, settings.busy_timeout)
        self.lobby: Lobby = Shared()
        self.bus = choose_bus(settings)
        self.rates = Rates(settings)
        self.crowd = Crowd(settings.rates)
        self.replays = Replays(settings.packs)
        self.chores = Chores()
        self.table_service = TableService(
            self.store, self.bus, self.worker, settings.lease, self.replays
        )
        self.follower = Follower(self.table_service, self.bus)
        self.viewers = Viewers(self.table_service)
        self.attention = Attention()
        self.bot_workers = BotWorkers(settings.bot_workers, settings.rates, settings.packs)
        self.driver = Driver(self.table_service, self.bot_workers, settings, self.attention)
        self.notices = NoticeWorker(self.store, self.table_service, settings, self.worker)
        self._swept_at = 0.0
        self._tidying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await asyncio.to_thread(upgrade, self.store)
        await self.bus.start(self.table_service.hear)
        if not isinstance(self.bus, LocalBus):
            self.follower.start()
        await self.driver.start()
        await self.notices.start()
        self._tidying = asyncio.create_task(self._tidy())

    async def stop(self) -> None:
        """What has begun is finished; then everything is let go."""
        if self._tidying is not None:
            self._tidying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._tidying
        await self.viewers.stop()
        await self.notices.stop()
        await self.driver.stop()
        await self.follower.stop()
        await self.table_service.stop()
        await self.bus.stop()
        await self.rates.stop()
        await self.bot_workers.close()
        await self.replays.close()
        self.store.close()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                self.table_service.forget(self.settings.keep_open, self.viewers.watched)
                await self.viewers.keep_present()
                await self._tidy_people()
            except Exception as fault:  # whatever it is: the next time may go well
                log.warning("not everything is tidied: %s", described(fault))

    async def _tidy_people(self) -> None:
        await close_ended(self)
        if time.time() > self._swept_at + DAY:
            await self.store.run(sweep, time.time() - YEAR)
            await self._drop_tables()
            self._swept_at = time.time()

    async def _drop_tables(self) -> None:
        """Those of guests, after the time the host has set; a few at a time, since others write."""
        if not self.settings.keep_guest_tables:
            return
        before = time.time() - self.settings.keep_guest_tables * DAY
        while await self.store.run(drop_expired, before, set(self.table_service.live)):
            await asyncio.sleep(REST)
