"""Two thousand frames of rubbish, bytes that break the protocol, lines that lead nowhere: whoever
plays notices nothing of them."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from server.client import Json, Player
from server.harm import World, settled, unharmed, watched, without_versions, world_of
from server.patience import PATIENCE, connect
from server.rubbish import frames_of_rubbish, shouted
from server.serving import Server

FRAMES = 2000
SOCKETS = 6
CODES = {"malformed", "too-large", "illegal-choice", "stale-choice", "no-vote", "own-vote",
         "bad-order", "no-bot", "message-unseen", "message-empty", "not-seated"}  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with unharmed(tmp_path_factory.mktemp("rubbish")) as started:
        yield started


@pytest.mark.extended
def test_two_thousand_frames_of_rubbish(server: Server) -> None:
    """From players, a spectator and a stranger at once; everybody else notices nothing of it."""

    async def story() -> None:
        async with AsyncExitStack() as stack:
            world = await world_of(server, stack)
            table = world.tables["playing"]
            honest = await watched(stack, world.watcher, table)
            before, quick, size = await settled(world), await pace(world), memory(server)
            crowd = [*world.players[1:], world.stranger] * 2
            replies = await asyncio.gather(
                *(vandalise(who, table, Random(n)) for n, who in enumerate(crowd))
            )
            assert sum(replies) > 3 / 4 * FRAMES  # all but the last ones, with a closed door
            await asyncio.gather(*(shout(server, table, Random(n)) for n in range(60)))
            assert without_versions(await settled(world)) == without_versions(before)
            assert await pace(world) < 5 * quick + 0.2
            assert memory(server) < size + 40_000
            assert (await honest.send("ping"))["is"] == "ok"
            asked, decision = await world.asked()
            await asked.choose(table, {"decision": decision}, lambda keys: keys[0])

    asyncio.run(story())


async def vandalise(player: Player, table: str, luck: Random) -> int:
    """Send rubbish, with a new socket whenever one is closed; how many were answered."""
    sent = answered = 0
    frames = frames_of_rubbish(luck)
    while sent < FRAMES // SOCKETS:
        address = f"{player.url.replace('http', 'ws')}/api/tables/{table}/live"
        cookie = {"Cookie": player.cookie} if player.cookie else {}
        async with connect(address, additional_headers=cookie, origin=Origin(player.url)) as socket:
            for _ in range(6):
                for frame in islice(frames, 15):
                    await socket.send(frame)
                await socket.send('{"do": "ping", "ref": 1234567}')
                answered += await count_replies(socket)
            for _ in range(20):  # in a row: more than the server is patient with
                await socket.send("rubbish")
            await count_replies(socket)
            assert socket.close_code == 4008
        sent += 6 * 15 + 20
    return answered


async def count_replies(socket: ClientConnection) -> int:
    """Up to the answer to the ping, or to the end."""
    count = 0
    with suppress(ConnectionClosed):
        async for text in socket:
            message = json.loads(text)
            if message == {"is": "ok", "ref": 1234567}:
                break
            count += check_reply(message)
    return count


def check_reply(message: Json) -> bool:
    """An error says what was wrong with the frame, and nothing else."""
    if message["is"] != "error":
        assert message["is"] in ("table", "update", "chat", "ok")
        return bool(message["is"] == "ok")
    assert set(message) == {"is", "ref", "error"}
    assert set(message["error"]) == {"code", "message", "args"}
    code, words = message["error"]["code"], message["error"]["message"]
    assert code in CODES or code.startswith("undo-"), message
    assert len(words) <= 300
    assert not any(
        hint in words for hint in ("Traceback", "sqlite", "SELECT", ".py", "tumbleweed.")
    )
    return True


async def shout(server: Server, table: str, luck: Random) -> None:
    """Bytes that break the protocol: the line is cut, and that is all."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.url}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dHVtYmxld2VlZHdlZWRzIQ==",
    ]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b"101" in await reader.readline()
    with suppress(ConnectionError):
        for _ in range(5):
            writer.write(shouted(luck))
            await writer.drain()
        writer.write_eof()
        await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()


async def pace(world: World) -> float:
    """Seconds for a look, the quickest of a few."""
    times = []
    for _ in range(10):
        began = time.perf_counter()
        await world.watcher.get(f"/api/tables/{world.tables['playing']}")
        times.append(time.perf_counter() - began)
    return min(times)


def memory(server: Server) -> int:
    """In kB, of the process itself."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1])


@pytest.mark.extended
def test_a_flood_of_connections(server: Server) -> None:
    """Some say nothing, some begin a call and never end it; whoever plays notices nothing."""
    beginnings = [
        b"",
        b"GET /api/tables HTTP/1.1\r\nHost: a\r\nX-Long: ",
        b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 60000\r\n\r\n{",
    ]

    async def story() -> None:
        async with AsyncExitStack() as stack:
            world = await world_of(server, stack)
            quick, size = await pace(world), memory(server)
            lines = []
            for number in range(300):
                _, line = await asyncio.open_connection("127.0.0.1", server.port)
                line.write(beginnings[number % 3])
                lines.append(line)
            assert await pace(world) < 5 * quick + 0.2
            assert memory(server) < size + 30_000
            for line in lines:
                line.transport.abort()
            assert await pace(world) < 5 * quick + 0.2

    asyncio.run(story())
