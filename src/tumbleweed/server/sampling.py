"""What is there now, looked at now and then; and whether acknowledged choices are stored."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from tumbleweed.server.bot_workers.worker import described
from tumbleweed.server.services import Services
from tumbleweed.server.watch import catalogue

log = logging.getLogger(__name__)
EVERY: Final = 5.0  # seconds; so old may be what another worker tells


class Sampling:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.services.watch.metrics is not None:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Looks once more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            await self._look()

    async def _run(self) -> None:
        while True:
            await self._look()
            await asyncio.sleep(EVERY)

    async def _look(self) -> None:
        try:
            self.sample()
            await self.services.table_service.choice_watch.check(self.services.store)
            self.services.watch.share()
        except Exception as fault:  # whatever it is: the next look may succeed
            log.warning("not everything is looked at: %s", described(fault))

    def sample(self) -> None:
        services, watch = self.services, self.services.watch
        viewers = [viewer for here in services.viewers.at.values() for viewer in here]
        people = {viewer.person_id or viewer.token_hash for viewer in viewers} - {None}
        watch.set(catalogue.SOCKETS, len(viewers))
        watch.set(catalogue.PEOPLE, len(people))
        watch.set(catalogue.TABLES, len(services.table_service.live))
        watch.set(catalogue.BOT_QUEUE, services.bot_workers.asked)
