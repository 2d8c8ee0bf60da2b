"""The server's side of the shared bots: it asks, and hears what becomes of its questions."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextlib import suppress
from typing import Final, NamedTuple

from redis.exceptions import RedisError

from tumbleweed.core.content import Content
from tumbleweed.server.bot_workers.shared.queue import (
    KEPT,
    SILENCE,
    UNTAKEN,
    Names,
    new_number,
    next_of,
)
from tumbleweed.server.bot_workers.shared.unanswered import Unanswered
from tumbleweed.server.bot_workers.shared.wire import (
    TAKEN,
    Asked,
    BrokenMessage,
    Thought,
    fits,
    read_word,
    write_question,
)
from tumbleweed.server.bus.listener import FIRST_PAUSE, LONGEST_PAUSE, end_task
from tumbleweed.server.bus.redis import redis_client

log = logging.getLogger(__name__)
REST: Final = 10.0  # seconds without asking, after a question that nobody took
TRIES: Final = 2  # processes that may be lost over one question
PATIENCE: Final = 60.0  # seconds of thinking
Words = asyncio.Queue[Thought | str]


class Heard(NamedTuple):
    thought: Thought
    seconds: float  # from when it was taken


class SharedBots:
    def __init__(self, url: str, packs: tuple[Content, ...] = ()) -> None:
        self._redis = redis_client(url, "TUMBLEWEED_BOT_POOL")
        self._names = Names(self._redis, packs)
        self._me = new_number()
        self._words: dict[str, Words] = {}  # of open questions
        self._listener: asyncio.Task[None] | None = None
        self._resting: Unanswered | None = None  # why nobody is asked now
        self._rested = 0.0  # when they are asked again
        self._heard_at = -math.inf  # when they were last heard of
        self._withdrawing: set[asyncio.Task[None]] = set()

    async def ask(self, question: Asked) -> Heard:
        """Raises Unanswered, at once if they have lately not answered."""
        if self._resting is not None and time.monotonic() < self._rested:
            raise Unanswered(self._resting.why)
        try:
            heard = await self._asked(question)
        except Unanswered as fault:
            self._rest(fault)
            raise
        if self._resting is not None:
            self._resting = None
            log.info("the shared bots answer again")
        return heard

    def _rest(self, fault: Unanswered) -> None:
        """A log line for the first of a row of failures. How often they are busy is a figure."""
        if not fault.lasting:
            if fault.why != "untaken":
                log.warning("a question was %s by the shared bots", fault.why)
            return
        if self._resting is None:
            log.warning("the shared bots: %s; own processes answer instead", fault.why)
        self._resting, self._rested = fault, time.monotonic() + REST

    async def _asked(self, question: Asked) -> Heard:
        """A process that is lost may have been alone in that: another one is asked."""
        for _ in range(TRIES):
            number = new_number()
            self._words[number] = Words()
            try:
                heard = await self._heard(number, question)
            except (RedisError, OSError):
                self._withdraw(number)
                raise Unanswered("unreachable", lasting=True) from None
            except asyncio.CancelledError:
                self._withdraw(number)
                raise
            finally:
                del self._words[number]
            if heard is not None:
                return heard
        raise Unanswered("lost")

    async def _heard(self, number: str, question: Asked) -> Heard | None:
        """None: whoever took it has gone silent."""
        await self._put(number, question)
        words = self._words[number]
        word = await _next(words, UNTAKEN)
        if word is None:
            await self._take_back(number)
            word = TAKEN
        began = time.monotonic()
        while word == TAKEN and time.monotonic() - began < PATIENCE:
            word = await _next(words, SILENCE)
        if word is None:
            return None
        if isinstance(word, str) or not fits(word, question):
            raise Unanswered("late" if word == TAKEN else "refused")
        return Heard(word, time.monotonic() - began)

    async def _put(self, number: str, question: Asked) -> None:
        if self._listener is None:
            self._listener = asyncio.create_task(self._listen())
        async with self._redis.pipeline(transaction=True) as writing:
            writing.set(self._names.question(number), write_question(question), ex=KEPT)
            writing.lpush(self._names.asked, f"{number}/{self._me}")
            writing.expire(self._names.asked, KEPT)
            async with asyncio.timeout(UNTAKEN):
                await writing.execute()

    async def _take_back(self, number: str) -> None:
        """Raises Unanswered if it was still there. Who has lately been heard of is only busy."""
        if await self._removed(number):
            silent = time.monotonic() - self._heard_at > SILENCE
            raise Unanswered("untaken", lasting=silent)

    async def _removed(self, number: str) -> bool:
        """Whether it was still there."""
        async with asyncio.timeout(UNTAKEN):
            untaken = await self._redis.delete(self._names.question(number))
            await self._redis.lrem(self._names.asked, 1, f"{number}/{self._me}")
        return bool(untaken)

    def _withdraw(self, number: str) -> None:
        """Nobody waits for it any more, nor for this."""
        task = asyncio.create_task(self._gone(number))
        self._withdrawing.add(task)
        task.add_done_callback(self._withdrawing.discard)

    async def _gone(self, number: str) -> None:
        with suppress(RedisError, OSError):
            await self._removed(number)

    async def _listen(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                text = await next_of(self._redis, self._names.told(self._me))
                pause = FIRST_PAUSE
                if text is not None:
                    self._hear(text)
            except Exception:  # whatever it is: without a listener every question would be lost
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    def _hear(self, text: str) -> None:
        try:
            number, word = read_word(text)
        except BrokenMessage as fault:
            log.warning("from the shared bots: %s", fault)
            return
        self._heard_at = time.monotonic()
        if number in self._words:
            self._words[number].put_nowait(word)

    async def close(self) -> None:
        await end_task(self._listener)
        self._listener = None
        await asyncio.gather(*self._withdrawing)
        with suppress(RedisError, OSError):
            await self._redis.aclose()


async def _next(words: Words, patience: float) -> Thought | str | None:
    try:
        return await asyncio.wait_for(words.get(), patience)
    except TimeoutError:
        return None
