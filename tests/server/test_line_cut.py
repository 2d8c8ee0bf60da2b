"""Two workers at one table, and the bus between them is down: players still see each other."""

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from server import services
from server.at_home import Home, at_home
from server.client import Live, Player
from server.patience import PATIENCE, at_most, until
from server.town import GOAT
from tumbleweed.server.bus import listener
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import change_table

SOON = 2.0  # seconds more than four times what it took just before, with the bus up
OK = {"state": "ok", "store": True, "bus": True}
DEGRADED = {"state": "degraded", "store": True, "bus": False}


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "LONGEST_PAUSE", 0.5)


async def heard(live: Live, words: str) -> None:
    """Until a line of chat is there."""
    await until(lambda: words in [line.get("words") for line in live.chat], f"the words {words!r}")


async def becomes(player: Player, health: dict[str, Any]) -> None:
    async with at_most(PATIENCE, f"the health {health}"):
        while await player.get("/api/health") != health:
            await asyncio.sleep(0.05)


async def strictly(player: Player, status: int) -> None:
    """A message that failed the first time makes it worse for a moment."""
    async with at_most(PATIENCE, f"{status} from a strict look"):
        while (await player.http.get("/api/health?strict=true")).status_code != status:
            await asyncio.sleep(0.05)


@pytest.mark.extended
@pytest.mark.slow
@pytest.mark.parametrize(("database", "how"), [
    ("sqlite", "stopped"),
    ("postgres", "frozen"),
    pytest.param("sqlite", "frozen", marks=pytest.mark.soak("server")),
    pytest.param("postgres", "stopped", marks=pytest.mark.soak("server")),
])  # fmt: skip
def test_without_redis_players_still_see_each_other(
    request: pytest.FixtureRequest,
    redis_url: str,
    redis_server: services.RedisServer,
    tmp_path: Path,
    database: str,
    how: str,
) -> None:
    url = request.getfixturevalue(f"{database}_url")
    settings: dict[str, Any] = {"database_url": url, "redis_url": redis_url}

    async def story() -> None:
        async with AsyncExitStack() as stack:
            homes = [
                await stack.enter_async_context(at_home(tmp_path / str(n), **settings))
                for n in range(2)
            ]
            ann, ben = [await stack.enter_async_context(Player(home.url)) for home in homes]
            table = (await ann.post("/api/tables", GOAT))["table"]["id"]
            await ben.call("PUT", f"/api/tables/{table}/seats/1")
            lines = [await opened(stack, each, table) for each in (ann, ben)]
            quiet = max([await say_both_ways(lines, f"before {number}") for number in range(3)])
            assert await ben.get("/api/health") == OK
            if how == "stopped":
                redis_server.stop()
            else:
                stack.enter_context(redis_server.frozen())
            assert await say_both_ways(lines, "meanwhile") < SOON + 4 * quiet
            if how == "stopped":
                await becomes(ben, DEGRADED)
                await strictly(ben, 503)
                assert (await ben.http.get("/api/health")).status_code == 200
                assert await say_both_ways(lines, "still") < SOON + 4 * quiet
                redis_server.start()
                for each in (ann, ben):
                    await becomes(each, OK)
                await say_both_ways(lines, "again")
                await strictly(ben, 200)

    try:
        asyncio.run(story())
    finally:
        if redis_server.process is None:
            redis_server.start()


async def opened(stack: AsyncExitStack, player: Player, table: str) -> Live:
    live = Live(player, table)
    await live.open()
    stack.push_async_callback(live.close)
    return live


async def say_both_ways(lines: list[Live], words: str) -> float:
    """The slower of the two directions: from sending to receiving."""
    one, other = lines
    took: list[float] = []
    for speaker, listener_, said in ((one, other, f"{words} 1"), (other, one, f"{words} 2")):
        began = time.monotonic()
        assert (await speaker.send("say", words=said))["is"] == "ok"
        await heard(listener_, said)
        took.append(time.monotonic() - began)
    return max(took)


def test_words_go_with_the_commit_while_redis_is_away(
    postgres_url: str,
    redis_url: str,
    redis_server: services.RedisServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """PostgreSQL notifies, without polling."""
    monkeypatch.setattr("tumbleweed.server.tables.change_poll.EVERY", 1000.0)
    monkeypatch.setattr("tumbleweed.server.tables.change_poll.OFTEN", 1000.0)
    settings: dict[str, Any] = {"database_url": postgres_url, "redis_url": redis_url}

    async def story() -> None:
        async with (
            at_home(tmp_path / "1", **settings) as here,
            at_home(tmp_path / "2", **settings) as there,
            Player(here.url) as ann,
            Player(there.url) as ben,
        ):
            table = (await ann.post("/api/tables", GOAT))["table"]["id"]
            async with AsyncExitStack() as stack:
                line = await opened(stack, ben, table)
                redis_server.stop()
                await becomes(ann, DEGRADED)
                await ann.post(f"/api/tables/{table}/say", {"words": "howdy"})
                await heard(line, "howdy")

    try:
        asyncio.run(story())
    finally:
        redis_server.start()


def test_a_single_worker_sees_what_others_write_into_its_file(tmp_path: Path) -> None:
    """It has no bus; the host may change a table from outside."""

    async def story() -> None:
        home: Home
        async with at_home(tmp_path) as home, Player(home.url) as ann:
            made = await ann.post("/api/tables", GOAT)
            table = made["table"]["id"]
            line = Live(ann, table)
            await line.open()
            outside = Store(home.services.settings.database)
            outside.now_in(lambda c: change_table(c, table, held="A moment."))
            outside.close()
            await line.until(lambda: line.payload["table"].get("held") == "A moment.")
            assert await ann.get("/api/health") == OK
            await line.close()

    asyncio.run(story())
