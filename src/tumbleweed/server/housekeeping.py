"""Periodic cleanup: unused tables and tournaments, ended sessions, inactive guests."""

from __future__ import annotations

import asyncio
import logging
import time

from tumbleweed.server.guard.cookie import YEAR
from tumbleweed.server.people import reports
from tumbleweed.server.people.guests import DAY
from tumbleweed.server.people.identity_change import sweep
from tumbleweed.server.people.sockets import close_ended
from tumbleweed.server.repeating import Repeating
from tumbleweed.server.services import Services
from tumbleweed.server.store.expiry import drop_expired
from tumbleweed.server.store.tournaments import drop_finished, end_unbegun

log = logging.getLogger(__name__)
EVERY = 30.0  # seconds
UNBEGUN = 14  # days that a tournament nobody enters or starts stays open
PAUSE = 0.2  # seconds between two long transactions


class Housekeeping(Repeating):
    def __init__(self, services: Services) -> None:
        super().__init__(EVERY, self._tidy, log, "not everything is tidied")
        self.services = services
        self._swept_at = 0.0

    async def _tidy(self) -> None:
        services = self.services
        services.table_service.forget(services.settings.keep_open, services.viewers.watched)
        await services.viewers.keep_present()
        await close_ended(services)
        if time.time() > self._swept_at + DAY:
            await services.store.run(sweep, time.time() - YEAR)
            await services.store.run(reports.sweep, time.time())
            await services.store.run(end_unbegun, time.time() - UNBEGUN * DAY)
            await self._drop_old()
            self._swept_at = time.time()

    async def _drop_old(self) -> None:
        """Tables of guests and finished tournaments, after the time the host has set; a few at a
        time, since others write too.
        """
        services = self.services
        if not services.settings.keep_guest_tables:
            return
        before = time.time() - services.settings.keep_guest_tables * DAY
        while await services.store.run(drop_expired, before, set(services.table_service.live)):
            await asyncio.sleep(PAUSE)
        while await services.store.run(drop_finished, before):
            await asyncio.sleep(PAUSE)
