"""Whole games by scripted players: over sockets and over HTTP, with every database and bus."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.client import Json, Live, Player, Refusal
from server.patience import STORY, at_most, gone_on, over
from server.serving import Server
from server.siege import told
from tumbleweed.core.proof import check_file

GOAT: Json = {"game": "goat", "seats": [{}, {}, {"kind": "bot", "level": "thrifty"}]}
LEGENDS: Json = {
    "game": "legends",
    "options": {"length": 15},
    "seats": [{}, {}, {"kind": "bot", "level": "thrifty"}],
    "house_chooses": True,
}
GAMES = {"goat": GOAT, "legends": LEGENDS}
# The table gives an only answer itself, and may be faster.
OVERTAKEN = ("stale-choice", "illegal-choice", "undo-passed", "undo-news", "over")
BACKENDS = ["sqlite", "postgres", "postgres and redis", "sqlite and redis"]


def at(*first: tuple[str, str]) -> pytest.MarkDecorator:
    """Every game with every backend; beyond the `first` ones only at length. Two workers on SQLite
    with a Redis have short tests in test_line_cut.py."""
    every = [(services, game) for services in BACKENDS for game in GAMES]
    assert set(first) <= set(every)
    cases = [
        pytest.param(*each, marks=[] if each in first else pytest.mark.soak("server"))
        for each in every
    ]
    return pytest.mark.parametrize(
        ("services", "game"), cases, indirect=["services"], scope="module"
    )


@pytest.fixture(scope="module")
def services(request: pytest.FixtureRequest, tmp_path_factory: Any) -> Iterator[list[Server]]:
    """One worker on SQLite alone; else two that share everything but their memory."""
    folder: Path = tmp_path_factory.mktemp("server")
    environ = {}
    if "postgres" in request.param:
        environ["DATABASE_URL"] = request.getfixturevalue("postgres_server").new_store()
    if "redis" in request.param:
        environ["REDIS_URL"] = request.getfixturevalue("redis_server").url
    workers = [Server(folder, **environ) for _ in range(1 if request.param == "sqlite" else 2)]
    with ExitStack() as stack:
        for worker in workers:
            worker.environ["TUMBLEWEED_ORIGINS"] = ",".join(each.url for each in workers)
            stack.callback(worker.stop)
            worker.start()
        yield workers


async def seated(stack: AsyncExitStack, services: list[Server], options: Json) -> list[Player]:
    """Two players, at different workers where there are two; the game has begun."""
    players = [Player(services[0].url), Player(services[-1].url)]
    for player in players:
        await stack.enter_async_context(player)
    made = await players[0].post("/api/tables", options)
    table = made["table"]["id"]
    await players[1].call("PUT", f"/api/tables/{table}/seats/1")
    await players[0].post(f"/api/tables/{table}/start")
    return players


async def table_of(player: Player) -> str:
    mine = await player.get("/api/tables/mine")
    return str(mine[0]["id"])


@pytest.mark.slow
@at(("sqlite", "legends"), ("postgres and redis", "goat"))
def test_over_sockets(services: list[Server], game: str) -> None:
    async def story() -> None:
        async with at_most(STORY, "a game over sockets"), AsyncExitStack() as stack:
            players = await seated(stack, services, GAMES[game])
            table = await table_of(players[0])
            watcher = await stack.enter_async_context(Player(services[-1].url))
            lives = [Live(each, table) for each in [*players, watcher]]
            for live in lives:
                await live.open()
                stack.push_async_callback(live.close)
            luck = Random(game)
            await asyncio.gather(*(play_live(live, luck) for live in lives[:2]))
            for live in lives:
                await live.until(partial(over, live))
            await ended_alike(players, lives, table)

    asyncio.run(story())


async def play_live(live: Live, luck: Random) -> None:
    """Answers as soon as it is asked; now and then takes one back."""
    while not live.over:
        await live.until(lambda: live.over or live.decision is not None)
        if live.decision is None:  # over, or the table has given an only answer
            continue
        question = live.decision["id"]
        if live.payload["undo"]["reason"] == "" and luck.random() < 0.05:
            answer = await live.send("undo")
        else:
            answer = await live.choose(luck.choice)
        if answer["is"] != "ok":  # a refused undo leaves the question as it was
            assert answer["error"]["code"] in OVERTAKEN, answer
            await asyncio.sleep(0.02)
            continue
        await live.until(partial(gone_on, live, question))


async def ended_alike(players: list[Player], lives: list[Live], table: str) -> None:
    """What was patched together is what a fresh look shows; and the file proves it."""
    for live in lives:
        fresh = await live.player.get(f"/api/tables/{table}")
        assert live.payload["view"] == fresh["view"]
        assert live.payload["result"] == fresh["result"]
        assert told(live.events) == told(fresh)
    file = await players[0].get(f"/api/tables/{table}/export")
    assert check_file(file).ok
    assert file["result"] == lives[0].payload["result"]
    assert file["seed_hash"] == lives[0].payload["table"]["seed_hash"]


@at(("postgres and redis", "goat"))
def test_by_turns_over_http(services: list[Server], game: str) -> None:
    async def story() -> None:
        async with at_most(STORY, "a game by turns"), AsyncExitStack() as stack:
            players = await seated(stack, services, GAMES[game])
            table = await table_of(players[0])
            luck = Random(f"{game} by turns")
            faces = await asyncio.gather(*(play_by_turns(p, table, luck) for p in players))
            assert faces[0]["result"] == faces[1]["result"]
            file = await players[1].get(f"/api/tables/{table}/export")
            assert check_file(file).ok

    asyncio.run(story())


async def play_by_turns(player: Player, table: str, luck: Random) -> Json:
    version, events, revision = "", 0, 0
    seen: list[Json] = []
    while True:
        path = f"/api/tables/{table}?revision={revision}&events={events}&after={version}&wait=10"
        payload: Json = await player.get(path)
        version = payload["version"]
        if payload["table"]["status"] == "open":  # the other worker has not heard yet that it began
            continue
        del seen[payload["events"]["from"] :]
        seen += payload["events"]["list"]
        revision, events = payload["revision"], len(seen)
        if payload["table"]["status"] == "over":
            whole = await player.get(f"/api/tables/{table}")
            assert told(whole) == told(seen)
            return payload
        if payload["decision"] is not None:
            try:
                await player.choose(table, payload, luck.choice)
            except Refusal as refusal:
                if refusal.code not in OVERTAKEN:
                    raise
            version = ""  # look at once
