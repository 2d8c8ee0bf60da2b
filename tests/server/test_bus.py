"""Messages between workers: in order, from other instances and processes, and after a reconnect."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import psycopg
import pytest
import redis
from sqlalchemy import Connection

from server import services
from server.patience import PATIENCE
from tumbleweed.core.errors import UnknownName
from tumbleweed.server import extras
from tumbleweed.server.bus import listener
from tumbleweed.server.bus.bus import MISSED, Bus, LocalBus, read_word
from tumbleweed.server.bus.choice import choose_bus
from tumbleweed.server.bus.postgres import PostgresBus
from tumbleweed.server.bus.redis import RedisBus
from tumbleweed.server.errors import BusTrouble
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store


class Ear:
    """A worker that writes down what it hears."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self.heard: list[tuple[str, int]] = []
        self._more = asyncio.Event()

    def hear(self, table_id: str, version: int) -> None:
        self.heard.append((table_id, version))
        self._more.set()

    async def until(self, word: tuple[str, int]) -> list[tuple[str, int]]:
        """All that was heard, as soon as this word was."""
        async with asyncio.timeout(PATIENCE):
            while word not in self.heard:
                self._more.clear()
                await self._more.wait()
        return self.heard


@asynccontextmanager
async def listening(*buses: Bus) -> AsyncIterator[list[Ear]]:
    async with AsyncExitStack() as stack:
        ears = [Ear(bus) for bus in buses]
        for ear in ears:
            await ear.bus.start(ear.hear)
            stack.push_async_callback(ear.bus.stop)
        yield ears


class Line:
    """One kind of bus: how to make one, and how a worker sends a message with it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)

    def bus(self) -> Bus:
        return choose_bus(self.settings)

    async def say(self, bus: Bus, table_id: str, version: int) -> None:
        def announce(connection: Connection) -> None:
            bus.announce(connection, table_id, version)

        await self.store.run(announce)
        await bus.publish(table_id, version)


@pytest.fixture(params=["postgres", "redis"])
def line(request: pytest.FixtureRequest) -> Iterator[Line]:
    if request.param == "postgres":
        settings = Settings(database_url=request.getfixturevalue("postgres_url"))
    else:
        sqlite: str = request.getfixturevalue("sqlite_url")
        settings = Settings(database_url=sqlite, redis_url=request.getfixturevalue("redis_url"))
    line = Line(settings)
    yield line
    line.store.close()


@pytest.fixture
def restart(line: Line, request: pytest.FixtureRequest) -> Callable[[], None]:
    """Restarts the server behind the line."""
    name = "redis_server" if line.settings.redis_url else "postgres_server"
    server: services.Server = request.getfixturevalue(name)
    return server.restart


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "LONGEST_PAUSE", 0.2)


def test_one_process_hears_itself_at_once(sqlite_url: str) -> None:
    async def scene() -> None:
        line = Line(Settings(database_url=sqlite_url))
        bus = line.bus()
        assert isinstance(bus, LocalBus)
        assert not await bus.healthy()
        async with listening(bus) as (ear,):
            assert await bus.healthy()
            for version in (1, 2, 3):
                await line.say(bus, "table", version)
            assert ear.heard == [("table", 1), ("table", 2), ("table", 3)]
        await line.say(bus, "table", 4)
        assert ear.heard[-1] == ("table", 3)
        line.store.close()

    asyncio.run(scene())


def test_words_arrive_at_every_worker_in_order(line: Line) -> None:
    async def scene() -> None:
        async with listening(line.bus(), line.bus()) as (one, other):
            said = []
            for version in range(1, 21):
                table = "ab"[version % 2]
                await line.say(one.bus, table, version)
                said.append((table, version))
                await other.until((table, version))
            assert other.heard == said
            assert await one.until(said[-1]) == said
            assert await one.bus.healthy()

    asyncio.run(scene())


def test_of_a_flood_the_last_word_about_each_table_arrives(line: Line) -> None:
    async def scene() -> None:
        async with listening(line.bus(), line.bus()) as (one, other):
            flood = [(f"table-{number % 7}", number) for number in range(1, 301)]
            await asyncio.gather(*(line.say(one.bus, *word) for word in flood))
            for word in flood[-7:]:
                assert word in await other.until(word)
            assert set(other.heard) <= set(flood)

    asyncio.run(scene())


OTHER_PROCESS = """
import asyncio, os
from server.test_bus import Line, listening
from tumbleweed.server.settings import read_settings

async def main():
    line = Line(read_settings())
    async with listening(line.bus()) as (ear,):
        print("ready", flush=True)
        await ear.until(("there", 1))
        await line.say(ear.bus, "back", 2)

asyncio.run(main())
"""


@pytest.mark.extended
def test_words_go_to_another_process_and_back(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", line.settings.database_url)
    monkeypatch.setenv("REDIS_URL", line.settings.redis_url)

    async def scene() -> None:
        other = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            OTHER_PROCESS,
            cwd=Path(__file__).parents[1],
            stdout=subprocess.PIPE,
        )
        assert other.stdout
        async with listening(line.bus()) as (ear,):
            assert await asyncio.wait_for(other.stdout.readline(), PATIENCE) == b"ready\n"
            await line.say(ear.bus, "there", 1)
            await ear.until(("back", 2))
            assert await asyncio.wait_for(other.wait(), PATIENCE) == 0

    asyncio.run(scene())


def test_after_a_restart_of_the_server_it_heals(line: Line, restart: Callable[[], None]) -> None:
    async def scene() -> None:
        async with listening(line.bus(), line.bus()) as (one, other):
            await line.say(one.bus, "table", 1)
            await other.until(("table", 1))
            await asyncio.to_thread(restart)
            await one.until(MISSED)
            await other.until(MISSED)
            await line.say(one.bus, "table", 2)
            await other.until(("table", 2))
            assert await other.bus.healthy()

    asyncio.run(scene())


def test_what_cannot_be_sent_is_sent_later(
    redis_url: str, redis_server: services.RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumbleweed.server.bus.redis.TIMEOUT", 0.2)

    async def scene() -> None:
        async with listening(RedisBus(redis_url), RedisBus(redis_url)) as (one, other):
            with redis_server.frozen():
                for version in (1, 2, 3):
                    await one.bus.publish("table", version)  # whoever says it need not wait
                assert one.heard == [("table", 1), ("table", 2), ("table", 3)]
                async with asyncio.timeout(PATIENCE):
                    while await one.bus.healthy():
                        await asyncio.sleep(0.02)
            await other.until(("table", 3))
            assert MISSED not in other.heard

    asyncio.run(scene())


def test_a_transaction_rolled_back_announces_nothing(postgres_url: str) -> None:
    line = Line(Settings(database_url=postgres_url))

    async def scene() -> None:
        async with listening(line.bus(), line.bus()) as (one, other):

            def announce_and_fail(connection: Connection) -> None:
                one.bus.announce(connection, "table", 1)
                raise ZeroDivisionError

            with pytest.raises(ZeroDivisionError):
                await line.store.run(announce_and_fail)
            await line.say(one.bus, "table", 2)
            assert await other.until(("table", 2)) == [("table", 2)]

    asyncio.run(scene())
    line.store.close()


def test_after_the_stop_nothing_is_heard_and_nothing_is_left_running(line: Line) -> None:
    async def scene() -> None:
        before = len(asyncio.all_tasks())
        async with listening(line.bus(), line.bus()) as (one, other):
            await other.bus.stop()
            assert not await other.bus.healthy()
            await line.say(one.bus, "table", 1)
            await one.until(("table", 1))
            assert other.heard == []
        assert len(asyncio.all_tasks()) == before

    asyncio.run(scene())


def test_a_silent_line_is_asked_and_stays_open(postgres_url: str, redis_url: str) -> None:
    """The connection is checked after 0.05 s of silence."""

    async def scene() -> None:
        line = Line(Settings(database_url=postgres_url))
        postgres = PostgresBus(postgres_url, patience=0.05)
        through_redis = RedisBus(redis_url, patience=0.05)
        async with listening(postgres, through_redis, RedisBus(redis_url)) as (one, two, three):
            await asyncio.sleep(0.3)
            await line.say(postgres, "table", 1)
            await line.say(three.bus, "table", 1)
            assert await one.until(("table", 1)) == [("table", 1)]
            assert await two.until(("table", 1)) == [("table", 1)]
        line.store.close()

    asyncio.run(scene())


def test_a_line_gone_dead_without_a_word_is_noticed(
    redis_url: str, redis_server: services.RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Frozen, not ended: the connection stays open, and nobody answers."""
    monkeypatch.setattr("tumbleweed.server.bus.redis.TIMEOUT", 0.2)

    async def scene() -> None:
        async with listening(RedisBus(redis_url, patience=0.2)) as (ear,):
            with redis_server.frozen():
                async with asyncio.timeout(PATIENCE):
                    while await ear.bus.healthy():
                        await asyncio.sleep(0.02)
            await ear.until(MISSED)

    asyncio.run(scene())


def test_strange_words_and_a_listener_that_fails_end_nothing(
    postgres_url: str, redis_url: str
) -> None:
    async def scene() -> None:
        async with listening(PostgresBus(postgres_url), RedisBus(redis_url)) as ears:
            for ear in ears:

                def fail_once(table_id: str, version: int, ear: Ear = ear) -> None:
                    ear.hear(table_id, version)
                    if table_id == "bad":
                        raise ZeroDivisionError

                await ear.bus.stop()
                await ear.bus.start(fail_once)
            for word in ("", "nonsense", "a:b", "a:²", "bad:1", "good:2"):
                with psycopg.connect(postgres_url) as connection:
                    connection.execute("SELECT pg_notify('tumbleweed', %s)", [word])
                with redis.Redis.from_url(redis_url) as client:
                    client.publish("tumbleweed:0", f"somebody/{word}")
            for ear in ears:
                assert await ear.until(("good", 2)) == [("bad", 1), ("good", 2)]

    asyncio.run(scene())


def test_a_word_is_read_as_it_was_written() -> None:
    assert read_word("a:b:12") == ("a:b", 12)
    assert [read_word(text) for text in ("", "a", "a:", "a:-1", "a:1.5")] == [None] * 5


@pytest.mark.parametrize(
    "settings",
    [
        Settings(redis_url="redis://127.0.0.1:1/0"),
        Settings(database_url="postgresql://nobody@127.0.0.1:1/none"),
    ],
)
def test_no_server_starts_without_its_line(settings: Settings) -> None:
    async def scene() -> None:
        bus = choose_bus(settings)
        with pytest.raises(BusTrouble, match="cannot be reached"):
            await bus.start(lambda *_: None)
        await bus.stop()

    asyncio.run(scene())


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda _: None)
    with pytest.raises(UnknownName, match=r"REDIS_URL .* pip install 'tumbleweed\[redis\]'"):
        choose_bus(Settings(redis_url="redis://127.0.0.1"))
    with pytest.raises(UnknownName, match=r"DATABASE_URL .* pip install 'tumbleweed\[postgres\]'"):
        choose_bus(Settings(database_url="postgresql://127.0.0.1/name"))


def test_a_url_that_is_none_is_named() -> None:
    with pytest.raises(UnknownName, match="REDIS_URL"):
        choose_bus(Settings(redis_url="localhost:6379"))


def test_a_task_that_swallows_a_cancel_ends_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listener, "AGAIN", 0.02)
    swallowed: list[BaseException] = []

    async def listens_on() -> None:
        while True:
            try:
                await asyncio.sleep(1000)
            except asyncio.CancelledError as fault:
                swallowed.append(fault)
                if len(swallowed) == 3:
                    raise

    async def scene() -> None:
        task = asyncio.create_task(listens_on())
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            await listener.end_task(task)
        assert task.cancelled()

    asyncio.run(scene())
    assert len(swallowed) == 3
