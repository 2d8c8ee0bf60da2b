"""Notices of a whole server: sent once, also if it is killed and restarted."""

import asyncio
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from server.client import Player
from server.patience import PATIENCE
from server.receivers import Receiver, receiving
from server.serving import Server
from tumbleweed.server.notices.planner import LOOKED
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store

WISHES = {"delay": None, "push": False, "mail": False}
SETTINGS: dict[str, Any] = {"TUMBLEWEED_NOTICE_AFTER": "0.1", "TUMBLEWEED_OPEN_WEBHOOKS": "yes"}


async def a_table_for_two(server: Server, receiver: Receiver) -> str:
    """Ana and Bia both want to be told, and neither has a socket open."""
    async with Player(server.url) as ana, Player(server.url) as bia:
        for name, player in (("ana", ana), ("bia", bia)):
            hook = {"url": f"{receiver.url}/{name}"}
            await player.call("PUT", "/api/me/notices", {**WISHES, "webhook": hook})
        made = await ana.post("/api/tables", {"game": "goat", "seats": [{}, {}]})
        table: str = made["table"]["id"]
        await bia.call("PUT", f"/api/tables/{table}/seats/1")
        await ana.post(f"/api/tables/{table}/start")
        return table


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 3 * PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


@pytest.mark.soak("server")  # two starts of a whole server
def test_a_server_killed_and_started_again_does_not_repeat_itself(tmp_path: Path) -> None:
    server, store = Server(tmp_path, **SETTINGS), Store(f"sqlite:///{tmp_path / 'tumbleweed.db'}")

    def rows(query: Any) -> list[Any]:
        return store.read_now(lambda connection: list(connection.execute(query)))

    def done() -> list[bool]:
        return [each is not None for (each,) in rows(select(schema.jobs.c.done_at))]

    def looked() -> float:
        return float(
            rows(select(schema.kept_values.c.value).where(schema.kept_values.c.name == LOOKED))[0][
                0
            ]
        )

    with receiving() as receiver:
        try:
            server.start()
            table = asyncio.run(a_table_for_two(server, receiver))
            until(lambda: done() == [True])
            server.kill()
            killed = time.time()
            server.start()
            until(lambda: looked() > killed)  # it has seen that the player is not there
            assert done() == [True]
        finally:
            server.stop()
            store.close()
        facts = [json.loads(call.body) for call in receiver.calls]
        assert [(each["kind"], each["table"]) for each in facts] == [("turn", table)]
