"""The shared bots' side: each process takes a question when it is free, and tells what comes of it.

Nothing is kept: whoever is killed loses what was under way, and the server that has asked notices
the silence.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from redis.exceptions import RedisError

from tumbleweed.core.content import Content
from tumbleweed.core.version import ENGINE
from tumbleweed.server.bot_workers import worker
from tumbleweed.server.bot_workers.pool import BotWorker
from tumbleweed.server.bot_workers.quota import Quota
from tumbleweed.server.bot_workers.shared.queue import BEAT, KEPT, NUMBER, Names, next_of
from tumbleweed.server.bot_workers.shared.wire import (
    NONE,
    TAKEN,
    Thought,
    read_question,
    write_word,
)
from tumbleweed.server.bot_workers.worker import Question, described
from tumbleweed.server.bus.listener import FIRST_PAUSE, LONGEST_PAUSE
from tumbleweed.server.bus.redis import redis_client

log = logging.getLogger(__name__)


class Pool:
    """`count` processes that answer for whoever asks."""

    def __init__(self, url: str, count: int, packs: tuple[Content, ...] = ()) -> None:
        self._redis = redis_client(url, "TUMBLEWEED_BOT_POOL")
        self._names = Names(self._redis, packs)
        quota = Quota(limited=False)  # the servers know whom they ask for
        self._all = [BotWorker(quota, packs) for _ in range(max(1, count))]
        self._draining = asyncio.Event()

    def drain(self) -> None:
        """Takes nothing more; `run` returns when all that was taken is answered."""
        self._draining.set()

    async def run(self) -> None:
        taking = [asyncio.create_task(self._take_on(each)) for each in self._all]
        try:
            await asyncio.gather(*taking)
        finally:
            await asyncio.gather(*[each.process.close() for each in self._all])
            with suppress(RedisError, OSError):
                await self._redis.aclose()

    async def _take_on(self, bot_worker: BotWorker) -> None:
        await self._warm(bot_worker)
        pause = FIRST_PAUSE
        while not self._draining.is_set():
            try:
                await self._take(bot_worker)
                pause = FIRST_PAUSE
            except Exception as fault:  # whatever it is: the next question may fare better
                log.warning("no question is taken: %s; again in %.1f s", described(fault), pause)
                await _within(pause, self._draining)
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _warm(self, bot_worker: BotWorker) -> None:
        """Before it takes anything, unless it is told to stop."""
        warming = asyncio.create_task(bot_worker.process.warm())
        draining = asyncio.create_task(self._draining.wait())
        await asyncio.wait([warming, draining], return_when=asyncio.FIRST_COMPLETED)
        draining.cancel()
        if not warming.done():
            warming.cancel()
            return
        await warming
        log.info("a process takes questions for version %s", ENGINE)

    async def _take(self, bot_worker: BotWorker) -> None:
        """One question, if there is one within a moment. What is waited for is not cancelled: it
        could have been removed already."""
        item = await next_of(self._redis, self._names.asked)
        if item is None:
            return
        if self._draining.is_set():  # meanwhile: it is for another process
            await self._give_back(item)
            return
        number, _, server = item.partition("/")
        if not NUMBER.fullmatch(number) or not NUMBER.fullmatch(server):
            log.warning("something that is no question was in the queue")
            return
        text = await self._redis.getdel(self._names.question(number))
        if text is not None:  # otherwise it was taken back
            await self._answer(bot_worker, number, server, str(text))

    async def _give_back(self, item: str) -> None:
        """First in the queue, which ends if nobody of this version comes any more."""
        async with self._redis.pipeline(transaction=True) as writing:
            writing.rpush(self._names.asked, item)
            writing.expire(self._names.asked, KEPT)
            await writing.execute()

    async def _answer(self, bot_worker: BotWorker, number: str, server: str, text: str) -> None:
        async with self._at_it(number, server):
            thought = await self._thought(bot_worker, text)
        await self._tell(server, write_word(number, NONE if thought is None else thought))

    async def _thought(self, bot_worker: BotWorker, text: str) -> Thought | None:
        try:
            question = read_question(text)
            if isinstance(question, Question):
                return await bot_worker.done(worker.answer, question)
            return await bot_worker.done(worker.advise, question)
        except Exception as fault:  # it may be as broken as whoever sent it likes
            log.warning("a question cannot be answered: %s", described(fault))
            return None

    @asynccontextmanager
    async def _at_it(self, number: str, server: str) -> AsyncIterator[None]:
        """The server is told so, again and again: from silence it knows that we are lost."""
        over = asyncio.Event()
        telling = asyncio.create_task(self._tell_on(server, write_word(number, TAKEN), over))
        try:
            yield
        finally:
            over.set()
            await telling

    async def _tell_on(self, server: str, word: str, over: asyncio.Event) -> None:
        while not over.is_set():
            with suppress(RedisError, OSError):
                await self._tell(server, word)
            await _within(BEAT, over)

    async def _tell(self, server: str, word: str) -> None:
        async with self._redis.pipeline(transaction=True) as writing:
            writing.lpush(self._names.told(server), word)
            writing.expire(self._names.told(server), KEPT)
            await writing.execute()


async def _within(seconds: float, event: asyncio.Event) -> None:
    """Waits for it, but not longer."""
    with suppress(TimeoutError):
        await asyncio.wait_for(event.wait(), seconds)
