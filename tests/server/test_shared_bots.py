"""Shared bots: the same answers as a server's own, once for each question, and an own process
stands in for them whatever becomes of them."""

import asyncio
import json
import time
from collections import Counter

import pytest

import tumbleweed as tw
from server.patience import until
from server.shared_bots_at_hand import (
    GOAT,
    answering,
    asking,
    client,
    fallbacks,
    here,
    names,
    takes,
    tell,
    think,
)
from tumbleweed import bots
from tumbleweed.core.content import Content
from tumbleweed.core.packed_seat import PackedWorld
from tumbleweed.server.bot_workers import BotWorkers, worker
from tumbleweed.server.bot_workers.shared import asking as asking_module
from tumbleweed.server.bot_workers.shared import queue
from tumbleweed.server.bot_workers.shared.answering import Pool
from tumbleweed.server.bot_workers.shared.asking import SharedBots
from tumbleweed.server.bot_workers.shared.queue import Names, new_number
from tumbleweed.server.bot_workers.shared.unanswered import Unanswered
from tumbleweed.server.bot_workers.shared.wire import write_question, write_word
from tumbleweed.server.processes.fair_queue import asker


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gives up because the machine is busy."""
    monkeypatch.setattr(asking_module, "UNTAKEN", 30.0)
    monkeypatch.setattr(asking_module, "SILENCE", 20.0)


# ---- answers ----


@pytest.mark.slow
@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize("level", ["random", "thrifty", "hard"])
def test_a_whole_game_is_played_as_own_processes_play_it(redis_url: str, level: str) -> None:
    async def story() -> None:
        game = tw.new("goat", 3, seed=4)
        async with answering(redis_url), asking(redis_url, watched=True) as bot_workers:
            while game.asked:
                answer = await think(bot_workers, game, level)
                assert answer == here(game, level)
                game.choose(answer, game.asked[0])
            assert fallbacks(bot_workers) == {}
        assert game.result is not None

    tell(story)


@pytest.mark.usefixtures("patient")
def test_all_seats_of_a_window_think_at_once(redis_url: str) -> None:
    game = tw.new("legends", 4, seed=2)
    assert len(game.asked) == 4

    async def story() -> None:
        async with answering(redis_url), asking(redis_url, watched=True) as bot_workers:
            thoughts = [
                bot_workers.think(f"table {at % 7}", game, at % 4, "thrifty", at)
                for at in range(24)
            ]
            for at, answer in enumerate(await asyncio.gather(*thoughts)):
                asked = worker.question(game, at % 4, "thrifty", at)
                assert answer == worker.answer(asked).key
            assert fallbacks(bot_workers) == {}

    tell(story)


@pytest.mark.usefixtures("patient")
def test_hints_are_those_of_own_processes(redis_url: str) -> None:
    async def story() -> None:
        async with answering(redis_url), asking(redis_url, watched=True) as bot_workers:
            hint = await bot_workers.advise("t1", GOAT, 0)
            assert fallbacks(bot_workers) == {}
        assert hint
        assert hint == worker.advise(worker.advised(GOAT, 0)).options

    tell(story)


@pytest.mark.extended
@pytest.mark.usefixtures("patient")
def test_each_question_goes_to_one_process(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    by: Counter[int] = Counter()
    answered = Pool._answer

    async def noted(pool: Pool, *args: object) -> None:
        by[id(pool)] += 1
        await answered(pool, *args)  # type: ignore[arg-type]  # as it was called

    monkeypatch.setattr(Pool, "_answer", noted)

    async def story() -> None:
        async with (
            answering(redis_url),
            answering(redis_url),
            asking(redis_url) as one,
            asking(redis_url) as other,
        ):
            thoughts = [
                bot_workers.think(f"t{at}", GOAT, 0, "thrifty", at)
                for at in range(30)
                for bot_workers in (one, other)
            ]
            await asyncio.gather(*thoughts)
        assert sum(by.values()) == 60
        assert len(by) == 2
        assert await client(redis_url).keys("*question*") == []

    tell(story)


@pytest.mark.usefixtures("patient")
def test_thinking_is_charged_and_waiting_is_not(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with asking(redis_url) as bot_workers:
            bot_workers.quota.limited = True
            asker.set(("10.0.0.1", "ann"))
            thought = asyncio.create_task(think(bot_workers, GOAT))
            await asyncio.sleep(1.5)  # nobody is there yet
            full = bot_workers.quota.left("10.0.0.1")
            async with answering(redis_url):
                await thought
            left = bot_workers.quota._left["10.0.0.1"][0]
            assert full - 1.0 < left < full

    tell(story)


# ---- who may not answer ----


def test_another_version_does_not_answer(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        with monkeypatch.context() as patch:
            patch.setattr(queue, "ENGINE", "0.99.0")
            pool = answering(redis_url)
            await pool.__aenter__()
        async with asking(redis_url, watched=True) as bot_workers:
            assert await think(bot_workers, GOAT) == here(GOAT)
            assert fallbacks(bot_workers) == {"untaken": 1}
        await pool.__aexit__(None, None, None)

    tell(story)


def test_other_packs_and_other_databases_have_other_queues() -> None:
    def asked(*packs: Content, number: int = 0) -> str:
        return Names(client(f"redis://127.0.0.1/{number}"), packs).asked

    one, other = (Content("goat", rules, "prose", "night") for rules in ("1", "2"))
    renamed, of_another_game = Content("goat", "1", "", "day"), Content("legends", "1", "", "night")
    queues = [
        asked(), asked(one), asked(other), asked(renamed), asked(of_another_game),
        asked(one, renamed), asked(number=1),
    ]  # fmt: skip
    assert len(set(queues)) == len(queues)
    assert asked(renamed, one) == asked(one, renamed)
    assert asked(Content("goat", "1", "better prose", "night")) == asked(one)


@pytest.mark.usefixtures("patient")
def test_what_is_forged_or_broken_ends_nothing(
    redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    question = worker.question(GOAT, 0, "thrifty", 1)
    seat = question.seat
    assert seat.question is not None
    texts: list[str | bytes] = [
        "", "{}", "no JSON", b"\xff\xfe", write_question(question._replace(level="os:system")),
        *[
            write_question(question._replace(seat=each))
            for each in (
                seat._replace(setup={"game": "goat"}),
                seat._replace(setup={**seat.setup, "pack": "../../etc"}),
                seat._replace(setup={**seat.setup, "players": 10**9}),
                seat._replace(seat=99),
                seat._replace(question=seat.question._replace(keys=("offer:everything",))),
                seat._replace(world=PackedWorld(1, [], {})),
                seat._replace(events=[(99, 99)]),
            )
        ],
    ]  # fmt: skip

    async def story() -> None:
        there, called = client(redis_url), names(redis_url)
        async with answering(redis_url), asking(redis_url, watched=True) as bot_workers:
            assert await think(bot_workers, GOAT) == here(GOAT)
            shared = bot_workers._shared
            assert shared is not None
            items: list[str | bytes] = ["", "x", "../..", f"{new_number()}/x", b"\xff"]
            for item in items:
                await there.lpush(called.asked, item)
            for text in texts:
                number = new_number()
                await there.set(called.question(number), text)
                await there.lpush(called.asked, f"{number}/{shared._me}")
                words = [text, write_word(number, "x"), json.dumps({"of": number, "key": 1})]
                for word in words:
                    await there.lpush(called.told(shared._me), word)
            assert await think(bot_workers, GOAT) == here(GOAT)
            assert fallbacks(bot_workers) == {}
        assert await there.keys("*question*") == []

    tell(story)
    assert "a question cannot be answered" in caplog.text
    assert "from the shared bots" in caplog.text


def test_a_forged_answer_that_was_not_on_offer_is_refused(redis_url: str) -> None:
    def forged(number: str) -> str:
        return write_word(number, worker.Answer("offer:everything"))

    async def story() -> None:
        async with asking(redis_url, watched=True) as bot_workers:
            thought = asyncio.create_task(think(bot_workers, GOAT))
            await takes(redis_url, forged)
            assert await thought == here(GOAT)
            assert fallbacks(bot_workers) == {"refused": 1}

    tell(story)


# ---- the end ----


def takes_a_while(question: worker.Question) -> worker.Answer:
    time.sleep(2.5)
    return worker.Answer(question.default, "it took a while")


@pytest.mark.extended
@pytest.mark.usefixtures("patient")
def test_what_was_taken_is_answered_and_nothing_else_is_taken(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "answer", takes_a_while)

    async def story() -> None:
        called = names(redis_url)
        shared = SharedBots(redis_url)
        first, second = (worker.question(GOAT, 0, "thrifty", seed) for seed in (1, 2))
        async with answering(redis_url) as pool:
            thought = asyncio.create_task(shared.ask(first))
            await until(lambda: shared._words)
            while await client(redis_url).exists(called.question(next(iter(shared._words)))):
                await asyncio.sleep(0.01)
            pool.drain()
            other = asyncio.create_task(shared.ask(second))
            assert (await thought).thought == worker.Answer(first.default, "it took a while")
        assert not other.done()
        assert await client(redis_url).llen(called.asked) == 1
        async with answering(redis_url):
            assert (await other).seconds > 1
        await shared.close()

    tell(story)


def test_a_pool_may_be_told_to_stop_at_once(redis_url: str) -> None:
    async def story() -> None:
        async with answering(redis_url, 2):
            pass
        before = len(asyncio.all_tasks())
        shared = SharedBots(redis_url)
        with pytest.raises(Unanswered, match="untaken"):
            await shared.ask(worker.question(GOAT, 0, "random", 1))
        await shared.close()
        assert len(asyncio.all_tasks()) == before

    tell(story)


def test_what_is_given_back_is_not_kept_for_ever(redis_url: str) -> None:
    """The server that asked it may be gone, too, and be the last of its version."""

    async def story() -> None:
        there, called = client(redis_url), names(redis_url)
        async with answering(redis_url) as pool:
            pool.drain()
            await there.lpush(called.asked, item := f"{new_number()}/{new_number()}")
            await pool._take(pool._all[0])
        assert await there.lrange(called.asked, 0, -1) == [item]
        assert 0 < await there.ttl(called.asked) <= queue.KEPT

    tell(story)


def test_a_bot_that_is_none_is_refused_before_anybody_is_asked(redis_url: str) -> None:
    async def story() -> None:
        async with asking(redis_url) as bot_workers:
            with pytest.raises(tw.UnknownName, match=", ".join(bots.names("goat")[:2])):
                await think(bot_workers, GOAT, "os:system")
        assert await client(redis_url).keys("*") == []

    tell(story)


def test_own_processes_are_asked_unless_a_pool_is_named() -> None:
    assert BotWorkers(1)._lanes == []
