"""What never comes fails a test, and is named; faults of other kinds stay what they are."""

import asyncio

import pytest

from server.patience import at_most, until


def test_what_does_not_come_is_named() -> None:
    with pytest.raises(AssertionError, match=r"rain: not within 0 s"):
        asyncio.run(until(lambda: False, "rain", 0.02))


def test_what_comes_is_waited_for() -> None:
    looks = iter([False, False, True])
    asyncio.run(until(lambda: next(looks)))


def test_a_fault_of_the_story_is_not_taken_for_impatience() -> None:
    async def story() -> None:
        async with at_most(5.0, "a story"):
            raise TimeoutError("its own")

    with pytest.raises(TimeoutError, match="its own"):
        asyncio.run(story())
