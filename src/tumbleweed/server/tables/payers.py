"""To whose account a table's bots think: that of whoever watches it; in a tournament, whose bots
answer quickly though nobody watches, that of its host; else that of all such tables together.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.server.processes.fair_queue import Owner
from tumbleweed.server.store import tournaments
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables.attention import Attention
from tumbleweed.server.tables.live import LiveTable

MOST: Final = 1000  # tournaments whose hosts are remembered


class Payers:
    def __init__(self, store: Store, attention: Attention) -> None:
        self._store = store
        self._attention = attention
        self._hosts: dict[str, str] = {}  # by tournament

    async def of(self, live: LiveTable) -> Owner:
        watching = self._attention.owner(live.id)
        if watching is not None:
            return watching
        if live.options.tournament is not None:
            return await self._host(live.options.tournament), live.options.tournament
        return "", live.row.host_id or ""

    async def _host(self, tournament_id: str) -> str:
        """One for all tournaments of a host; without a host each is on its own."""
        if tournament_id not in self._hosts:
            found = await self._store.read(tournaments.read, tournament_id)
            if len(self._hosts) >= MOST:
                self._hosts.clear()
            host = None if found is None else found.host_id
            self._hosts[tournament_id] = host or tournament_id
        return self._hosts[tournament_id]
