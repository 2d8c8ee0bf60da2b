"""Tables in every state with all kinds of people, and a dump of all their rows: for tests that try
to do harm.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, select

from server.client import Json, Live, Player
from server.patience import PATIENCE, at_most
from server.rows_of import rows_of
from server.serving import Server, serving
from server.tables_at_hand import copy_of_another_time
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store

GOAT: Json = {"game": "goat", "seats": [{}, {}, {}]}


@contextmanager
def unharmed(folder: Path) -> Iterator[Server]:
    """A server whose log must be free of errors at the end."""
    with serving(folder, TUMBLEWEED_UNWATCHED_PAUSE="0") as started:
        yield started
        assert "Traceback" not in started.log.read_text()


@dataclass
class World:
    """Tables in every state, and all kinds of people around them."""

    server: Server
    store: Store
    players: list[Player]
    watcher: Player  # has a cookie, and no seat
    stranger: Player  # has nothing
    tables: dict[str, str]

    def rows(self) -> Any:
        return [rows_of(self.store, table) for table in self.tables.values()]

    async def asked(self) -> tuple[Player, Json]:
        """Who has to answer at the table in play, and what is asked."""
        for player in self.players:
            payload = await player.get(f"/api/tables/{self.tables['playing']}")
            if payload["decision"] is not None:
                return player, payload["decision"]
        raise AssertionError("nobody is asked")


async def world_of(server: Server, stack: AsyncExitStack) -> World:
    players = [await stack.enter_async_context(Player(server.url)) for _ in range(3)]
    watcher = await stack.enter_async_context(Player(server.url))
    stranger = await stack.enter_async_context(Player(server.url))
    await watcher.call("PATCH", "/api/me", {"name": "Nosy Parker"})
    store = Store(Settings(data=server.data).database)
    stack.callback(store.close)
    tables = {state: await table_with(players) for state in ("playing", "other", "open", "over")}
    for state in ("playing", "other"):
        await players[0].post(f"/api/tables/{tables[state]}/start")
    alone = await players[0].post("/api/tables", {**GOAT, "start": True, "fill": "random"})
    tables["over"] = alone["table"]["id"]
    await players[0].post(f"/api/tables/{tables['over']}/end")
    world = World(server, store, players, watcher, stranger, tables)
    for _ in range(5):
        player, decision = await world.asked()
        key = {"decision": decision["id"], "key": decision["options"][0]}
        await player.post(f"/api/tables/{tables['playing']}/choose", key)
    tables["frozen"] = store.now_in(copy_of_another_time, tables["playing"])
    return world


async def table_with(players: list[Player]) -> str:
    made = await players[0].post("/api/tables", GOAT)
    table = str(made["table"]["id"])
    for seat, player in enumerate(players[1:], 1):
        await player.call("PUT", f"/api/tables/{table}/seats/{seat}")
    return table


async def watched(stack: AsyncExitStack, player: Player, table: str) -> Live:
    live = Live(player, table)
    await live.open()
    stack.push_async_callback(live.close)
    return live


async def settled(world: World) -> Any:
    """All rows, when everybody's coming is noted and no table has anything to do by itself."""
    before, awake, now = None, True, world.rows()
    async with at_most(PATIENCE, "a table with nothing left to do"):
        while before != now or awake:
            await asyncio.sleep(0.2)
            # Pending automatic acts may run before the rows are read, and not after.
            before, awake, now = now, world.store.read_now(any_awake), world.rows()
    return now


def any_awake(connection: Connection) -> bool:
    return (
        connection.execute(select(schema.tables).where(schema.tables.c.wake_at > 0)).first()
        is not None
    )


def without_versions(rows: Any) -> Any:
    """Who comes and goes is counted."""
    for each in rows:
        for row in each["tables"]:
            row.pop("version")
    return rows
