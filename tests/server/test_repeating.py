"""What a worker does every so often goes on after a fault, and ends when it is stopped."""

import asyncio
import logging

import pytest

from tumbleweed.server.repeating import Repeating

LOG = logging.getLogger("tumbleweed.test")


def test_a_fault_is_logged_and_the_next_time_comes(caplog: pytest.LogCaptureFixture) -> None:
    times: list[int] = []

    async def work() -> None:
        times.append(len(times))
        if len(times) == 1:
            raise ValueError("the first time")

    async def story() -> None:
        repeating = Repeating(0.001, work, LOG, "it does not go on")
        await repeating.stop()  # nothing has begun
        repeating.start()
        while len(times) < 3:
            await asyncio.sleep(0.001)
        await repeating.stop()
        done = len(times)
        await asyncio.sleep(0.02)
        assert len(times) == done

    asyncio.run(asyncio.wait_for(story(), 30))
    [said] = caplog.messages
    assert said.startswith("it does not go on: ")
    assert "ValueError" in said


def test_the_first_time_may_be_at_once() -> None:
    async def story() -> None:
        done = asyncio.Event()

        async def work() -> None:
            done.set()

        repeating = Repeating(3600.0, work, LOG, "", first=0.0)
        repeating.start()
        await asyncio.wait_for(done.wait(), 30)
        await repeating.stop()

    asyncio.run(story())
