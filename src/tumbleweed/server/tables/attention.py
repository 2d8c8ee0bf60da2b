"""Who watches which table from this process.

Bots play at their usual pace where somebody watches, and slowly otherwise; their CPU time is
charged to whoever watches.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from tumbleweed.server.processes.fair_queue import Owner, asker
from tumbleweed.server.tables.live import LiveTable

LASTS: Final = 60.0  # seconds after a request; a socket watches as long as it is open
MOST: Final = 50_000  # tables that are remembered


class Attention:
    def __init__(self) -> None:
        self.wake: Callable[[LiveTable], Awaitable[None]] | None = None  # where nobody was watching
        self._looked: OrderedDict[str, tuple[float, Owner]] = OrderedDict()
        self._watching: dict[str, list[Owner]] = {}

    async def look(self, live: LiveTable) -> None:
        """A request for the table."""
        new = self.owner(live.id) is None
        self.note(live.id)
        if new and self.wake is not None:
            await self.wake(live)

    def note(self, table_id: str) -> None:
        self._looked.pop(table_id, None)
        self._looked[table_id] = time.monotonic(), asker.get()
        if len(self._looked) > MOST:
            self._looked.popitem(last=False)

    def watch(self, table_id: str) -> Owner:
        """A socket is opened; the result is for `leave`."""
        self._watching.setdefault(table_id, []).append(asker.get())
        return asker.get()

    def leave(self, table_id: str, owner: Owner) -> None:
        watching = self._watching[table_id]
        watching.remove(owner)
        if not watching:
            del self._watching[table_id]

    def owner(self, table_id: str) -> Owner | None:
        """Who watches it; None: nobody, for some time."""
        if table_id in self._watching:
            return self._watching[table_id][0]
        at, owner = self._looked.get(table_id, (-LASTS, None))
        return owner if time.monotonic() - at < LASTS else None
