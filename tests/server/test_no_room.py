"""A full or locked database under a table in play: clear errors, no change, and afterwards the game
continues.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from server.at_home import Home, at_home
from server.client import Json, Live, Player, Refusal
from server.patience import until
from server.rows_of import rows_of
from tumbleweed.server.errors import StoreTrouble
from tumbleweed.server.tables.table_service import TableService

GOAT: Json = {"game": "goat", "seats": [{}, {}, {}]}
LONG = "dust " * 58


@dataclass
class AtTable:
    """Three players in a game that has begun; the first also has a socket."""

    home: Home
    id: str
    players: list[Player]
    live: Live

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    def rows(self) -> Any:
        return rows_of(self.home.services.store, self.id)

    async def choose(self) -> Refusal | None:
        """An answer of whoever is asked; how it was refused, if it was."""
        payload = await self.players[0].get(self.path)
        player = self.players[payload["view"]["asked"][0]]
        payload = await player.get(self.path)
        if payload["decision"] is None:
            return await self.choose()  # the table has given an only answer meanwhile
        try:
            await player.choose(self.id, payload, lambda keys: keys[0])
        except Refusal as refusal:
            overtaken = refusal.code in ("stale-choice", "illegal-choice")
            return await self.choose() if overtaken else refusal
        return None

    async def say(self) -> Refusal | None:
        answer = await self.live.send("say", words=LONG)
        return None if answer["is"] == "ok" else Refusal(503, answer)


@asynccontextmanager
async def at_table(home: Home) -> AsyncIterator[AtTable]:
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        players = [await enter(Player(home.url)) for _ in range(3)]
        made = await players[0].post("/api/tables", {**GOAT, "pause": 0})
        table = made["table"]["id"]
        for seat, player in enumerate(players[1:], 1):
            await player.call("PUT", f"/api/tables/{table}/seats/{seat}")
        await players[0].post(f"/api/tables/{table}/start")
        live = Live(players[0], table)
        await live.open()
        stack.push_async_callback(live.close)
        await live.until(lambda: live.payload["table"]["seats"][0]["present"])
        yield AtTable(home, table, players, live)


async def refused_everything(table: AtTable, code: str) -> None:
    """Over HTTP and over the socket with the same clear error; reading still works."""
    before, payload = table.rows(), table.live.payload
    for refusal in (await table.choose(), await table.say()):
        assert refusal is not None
        assert (refusal.status, refusal.code) == (503, code)
        assert "nothing has changed" in refusal.message
        assert "sqlite" not in refusal.message.lower()
    assert table.rows() == before
    assert (await table.players[0].get(table.path))["view"] == payload["view"]
    assert table.live.payload == payload


async def goes_on(table: AtTable) -> None:
    before = len(table.rows()["choices"])
    for _ in range(6):
        assert await table.choose() is None
    assert await table.say() is None
    assert len(table.rows()["choices"]) >= before + 6
    await table.live.until(lambda: bool(table.live.chat))


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    other = sqlite3.connect(folder / "tumbleweed.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@pytest.mark.extended
def test_trouble_comes_and_goes(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, busy_timeout=0.2, lease=0.5) as home:
            await under_a_lock(home, tmp_path)
            await a_bot_waits(home, tmp_path)
            await on_a_full_disk(home)

    asyncio.run(story())


async def under_a_lock(home: Home, folder: Path) -> None:
    async with at_table(home) as table:
        with locked(folder):
            await refused_everything(table, "store-locked")
        await goes_on(table)


async def a_bot_waits(home: Home, folder: Path) -> None:
    """Its answer cannot be stored: it is asked again, later."""
    async with at_table(home) as table:
        asked = (await table.players[0].get(table.path))["view"]["asked"][0]
        with ExitStack() as lock:
            failed = failing(
                home.services.table_service, lambda: lock.enter_context(locked(folder))
            )
            await table.players[asked].post(f"{table.path}/stand-in", {"level": "random"})
            await until(failed.is_set, "an answer that cannot be stored")
            assert table.rows()["choices"] == []
        await table.live.until(lambda: table.live.payload["view"]["number"] > 0)


async def on_a_full_disk(home: Home) -> None:
    """As far as SQLite can tell: the file may not grow."""
    async with at_table(home) as table:
        grow = limited(home)
        for act in (table.say, table.choose):
            while await act() is None:
                pass  # until the last page is full
        await refused_everything(table, "store-full")
        grow()
        await goes_on(table)


def limited(home: Home) -> Callable[[], None]:
    """The file keeps its size until what is returned is called."""
    engine, writer = home.services.store.engine, home.services.store._writer
    assert writer is not None
    limit = 1

    def connect_anew() -> None:
        """The limit is a connection's, and the writer keeps its own."""
        writer.close()
        engine.dispose()

    def keep_small(dbapi_connection: sqlite3.Connection, _: object) -> None:
        dbapi_connection.execute(f"PRAGMA max_page_count = {limit}")

    def grow() -> None:
        nonlocal limit
        limit = 1_000_000
        connect_anew()

    event.listen(engine, "connect", keep_small)
    connect_anew()
    return grow


def failing(table_service: TableService, harm: Callable[[], None]) -> asyncio.Event:
    """When an answer could not be stored, because of what is done just before."""
    failed, submit = asyncio.Event(), table_service.submit

    async def watched(*args: Any, **named: Any) -> Any:
        if not failed.is_set():
            harm()
        try:
            return await submit(*args, **named)
        except StoreTrouble:
            failed.set()
            raise

    table_service.submit = watched  # type: ignore[method-assign]  # a stand-in
    return failed
