"""Attacks on a server by strangers of one address, each for so many seconds, from a separate
process: so their CPU time does not affect the measuring one.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random

import httpx

import tumbleweed as tw
from server.bystander import visitor
from server.client import Json
from tumbleweed.core.proof import make_file

HERE = "127.0.0.1"
JSON = {"Content-Type": "application/json"}
GOAT: Json = {"game": "goat", "seats": [{}, {}, {}], "listed": True}
SIX_BOTS: Json = {
    "game": "legends",
    "seats": [{"kind": "bot", "level": "thrifty"}] * 6,
    "pause": 0,
    "sit": False,
    "start": True,
}


def long_game(undos: int) -> tw.Game:
    """Played at random to the end; wherever a choice can be taken back, it is, again and again."""
    game, luck = tw.new("legends", 2, seed=5, length=15), Random(2)
    left = undos
    while not game.over:
        seat = game.asked[0]
        key = luck.choice(game.seat(seat).decision.keys)  # type: ignore[union-attr]  # it is asked
        game.choose(key, seat)
        for _ in range(min(left, 20) if game.undo_reason(seat) == "" else 0):
            game.undo(seat)
            game.choose(key, seat)
            left -= 1
    assert left == 0
    return game


def file_of(game: tw.Game) -> Json:
    assert game.record is not None
    assert game.result is not None
    names = {"names": [f"{seat}" for seat in range(game.players)]}
    return make_file(game.record, game.result.to_json(), names)


def to_and_fro(count: int) -> Json:
    """A bare record that chooses and takes back in turn."""
    game = tw.new("goat", 3, seed=1, first_player=0)
    assert game.record is not None
    key = game.decisions[0].keys[0]
    data = game.record.to_json()
    for at in range(count // 2):
        data["choices"].append([0, 0, 2 * at, key, ""])
        data["choices"].append([0, 0, 2 * at + 1, f"undo:0.{2 * at}", ""])
    return data


async def leafing(stranger: httpx.AsyncClient, until: float) -> None:
    """Through the past of a long game that was imported, from the end."""
    game = long_game(200)
    assert game.record is not None
    count, text = len(game.record.entries), json.dumps(file_of(game)).encode()
    answer = await stranger.post("/api/tables/import", content=text, headers=JSON)
    table = answer.json()["table"]
    while time.time() < until:
        places = [f"/api/tables/{table}/past/{count - 7 * back}" for back in range(40)]
        await asyncio.gather(*[stranger.get(place) for place in places])


async def files(stranger: httpx.AsyncClient, until: float) -> None:
    """Long ones, and some that are too long."""
    texts = [json.dumps(each).encode() for each in (to_and_fro(20_000), file_of(long_game(50)))]
    while time.time() < until:
        sent = [stranger.post("/api/tables/import", content=t, headers=JSON) for t in texts * 2]
        await asyncio.gather(*sent)


async def bots(stranger: httpx.AsyncClient, until: float) -> None:
    """Tables of six, as many as are to be had, looked at now and then."""
    tables: list[str] = []
    while time.time() < until:
        stranger.cookies.clear()
        made = await asyncio.gather(*[stranger.post("/api/tables", json=SIX_BOTS)] * 1)
        tables += [each.json()["table"]["id"] for each in made if each.status_code == 201]
        await asyncio.gather(*[stranger.get(f"/api/tables/{table}") for table in tables[-20:]])


async def bursts(stranger: httpx.AsyncClient, until: float) -> None:
    """Words, rules and the lobby, hundreds at once."""
    made = (await stranger.post("/api/tables", json={**GOAT, "game": "legends"})).json()
    path = f"/api/tables/{made['table']['id']}"
    calls = [f"{path}/catalogue?lang=en", f"{path}/words?lang=fr", path, "/api/tables"]
    while time.time() < until:
        asked = [f"/api/rules?words={letter}" for letter in "abcdefgh"] + calls * 20
        await asyncio.gather(*[stranger.get(each) for each in asked])


async def connections(stranger: httpx.AsyncClient, until: float) -> None:
    """All connections that one address can open, again and again."""
    made = (await stranger.post("/api/tables", json=GOAT)).json()
    path, host = f"/api/tables/{made['table']['id']}", stranger.base_url.netloc.decode()
    while time.time() < until:
        lines = await flood(HERE, int(host.partition(":")[2]), path, made["version"], 300)
        await asyncio.sleep(1)
        for line in lines:
            line.transport.abort()


async def flood(
    host: str, port: int, path: str, version: str, count: int
) -> list[asyncio.StreamWriter]:
    """So many sockets, as many long polls, and a third as many incomplete requests."""
    said = f"Host: {host}:{port}\r\nOrigin: http://{host}:{port}\r\n"
    upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    upgrade += "Sec-WebSocket-Key: dHVtYmxld2VlZHdlZWRzIQ==\r\n\r\n"
    socket = f"GET {path}/live HTTP/1.1\r\n{said}{upgrade}"
    poll = f"GET {path}?after={version}&wait=25 HTTP/1.1\r\n{said}\r\n"
    lines: list[asyncio.StreamWriter] = []
    for text in [socket, poll] * count + ["GET / HTT"] * (count // 3):
        with suppress(OSError):
            _, writer = await asyncio.open_connection(host, port)
            writer.write(text.encode())
            lines.append(writer)
    return lines


ATTACKS: dict[str, Callable[[httpx.AsyncClient, float], Awaitable[None]]] = {
    attack.__name__: attack for attack in (leafing, files, bots, bursts, connections)
}


async def attack(name: str, url: str, seconds: float) -> None:
    async with visitor(url, HERE) as stranger:
        with suppress(httpx.TransportError):  # cut off: so it should be
            await ATTACKS[name](stranger, time.time() + seconds)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))
