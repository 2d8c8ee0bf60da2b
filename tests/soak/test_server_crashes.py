"""The server is killed at many moments of many games; a line is dead for ten seconds; a worker
of two dies. See tests/server/siege.py for what is compared."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from server.services import PostgresServer
from server.serving import serving
from server.siege import (
    GOAT,
    LEGENDS,
    Moment,
    at_a_bot,
    besiege,
    cut_off,
    in_a_fight,
    in_a_window,
    in_an_undo,
    later,
    siege,
)

pytestmark = pytest.mark.soak("server")
POINTS = 25
SEED = 1


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[PostgresServer]:
    with PostgresServer() as server:
        yield server


def moments(luck: Random) -> list[tuple[int, Moment]]:
    """For a game of legends (0) and one of goat (1) that go on side by side."""
    return [
        (0, in_a_window()),
        (0, later(luck.randint(1, 30), "choose")),
        (1, later(luck.randint(1, 10), luck.choice(["", "choose"]))),
        (1, in_an_undo()),
        (0, in_a_fight(luck.choice(["", "choose"]))),
        (1, at_a_bot()),
        (0, in_an_undo()),
        (0, later(luck.randint(1, 80))),
        (0, at_a_bot()),
        (0, in_a_fight("choose")),
    ]


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_killed_at_many_moments(
    tmp_path: Path, database: str, request: pytest.FixtureRequest
) -> None:
    luck = Random(f"{SEED} {database}")
    points = POINTS if database == "sqlite" else POINTS // 3
    struck: Counter[str] = Counter()

    async def story(number: int) -> None:
        async with (
            siege(server, LEGENDS, f"legends {number} {SEED}") as legends,
            siege(server, GOAT, f"goat {number} {SEED}") as goat,
        ):
            await besiege(server, [legends, goat], moments(luck))
            await asyncio.gather(legends.to_the_end(), goat.to_the_end())
            struck.update([*legends.struck, *goat.struck])

    environ = {}
    if database == "postgres":
        environ["DATABASE_URL"] = request.getfixturevalue("postgres_server").new_store()
    with serving(tmp_path, **environ) as server:
        number = 0
        while struck.total() < points:
            asyncio.run(story(number))
            number += 1
        assert "Traceback" not in server.log.read_text()
    print(f"{database}: {struck.total()} in {number} pairs of games:", dict(struck))


@pytest.mark.parametrize("options", [GOAT, LEGENDS], ids=["goat", "legends"])
def test_a_line_that_is_dead_for_ten_seconds(tmp_path: Path, options: dict[str, object]) -> None:
    with serving(tmp_path) as server:
        asyncio.run(cut_off(server, options, later(5, "choose"), 10))


def test_workers_of_two_are_killed_in_turn(tmp_path: Path, postgres_server: PostgresServer) -> None:
    """Whoever was at the one that died goes to the other; the game goes on to its end."""
    url = postgres_server.new_store()

    async def story() -> None:
        urls = [server.url for server in servers]
        async with siege(servers[0], {**GOAT, "pause": 0.1}, "in turn", urls) as table:
            orphan, other = table.scribes
            for dying, living in ([0, 1], [1, 0], [0, 1]):
                for scribe, at in ((orphan, dying), (other, living)):
                    scribe.live.player.move_to(urls[at])
                    await scribe.come_back()
                staying = asyncio.create_task(table.play(other))
                await table.play(orphan, at_a_bot(), servers[dying].kill)
                orphan.live.player.move_to(urls[living])
                await orphan.come_back()
                await table.play(orphan, later(4), other.live.drop)
                await staying
                await other.come_back()
                await table.check()
                await asyncio.to_thread(servers[dying].start)
            await table.to_the_end()

    with ExitStack() as stack:
        servers = [stack.enter_context(serving(tmp_path, DATABASE_URL=url)) for _ in range(2)]
        asyncio.run(story())
