"""The players: two sockets at each of many tables, one choice per table and second.

Prints a line when all tables are dealt and the measurement begins, and its figures as JSON at the
end. A choice is made at a random moment of its second. Its latency ends when its update arrives at
the other player's socket. A sealed answer in a window, which nobody else sees, has no such latency
and is counted separately.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosedOK

from tumbleweed.server.tables.patch import patched

TABLE = {"game": "legends", "seats": [{}, {}, {"kind": "bot", "level": "thrifty"}]}
NEEDED = ("decision", "table")  # hash of everything a player is shown
AT_ONCE = 8  # tables made at the same time
PATIENCE = 30.0


@dataclass
class Figures:
    planned: int = 0
    sealed: int = 0
    refused: int = 0
    games: int = 0  # that ended and were replaced
    moves: int = 0  # the bots' included
    times: list[float] = field(default_factory=list)  # milliseconds
    sizes: list[int] = field(default_factory=list)  # bytes of updates
    messages: int = 0
    bytes: int = 0
    late: list[float] = field(default_factory=list)  # ms from the scheduled moment to the sending


class Player:
    """One person and their socket. It tracks only what it needs to give an answer."""

    def __init__(self, url: str) -> None:
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=PATIENCE)
        self.url = url
        self.socket: ClientConnection
        self.payload: dict[str, Any] = {}
        self.revision = 0
        self.answered = ""  # the question that is no longer open

    async def call(self, method: str, path: str, body: object = None) -> Any:
        answer = await self.http.request(method, f"/api/tables{path}", json=body)
        answer.raise_for_status()
        return answer.json()

    async def enter(self, table_id: str) -> None:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self.socket = await connect(
            self.url.replace("http", "ws") + f"/api/tables/{table_id}/live",
            additional_headers={"Cookie": cookie},
            origin=self.url,  # type: ignore[arg-type]  # a NewType of str
            compression=None,
            ping_interval=None,
            max_size=2**22,
        )
        self.take(orjson.loads(await self.socket.recv(decode=False)))
        self.answered = ""

    def take(self, message: dict[str, Any]) -> None:
        if message["is"] == "table":
            self.payload = {name: message.get(name) for name in NEEDED}
        else:
            patch = [change for change in message["patch"] if change[0][0] in NEEDED]
            self.payload = patched(self.payload, patch)
        self.revision = message["revision"]

    @property
    def over(self) -> bool:
        return bool(self.payload["table"]["status"] != "playing")

    @property
    def asked(self) -> bool:
        """The seat has a choice to make: forced answers are given by the server."""
        decision: dict[str, Any] = self.payload.get("decision") or {"id": "", "options": ()}
        return decision["id"] != self.answered and len(decision["options"]) > 1

    async def choose(self, pick: random.Random) -> None:
        decision = self.payload["decision"]
        self.answered = decision["id"]
        act = {"do": "choose", "ref": 1, "decision": decision["id"]}
        act["key"] = pick.choice(decision["options"])
        await self.socket.send(orjson.dumps(act), text=True)


@dataclass
class Pending:
    """A choice that the other player has not seen yet."""

    by: Player
    revision: int
    at: float


class Table:
    def __init__(self, url: str, number: int, figures: Figures) -> None:
        self.players = [Player(url), Player(url)]
        self.random = random.Random(number)
        self.figures = figures
        self.counting = False
        self.pending: Pending | None = None
        self.reading: list[asyncio.Task[None]] = []
        self.pending_events = asyncio.Event()

    async def deal(self) -> None:
        host, guest = self.players
        made = await host.call("POST", "", TABLE)
        table_id = made["table"]["id"]
        await guest.call("PUT", f"/{table_id}/seats/1")
        await host.call("POST", f"/{table_id}/start", {})
        for player in self.players:
            await player.enter(table_id)
        self.reading = [asyncio.create_task(self.read(player)) for player in self.players]

    async def leave(self) -> None:
        for player in self.players:
            await player.socket.close()
        await asyncio.gather(*self.reading)

    async def read(self, player: Player) -> None:
        with suppress(ConnectionClosedOK):  # by ourselves
            while True:
                text = await player.socket.recv(decode=False)
                self.hear(player, text, time.perf_counter())

    def hear(self, player: Player, text: bytes, at: float) -> None:
        message = orjson.loads(text)
        if message["is"] in ("table", "update"):
            before = player.revision
            player.take(message)
            if self.counting:
                self.figures.sizes.append(len(text))
            if self.counting and player is self.players[0]:
                self.figures.moves += player.revision - before
        self.figures.messages += self.counting
        self.figures.bytes += len(text) * self.counting
        self.settle(player, message, at)
        self.pending_events.set()

    def settle(self, player: Player, message: dict[str, Any], at: float) -> None:
        """Whether this is what the pending choice waits for."""
        pending = self.pending
        if pending is None:
            return
        if message["is"] == "error":
            self.figures.refused += 1
            pending.by.answered = ""  # if it is still open it is asked again
            self.pending = None
        elif player is not pending.by and player.revision > pending.revision:
            self.figures.times.append((at - pending.at) * 1000)
            self.pending = None
        elif message["is"] == "ok" and player.revision == pending.revision:
            self.figures.sealed += 1
            self.pending = None

    # ---- playing ----

    async def play(self, start: float, seconds: int) -> None:
        self.counting = True
        for second in range(seconds):
            moment = start + second + self.random.random()
            await asyncio.sleep(moment - time.perf_counter())
            self.figures.planned += 1
            await self.choose(moment)
        await self.until(lambda: self.pending is None)
        self.counting = False

    async def choose(self, moment: float) -> None:
        """By whoever is asked, as soon as somebody is."""
        while True:
            await self.until(self.ready)
            if not self.players[0].over:
                break
            self.figures.games += 1
            await self.leave()
            await self.deal()
        player = self.random.choice([player for player in self.players if player.asked])
        now = time.perf_counter()
        self.figures.late.append((now - moment) * 1000)
        self.pending = Pending(player, player.revision, now)
        await player.choose(self.random)

    def ready(self) -> bool:
        over = all(player.over for player in self.players)
        return self.pending is None and (over or any(player.asked for player in self.players))

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.pending_events.clear()
                await self.pending_events.wait()


async def main(url: str, count: int, seconds: int) -> None:
    figures = Figures()
    tables = [Table(url, number, figures) for number in range(count)]
    making = asyncio.Semaphore(AT_ONCE)

    async def make(table: Table) -> None:
        async with making:
            await table.deal()

    await asyncio.gather(*[make(table) for table in tables])
    print("ready", flush=True)
    cpu, start = time.process_time(), time.perf_counter()
    await asyncio.gather(*[table.play(start, seconds) for table in tables])
    used = (time.process_time() - cpu) / (time.perf_counter() - start)
    print(json.dumps({**vars(figures), "cpu": used}), flush=True)
    for table in tables:
        await table.leave()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
