"""The one writer of a SQLite file: what waits while a commit is on its way to the disk goes
together into the next one.

A commit costs a flush of the disk, some milliseconds, however much is in it. So many small
writes are as safe as one by one and many times as quick.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import anyio
import anyio.to_thread
from sqlalchemy import Connection, Engine

from tumbleweed.server.store.trouble import naming_trouble

T = TypeVar("T")
Work = Callable[[Connection], Any]
TOGETHER: Final = 32  # errands in one transaction, so that nobody waits for a crowd


@dataclass(frozen=True)
class Errand:
    work: Work
    outcome: "asyncio.Future[Any]"


@dataclass(frozen=True)
class Failed:
    error: Exception


class Writer:
    """Takes errands in the event loop, does them in a thread, answers after their commit."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._waiting: deque[Errand] = deque()
        self._busy = False
        self._thread = anyio.CapacityLimiter(1)  # free even when all other threads are taken
        self._tasks: set[asyncio.Task[None]] = set()  # the loop itself keeps weak ones

    async def do(self, work: Callable[[Connection], T]) -> T:
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(Errand(work, outcome))
        if not self._busy:
            self._busy = True
            task = asyncio.create_task(self._work_off())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await outcome

    async def _work_off(self) -> None:
        try:
            while self._waiting:
                await self._work_off_some()
        finally:
            self._busy = False

    async def _work_off_some(self) -> None:
        some = [self._waiting.popleft() for _ in range(min(TOGETHER, len(self._waiting)))]
        batch = [errand for errand in some if not errand.outcome.done()]  # else: given up
        try:
            results = await anyio.to_thread.run_sync(
                commit_together,
                self.engine,
                [errand.work for errand in batch],
                limiter=self._thread,
            )
        except Exception as error:
            results = [Failed(error)] * len(batch)
        for errand, result in zip(batch, results, strict=True):
            _answer(errand.outcome, result)


def _answer(outcome: "asyncio.Future[Any]", result: object) -> None:
    if outcome.done():
        return  # whoever asked has been cancelled meanwhile
    if isinstance(result, Failed):
        outcome.set_exception(result.error)
    else:
        outcome.set_result(result)


def commit_together(engine: Engine, works: Sequence[Work]) -> list[object]:
    """Each work on its own savepoint: what one does wrong undoes nothing of another's."""
    with naming_trouble(), engine.begin() as connection:
        return [_attempt(connection, work) for work in works]


def _attempt(connection: Connection, work: Work) -> object:
    driver: Any = connection.connection.dbapi_connection
    driver.execute("SAVEPOINT errand")  # by a shorter way than other statements
    result: object
    try:
        with naming_trouble():
            result = work(connection)
    except Exception as error:
        if not driver.in_transaction:
            raise  # SQLite has rolled back all of it: a full disk does that
        driver.execute("ROLLBACK TO errand")
        result = Failed(error)
    driver.execute("RELEASE errand")
    return result
