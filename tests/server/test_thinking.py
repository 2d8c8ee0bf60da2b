"""Bots think in processes: the same answers as anywhere, whatever happens to a process."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import active_children
from typing import Any
from unittest.mock import patch

import pytest

import tumbleweed as tw
from server.patience import PATIENCE, at_most, in_three_tries
from tumbleweed import bots
from tumbleweed.server.bot_workers import BotWorkers, pool, worker
from tumbleweed.server.packs import offer
from tumbleweed.server.processes import process

SEED = 2**200 + 5


@pytest.fixture(scope="module")
def bot_workers() -> Iterator[BotWorkers]:
    both = BotWorkers(2)
    yield both
    asyncio.run(both.close())


def unpractised() -> BotWorkers:
    """One process, which has not played to get warm: it comes to harm."""
    with patch.object(pool, "Process", lambda what, _: process.Process(what, partial(offer, ()))):
        return BotWorkers(1)


@pytest.fixture(scope="module")
def alone() -> Iterator[BotWorkers]:
    one = unpractised()
    yield one
    asyncio.run(one.close())


def think(bot_workers: BotWorkers, game: tw.Game, level: str = "thrifty", table: str = "t1") -> str:
    seat = game.asked[0]
    return asyncio.run(bot_workers.think(table, game, seat, level, SEED + seat))


def here(game: tw.Game, level: str) -> str:
    """The answer of a bot made in this process, for this question."""
    seat = game.asked[0]
    return worker.answer(worker.question(game, seat, level, SEED + seat)).key


def processes() -> set[int]:
    return {process.pid for process in active_children() if process.pid is not None}


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


# ---- the answers ----


@pytest.mark.parametrize("level", ["greedy", "os:system", "tumbleweed.bots.thrifty:ThriftyBot", ""])
def test_nothing_but_a_bot_of_the_house_is_run(bot_workers: BotWorkers, level: str) -> None:
    with pytest.raises(tw.UnknownName, match="there are: random, thrifty"):
        think(bot_workers, tw.new("goat", 3, seed=1), level)


def test_a_bot_of_another_game_is_not_run(bot_workers: BotWorkers) -> None:
    with pytest.raises(tw.UnknownName, match="no bot is called 'master'"):
        think(bot_workers, tw.new("goat", 3, seed=1), "master")


def test_a_net_draws_anew_at_every_question() -> None:
    """Made for each question with the seed of its seat, it must not draw the same number again."""
    game = tw.new("goat", 3, seed=1)
    asked = worker.question(game, game.asked[0], "hard", 5)
    first = game.decision
    assert first is not None
    game.choose(first.keys[0], game.asked[0])
    later = game.decision
    assert later is not None
    one, two = (worker._bot(asked, decision) for decision in (first, later))
    assert vars(one)["_seed"] != vars(two)["_seed"]
    assert vars(worker._bot(asked, first))["_seed"] == vars(one)["_seed"]


@pytest.mark.extended
@pytest.mark.parametrize("level", ["random", "thrifty", "hard"])
def test_a_whole_game_is_played_as_bots_play_it_elsewhere(
    bot_workers: BotWorkers, level: str
) -> None:
    game = tw.new("goat", 3, seed=4)
    while game.asked:
        answer = think(bot_workers, game, level, f"goat {level}")
        assert answer == here(game, level)
        game.choose(answer, game.asked[0])
    assert game.result is not None


@pytest.mark.parametrize("level", ["random", "thrifty"])
def test_a_process_that_was_there_answers_like_one_that_was_not(
    bot_workers: BotWorkers, level: str
) -> None:
    """Asked again later, and as at a table never seen before, in another order: the same."""
    game = tw.new("legends", 3, seed=9)
    asked: list[tuple[tw.Game, str]] = []
    for i in range(120):
        answer = think(bot_workers, game, level, "kept")
        if i % 12 == 0:
            asked.append((game.clone(), answer))
        game.choose(answer, game.asked[0])
    for number, (past, answer) in enumerate(reversed(asked)):
        assert think(bot_workers, past, level, "kept") == answer
        assert think(bot_workers, past, level, f"new {number}") == answer


def test_random_does_not_pick_the_same_place_again_and_again(bot_workers: BotWorkers) -> None:
    game = tw.new("goat", 4, seed=3)
    places = set()
    for _ in range(40):
        keys = game.decisions[0].keys
        answer = think(bot_workers, game, "random", "places")
        places.add(keys.index(answer) / len(keys))
        game.choose(answer, game.asked[0])
    assert len(places) > 5


def test_all_seats_of_a_window_think_at_once(bot_workers: BotWorkers) -> None:
    game = tw.new("legends", 4, seed=2)
    assert len(game.asked) == 4

    async def all_at_once() -> list[str]:
        thoughts = [bot_workers.think("w", game, s, "thrifty", s) for s in game.asked]
        return await asyncio.gather(*thoughts)

    answers = asyncio.run(all_at_once())
    for seat, answer in enumerate(answers):
        assert answer == worker.answer(worker.question(game, seat, "thrifty", seat)).key
        game.choose(answer, seat)


def test_what_was_taken_back_did_not_happen(bot_workers: BotWorkers) -> None:
    """A card of an offer is chosen, taken back, another one chosen: the process follows."""
    game = tw.new("goat", 4, seed=8, first_player=0)
    think(bot_workers, game, table="undo")
    first, second, *_ = game.decisions[0].keys
    game.choose(first)
    think(bot_workers, game, table="undo")
    game.undo(0)
    game.choose(second)
    answer = think(bot_workers, game, table="undo")
    assert answer == here(game, "thrifty")
    game.choose(answer)
    game.choose(here(game, "thrifty"))
    assert game.events[-1].args["character"] == second.replace("offer", "character")


def test_another_past_under_the_same_name_is_noticed(bot_workers: BotWorkers) -> None:
    one, other = tw.new("goat", 3, seed=1), tw.new("goat", 5, seed=2)
    for game in (one, other):
        for _ in range(9):
            game.choose(here(game, "thrifty"), game.asked[0])
    for game in (one, other, one):
        assert think(bot_workers, game, table="same") == here(game, "thrifty")


def test_a_seat_that_is_not_asked_has_no_answer(bot_workers: BotWorkers) -> None:
    game = tw.new("goat", 3, seed=1, first_player=0)
    with pytest.raises(tw.IllegalChoice, match="seat 1 is not asked anything"):
        asyncio.run(bot_workers.think("t1", game, 1, "thrifty", 1))


def test_the_game_may_go_on_while_a_bot_thinks(bot_workers: BotWorkers) -> None:
    game = tw.new("goat", 3, seed=5, first_player=0)
    expected = here(game, "thrifty")

    async def story() -> str:
        thought = asyncio.create_task(bot_workers.think("on", game, 0, "thrifty", SEED))
        await asyncio.sleep(0)
        game.choose(game.decisions[0].keys[-1])
        return await thought

    assert asyncio.run(story()) == expected


# ---- bots that fail ----


class Fails:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, seat: tw.Seat) -> str:
        raise KeyError(f"the hand is {seat.view['hand']}")


class Cheats(Fails):
    def choose(self, seat: tw.Seat) -> str:
        return "offer:everything"


@pytest.mark.parametrize(("bot", "said"), [(Fails, "KeyError at choose"), (Cheats, "not on offer")])
def test_a_bot_that_fails_gives_the_default_and_no_secret_away(
    monkeypatch: pytest.MonkeyPatch, bot: type, said: str
) -> None:
    monkeypatch.setattr(bots, "make", lambda level, seed: bot(seed))
    game = tw.new("goat", 3, seed=1)
    answer = worker.answer(worker.question(game, game.asked[0], "thrifty", 1))
    assert answer.key == game.decisions[0].default.key
    assert said in answer.fault
    assert "hand" not in answer.fault


# ---- processes that fail ----


def test_a_killed_process_is_replaced_and_the_thought_repeated(
    alone: BotWorkers, caplog: pytest.LogCaptureFixture
) -> None:
    others = processes()
    game = tw.new("legends", 3, seed=4)
    for _ in range(30):
        game.choose(here(game, "random"), game.asked[0])
    before = think(alone, game)
    (pid,) = processes() - others
    os.kill(pid, signal.SIGKILL)
    assert think(alone, game) == before == here(game, "thrifty")
    assert pid not in processes()
    assert "another takes its place" in caplog.text


def dies(question: worker.Question) -> None:
    os._exit(3)


def hangs(question: worker.Question) -> None:
    time.sleep(60)


@pytest.mark.parametrize("harm", [dies, hangs])
def test_a_question_no_process_survives_gets_its_default_answer(
    alone: BotWorkers,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    harm: Callable[[worker.Question], None],
) -> None:
    caplog.set_level(logging.WARNING)
    asyncio.run(alone.start())
    monkeypatch.setattr(pool, "TRIES", 1)
    monkeypatch.setattr(pool, "PATIENCE", 0.2)
    game = tw.new("goat", 3, seed=SEED)
    with monkeypatch.context() as patch:
        patch.setattr(worker, "answer", harm)
        assert think(alone, game) == game.decisions[0].default.key
    assert "table t1, seat" in caplog.text
    assert str(SEED) not in caplog.text
    assert f"{SEED:x}" not in caplog.text


def takes_a_while(question: worker.Question) -> worker.Answer:
    time.sleep(0.4)
    return worker.Answer(f"of seed {question.seed}")


@pytest.mark.extended
def test_to_wait_for_others_is_no_thinking(
    bot_workers: BotWorkers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Six at once for one process: the last waits longer than any may think."""
    monkeypatch.setattr(pool, "PATIENCE", 1.5)
    monkeypatch.setattr(worker, "answer", takes_a_while)
    game = tw.new("goat", 3, seed=1, first_player=0)

    async def ask() -> list[str]:
        asked = [bot_workers.think("t1", game, 0, "thrifty", n) for n in range(6)]
        return await asyncio.gather(*asked)

    def all_are_answered() -> None:
        caplog.clear()
        assert asyncio.run(ask()) == [f"of seed {n}" for n in range(6)]
        assert "another takes its place" not in caplog.text

    in_three_tries(all_are_answered)


def test_close_ends_the_processes_also_one_that_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    before = processes()
    monkeypatch.setattr(process, "FAREWELL", 0.2)

    async def stop_while_thinking() -> None:
        stuck = unpractised()
        await stuck.start()
        monkeypatch.setattr(worker, "answer", hangs)
        game = tw.new("goat", 3, seed=4)
        thought = asyncio.create_task(stuck.think("t1", game, game.asked[0], "thrifty", 1))
        await asyncio.sleep(0.1)
        assert len(processes() - before) == 1
        thought.cancel()
        await stuck.close()
        with pytest.raises(process.ProcessClosed):
            await stuck.think("t1", game, game.asked[0], "thrifty", 1)

    asyncio.run(stop_while_thinking())
    assert processes() - before == set()


def starts_slowly() -> int:
    time.sleep(1.5)
    return os.getpid()


def never_starts() -> int:
    time.sleep(600)
    return 0


def test_to_start_is_no_work() -> None:
    async def story() -> int:
        one = process.Process("slow", starts_slowly)
        try:
            return await one.call(1.0, os.getpid)
        finally:
            await one.close()

    assert asyncio.run(story()) > 0


def test_close_ends_a_process_that_has_not_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "FAREWELL", 0.2)
    before = processes()

    async def story() -> None:
        one = process.Process("never", never_starts)
        warming = asyncio.create_task(one.warm())
        await asyncio.sleep(0.1)
        warming.cancel()
        async with at_most(PATIENCE, "the end of a process"):
            await one.close()

    asyncio.run(story())
    assert processes() - before == set()


KILLED = """
import asyncio, os, signal
from multiprocessing import active_children
from tumbleweed.server.bot_workers import BotWorkers
if __name__ == "__main__":
    bot_workers = BotWorkers(1)
    asyncio.run(bot_workers.start())
    print(*[child.pid for child in active_children()], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.extended
def test_the_processes_of_a_killed_server_end(tmp_path: Any) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    command = [sys.executable, str(script)]
    ran = subprocess.run(command, stdout=subprocess.PIPE, text=True, timeout=60, check=False)
    assert ran.returncode == -signal.SIGKILL
    (pid,) = map(int, ran.stdout.split())
    wait_until(lambda: gone(pid))
