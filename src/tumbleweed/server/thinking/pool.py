"""The thinkers: processes in which bots think, and what is sent to them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import Any, Final
from zlib import crc32

from tumbleweed import bots
from tumbleweed.core.errors import TumbleweedError, UnknownName
from tumbleweed.core.record import Record
from tumbleweed.server.thinking import worker
from tumbleweed.server.thinking.worker import GAMES_KEPT, Answer, Question

log = logging.getLogger(__name__)

Who = tuple[int, str, int]  # the seat, the level of its bot, the bot's seed
TRIES: Final = 3  # processes that may die over one thought
PATIENCE: Final = 60.0  # seconds after which a process is taken for stuck
FAREWELL: Final = 3.0  # seconds a process may take to end


def levels() -> tuple[str, ...]:
    """The bots a seat may be given to, the weakest first."""
    return bots.names()


class ThinkersClosed(TumbleweedError):
    """The server is stopping."""


class Thinkers:
    """`count` processes. A table always goes to the same one, which knows its game."""

    def __init__(self, count: int) -> None:
        self._all = [Thinker() for _ in range(max(1, count))]

    async def start(self) -> None:
        """Until all are warm, so that no first thought is slow."""
        await asyncio.gather(*[thinker.warm() for thinker in self._all])

    async def think(
        self, table_id: str, record: Record, seat: int, level: str, bot_seed: int
    ) -> str:
        """The answer of a bot to the question that the seat is asked after this record."""
        if level not in levels():  # `module:Class` would run whatever a client names
            raise UnknownName(f"no bot is called {level!r}; there are: {', '.join(levels())}")
        count = len(record.entries)  # it may grow while we wait
        thinker = self._all[crc32(table_id.encode()) % len(self._all)]
        thought = await thinker.think(table_id, record, count, (seat, level, bot_seed))
        if thought is None:
            thought = Answer(await _default(record, count, seat), "no process came to an answer")
        if thought.fault:
            log.error("table %s, seat %d, bot %s: %s", table_id, seat, level, thought.fault)
        return thought.key

    async def close(self) -> None:
        await asyncio.gather(*[thinker.close() for thinker in self._all])


async def _default(record: Record, count: int, seat: int) -> str:
    def replayed() -> str:
        decision = record.replay(count).seat(seat).decision
        assert decision is not None
        return decision.default.key

    return await asyncio.to_thread(replayed)


class ProcessDied(Exception):
    """A process ended without an answer: killed, out of memory, or stuck."""


class Thinker:
    """One process, replaced when it dies, and what it was told of each table."""

    def __init__(self) -> None:
        self._closed = False
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int]
        self._told: OrderedDict[str, int] = OrderedDict()  # how many entries of each table

    async def warm(self) -> None:
        self._running()
        await asyncio.wrap_future(self._pid)

    async def think(self, table_id: str, record: Record, count: int, who: Who) -> Answer | None:
        """The answer; None if process after process came to none."""
        for _ in range(TRIES):
            try:
                thought = await self._ask(self._question(table_id, record, count, who))
                if thought is None:
                    self._told.pop(table_id, None)
                    thought = await self._ask(self._question(table_id, record, count, who))
            except ProcessDied:
                continue
            return thought
        return None

    def _question(self, table_id: str, record: Record, count: int, who: Who) -> Question:
        """With the entries that are news to the process, and one before them to compare."""
        known = min(self._told.pop(table_id, 0), count)
        self._told[table_id] = count
        if len(self._told) > GAMES_KEPT:
            self._told.popitem(last=False)
        if not known:
            return Question(table_id, *who, record=_whole(record, count))
        news = [entry.to_json() for entry in record.entries[known - 1 : count]]
        return Question(table_id, *who, record=None, start=known - 1, entries=news)

    async def _ask(self, question: Question) -> Answer | None:
        pool = self._running()
        try:
            asked = pool.submit(worker.answer, question)
            return await asyncio.wait_for(asyncio.wrap_future(asked), PATIENCE)
        except TimeoutError:
            self._kill()
            self._replace(pool, "is stuck")
        except BrokenProcessPool:
            self._replace(pool, "died")
        raise ProcessDied

    # ---- the process ----

    def _running(self) -> ProcessPoolExecutor:
        if self._closed:
            raise ThinkersClosed("the thinkers have ended")
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, get_context("spawn"), worker.get_ready)
            self._pid = self._pool.submit(worker.warm_up)
            self._told.clear()
        return self._pool

    def _replace(self, pool: ProcessPoolExecutor, why: str) -> None:
        """Several thoughts may find the same process dead."""
        if self._pool is pool:
            log.warning("a process in which bots think %s; another takes its place", why)
            self._pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def _kill(self) -> None:
        """Nothing is lost: a process keeps only what it can be told again."""
        if self._pid.done() and not self._pid.exception():
            with suppress(ProcessLookupError):
                os.kill(self._pid.result(), signal.SIGKILL)

    async def close(self) -> None:
        """Until the process has ended; whoever waits for a thought is cancelled."""
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


def _whole(record: Record, count: int) -> dict[str, Any]:
    """The record up to some entry, without what only undo needs."""
    past = record.copy()
    past.entries = past.entries[:count]
    past.live, past.snapshots = [], []
    return past.to_json()
