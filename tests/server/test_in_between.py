"""Changes while somebody waits, watches or leaves: lost rights take effect at once; and a failing
act does not affect the next.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, func, select
from websockets.exceptions import InvalidStatus

from server.at_home import Home, at_home
from server.client import Cut, Json, Live, Player, Refusal
from server.patience import PATIENCE, until
from server.rows_of import rows_of
from tumbleweed.server.store import schema

GOAT: Json = {"game": "goat", "seats": [{}, {}, {}]}
LEGENDS: Json = {"game": "legends", "seats": [{}, {}, {}]}


class Visit:
    """A server, and people who come to it."""

    def __init__(self, home: Home, stack: AsyncExitStack) -> None:
        self.home = home
        self.stack = stack

    async def players(self, count: int) -> list[Player]:
        return [await self.player() for _ in range(count)]

    async def player(self, **headers: str) -> Player:
        return await self.stack.enter_async_context(Player(self.home.url, **headers))

    async def table(self, players: list[Player], options: Json) -> str:
        """They sit there; it has not begun."""
        made = await players[0].post("/api/tables", options)
        table = str(made["table"]["id"])
        for seat, other in enumerate(players[1:], 1):
            await other.call("PUT", f"/api/tables/{table}/seats/{seat}")
        return table

    async def live(self, player: Player, table: str) -> Live:
        live = Live(player, table)
        await live.open()
        self.stack.push_async_callback(live.close)
        return live

    @asynccontextmanager
    async def looking(self, player: Player, table: str) -> AsyncIterator[asyncio.Task[Any]]:
        """A pending long poll."""
        version = (await player.get(f"/api/tables/{table}"))["version"]
        listeners = self.home.services.table_service.listeners
        before = len(listeners)
        look = asyncio.create_task(player.get(f"/api/tables/{table}?after={version}&wait=20"))
        await until(lambda: len(listeners) > before or look.done(), "a look that waits")
        yield look
        await asyncio.wait([look], timeout=PATIENCE)


def refused(task: asyncio.Task[Any]) -> str:
    fault = task.exception()
    assert isinstance(fault, Refusal)
    return str(fault.code)


@pytest.mark.extended
def test_in_between(tmp_path: Path) -> None:
    """All of it on one server: starting one takes longer than the test itself."""
    stories: list[Callable[[Visit], Awaitable[None]]] = [
        sent_away_while_looking,
        link_revoked_while_looking,
        watchers_leave_when_it_begins,
        who_sits_down_inherits_nothing,
        what_cannot_be_dealt_leaves_no_table,
        somebody_who_is_gone_speaks,
        one_act_fails,
        many_look_back_at_once,
        looking_back_tells_of_no_sealed_answer,
    ]

    async def all_of_them() -> None:
        async with at_home(tmp_path) as home:
            for story in stories:
                async with AsyncExitStack() as stack:
                    await story(Visit(home, stack))

    asyncio.run(all_of_them())


# ---- who waits ----


async def sent_away_while_looking(visit: Visit) -> None:
    host, guest = await visit.players(2)
    table = await visit.table([host, guest], GOAT)
    async with visit.looking(guest, table) as look:
        await host.call("DELETE", f"/api/tables/{table}/seats/1")
    assert look.result()["you"] is None
    assert "orders" not in look.result()["table"]


async def link_revoked_while_looking(visit: Visit) -> None:
    players = await visit.players(3)
    table = await visit.table(players, GOAT)
    await players[0].post(f"/api/tables/{table}/start")
    link = await players[0].post(f"/api/tables/{table}/seats/0/links")
    program = await visit.player(Authorization=f"Bearer {link['url'].partition('=')[2]}")
    async with visit.looking(program, table) as look:
        await players[0].call("DELETE", f"/api/tables/{table}/seats/0/links/{link['id']}")
        await players[1].call("PATCH", "/api/me", {"name": "Some News"})
    assert refused(look) == "no-link"


async def watchers_leave_when_it_begins(visit: Visit) -> None:
    """Where only the players may look: until then everybody could, to sit down."""
    *players, nosy = await visit.players(4)
    table = await visit.table(players, {**GOAT, "spectators": False})
    watching = await visit.live(nosy, table)
    async with visit.looking(nosy, table) as look:
        await players[0].post(f"/api/tables/{table}/start")
    assert refused(look) == "no-spectators"
    with pytest.raises(Cut):
        await watching.until(lambda: False)
    assert not any('"view"' in message for message in watching.messages)
    with pytest.raises(InvalidStatus) as handshake:
        await Live(nosy, table).open()
    assert json.loads(handshake.value.response.body)["error"]["code"] == "no-spectators"


# ---- seats and tables ----


async def who_sits_down_inherits_nothing(visit: Visit) -> None:
    host, before, after = await visit.players(3)
    table = await visit.table([host, before], GOAT)
    path = f"/api/tables/{table}"
    await before.post(f"{path}/orders", {"orders": [{"order": "always-refuse"}]})
    await before.post(f"{path}/stand-in", {"level": "random"})
    await before.call("DELETE", f"{path}/seats/1")
    await after.call("PUT", f"{path}/seats/1")
    assert (await after.get(path))["table"]["orders"] == []
    assert rows_of(visit.home.services.store, table)["seats"][1]["stand_in"] is None


async def what_cannot_be_dealt_leaves_no_table(visit: Visit) -> None:
    [host] = await visit.players(1)
    before = tables_in(visit.home)
    strangers: list[dict[str, Any]] = [{"start": True, "fill": "nobody"}, {"fill": "os:system"}]
    for wish, code in (({"start": True}, "malformed"), *((each, "no-bot") for each in strangers)):
        with pytest.raises(Refusal) as refusal:
            await host.post("/api/tables", {**GOAT, **wish})
        assert (refusal.value.status, refusal.value.code) == (422, code)
    assert tables_in(visit.home) == before


def tables_in(home: Home) -> int:
    count = select(func.count()).select_from(schema.tables)
    return home.services.store.read_now(lambda connection: connection.execute(count).scalar_one())


# ---- what goes wrong ----


async def somebody_who_is_gone_speaks(visit: Visit) -> None:
    """Deleted by another worker, while this one still has their socket."""
    host, guest = await visit.players(2)
    table = await visit.table([host], GOAT)
    await guest.call("PATCH", "/api/me", {"name": "Ghost Rider"})
    person = (await guest.get("/api/me"))["id"]
    live = await visit.live(guest, table)
    gone = delete(schema.people).where(schema.people.c.id == person)
    await visit.home.services.store.run(lambda connection: connection.execute(gone))
    assert (await live.send("say", words="boo"))["error"]["code"] == "gone"
    assert (await live.send("ping"))["is"] == "ok"
    assert rows_of(visit.home.services.store, table)["chat"] == []


async def one_act_fails(visit: Visit) -> None:
    [host] = await visit.players(1)
    table = await visit.table([host], {**GOAT})
    live = await visit.live(host, table)
    table_service = visit.home.services.table_service
    change = table_service.change

    async def fail(*args: Any) -> Any:
        raise KeyError("poker-q-hearts")  # as a fault in the rules might say it

    table_service.change = fail  # type: ignore[method-assign, assignment]  # a stand-in
    answer = await live.send("say", words="howdy")
    with pytest.raises(Refusal) as refusal:
        await host.post(f"/api/tables/{table}/say", {"words": "howdy"})
    raw = await host.http.post(f"/api/tables/{table}/say", json={"words": "howdy"})
    table_service.change = change  # type: ignore[method-assign]  # as it was
    assert raw.status_code == 500
    assert raw.headers["x-frame-options"] == "DENY", "guarded like every other answer"
    assert answer["error"]["code"] == refusal.value.code == "fault"
    assert refusal.value.status == 500
    assert "poker" not in json.dumps(answer) + str(refusal.value)
    assert (await live.send("say", words="howdy"))["is"] == "ok"


# ---- looking back ----


async def many_look_back_at_once(visit: Visit) -> None:
    [host] = await visit.players(1)
    bots = {"start": True, "fill": "random", "sit": False}
    made = await host.post("/api/tables", {**GOAT, **bots})
    path = f"/api/tables/{made['table']['id']}"
    payload = made
    while payload["table"]["status"] != "over":
        payload = await host.get(f"{path}?after={payload['version']}&wait=5")
    luck = Random(1)
    revisions = [luck.randrange(payload["revision"] + 1) for _ in range(30)]
    at_once = await asyncio.gather(*(host.get(f"{path}/past/{each}") for each in revisions))
    for revision, past in zip(revisions, at_once, strict=True):
        assert past["revision"] == revision
        assert past == await host.get(f"{path}/past/{revision}")


async def looking_back_tells_of_no_sealed_answer(visit: Visit) -> None:
    """Three choose their characters; that one has done so is secret yet."""
    players = await visit.players(3)
    table = await visit.table(players, LEGENDS)
    path = f"/api/tables/{table}"
    await players[0].post(f"{path}/start")
    payload = await players[0].get(path)
    assert len(payload["view"]["asked"]) == 3
    await players[0].choose(table, payload, lambda keys: keys[0])
    assert len(rows_of(visit.home.services.store, table)["choices"]) == 1
    with pytest.raises(Refusal) as refusal:
        await players[1].get(f"{path}/past/1")
    assert refusal.value.code == "no-position"
