"""All that a running server holds."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import socket
import time

from tumbleweed.server.bus.choice import choose_bus
from tumbleweed.server.guard.cookie import YEAR
from tumbleweed.server.guard.crowd import Crowd
from tumbleweed.server.guard.rates import Rates
from tumbleweed.server.notices.worker import NoticeWorker
from tumbleweed.server.people.guests import DAY
from tumbleweed.server.people.heirs import sweep
from tumbleweed.server.people.sockets import close_ended
from tumbleweed.server.replaying.pool import Replays
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.upgrade import upgrade
from tumbleweed.server.tables.driver import Driver
from tumbleweed.server.tables.keeper import Keeper
from tumbleweed.server.tables.viewers import Viewers
from tumbleweed.server.thinking.pool import Thinkers
from tumbleweed.server.thinking.worker import described

log = logging.getLogger(__name__)
TIDY_EVERY = 30.0  # seconds


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(3)}"
        self.store = Store(settings.database, settings.busy_timeout)
        self.bus = choose_bus(settings)
        self.rates = Rates(settings)
        self.crowd = Crowd(settings.rates)
        self.replays = Replays()
        self.keeper = Keeper(self.store, self.bus, self.worker, settings.lease, self.replays)
        self.viewers = Viewers(self.keeper)
        self.thinkers = Thinkers(settings.thinkers)
        self.driver = Driver(self.keeper, self.thinkers, settings)
        self.notices = NoticeWorker(self.store, self.keeper, settings, self.worker)
        self._swept_at = 0.0
        self._tidying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await asyncio.to_thread(upgrade, self.store)
        await self.bus.start(self.keeper.hear)
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
        await self.keeper.stop()
        await self.bus.stop()
        await self.rates.stop()
        await self.thinkers.close()
        await self.replays.close()
        self.store.close()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                self.keeper.forget(self.settings.keep_open, self.viewers.watched)
                await self.viewers.keep_present()
                await self._tidy_people()
            except Exception as fault:  # whatever it is: the next time may go well
                log.warning("not everything is tidied: %s", described(fault))

    async def _tidy_people(self) -> None:
        await close_ended(self)
        if time.time() > self._swept_at + DAY:
            await self.store.run(sweep, time.time() - YEAR)
            self._swept_at = time.time()
