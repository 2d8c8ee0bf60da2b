"""The bot workers: the processes bots run in, and what is sent to them."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from contextlib import suppress
from functools import partial
from typing import Final
from zlib import crc32

from tumbleweed import bots
from tumbleweed.core.content import Content
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.record import Record
from tumbleweed.core.replay import replay
from tumbleweed.server.bot_workers import worker
from tumbleweed.server.bot_workers.quota import Quota
from tumbleweed.server.bot_workers.worker import GAMES_KEPT, Answer, Question
from tumbleweed.server.processes.fair_queue import Turns, asker
from tumbleweed.server.processes.process import Process, ProcessDied
from tumbleweed.server.processes.records import plain

log = logging.getLogger(__name__)

Who = tuple[int, str, int]  # the seat, the level of its bot, the bot's seed
TRIES: Final = 3  # processes that may die over one question
PATIENCE: Final = 60.0  # seconds after which a process is considered stuck


def levels() -> tuple[str, ...]:
    """The bots a seat may be given to, the weakest first."""
    return bots.names()


class BotWorkers:
    """`count` processes. A table always uses the same one, which has its game in memory."""

    def __init__(self, count: int, limited: bool = False, packs: tuple[Content, ...] = ()) -> None:
        self.quota = Quota(limited)
        self._all = [BotWorker(self.quota, packs) for _ in range(max(1, count))]

    async def start(self) -> None:
        """Waits until all are warm, so that no first answer is slow."""
        await asyncio.gather(*[bot_worker.process.warm() for bot_worker in self._all])

    async def think(
        self, table_id: str, record: Record, seat: int, level: str, bot_seed: int
    ) -> str:
        """A bot's answer to the question of the seat after this record."""
        if level not in levels():  # `module:Class` would run whatever a client names
            raise UnknownName(f"no bot is called {level!r}; there are: {', '.join(levels())}")
        count = len(record.entries)  # it may grow while we wait
        bot_worker = self._all[crc32(table_id.encode()) % len(self._all)]
        thought = await bot_worker.think(table_id, record, count, (seat, level, bot_seed))
        if thought is None:
            thought = Answer(await _default(record, count, seat), "no process came to an answer")
        if thought.fault:
            log.error("table %s, seat %d, bot %s: %s", table_id, seat, level, thought.fault)
        return thought.key

    async def close(self) -> None:
        await asyncio.gather(*[bot_worker.process.close() for bot_worker in self._all])


async def _default(record: Record, count: int, seat: int) -> str:
    def replayed() -> str:
        decision = replay(record, count).seat(seat).decision
        assert decision is not None
        return decision.default.key

    return await asyncio.to_thread(replayed)


class BotWorker:
    """One process, and what it has been sent of each table."""

    def __init__(self, quota: Quota, packs: tuple[Content, ...] = ()) -> None:
        self.process = Process("bots", partial(worker.warm_up, packs))
        self._quota = quota
        self._turns = Turns()
        self._told: OrderedDict[str, int] = OrderedDict()  # how many entries of each table
        self._born = 0  # the process it was sent to

    async def think(self, table_id: str, record: Record, count: int, who: Who) -> Answer | None:
        """The answer; None if several processes in a row gave none."""
        address = asker.get()[0]
        await self._quota.wait(address)
        async with self._turns.take(asker.get()):
            with suppress(ProcessDied):
                # failures of other tables do not count against this one
                await self.process.ready(PATIENCE)
            with self._quota.spending(address):
                return await self._thought(table_id, record, count, who)

    async def _thought(self, table_id: str, record: Record, count: int, who: Who) -> Answer | None:
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
        """With the entries that the process lacks, and one before them to compare."""
        if self._born != self.process.born:
            self._told.clear()
            self._born = self.process.born
        known = min(self._told.pop(table_id, 0), count)
        self._told[table_id] = count
        if len(self._told) > GAMES_KEPT:
            self._told.popitem(last=False)
        if not known:
            return Question(table_id, *who, record=plain(record, count))
        news = [entry.to_json() for entry in record.entries[known - 1 : count]]
        return Question(table_id, *who, record=None, start=known - 1, entries=news)

    async def _ask(self, question: Question) -> Answer | None:
        return await self.process.call(PATIENCE, worker.answer, question)
