"""The server is killed, stopped, disconnected: nothing acknowledged is lost, and nothing happens
twice. Many more such moments are in tests/soak.
"""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from server import services
from server.serving import Server, serving
from server.siege import (
    GOAT,
    LEGENDS,
    PATIENCE,
    at_a_bot,
    besiege,
    cut_off,
    in_a_window,
    in_an_undo,
    later,
    siege,
)
from tumbleweed.server.store import tables as rows


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("besieged")) as started:
        yield started
        assert "Traceback" not in started.log.read_text()


@pytest.mark.extended
def test_a_line_that_is_cut_while_the_others_play_on(server: Server) -> None:
    """An answer is lost; after reconnecting nothing is missed and nothing repeated."""
    asyncio.run(cut_off(server, GOAT, later(3, "choose")))


def test_killed_in_mid_game(server: Server) -> None:
    """While the characters are chosen; with an answer under way; with an undo under way."""
    moments = [(0, in_a_window()), (1, later(5, "choose")), (1, in_an_undo())]

    async def story() -> None:
        async with siege(server, LEGENDS, "one") as legends, siege(server, GOAT, "two") as goat:
            assert await besiege(server, [legends, goat], moments) == len(moments)
            await asyncio.gather(legends.to_the_end(), goat.to_the_end())

    asyncio.run(story())


@pytest.mark.extended
def test_told_to_stop_while_much_is_under_way(server: Server) -> None:
    """Pending work is finished: whatever was acknowledged is stored, and it ends soon."""

    async def story() -> None:
        async with siege(server, GOAT, "one") as one, siege(server, GOAT, "two") as two:
            assert server.process is not None
            stop = server.process.terminate
            await asyncio.gather(one.until(later(6, "choose"), stop), two.until(None))
            assert one.struck
            ended = await asyncio.to_thread(server.process.wait, PATIENCE)
            assert ended in (0, -signal.SIGTERM)
            await asyncio.to_thread(server.start)
            for table in (one, two):
                await table.come_back()
            await asyncio.gather(one.to_the_end(), two.to_the_end())

    asyncio.run(story())


@pytest.mark.extended
def test_one_of_two_workers_is_killed(
    tmp_path: Path, postgres_server: services.PostgresServer
) -> None:
    """A bot's answer is due, and that worker had the claim: the other takes over after a while."""
    options = {**GOAT, "pause": 0.1}
    url = postgres_server.new_store()

    async def story() -> None:
        urls = [server.url for server in servers]
        async with siege(servers[0], options, "two workers", urls) as table:
            orphan, other = table.scribes
            staying = asyncio.create_task(table.play(other))
            await table.play(orphan, at_a_bot(), servers[0].kill)
            orphan.live.player.move_to(servers[1].url)
            await orphan.come_back()
            await orphan.live.until(lambda: orphan.asked != [2])
            await table.play(orphan, later(3), other.live.drop)
            row = table.store.read_now(rows.read_table, table.table)
            assert row is not None
            assert servers[1].process is not None
            assert f"-{servers[1].process.pid}-" in str(row.claimed_by)
            await staying
            table.compare_books()

    with ExitStack() as stack:
        servers = [stack.enter_context(serving(tmp_path, DATABASE_URL=url)) for _ in range(2)]
        asyncio.run(story())
