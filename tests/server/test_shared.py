"""Reads that many ask for at once are made once, and tell all that was stored before."""

import asyncio

import pytest

from tumbleweed.server.store.shared_reads import Shared


def test_whoever_comes_while_one_is_under_way_shares_the_next() -> None:
    stored, reads = [0], [0]

    async def read() -> int:
        reads[0] += 1
        seen = stored[0]
        await asyncio.sleep(0.01)
        return seen

    async def story() -> None:
        shared: Shared[int] = Shared()
        first = [asyncio.create_task(shared.read("lobby", read)) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        stored[0] = 1
        later = [asyncio.create_task(shared.read("lobby", read)) for _ in range(50)]
        other = asyncio.create_task(shared.read("another page", read))
        assert await asyncio.gather(*later, other) == [1] * 51
        assert (await first[0]) == 0
        assert reads[0] == 3
        assert await shared.read("lobby", read) == 1
        assert not shared._running
        assert not shared._next

    asyncio.run(story())


def test_one_that_fails_does_not_spoil_the_next() -> None:
    async def fails() -> int:
        await asyncio.sleep(0)
        raise KeyError("gone")

    async def works() -> int:
        return 7

    async def story() -> None:
        shared: Shared[int] = Shared()
        first = asyncio.create_task(shared.read("lobby", fails))
        await asyncio.sleep(0)
        assert await shared.read("lobby", works) == 7
        with pytest.raises(KeyError):
            await first

    asyncio.run(story())
