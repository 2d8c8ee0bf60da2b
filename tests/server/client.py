"""Scripted players: over a socket and over HTTP, as a browser or a program would."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from random import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from server.patience import PATIENCE, connect
from server.plain_http import NO_TLS
from tumbleweed.server.tables.patch import patched
from tumbleweed.server.tables.viewers import ELSEWHERE

Json = dict[str, Any]
SPREAD = 1.0  # seconds
Pick = Callable[[list[str]], str]


class Player:
    """A person with a cookie of their own."""

    def __init__(self, url: str, **headers: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url, headers={"Origin": url, **headers}, timeout=PATIENCE, verify=NO_TLS
        )

    async def __aenter__(self) -> Player:
        return self

    async def __aexit__(self, *fault: object) -> None:
        await self.http.aclose()

    def move_to(self, url: str) -> None:
        """To another worker of the same server, with the same cookie."""
        self.url = url
        self.http.base_url = httpx.URL(url)
        self.http.headers["Origin"] = url

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http.request(method, path, json=body)
        if answer.status_code >= 400:
            raise Refusal(answer.status_code, answer.json())
        return answer.json() if answer.content else None

    async def get(self, path: str) -> Any:
        return await self.call("GET", path)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.call("POST", path, {} if body is None else body)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def choose(self, table: str, payload: Json, pick: Pick) -> Json:
        decision = payload["decision"]
        body = {"decision": decision["id"], "key": pick(decision["options"])}
        answer: Json = await self.post(f"/api/tables/{table}/choose", body)
        return answer


class Refusal(Exception):
    def __init__(self, status: int, body: Json) -> None:
        super().__init__(f"{status}: {body}")
        self.status = status
        self.code = body.get("error", {}).get("code")
        self.message = body.get("error", {}).get("message")


class Cut(AssertionError):
    """The socket was closed by somebody else."""


class Moved(Cut):
    """Its worker ends calmly: come back to another one, after a random part of `SPREAD`."""


class Live:
    """A socket at a table; it keeps the payload, patched as a page does it."""

    def __init__(
        self, player: Player, table: str, wanted: int | None = None, watch: bool = False
    ) -> None:
        self.wanted = wanted  # of several seats at one device
        self.watch = watch  # as a spectator, with or without a seat
        self.player = player
        self.table = table
        self.payload: Json = {}
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.signals: list[Json] = []
        self.version, self.revision = "", 0
        self.messages: list[str] = []  # all that came, as it came
        self.answers: dict[int, Json] = {}
        self._ref = 0
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._news = asyncio.Event()

    async def open(self) -> None:
        address = self.player.url.replace("http", "ws") + f"/api/tables/{self.table}/live"
        address += f"?revision={self.revision}&events={len(self.events)}"
        if self.wanted is not None:
            address += f"&as={self.wanted}"
        if self.watch:
            address += "&watch=true"
        headers = {"Cookie": self.player.cookie} if self.player.cookie else {}
        token = self.player.http.headers.get("Authorization")
        if token:
            headers["Authorization"] = token
        self._socket = await connect(
            address, additional_headers=headers, origin=Origin(self.player.url), max_size=2**22
        )
        self._reading = asyncio.create_task(self._read(self._socket))
        before = len(self.messages)
        await self.until(lambda: len(self.messages) > before)

    async def come_back(self) -> None:
        """After `Moved`, as the page does it."""
        await self.close()
        await asyncio.sleep(random() * SPREAD)
        await self.open()

    def cut(self) -> Cut:
        """Why it is closed."""
        assert self._socket is not None
        ends = Moved if self._socket.close_code == ELSEWHERE else Cut
        return ends("the socket is closed")

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    def drop(self) -> None:
        """Without a word, as when a cable is pulled."""
        assert self._socket is not None
        self._socket.transport.abort()

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for text in socket:
                assert isinstance(text, str)
                self.messages.append(text)
                self._take(json.loads(text))
                self._news.set()
        self._news.set()

    def _take(self, message: Json) -> None:
        kind = message["is"]
        if kind == "table":
            parts = {"is", "app", "now", "version", "revision", "events"}
            self.payload = {name: value for name, value in message.items() if name not in parts}
        elif kind == "update":
            self.payload = patched(self.payload, message["patch"])
        elif kind == "chat":
            self.chat += message["list"]
        elif kind == "signal":
            self.signals.append(message)
        else:
            self.answers[message["ref"]] = message
        if kind in ("table", "update"):
            self.version, self.revision = message["version"], message["revision"]
            if "events" in message:
                del self.events[message["events"]["from"] :]
                self.events += message["events"]["list"]

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for what is told to make it true."""

        async def wait() -> None:
            while not true():
                self._news.clear()
                if self._reading is not None and self._reading.done():
                    raise self.cut()
                await self._news.wait()

        try:
            await asyncio.wait_for(wait(), PATIENCE)
        except TimeoutError:
            asked = {name: self.payload.get(name) for name in ("you", "decision", "undo", "sealed")}
            raise AssertionError(f"nothing happens at {self.version}: {asked}") from None

    async def send(self, do: str, **args: Any) -> Json:
        """An act; the answer to it."""
        assert self._socket is not None
        self._ref += 1
        ref = self._ref
        try:
            await self._socket.send(json.dumps({"do": do, "ref": ref, **args}))
        except ConnectionClosed:
            raise self.cut() from None
        await self.until(lambda: ref in self.answers)
        return self.answers.pop(ref)

    @property
    def decision(self) -> Json | None:
        found: Json | None = self.payload.get("decision")
        return found

    @property
    def over(self) -> bool:
        return bool(self.payload["table"]["status"] in ("over", "ended"))

    async def choose(self, pick: Pick) -> Json:
        assert self.decision is not None
        key = pick(self.decision["options"])
        return await self.send("choose", decision=self.decision["id"], key=key)
