"""A player at a separate table, from another address, during attacks; and how long each response
took.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx

from server.client import Json
from server.patience import until
from server.plain_http import NO_TLS

BOUND = 2.0  # seconds any answer may take
QUIET = 12  # responses before the attack: the machine may be busy with something else
ELSEWHERE = "127.0.0.2"  # the bystander's address; attackers come from 127.0.0.1
BOT = {"kind": "bot", "level": "random"}
TABLE: Json = {"game": "goat", "seats": [{}, BOT, BOT], "pause": 0, "start": True}


def visitor(url: str, address: str) -> httpx.AsyncClient:
    """A browser at some address of this machine."""
    # A connection that was idle for seconds may be closed by the server at this moment.
    limits = httpx.Limits(
        max_connections=None, max_keepalive_connections=None, keepalive_expiry=1.0
    )
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits, verify=NO_TLS)
    return httpx.AsyncClient(
        transport=transport, base_url=url, headers={"Origin": url}, timeout=60.0
    )


@dataclass
class Bystander:
    http: httpx.AsyncClient
    pause: float = 0.05  # seconds between two rounds of calls, as often as the rates allow
    waits: list[float] = field(default_factory=list)  # of looks and choices
    health: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)  # from a choice to the next question
    choices: int = 0
    stopped: bool = False
    playing: asyncio.Task[None] | None = None

    async def play(self) -> None:
        table, chosen_at = await self._new_table(), 0.0
        while not self.stopped:
            await self._ask("GET", "/api/health", self.health)
            payload = await self._ask("GET", f"/api/tables/{table}", self.waits)
            if payload["table"]["status"] == "over":
                table, chosen_at = await self._new_table(), 0.0
            elif payload["decision"]:
                decision = payload["decision"]
                if chosen_at:
                    self.bots.append(time.perf_counter() - chosen_at)
                answer = {"decision": decision["id"], "key": decision["default"]}
                await self._ask("POST", f"/api/tables/{table}/choose", self.waits, answer)
                self.choices, chosen_at = self.choices + 1, time.perf_counter()
            await asyncio.sleep(self.pause)

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

    async def until(self, choices: int) -> None:
        """Until it has got so far; its failure is reported."""
        playing = self.playing
        assert playing is not None
        await until(
            lambda: self.choices >= choices or playing.done(), f"choice {choices} of the bystander"
        )
        if self.choices < choices:
            await playing

    def forget(self) -> None:
        self.waits.clear()
        self.health.clear()
        self.bots.clear()

    @property
    def worst(self) -> float:
        return max(self.waits + self.health + self.bots, default=0.0)


@asynccontextmanager
async def bystander(url: str, pause: float = 0.05) -> AsyncIterator[Bystander]:
    """It plays during the block; it must make progress, with timely responses."""
    async with visitor(url, ELSEWHERE) as http:
        player = Bystander(http, pause)
        player.playing = playing = asyncio.create_task(player.play())
        await player.until(2)  # warm: the first calls load what is kept
        player.forget()
        await player.until(2 + QUIET)
        quiet = player.worst
        player.forget()
        before = player.choices
        try:
            yield player
            await player.until(before + 3)
        finally:
            player.stopped = True
            await playing
        said = f"the bystander has waited {player.worst:.2f} s, before that {quiet:.2f}"
        assert player.worst < BOUND + 4 * quiet, said
