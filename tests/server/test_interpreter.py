"""In a server process garbage collections are rare, but happen; the switch interval is short."""

import asyncio
import gc
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.at_home import at_home
from server.client import Live, Player
from tumbleweed.server import runner
from tumbleweed.server.interpreter import THRESHOLDS, TURN


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    thresholds, turn = gc.get_threshold(), sys.getswitchinterval()
    yield
    sys.setswitchinterval(turn)
    gc.unfreeze()
    gc.set_threshold(*thresholds)


class Knot:
    def __init__(self) -> None:
        self.itself = self


def test_a_process_that_serves_is_seldom_stopped_for_it() -> None:
    runner.app()
    assert gc.get_threshold() == THRESHOLDS
    assert gc.get_freeze_count() > 10_000, "what is loaded at the start is left alone"


def test_its_threads_take_short_turns() -> None:
    runner.app()
    assert sys.getswitchinterval() == pytest.approx(TURN)


def test_what_becomes_garbage_later_is_found() -> None:
    runner.app()
    knot = weakref.ref(Knot())
    gc.collect()
    assert knot() is None


def test_a_table_that_was_left_is_gone_without_it(tmp_path: Path) -> None:
    """With sockets that were closed by the player, cut, and closed by us."""

    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as player:
            made = await player.post("/api/tables", {"game": "goat", "seats": [{}, {}, {}]})
            table, table_service = made["table"]["id"], home.services.table_service
            lives = [Live(player, table) for _ in range(3)]
            for live in lives:
                await live.open()
            gc.collect()
            gc.disable()
            await lives[0].close()
            lives[1].drop()
            for viewer in list(home.services.viewers.at[table]):
                viewer.close()
            await asyncio.sleep(0.3)
            assert not home.services.viewers.watched(table)
            there = weakref.ref(table_service.live[table])
            table_service.forget(-1, home.services.viewers.watched)
            await player.post("/api/tables", {"game": "goat", "seats": [{}, {}, {}]})  # other work
            assert there() is None

    try:
        asyncio.run(story())
    finally:
        gc.enable()
