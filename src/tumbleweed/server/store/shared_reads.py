"""Simultaneous reads of the same are merged.

Callers who come while one is running share the next, so that nobody gets data older than their
request.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Shared(Generic[T]):
    def __init__(self) -> None:
        self._running: dict[Hashable, asyncio.Task[T]] = {}
        self._next: dict[Hashable, asyncio.Task[T]] = {}

    async def read(self, what: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        if what in self._next:
            return await asyncio.shield(self._next[what])
        before = self._running.get(what)
        waiting = self._next if before is not None else self._running
        task = asyncio.create_task(self._after(before, what, work))
        waiting[what] = task
        return await asyncio.shield(task)

    async def _after(
        self, before: asyncio.Task[T] | None, what: Hashable, work: Callable[[], Awaitable[T]]
    ) -> T:
        if before is not None:
            await asyncio.wait([before])
            self._running[what] = self._next.pop(what)
        try:
            return await work()
        finally:
            del self._running[what]
