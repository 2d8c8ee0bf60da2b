"""A game that this version can no longer replay says so, and shows its stored events, each as
visible to the viewer.
"""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from server.at_home import at_home
from server.client import Json, Live, Player, Refusal
from server.patience import PATIENCE, at_most
from server.siege import told, unsaid
from server.tables_at_hand import copy_of_another_time

GOAT: Json = {"game": "goat", "seats": [{}, {"kind": "bot", "level": "random"}]}


async def played(player: Player, choices: int) -> str:
    """A table at which some questions have been answered."""
    made = await player.post("/api/tables", {**GOAT, "start": True})
    table = str(made["table"]["id"])
    answered = ""
    for _ in range(choices):
        payload = await asked(player, table, answered)
        answered = payload["decision"]["id"]
        await player.choose(table, payload, lambda options: options[0])
    await asked(player, table, answered)
    return table


async def asked(player: Player, table: str, answered: str) -> Json:
    async with at_most(PATIENCE, "the next question"):
        while True:
            payload: Json = await player.get(f"/api/tables/{table}")
            if payload["decision"] and payload["decision"]["id"] != answered:
                return payload
            await asyncio.sleep(0.02)


async def looks(player: Player, table: str) -> tuple[Json, Live]:
    """Over HTTP and over a socket."""
    live = Live(player, table)
    await live.open()
    return await player.get(f"/api/tables/{table}"), live


def test_its_events_are_shown_over_http_and_sockets_to_each_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, AsyncExitStack() as stack:
            player = await stack.enter_async_context(Player(home.url))
            watcher = await stack.enter_async_context(Player(home.url))
            table = await played(player, 6)
            old = home.services.store.now_in(copy_of_another_time, table)
            seen: list[list[Any]] = []
            for who in (player, watcher):
                before = await who.get(f"/api/tables/{table}")
                payload, live = await looks(who, old)
                stack.push_async_callback(live.close)
                assert "content 000000" in payload["table"]["frozen"]
                assert live.payload["table"]["frozen"] == payload["table"]["frozen"]
                assert "view" not in live.payload
                assert told(live.events) == told(payload) == unsaid(told(before))
                assert len(live.events) > 10
                seen.append(live.events)
            assert seen[0] != seen[1], "the player's own cards are told to the player alone"
            await refused_by(player, old)

    asyncio.run(story())


async def refused_by(player: Player, table: str) -> None:
    with pytest.raises(Refusal) as refusal:
        await player.post(f"/api/tables/{table}/choose", {"decision": "1.0.0", "key": "accept"})
    assert refusal.value.code == "frozen"
