"""What becomes of a question that shared bots do not answer: an own process stands in."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

import pytest

from server import services
from server.shared_bots_at_hand import (
    GOAT,
    answering,
    asking,
    client,
    fallbacks,
    here,
    is_taken,
    names,
    takes,
    tell,
    think,
)
from tumbleweed.server.bot_workers import worker
from tumbleweed.server.bot_workers.shared import asking as asking_module
from tumbleweed.server.bot_workers.shared import queue
from tumbleweed.server.bot_workers.shared.wire import write_word


def test_without_anybody_an_own_process_answers(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """One question waits; those that follow do not. It is logged once, and nothing is left."""

    async def story() -> None:
        async with asking(redis_url, watched=True) as bot_workers:
            began = time.monotonic()
            assert await think(bot_workers, GOAT) == here(GOAT)
            assert time.monotonic() - began >= queue.UNTAKEN
            for table in ("a", "b", "c"):
                assert await think(bot_workers, GOAT, table=table) == here(GOAT)
            assert fallbacks(bot_workers) == {"untaken": 4}
        assert await client(redis_url).keys("*") == []

    tell(story)
    assert caplog.text.count("own processes answer instead") == 1


def test_when_they_are_there_again_they_are_asked_again(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def story() -> None:
        async with asking(redis_url, watched=True) as bot_workers:
            await think(bot_workers, GOAT)
            monkeypatch.setattr(asking_module, "UNTAKEN", 30.0)
            shared = bot_workers._shared
            assert shared is not None
            shared._rested = 0.0  # the time is over
            async with answering(redis_url):
                assert await think(bot_workers, GOAT) == here(GOAT)
            assert fallbacks(bot_workers) == {"untaken": 1}

    tell(story)
    assert "the shared bots answer again" in caplog.text


def test_while_they_are_only_busy_they_are_asked_on(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One question that nobody takes in time does not mean that nobody is there."""
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(asking_module, "SILENCE", 30.0)

    async def story() -> None:
        async with asking(redis_url, watched=True) as bot_workers:
            shared = bot_workers._shared
            assert shared is not None
            question = worker.question(GOAT, 0, "thrifty", 1)
            first = asyncio.create_task(shared.ask(question))
            number = await takes(redis_url, is_taken)
            assert await think(bot_workers, GOAT) == here(GOAT)
            assert fallbacks(bot_workers) == {"untaken": 1}
            monkeypatch.setattr(asking_module, "UNTAKEN", 30.0)
            answer = write_word(number, worker.Answer(question.default))
            await client(redis_url).lpush(names(redis_url).told(shared._me), answer)
            assert (await first).thought == worker.Answer(question.default)
            async with answering(redis_url):
                assert await think(bot_workers, GOAT) == here(GOAT)
            assert fallbacks(bot_workers) == {"untaken": 1}

    tell(story)
    assert "the shared bots" not in caplog.text


def test_what_nobody_waits_for_any_more_is_taken_back(redis_url: str) -> None:
    async def story() -> None:
        async with asking(redis_url) as bot_workers:
            shared = bot_workers._shared
            assert shared is not None
            asked = asyncio.create_task(shared.ask(worker.question(GOAT, 0, "thrifty", 1)))
            while not await client(redis_url).llen(names(redis_url).asked):
                await asyncio.sleep(0.01)
            asked.cancel()
            await asyncio.wait([asked])
        assert await client(redis_url).keys("*") == []

    tell(story)


def test_while_redis_is_away_own_processes_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(asking_module, "REST", 0.0)

    async def story(server: services.RedisServer) -> None:
        async with answering(server.url), asking(server.url, watched=True) as bot_workers:
            await asyncio.to_thread(server.stop)
            for _ in range(3):
                assert await think(bot_workers, GOAT) == here(GOAT)
            assert fallbacks(bot_workers) == {"unreachable": 3}
            assert caplog.text.count("own processes answer instead") == 1
            await asyncio.to_thread(server.start)
            with monkeypatch.context() as patch:
                patch.setattr(asking_module, "UNTAKEN", 30.0)
                patch.setattr(asking_module, "SILENCE", 20.0)
                assert await think(bot_workers, GOAT) == here(GOAT)
            assert fallbacks(bot_workers) == {"unreachable": 3}
            with server.frozen():
                assert await think(bot_workers, GOAT) == here(GOAT)
            assert fallbacks(bot_workers) == {"unreachable": 4}

    for server in services.running(services.RedisServer):
        tell(partial(story, server))


@pytest.mark.extended
@pytest.mark.parametrize("words", [(), (is_taken,)])
def test_one_that_is_lost_is_noticed_and_another_is_asked(
    redis_url: str, monkeypatch: pytest.MonkeyPatch, words: tuple[Callable[[str], str], ...]
) -> None:
    monkeypatch.setattr(asking_module, "SILENCE", 0.5)
    monkeypatch.setattr(asking_module, "UNTAKEN", 5.0)

    async def story() -> None:
        async with asking(redis_url, watched=True) as bot_workers:
            thought = asyncio.create_task(think(bot_workers, GOAT))
            await takes(redis_url, *words)
            while not await client(redis_url).llen(names(redis_url).asked):
                await asyncio.sleep(0.01)
            monkeypatch.setattr(asking_module, "SILENCE", 20.0)
            async with answering(redis_url):
                assert await thought == here(GOAT)
            assert fallbacks(bot_workers) == {}

    tell(story)


def test_if_all_are_lost_an_own_process_answers(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking_module, "SILENCE", 0.3)

    async def story() -> None:
        async with asking(redis_url, watched=True) as bot_workers:
            thought = asyncio.create_task(think(bot_workers, GOAT))
            assert await takes(redis_url) != await takes(redis_url)
            assert await thought == here(GOAT)
            assert fallbacks(bot_workers) == {"lost": 1}

    tell(story)


def test_whoever_is_at_it_for_ever_is_not_waited_for(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking_module, "PATIENCE", 0.5)

    async def story() -> None:
        async with asking(redis_url, watched=True) as bot_workers:
            thought = asyncio.create_task(think(bot_workers, GOAT))
            number = await takes(redis_url)
            while not thought.done():
                told = [each async for each in client(redis_url).scan_iter("*told*")]
                for each in told or [names(redis_url).told(bot_workers._shared._me)]:  # type: ignore[union-attr]
                    await client(redis_url).lpush(each, is_taken(number))
                await asyncio.sleep(0.05)
            assert await thought == here(GOAT)
            assert fallbacks(bot_workers) == {"late": 1}

    tell(story)
