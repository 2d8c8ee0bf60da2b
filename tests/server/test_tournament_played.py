"""A tournament of 32, bots and scripted people, played to its end over HTTP."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.client import Player, Refusal
from server.serving import serving

pytestmark = pytest.mark.extended

PEOPLE = 4
ENTRANTS = 32
MOST = 300.0  # seconds


async def plays(player: Player, tournament: str, luck: Random) -> None:
    """At every table of theirs, until the tournament is over."""
    deadline = time.monotonic() + MOST
    while time.monotonic() < deadline:
        shown = await player.get(f"/api/tournaments/{tournament}")
        if shown["status"] == "over":
            return
        for table in shown["tables"]:
            if shown["you"] in table["entrants"] and None in table["points"]:
                await answers(player, table["table"], luck)
        await asyncio.sleep(0.3)
    raise AssertionError(f"the tournament has not ended: {shown['tables'][-3:]}")


async def answers(player: Player, table: str, luck: Random) -> None:
    payload = await player.get(f"/api/tables/{table}")
    while payload.get("decision"):
        try:
            await player.choose(table, payload, luck.choice)
        except Refusal:  # the clock, or a bot was faster
            return
        payload = await player.get(f"/api/tables/{table}")


async def played(url: str, kind: str) -> Any:
    async with AsyncExitStack() as stack:
        players = [await stack.enter_async_context(Player(url)) for _ in range(PEOPLE)]
        cup = {"name": "Big cup", "kind": kind, "rounds": 2, "game": "goat", "players": 4}
        tournament = (await players[0].post("/api/tournaments", cup))["id"]
        path = f"/api/tournaments/{tournament}"
        for player in players:
            await player.call("PUT", f"{path}/me")
        bots = {"level": "thrifty", "count": ENTRANTS - PEOPLE}
        await players[0].post(f"{path}/bots", bots)
        await players[0].post(f"{path}/start")
        await asyncio.gather(
            *(plays(player, tournament, Random(at)) for at, player in enumerate(players))
        )
        return await players[0].get(path)


@pytest.fixture
def url(tmp_path: Path) -> Any:
    with serving(tmp_path) as server:
        yield server.url


@pytest.mark.parametrize(("kind", "sizes"), [("knock-out", [8, 2, 1]), ("swiss", [8, 8])])
def test_thirty_two_play_to_the_end(url: str, kind: str, sizes: list[int]) -> None:
    shown = asyncio.run(played(url, kind))
    assert len(shown["standings"]) == ENTRANTS
    per_round = [sum(each["round"] == at for each in shown["tables"]) for at in (1, 2, 3)]
    assert [count for count in per_round if count] == sizes
    assert all(None not in each["points"] for each in shown["tables"])
    # Each game gives its players half a point on average; thirds are shown to three digits.
    points = sum(each["points"] for each in shown["standings"])
    games = sum(len(each["entrants"]) for each in shown["tables"])
    assert points == pytest.approx(games / 2, abs=0.0005 * games)
    if kind == "knock-out":
        assert [each["out"] for each in shown["standings"]].count(False) == 1
