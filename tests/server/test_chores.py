"""Slow work for screens: done once, in sequence, and never where players are served."""

import asyncio
import threading

import pytest

from tumbleweed.server.processes import chores
from tumbleweed.server.processes.chores import Chores


def test_each_is_made_once_and_one_at_a_time() -> None:
    made: list[int] = []
    busy: list[int] = []

    def work(number: int) -> str:
        assert threading.current_thread() is not threading.main_thread()
        assert not busy
        busy.append(number)
        made.append(number)
        busy.pop()
        return f"made {number}"

    async def story() -> None:
        services = Chores()
        asked = [1, 2, 1, 2, 1]
        told = await asyncio.gather(*[services.make(work, number) for number in asked])
        assert told == [f"made {number}" for number in asked]
        assert await services.make(work, 2) == "made 2"

    asyncio.run(story())
    assert sorted(made) == [1, 2]


def test_so_many_are_kept_and_one_that_fails_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chores, "KEPT", 3)
    tried: list[int] = []

    def work(number: int) -> int:
        tried.append(number)
        if number < 0:
            raise KeyError(number)
        return number

    async def story() -> None:
        services = Chores()
        for _ in range(2):
            with pytest.raises(KeyError):
                await services.make(work, -1)
        for number in (1, 2, 3, 1, 4, 1, 2):
            assert await services.make(work, number) == number
        assert len(services._made) == 3

    asyncio.run(story())
    assert tried == [-1, -1, 1, 2, 3, 4, 2]
