"""Somebody who plays at a table of their own, from another address, while others attack; and how
long each answer of the server took meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from server.client import Json

BOUND = 2.0  # seconds any answer may take, on any machine
ELSEWHERE = "127.0.0.2"  # the bystander's address; attackers come from 127.0.0.1
BOT = {"kind": "bot", "level": "random"}
TABLE: Json = {"game": "goat", "seats": [{}, BOT, BOT], "pause": 0, "start": True}


def visitor(url: str, address: str) -> httpx.AsyncClient:
    """A browser at some address of this machine."""
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
    return httpx.AsyncClient(
        transport=transport, base_url=url, headers={"Origin": url}, timeout=60.0
    )


@dataclass
class Bystander:
    http: httpx.AsyncClient
    waits: list[float] = field(default_factory=list)  # of looks and choices
    health: list[float] = field(default_factory=list)
    choices: int = 0
    stopped: bool = False

    async def play(self) -> None:
        table = await self._new_table()
        while not self.stopped:
            await self._ask("GET", "/api/health", self.health)
            face = await self._ask("GET", f"/api/tables/{table}", self.waits)
            if face["table"]["status"] == "over":
                table = await self._new_table()
            elif face["decision"]:
                decision = face["decision"]
                answer = {"decision": decision["id"], "key": decision["default"]}
                await self._ask("POST", f"/api/tables/{table}/choose", self.waits, answer)
                self.choices += 1
            await asyncio.sleep(0.02)

    async def _new_table(self) -> str:
        made = await self._ask("POST", "/api/tables", self.waits, TABLE)
        return str(made["table"]["id"])

    async def _ask(self, method: str, path: str, waits: list[float], body: Any = None) -> Any:
        began = time.perf_counter()
        answer = await self.http.request(method, path, json=body)
        waits.append(time.perf_counter() - began)
        overtaken = answer.status_code == 409  # the table gives an only answer itself
        assert answer.status_code < 400 or overtaken, (path, answer.status_code, answer.text)
        return answer.json()

    @property
    def worst(self) -> float:
        return max(self.waits + self.health)


@asynccontextmanager
async def bystander(url: str) -> AsyncIterator[Bystander]:
    """It plays as long as the block lasts; it must have got on, and answers in time."""
    async with visitor(url, ELSEWHERE) as http:
        player = Bystander(http)
        playing = asyncio.create_task(player.play())
        while player.choices < 2 and not playing.done():  # warm: first calls load what is kept
            await asyncio.sleep(0.02)
        player.waits.clear()
        player.health.clear()
        before = player.choices
        try:
            yield player
            while player.choices < before + 3 and not playing.done():
                await asyncio.sleep(0.02)
        finally:
            player.stopped = True
            await playing
        assert player.worst < BOUND, f"the bystander has waited {player.worst:.2f} s"
