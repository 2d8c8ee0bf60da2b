"""Shared bots inside a test, and a server's bot workers that ask them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import redis.asyncio

import tumbleweed as tw
from server.at_home import keeping_processes
from server.figures import told, watching
from server.patience import PATIENCE, STORY, at_most
from tumbleweed.server.bot_workers import BotWorkers, worker
from tumbleweed.server.bot_workers.shared.answering import Pool
from tumbleweed.server.bot_workers.shared.asking import SharedBots
from tumbleweed.server.bot_workers.shared.queue import Names
from tumbleweed.server.bot_workers.shared.wire import TAKEN, write_word
from tumbleweed.server.watch.watch import UNWATCHED

SEED = 2**200 + 5
GOAT = tw.new("goat", 3, seed=1, first_player=0)


@asynccontextmanager
async def answering(url: str, count: int = 1) -> AsyncIterator[Pool]:
    """A pool, which is drained in the end."""
    with keeping_processes():
        pool = Pool(url, count)
    running = asyncio.create_task(pool.run())
    try:
        yield pool
    finally:
        pool.drain()
        async with at_most(PATIENCE, "the end of the pool"):
            await running


@asynccontextmanager
async def asking(url: str, watched: bool = False) -> AsyncIterator[BotWorkers]:
    watch = watching() if watched else UNWATCHED
    with keeping_processes():
        bot_workers = BotWorkers(1, watch=watch, shared=SharedBots(url))
    await bot_workers.start()
    try:
        yield bot_workers
    finally:
        await bot_workers.close()


def fallbacks(bot_workers: BotWorkers) -> dict[str, float]:
    """How many questions own processes answered, by why."""
    name = 'tumbleweed_bot_fallbacks_total{kind="'
    found = told(bot_workers.watch)
    return {each[len(name) : -2]: found[each] for each in found if each.startswith(name)}


async def think(
    bot_workers: BotWorkers, game: tw.Game, level: str = "thrifty", table: str = "t1"
) -> str:
    seat = game.asked[0]
    return await bot_workers.think(table, game, seat, level, SEED + seat)


def here(game: tw.Game, level: str = "thrifty") -> str:
    """The answer of a bot made in this process."""
    seat = game.asked[0]
    return worker.answer(worker.question(game, seat, level, SEED + seat)).key


def tell(story: Callable[[], Awaitable[None]]) -> None:
    async def told() -> None:
        async with at_most(STORY, "what happens between a server and shared bots"):
            await story()

    asyncio.run(told())


def client(url: str) -> redis.asyncio.Redis:
    return redis.asyncio.Redis.from_url(url, decode_responses=True)


def names(url: str) -> Names:
    return Names(client(url), ())


async def takes(url: str, *words: Callable[[str], str]) -> str:
    """Somebody who takes one question, says these words of it, and is heard of no more."""
    there, called = client(url), names(url)
    found = await there.brpop([called.asked], timeout=60)
    assert found is not None
    number, _, server = str(found[1]).partition("/")
    assert await there.getdel(called.question(number))
    for word in words:
        await there.lpush(called.told(server), word(number))
    return number


def is_taken(number: str) -> str:
    return write_word(number, TAKEN)
