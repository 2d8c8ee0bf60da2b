"""The bot workers: the processes bots run in, and what is sent to them.

A server may have shared ones answer (`shared/`); its own then only stand in for them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar
from zlib import crc32

from tumbleweed import bots
from tumbleweed.core.content import Content
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.game import Game
from tumbleweed.server.bot_workers import worker
from tumbleweed.server.bot_workers.quota import Quota
from tumbleweed.server.bot_workers.shared.lane import LANES, Lane
from tumbleweed.server.bot_workers.worker import Answer
from tumbleweed.server.processes.fair_queue import Turns, asker
from tumbleweed.server.processes.process import Process, ProcessDied
from tumbleweed.server.watch.catalogue import BOT
from tumbleweed.server.watch.watch import UNWATCHED, Watch

if TYPE_CHECKING:
    from tumbleweed.server.bot_workers.shared.asking import SharedBots

log = logging.getLogger(__name__)

TRIES: Final = 3  # processes that may die over one question
Q = TypeVar("Q")
A = TypeVar("A")
PATIENCE: Final = 60.0  # seconds after which a process is considered stuck


class BotWorkers:
    """`count` processes. A table always uses the same one."""

    def __init__(
        self,
        count: int,
        limited: bool = False,
        packs: tuple[Content, ...] = (),
        watch: Watch = UNWATCHED,
        shared: SharedBots | None = None,
    ) -> None:
        self.watch = watch
        self.asked = 0  # questions that are not answered yet
        self.quota = Quota(limited)
        self._own = [BotWorker(self.quota, packs) for _ in range(max(1, count))]
        self._shared = shared
        self._lanes: list[Lane] = []
        if shared is not None:
            own = [self._own[i % len(self._own)] for i in range(LANES)]
            self._lanes = [Lane(shared, each, self.quota, watch) for each in own]

    async def start(self) -> None:
        """Waits until all are warm, so that no first answer is slow. Those that only stand in for
        others start when they are needed."""
        if self._shared is None:
            await asyncio.gather(*[bot_worker.process.warm() for bot_worker in self._own])

    async def think(self, table_id: str, game: Game, seat: int, level: str, bot_seed: int) -> str:
        """A bot's answer to the question of the seat; the game may go on meanwhile."""
        known = bots.names(game.ruleset.setup.game)
        if level not in known:  # `module:Class` would run whatever a client names
            raise UnknownName(f"no bot is called {level!r}; there are: {', '.join(known)}")
        question = worker.question(game, seat, level, bot_seed)
        with self._noting(level):
            thought = await self._of(table_id).done(worker.answer, question)
        if thought is None:
            thought = Answer(question.default, "no process came to an answer")
        if thought.fault:
            log.error("table %s, seat %d, bot %s: %s", table_id, seat, level, thought.fault)
        return thought.key

    @contextmanager
    def _noting(self, level: str) -> Iterator[None]:
        began = time.perf_counter()
        self.asked += 1
        try:
            with self.watch.span("bot", level=level):
                yield
            self.watch.observe(BOT, time.perf_counter() - began, level)
        finally:
            self.asked -= 1

    async def advise(self, table_id: str, game: Game, seat: int) -> list[dict[str, Any]]:
        """A hint for the seat, which must be asked; empty if none could be found."""
        hint = await self._of(table_id).done(worker.advise, worker.advised(game, seat))
        if hint is None or hint.fault:
            log.error("table %s, seat %d, hint: %s", table_id, seat, hint and hint.fault)
        return [] if hint is None else hint.options

    def _of(self, table_id: str) -> BotWorker | Lane:
        number = crc32(table_id.encode())
        if self._lanes:
            return self._lanes[number % len(self._lanes)]
        return self._own[number % len(self._own)]

    async def close(self) -> None:
        await asyncio.gather(*[bot_worker.process.close() for bot_worker in self._own])
        if self._shared is not None:
            await self._shared.close()


class BotWorker:
    """One process, which may die and be replaced."""

    def __init__(self, quota: Quota, packs: tuple[Content, ...] = ()) -> None:
        self.process = Process("bots", partial(worker.warm_up, packs))
        self._quota = quota
        self._turns = Turns()

    async def done(self, work: Callable[[Q], A], question: Q) -> A | None:
        """The answer; None if several processes in a row gave none."""
        address = asker.get()[0]
        await self._quota.wait(address)
        async with self._turns.take(asker.get()):
            with suppress(ProcessDied):
                # failures of other tables do not count against this one
                await self.process.ready(PATIENCE)
            with self._quota.spending(address):
                return await self._tried(work, question)

    async def _tried(self, work: Callable[[Q], A], question: Q) -> A | None:
        for _ in range(TRIES):
            with suppress(ProcessDied):
                return await self.process.call(PATIENCE, work, question)
        return None
