"""Expensive sockets: too many of one person, some that never read."""

import asyncio
import base64
import json
import os
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from server.at_home import Home, at_home
from server.client import Json, Live, Player
from server.patience import until
from tumbleweed.server.guard.socket_limits import OF_A_PERSON
from tumbleweed.server.tables.viewers import WAITING, Viewer

GOAT: Json = {"game": "goat", "seats": [{}, {}, {}]}
HASTY = {"ws_ping_interval": 2, "ws_ping_timeout": 1}
NARROW = 4096  # bytes on their way, where a system would take megabytes


async def never_reads(home: Home, table: str) -> asyncio.StreamWriter:
    """A socket whose other end reads nothing after the handshake."""
    port = home.door.getsockname()[1]
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    line.connect(("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=line, limit=1024)
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Origin: {home.url}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {key}",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b"101" in await reader.readline()
    reader._transport.pause_reading()  # type: ignore[attr-defined]  # no public way
    return writer


@pytest.mark.extended
def test_who_never_reads_is_let_go(tmp_path: Path) -> None:
    """Their queue is limited, and after a while so is their connection."""

    async def story() -> None:
        async with at_home(tmp_path, HASTY) as home, Player(home.url) as ann:
            made = await ann.post("/api/tables", GOAT)
            table = made["table"]["id"]
            home.door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
            lines = [await never_reads(home, table) for _ in range(5)]
            await until(lambda: len(viewers(home, table)) == 5)
            stuck = viewers(home, table)
            for _ in range(3 * WAITING):
                for viewer in stuck:
                    viewer.post(b"dust " * 200)
                await asyncio.sleep(0)
            assert all(viewer.closed and viewer.outbox.qsize() == 1 for viewer in stuck)
            await until(lambda: not viewers(home, table))
            for line in lines:
                line.transport.abort()

    asyncio.run(story())


def viewers(home: Home, table: str) -> set[Viewer]:
    return set(home.services.viewers.at.get(table, ()))


def test_one_person_has_so_many_windows_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, rates=True) as home, Player(home.url) as ann:
            made = await ann.post("/api/tables", GOAT)
            table = made["table"]["id"]
            lives: list[Live] = []
            refused: list[Any] = []
            for _ in range(100):
                live = Live(ann, table)
                try:
                    await live.open()
                except InvalidStatus as answer:
                    refused.append(answer.response)
                else:
                    lives.append(live)
            assert len(lives) == OF_A_PERSON
            assert {answer.status_code for answer in refused} == {429}
            codes = {json.loads(answer.body)["error"]["code"] for answer in refused}
            assert codes == {"too-many-sockets", "too-many"}  # at once, and per minute
            assert (await lives[0].send("ping"))["is"] == "ok"
            for live in lives:
                await live.close()
            await until(lambda: not home.services.crowd.here)

    asyncio.run(story())


def test_a_viewer_who_lags_too_far_behind_is_closed_once() -> None:
    async def story() -> None:
        viewer = Viewer(None, None, set())
        for number in range(3 * WAITING):
            viewer.post(str(number).encode())
        assert viewer.closed
        assert viewer.outbox.qsize() == 1
        assert viewer.outbox.get_nowait() is None

    asyncio.run(story())
