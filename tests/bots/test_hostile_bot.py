"""A bot that would like to see more than its seat does, and tries every way it knows.

In the process of a bot worker all of them fail. Beside the game, in one process, those fail that
start from the seat; the others are Python's own, and docs/writing-a-bot.md lists them.
"""

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest

import tumbleweed as tw
from bots.hostile_haul import Haul, betrayed, looted, secrets
from bots.hostile_ways import NEVER, WAYS, WITHIN_ONE_PROCESS, caught
from tumbleweed import bots
from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.core.packed_seat import pack_seat
from tumbleweed.lab import play as lab_play
from tumbleweed.lab.play import GameFailed, play_out
from tumbleweed.lab.series import Pairing
from tumbleweed.lab.unrecorded import Sitting
from tumbleweed.server.bot_workers import worker
from tumbleweed.server.processes.process import Process

SEED = 2**200 + 12345
PLAYERS, LATER = 3, 25
DATABASE = "postgresql://games:hush@db.example/games"


class Hostile:
    """Attacks at one of its questions, and is content then."""

    looks_back = 1

    def __init__(self, way: str, asked: int = 0) -> None:
        self.way, self.asked = way, asked
        self.haul: Haul = set()

    def choose(self, seat: tw.Seat) -> str:
        assert seat.decision is not None
        self.asked -= 1
        if self.asked < 0:
            self.haul = looted(WAYS[self.way](seat))
            raise Content
        return seat.decision.default.key


class Content(Exception):
    """It has seen enough; the game stays where it is, to be compared."""


def test_there_are_more_than_twenty_ways() -> None:
    assert len(NEVER) >= 20
    assert not set(NEVER) & set(WITHIN_ONE_PROCESS)


# ---- in one process ----


def attacked_here(way: str, times: int = 1) -> tuple[Haul, tw.Game]:
    """A game as the laboratory plays it, up to the attack."""
    game = tw.new("legends", PLAYERS, SEED)
    table: list[Any] = [Hostile(way, LATER), RandomBot(1), RandomBot(2)]
    for _ in range(times):
        with pytest.raises(GameFailed, match="Content"):
            play_out(Sitting(game, None), table, Pairing(0, SEED, ("h", "r", "r")))
        haul = table[0].haul
    return haul, game


@pytest.mark.parametrize("way", NEVER)
def test_the_seat_leads_nowhere(way: str) -> None:
    haul, game = attacked_here(way)
    assert betrayed(haul, secrets(game, 0, DATABASE)) == set()


@pytest.mark.parametrize("way", WITHIN_ONE_PROCESS)
def test_beside_the_game_python_hides_nothing(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the documentation says; and so the attacks above would be noticed if they succeeded."""
    monkeypatch.setenv("DATABASE_URL", DATABASE)
    for module, name in ((lab_play, "seat_for"), (worker, "unpack_seat"), (worker, "_bot")):
        monkeypatch.setattr(module, name, getattr(module, name))  # put back afterwards
    caught.clear()
    haul, game = attacked_here(way, times=2)
    caught.clear()
    assert betrayed(haul, secrets(game, 0, DATABASE)) != set()


# ---- across the processes ----


def attack_there(question: worker.Question, way: str) -> Haul:
    """In the process: the worker's own code runs the bot, which was made by that name."""
    bot = Hostile(way)
    bots.make, made = (lambda level, seed: bot), bots.make  # type: ignore[assignment]
    try:
        assert "Content" in worker.answer(question).fault
    finally:
        bots.make = made
    return bot.haul


class Across:
    """A bot worker's process, and a table in this one."""

    def __init__(self) -> None:
        os.environ["DATABASE_URL"] = DATABASE
        self.loop = asyncio.new_event_loop()
        self.process = Process("bots")
        self.game = tw.new("legends", PLAYERS, SEED)
        for at in range(4 * LATER):
            seat = self.game.asked[0]
            keys = self.game.decisions[0].keys
            self.game.choose(keys[at % len(keys)], seat)

    def attacked(self, way: str) -> Haul:
        known = self.game.seat(self.game.asked[0], looks_back=1)
        question = worker.Question(pack_seat(known), "hostile", 1)
        return self.loop.run_until_complete(self.process.call(60.0, attack_there, question, way))

    def close(self) -> None:
        self.loop.run_until_complete(self.process.close())
        self.loop.close()
        del os.environ["DATABASE_URL"]


@pytest.fixture(scope="module")
def across() -> Iterator[Across]:
    there = Across()
    yield there
    there.close()


@pytest.mark.parametrize("way", WAYS)
def test_a_bot_in_its_process_finds_nothing(across: Across, way: str) -> None:
    """Asked twice: what it has patched or kept meets the next question."""
    hidden = secrets(across.game, across.game.asked[0], DATABASE)
    for _ in range(2):
        haul = across.attacked(way)
        assert betrayed(haul, hidden) == set()
    assert across.game.asked


# ---- what it holds is its own ----


def test_what_a_bot_does_to_its_seat_does_not_touch_the_game() -> None:
    game = tw.new("legends", PLAYERS, SEED)
    for _ in range(60):
        before = game.fingerprint
        for looks_ahead in (True, False):
            seat = game.seat(game.asked[0], looks_ahead)
            spoil(seat.view)
            seat.sealed.append("x")
            assert seat._log is not None
            seat._log.own.clear()
            assert seat.decision is not None
            spoil(seat.decision.prompt.args)
        again = game.seat(game.asked[0])
        assert game.fingerprint == before
        assert again.events == game.events_for(again.seat) != []
        assert again.view == game.view(again.seat)
        game.choose(game.decisions[0].keys[-1], game.asked[0])


def spoil(data: Any) -> None:
    inside = list(data.values()) if isinstance(data, dict) else list(data)
    for each in inside:
        if isinstance(each, dict | list):
            spoil(each)
    data.clear()


def test_a_bot_that_does_not_look_ahead_has_no_worlds() -> None:
    seat = tw.new("goat", 3, SEED).seat(0, looks_ahead=False)
    for curious in (lambda: seat.redeal(1), lambda: seat.why_not("x"), lambda: seat.forecast):
        with pytest.raises(tw.NoWorlds, match="does not look ahead"):
            curious()
