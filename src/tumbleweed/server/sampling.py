"""What is there now, looked at now and then; and whether acknowledged choices are stored."""

from __future__ import annotations

import logging
from typing import Final

from tumbleweed.server.repeating import Repeating
from tumbleweed.server.services import Services
from tumbleweed.server.watch import catalogue

log = logging.getLogger(__name__)
EVERY: Final = 5.0  # seconds; so old may be what another worker tells


class Sampling:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._looking = Repeating(EVERY, self._look, log, "not everything is looked at", first=0.0)

    def start(self) -> None:
        if self.services.watch.metrics is not None:
            self._looking.start()

    async def stop(self) -> None:
        """Looks once more."""
        await self._looking.stop()
        if self.services.watch.metrics is not None:
            await self._looking.once()

    async def _look(self) -> None:
        self.sample()
        await self.services.table_service.choice_watch.check(self.services.store)
        self.services.watch.share()

    def sample(self) -> None:
        services, watch = self.services, self.services.watch
        viewers = [viewer for here in services.viewers.at.values() for viewer in here]
        people = {viewer.person_id or viewer.token_hash for viewer in viewers} - {None}
        watch.set(catalogue.SOCKETS, len(viewers))
        watch.set(catalogue.PEOPLE, len(people))
        watch.set(catalogue.TABLES, len(services.table_service.live))
        watch.set(catalogue.BOT_QUEUE, services.bot_workers.asked)
