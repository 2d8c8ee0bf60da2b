"""Work distributed to processes, results in the order of the tasks."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Protocol, TypeVar

from tumbleweed.core.errors import TumbleweedError, UnknownName

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD = 4  # tasks queued per process: keeps all busy and memory flat


class WorkerDied(TumbleweedError):
    """A process ended without a result: killed, or out of memory."""


class Workers(Protocol):
    """Who plays: processes of this machine, or a cluster."""

    @property
    def portion(self) -> int:
        """Games handed over at a time."""
        ...

    def in_order(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        """`work` applied to every task; results in the order of the tasks."""
        ...


@dataclass(frozen=True)
class Processes:
    """This process, or so many new ones."""

    jobs: int = 1
    portion: int = 25

    def __post_init__(self) -> None:
        if self.jobs < 1:
            raise UnknownName(f"jobs: at least one process is needed, not {self.jobs}")

    def in_order(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        return in_order(work, tasks, self.jobs)


def in_order(work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int) -> Iterator[Done]:
    """`work` applied to every task, in this process or in `jobs` new ones.

    The processes are spawned, not forked: the same on every platform, and safe with threads.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), leave_interrupts_to_parent)
    try:
        yield from _results(pool, work, iter(tasks), jobs * AHEAD)
    except BrokenProcessPool:
        raise WorkerDied(
            "a worker process died: it was killed, or the machine ran out of memory"
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)


def _results(
    pool: ProcessPoolExecutor, work: Callable[[Task], Done], tasks: Iterator[Task], ahead: int
) -> Iterator[Done]:
    waiting: deque[Future[Done]] = deque()
    for task in tasks:
        with interrupts_held():
            waiting.append(pool.submit(work, task))
        if len(waiting) == ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes started meanwhile inherit the mask: Ctrl-C cannot hit them during import."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of the terminal; the parent decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
