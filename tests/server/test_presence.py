"""Who is shown as being there: as long as a socket is open, whichever worker holds it."""

import asyncio
import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from server.at_home import Home, at_home
from server.client import Live, Player
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables.absence import PRESENT

GOAT: dict[str, Any] = {"game": "goat", "seats": [{}, {}, {"kind": "bot", "level": "random"}]}


def present(live: Live) -> list[bool]:
    return [seat["present"] for seat in live.payload["table"]["seats"]]


async def two_at_a_table(home: Home, stack: AsyncExitStack) -> Live:
    """The second has no socket here; the first watches."""
    one, two = [await stack.enter_async_context(Player(home.url)) for _ in range(2)]
    table = (await one.post("/api/tables", GOAT))["table"]["id"]
    await two.call("PUT", f"/api/tables/{table}/seats/1")
    await one.post(f"/api/tables/{table}/start")
    live = Live(one, table)
    await live.open()
    stack.push_async_callback(live.close)
    await live.until(lambda: present(live) == [True, False, False])
    return live


def at_a_server(tmp_path: Path, story: Any) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home, AsyncExitStack() as stack:
            await story(home, await two_at_a_table(home, stack))

    asyncio.run(run())


async def seen(home: Home, table: str, seat: int, at: float) -> None:
    """As another worker notes it."""

    def work(connection: Connection) -> None:
        rows.change_seat(connection, table, seat, seen_at=at)

    await home.services.store.run(work)


def test_who_sits_there_for_long_stays(tmp_path: Path) -> None:
    async def story(home: Home, live: Live) -> None:
        there = home.services.table_service.live[live.table]
        long_ago = time.time() - PRESENT + 0.2  # that socket was opened, nobody moved since
        there.seats = [replace(seat, seen_at=long_ago) for seat in there.seats[:1]] + there.seats[
            1:
        ]
        await home.services.viewers.keep_present()
        await asyncio.sleep(0.4)
        payload = await live.player.get(f"/api/tables/{live.table}")
        assert [seat["present"] for seat in payload["table"]["seats"]] == [True, False, False]
        assert payload["version"] == live.version

    at_a_server(tmp_path, story)


def test_who_sits_down_while_they_look_on_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, AsyncExitStack() as stack:
            one, two = [await stack.enter_async_context(Player(home.url)) for _ in range(2)]
            table = (await one.post("/api/tables", GOAT))["table"]["id"]
            await two.call("PATCH", "/api/me", {"name": "Two"})
            live = Live(two, table)  # opened by somebody who stands
            await live.open()
            stack.push_async_callback(live.close)
            await two.call("PUT", f"/api/tables/{table}/seats/1")
            await live.until(lambda: present(live) == [False, True, False])

    asyncio.run(story())


def test_who_plays_several_seats_on_one_device_is_there_in_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, AsyncExitStack() as stack:
            one = await stack.enter_async_context(Player(home.url))
            shared = {"kind": "host", "name": "Ann"}
            options = {
                "game": "goat",
                "seats": [shared, {**shared, "name": "Ben"}, {}],
                "sit": False,
            }
            table = (await one.post("/api/tables", options))["table"]["id"]
            live = Live(one, table, wanted=1)
            await live.open()
            stack.push_async_callback(live.close)
            await live.until(lambda: present(live)[:2] == [True, True])

    asyncio.run(story())


def test_who_sits_at_another_worker_is_there_and_goes(tmp_path: Path) -> None:
    async def story(home: Home, live: Live) -> None:
        await seen(home, live.table, 1, time.time())
        await home.services.viewers.keep_present()
        await live.until(lambda: present(live) == [True, True, False])
        await seen(home, live.table, 1, time.time() - PRESENT + 0.2)
        await home.services.viewers.keep_present()
        assert present(live) == [True, True, False]
        await asyncio.sleep(0.4)  # that worker was killed: nobody says so
        await home.services.viewers.keep_present()
        await live.until(lambda: present(live) == [True, False, False])

    at_a_server(tmp_path, story)
