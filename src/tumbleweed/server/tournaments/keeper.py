"""Lets running tournaments go on. Every worker looks; each step is one transaction."""

from __future__ import annotations

import logging
from typing import Final

from tumbleweed.server.bot_workers.worker import described
from tumbleweed.server.errors import Refused
from tumbleweed.server.people.identity_change import House
from tumbleweed.server.repeating import Repeating
from tumbleweed.server.store import tournaments as rows
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.levels import STEADY
from tumbleweed.server.tournaments.rounds import go_on

log = logging.getLogger(__name__)
EVERY: Final = 1.0  # seconds


class Keeper(Repeating):
    def __init__(self, house: House) -> None:
        super().__init__(EVERY, self.look, log, "tournaments do not go on")
        self._house = house

    async def look(self) -> None:
        for tournament_id in await self._house.store.read(rows.due):
            try:
                await self._go_on(tournament_id)
            except Exception as fault:  # the others go on
                log.warning("tournament %s does not go on: %s", tournament_id, described(fault))

    async def _go_on(self, tournament_id: str) -> None:
        for table_id in await self._house.store.run(go_on, tournament_id):
            await self._start(table_id)

    async def _start(self, table_id: str) -> None:
        """A bot takes the seat of who leaves before the first card is dealt."""
        try:
            await self._house.table_service.change(table_id, lifecycle.start(STEADY))
        except Refused:
            pass  # another worker was faster
        except Exception as fault:  # the others are started
            log.warning("table %s is not started: %s", table_id, described(fault))
