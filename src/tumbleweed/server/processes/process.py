"""A worker process, replaced when it dies or gets stuck."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, ParamSpec, TypeVar

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.settings import kept_back

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
START: Final = 120.0  # seconds until a new process is warm; not counted as working time
FAREWELL: Final = 3.0  # seconds a process may take to end
NICE: Final = 5  # niceness: players who wait for an update come first


class ProcessDied(Exception):
    """A process ended without a result: killed, out of memory, or stuck."""


class ProcessClosed(TumbleweedError):
    """The server is stopping."""


class Process:
    """`warm_up` is the first task, which returns the pid."""

    def __init__(self, what: str, warm_up: Callable[[], int] = os.getpid) -> None:
        self.what = what  # it is for, in the log
        self._warm_up = warm_up
        self._closed = False
        self._pool: ProcessPoolExecutor | None = None
        self._children: list[BaseProcess] = []
        self._pid: Future[int]
        self._asked: Future[Any] | None = None  # the last task

    async def warm(self) -> None:
        self._running()
        await _done(self._pid)

    async def call(
        self, patience: float, work: Callable[P, T], *args: P.args, **named: P.kwargs
    ) -> T:
        """What `work` returns there; after so many seconds the process is considered stuck. One at
        a time; the time does not include waiting for others.
        """
        await self.ready(patience)
        async with self._replacing() as pool:
            self._asked = asked = pool.submit(work, *args, **named)
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(asked)

    async def ready(self, patience: float) -> None:
        """Waits until it is warm and free. The last caller may be gone, but its work goes on."""
        if self._is_free():
            return
        async with self._replacing():
            async with asyncio.timeout(START):
                await _done(self._pid)
            if self._asked is not None:
                async with asyncio.timeout(patience):
                    await _done(self._asked)

    def _is_free(self) -> bool:
        if self._closed or self._pool is None or not self._pid.done():
            return False
        return self._asked is None or self._asked.done()

    @asynccontextmanager
    async def _replacing(self) -> AsyncIterator[ProcessPoolExecutor]:
        """Replaces one that is stuck or has died."""
        pool = self._running()
        try:
            yield pool
            return
        except TimeoutError:
            self._kill()
            self._replace(pool, "is stuck")
        except BrokenProcessPool:
            self._replace(pool, "died")
        raise ProcessDied

    def _running(self) -> ProcessPoolExecutor:
        if self._closed:
            raise ProcessClosed(f"{self.what}: it has ended")
        if self._pool is None:
            others = set(active_children())
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), get_ready)
            with kept_back():
                self._pid, self._asked = self._pool.submit(self._warm_up), None
            self._children = [child for child in active_children() if child not in others]
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor, why: str) -> None:
        """Several callers may find the same process dead."""
        if self._pool is pool:
            log.warning("a process (%s) %s; another takes its place", self.what, why)
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def _kill(self) -> None:
        """Nothing is lost: a process keeps only what can be sent again."""
        for child in self._children:
            child.kill()

    async def close(self) -> None:
        """Waits until the process has ended; pending callers are cancelled."""
        self._closed = True
        if self._pool is None:
            return
        ending = asyncio.create_task(
            asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
        )
        done, _ = await asyncio.wait([ending], timeout=FAREWELL)
        if not done:
            self._kill()
        await ending


async def _done(work: Future[Any]) -> None:
    """Completion of a task; a cancelled caller does not cancel it."""
    if not work.done():
        waiting = asyncio.wrap_future(work)
        waiting.add_done_callback(lambda done: done.cancelled() or done.exception())  # it is known
        await asyncio.wait([waiting])


# ---- in the process ----


def get_ready() -> None:
    """Signals are left to the server, which decides when the process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A killed server cannot notify its children, and the queue would just stay silent."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
