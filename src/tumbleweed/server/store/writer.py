"""The single writer of a SQLite file: group commit.

A commit costs a disk flush, some milliseconds, however much is in it. Writes that arrive during a
commit go together into the next one: as safe as one by one and many times as fast.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

from tumbleweed.server.store.trouble import naming_trouble

T = TypeVar("T")
Work = Callable[[Connection], Any]
TOGETHER: Final = 32  # tasks in one transaction, so that nobody waits for too many others


@dataclass(frozen=True)
class Errand:
    work: Work
    outcome: "asyncio.Future[Any]"


@dataclass(frozen=True)
class Failed:
    error: Exception


class Writer:
    """Takes tasks in the event loop, runs them in its own thread, which goes from one commit to the
    next however busy the loop is, and answers after their commit.
    """

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._waiting: SimpleQueue[Errand | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._connection: Connection | None = None  # the thread's, from one commit to the next

    async def do(self, work: Callable[[Connection], T]) -> T:
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(Errand(work, outcome))
        if self._thread is None:
            self._thread = Thread(target=self._work_off, name="writer", daemon=True)
            self._thread.start()
        return await outcome

    def close(self) -> None:
        """After all pending tasks are done."""
        if self._thread is not None:
            self._waiting.put(None)
            self._thread.join()
            self._thread = None

    # ---- in the thread ----

    def _work_off(self) -> None:
        while (first := self._waiting.get()) is not None:
            self._do([first, *self._others()])
        self._disconnect()

    def _others(self) -> list[Errand]:
        """The other pending tasks."""
        found: list[Errand] = []
        with suppress(Empty):
            while len(found) < TOGETHER - 1:
                errand = self._waiting.get_nowait()
                if errand is None:
                    self._waiting.put(None)  # stop after these
                    break
                found.append(errand)
        return found

    def _do(self, some: list[Errand]) -> None:
        batch = [errand for errand in some if not errand.outcome.done()]  # otherwise cancelled
        if not batch:
            return
        results: Sequence[object]
        try:
            results = self._commit_together([errand.work for errand in batch])
        except Exception as error:
            self._disconnect()
            results = [Failed(error)] * len(batch)
        _answer_all(batch, results)

    def _commit_together(self, works: Sequence[Work]) -> list[object]:
        """Each task has its own savepoint: a failing one does not undo the others."""
        with naming_trouble():
            if self._connection is None:
                self._connection = self.engine.connect()
            with self._connection.begin():
                return [_attempt(self._connection, work) for work in works]

    def _disconnect(self) -> None:
        """After trouble the next commit begins with a connection that has had none."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()


def _answer_all(batch: Sequence[Errand], results: Sequence[object]) -> None:
    """Wakes each event loop once for all its callers: waking costs a system call."""
    loops = {errand.outcome.get_loop() for errand in batch}
    for loop in loops:
        here = [
            (errand.outcome, result)
            for errand, result in zip(batch, results, strict=True)
            if errand.outcome.get_loop() is loop
        ]
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(_answer, here)


def _answer(answers: "Sequence[tuple[asyncio.Future[Any], object]]") -> None:
    for outcome, result in answers:
        if outcome.done():
            continue  # the caller has been cancelled meanwhile
        if isinstance(result, Failed):
            outcome.set_exception(result.error)
        else:
            outcome.set_result(result)


def _attempt(connection: Connection, work: Work) -> object:
    driver: Any = connection.connection.dbapi_connection
    driver.execute("SAVEPOINT errand")  # cheaper than other statements
    result: object
    try:
        with naming_trouble():
            result = work(connection)
    except Exception as error:
        if not driver.in_transaction:
            raise  # SQLite has rolled back everything, as on a full disk
        driver.execute("ROLLBACK TO errand")
        result = Failed(error)
    driver.execute("RELEASE errand")
    return result
