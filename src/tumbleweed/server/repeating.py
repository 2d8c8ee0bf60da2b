"""Work that a worker does every so often, from its start to its stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from tumbleweed.server.bot_workers.worker import described


class Repeating:
    """A fault is logged with a complaint: whatever it is, the next time may succeed."""

    def __init__(
        self,
        every: float,
        work: Callable[[], Awaitable[None]],
        log: logging.Logger,
        complaint: str,
        first: float | None = None,
    ) -> None:
        self._work, self._log, self._complaint = work, log, complaint
        self._every = every  # seconds
        self._first = every if first is None else first  # before the first time
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        await asyncio.sleep(self._first)
        while True:
            await self.once()
            await asyncio.sleep(self._every)

    async def once(self) -> None:
        try:
            await self._work()
        except Exception as fault:
            self._log.warning("%s: %s", self._complaint, described(fault))
