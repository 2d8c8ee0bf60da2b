"""Periodic cleanup: unused tables, ended sessions, inactive guests."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from tumbleweed.server.bot_workers.worker import described
from tumbleweed.server.guard.cookie import YEAR
from tumbleweed.server.people import reports
from tumbleweed.server.people.guests import DAY
from tumbleweed.server.people.identity_change import sweep
from tumbleweed.server.people.sockets import close_ended
from tumbleweed.server.services import Services
from tumbleweed.server.store.expiry import drop_expired

log = logging.getLogger(__name__)
EVERY = 30.0  # seconds
PAUSE = 0.2  # seconds between two long transactions


class Housekeeping:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._swept_at = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._tidy()
            except Exception as fault:  # whatever it is: the next run may succeed
                log.warning("not everything is tidied: %s", described(fault))

    async def _tidy(self) -> None:
        services = self.services
        services.table_service.forget(services.settings.keep_open, services.viewers.watched)
        await services.viewers.keep_present()
        await close_ended(services)
        if time.time() > self._swept_at + DAY:
            await services.store.run(sweep, time.time() - YEAR)
            await services.store.run(reports.sweep, time.time())
            await self._drop_tables()
            self._swept_at = time.time()

    async def _drop_tables(self) -> None:
        """Those of guests, after the time the host has set; a few at a time, since others write
        too.
        """
        services = self.services
        if not services.settings.keep_guest_tables:
            return
        before = time.time() - services.settings.keep_guest_tables * DAY
        while await services.store.run(drop_expired, before, set(services.table_service.live)):
            await asyncio.sleep(PAUSE)
