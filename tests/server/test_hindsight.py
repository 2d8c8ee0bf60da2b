"""Spectators of rated games of bluff see them later, on every way on which anything is told."""

import asyncio
import json
import re
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from server.at_home import Home, at_home
from server.client import Json, Live, Player
from server.test_around_the_table import new_player
from server.test_ratings import play, rated_game
from server.test_secrecy import GOAT, NOW, game_of, new_live
from server.town import GOOD_PASSWORD, Town, in_town, ok
from tumbleweed.server.app import create_app
from tumbleweed.server.bus.bus import LocalBus
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.tables import seat_view
from tumbleweed.server.tables.hindsight import _move_on
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.table_service import TableService

CASUAL: Json = {"game": "goat", "seats": [{}, {}], "listed": True, "signals": True}
RATED: Json = {**CASUAL, "rated": True}
ELSEWHERE: Json = {"game": "legends", "seats": [{}, {}], "listed": True, "rated": True}
LONG = 3600.0  # seconds: longer than any test
SHORT = 1.5


class Party:
    """Ann and Bob play, Eve is the host without a seat, and Joe has come in from the street."""

    def __init__(self, home: Home, stack: AsyncExitStack) -> None:
        self.home, self.stack = home, stack
        self.table = ""

    async def begin(self, options: Json) -> None:
        people = [await new_player(self.stack, self.home) for _ in range(4)]
        self.ann, self.bob, self.eve, self.joe = people
        for person, name in zip(people, ("Ann", "Bob", "Eve", "Joe"), strict=True):
            await person.call("PATCH", "/api/me", {"name": name})
        for person, name in zip(people[:3], ("ann", "bob", "eve"), strict=True):
            login = {"login": f"{name}-hindsight", "password": GOOD_PASSWORD}
            await person.post("/api/me/account", login)
        made = await self.eve.post("/api/tables", {**options, "sit": False})
        self.table = made["table"]["id"]
        for seat, person in enumerate((self.ann, self.bob)):
            await person.call("PUT", f"/api/tables/{self.table}/seats/{seat}")
        await self.eve.post(f"/api/tables/{self.table}/start")

    @property
    def live(self) -> LiveTable:
        return self.home.services.table_service.live[self.table]

    async def socket(self, who: Player, watch: bool = False) -> Live:
        live = Live(who, self.table, watch=watch)
        await live.open()
        self.stack.push_async_callback(live.close)
        return live

    async def choose(self, count: int = 1) -> None:
        luck, made = Random(count), 0
        while made < count and self.live.playing:
            who = (self.ann, self.bob)[min(self.live.asked)]
            seen = await who.get(f"/api/tables/{self.table}")
            if seen["decision"]:  # else the table has given the only answer meanwhile
                await who.choose(self.table, seen, luck.choice)
                made += 1

    async def act(self) -> None:
        """Everything players can do."""
        await self.choose(3)
        here = f"/api/tables/{self.table}"
        await self.ann.post(f"{here}/say", {"words": "I never lie."})
        await self.bob.post(f"{here}/stand-in", {"level": "random"})
        await self.bob.post(f"{here}/stand-in", {"level": None})
        await self.bob.call("DELETE", f"{here}/seats/1")
        socket = await self.socket(self.ann)
        await socket.send("react", sign="haha")


def at_a_party(folder: Path, options: Json, delay: float, story: Any) -> None:
    async def run() -> None:
        async with (
            at_home(folder, spectator_delay=delay) as home,
            AsyncExitStack() as stack,
        ):
            party = Party(home, stack)
            await party.begin(options)
            await story(party)

    asyncio.run(run())


# ---- every way ----

FILLED = {"seat": "0", "link": "0" * 16}
ASKED = ("", "?watch=true", "?revision=1&events=1", "?seat=0", "?everybody=true", "?action=x")
LISTS = ("/api/tables", "/api/tables?rated=true", "/api/tables/mine", "/api/people/{ann}")


def ways(table: str, ann: str) -> Iterator[tuple[str, str]]:
    """Each route of a table as a request; a new one with another variable wants a value for it."""
    for route, methods in create_app(Settings()).openapi()["paths"].items():
        if "{table_id}" in route:
            for method, revision in product(methods, ("0", "1", "3")):
                path = route.format(table_id=table, revision=revision, **FILLED)
                asked = ASKED if method == "get" else ("",)
                yield from ((method.upper(), path + query) for query in asked)
    yield from (("GET", path.format(ann=ann)) for path in LISTS)


async def everything(party: Party, who: Player) -> dict[tuple[str, str], Any]:
    ann = (await party.ann.get("/api/me"))["id"]
    got = {}
    for method, path in dict.fromkeys(ways(party.table, ann)):
        body: Json | None = None if method == "GET" else {}
        answer = await who.http.request(method, path, json=body)
        text = re.sub(r'"now":[0-9.]+', "", answer.text)
        got[method, path] = (answer.status_code, text)
    return got


@pytest.mark.slow
@pytest.mark.parametrize("host", [False, True])
def test_no_route_tells_a_spectator_what_is_new(tmp_path: Path, host: bool) -> None:
    async def story(party: Party) -> None:
        await party.choose()
        who = party.eve if host else party.joe
        socket, television = await party.socket(who), await party.socket(who, watch=True)
        before = await everything(party, who)
        assert len(before) > 100
        told = len(socket.messages), len(television.messages)
        await party.act()
        after = await everything(party, who)
        assert {way: after[way] for way in before if before[way] != after[way]} == {}
        for each, count in zip((socket, television), told, strict=True):
            await each.send("ping")
            assert len(each.messages) == count + 1, each.messages[count:]
        waited = await who.get(f"/api/tables/{party.table}?after={socket.version}&wait=0.5")
        assert (waited["version"], waited["delay"]) == (socket.version, LONG)
        assert {seat["present"] for seat in waited["table"]["seats"]} == {True}

    at_a_party(tmp_path, RATED, LONG, story)


@pytest.mark.extended
@pytest.mark.parametrize("options", [CASUAL, ELSEWHERE], ids=["casual", "no bluffing"])
def test_at_other_tables_everything_is_told_at_once(tmp_path: Path, options: Json) -> None:
    """And so the test above would find what is told."""

    async def story(party: Party) -> None:
        await party.choose()
        socket = await party.socket(party.joe)
        before = await everything(party, party.joe)
        await party.act()
        await socket.until(lambda: bool(socket.chat))
        after = await everything(party, party.joe)
        table = f"/api/tables/{party.table}"
        assert {path for way, path in before if before[way, path] != after[way, path]} >= {
            table, f"{table}/chat", f"{table}/moments", f"{table}/export", f"{table}/past/3",
        }  # fmt: skip
        assert "delay" not in socket.payload
        assert socket.revision == seat_view.revision(party.live)
        assert party.live.earlier is None

    at_a_party(tmp_path, options, LONG, story)


@pytest.mark.extended
def test_a_player_who_watches_sees_what_spectators_see(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        await party.choose(2)
        watched = await party.ann.get(f"/api/tables/{party.table}?watch=true")
        assert (watched["delay"], watched["revision"]) == (LONG, 0)
        own = await party.ann.get(f"/api/tables/{party.table}")
        assert ("delay" in own, own["revision"]) == (False, seat_view.revision(party.live))

    at_a_party(tmp_path, RATED, LONG, story)


# ---- later ----


@pytest.mark.extended
def test_it_arrives_by_itself_when_it_is_old_enough(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        socket = await party.socket(party.joe)
        assert (socket.revision, socket.payload["delay"]) == (0, SHORT)
        poll = f"/api/tables/{party.table}?after={socket.version}&wait=25"
        polling = asyncio.create_task(party.joe.get(poll))
        await party.choose(3)
        reached = seat_view.revision(party.live)
        made_at = party.live.times[reached - 1]
        await party.ann.post(f"/api/tables/{party.table}/say", {"words": "I never lie."})
        await socket.until(lambda: socket.revision == reached > 0)
        assert time.time() >= made_at + SHORT
        assert (await polling)["version"] != json.loads(socket.messages[0])["version"]
        assert time.time() < made_at + 20  # and not because the poll was over
        assert socket.payload["view"] == game_of(party.live).view(None)
        await socket.until(lambda: bool(socket.chat))
        assert time.time() >= party.live.chat[-1].said_at + SHORT

    at_a_party(tmp_path, RATED, SHORT, story)


@pytest.mark.extended
def test_a_game_that_begins_is_shown_at_once_and_so_is_one_that_is_over(tmp_path: Path) -> None:
    async def story(party: Party) -> None:
        next_table = {**RATED, "sit": False}
        party.table = (await party.eve.post("/api/tables", next_table))["table"]["id"]
        for seat, person in enumerate((party.ann, party.bob)):
            await person.call("PUT", f"/api/tables/{party.table}/seats/{seat}")
        socket = await party.socket(party.joe)
        assert "delay" not in socket.payload
        await party.eve.post(f"/api/tables/{party.table}/start")
        await socket.until(lambda: "delay" in socket.payload)
        assert socket.payload["view"] == game_of(party.live).view(None)
        while party.live.playing:
            await party.choose()
        await socket.until(lambda: socket.payload["table"]["status"] == "over")
        shown = await party.joe.get(f"/api/tables/{party.table}")
        for told in (shown, socket.payload):
            assert told["view"] == game_of(party.live).view(None)
            assert told["result"] == party.live.row.result
            assert "delay" not in told
        assert (
            socket.events
            == shown["events"]["list"]
            == seat_view.events(party.live, None, 0)["list"]
        )
        moments = await party.joe.get(f"/api/tables/{party.table}/moments")
        assert len(moments["moments"]) == len(party.live.times)
        assert (await party.joe.get(f"/api/tables/{party.table}/export"))["record"]["seed"]
        players = await party.socket(party.ann)
        await players.send("react", sign="haha")  # which spectators see now, too
        await socket.until(lambda: bool(socket.signals))

    at_a_party(tmp_path, RATED, LONG, story)


@in_town()
async def test_every_worker_shows_the_same(town: Town) -> None:
    _, _, table = await rated_game(town)
    live = await town.table_service.open(table)
    for _ in range(6):
        seat = min(live.asked)
        decision = game_of(live).decision_of(seat)
        assert decision is not None
        await town.table_service.submit(table, seat, decision.id, decision.keys[0])
    old = update(schema.choices).where(schema.choices.c.revision <= 4)
    town.change(old.values(made_at=schema.choices.c.made_at - 100))
    for at in range(4):
        live.times[at] -= 100
    town.table_service.tell(live)
    other = TableService(town.store, LocalBus(), "other", 10.0, town.replays)
    there = await other.open(table)
    here = [seat_view.whole(each, seat_view.seen(each, None, NOW), None) for each in (live, there)]
    assert here[0] == here[1]
    assert len(live.seen_from(None).times) == len(there.seen_from(None).times) == 4
    await play(town, table)
    assert live.seen_from(None).game is live.game
    await other.stop()


def test_what_is_shown_is_what_was_there() -> None:
    """Through a whole game, undo included."""
    live, past, luck = new_live(GOAT), new_live(GOAT), Random(5)
    shown = []
    while not game_of(live).over:
        game = game_of(live)
        seat = luck.choice(game.asked)
        starts = [each for each in range(4) if not game.undo_reason(each)]
        if starts and luck.random() < 0.3:
            game.undo(starts[0])
        else:
            decision = game.decision_of(seat)
            assert decision is not None
            game.choose(luck.choice(decision.keys), seat)
        live.times.append(NOW + len(live.times))
        live.counts.append(game.event_count)
        live.made_by.append("player")
        shown.append((game.view(None), seat_view.events(live, None, 0)))
    assert any(entry.undoes for entry in record_of(live))
    for at, then in enumerate(shown[:-1]):
        _move_on(past, live, NOW + at)
        assert (game_of(past).view(None), seat_view.events(past, None, 0)) == then


def record_of(live: LiveTable) -> list[Any]:
    record = game_of(live).record
    assert record is not None
    return record.entries


@in_town(spectator_delay=0.0)
async def test_a_host_can_do_without(town: Town) -> None:
    ann, _, table = await rated_game(town)
    assert (await town.table_service.open(table)).earlier is None
    assert "delay" not in ok(await town.visitor().get(f"/api/tables/{table}"))
    assert ok(await ann.get(f"/api/tables/{table}"))["you"] == 0
