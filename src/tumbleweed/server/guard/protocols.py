"""The protocols for uvicorn: connections are counted, and every wait has a timeout.

Uvicorn itself would keep a silent connection open for ever.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from typing import Any, Final, cast

import h11
import orjson
from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn._types import ASGI3Application, ASGISendEvent
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.guard.connections import HEALTH, Connections, most_connections

HEAD_WITHIN: Final = 10.0  # seconds until all headers of a request are there
BODY_WITHIN: Final = 30.0  # seconds until its body is
RESERVE_WITHIN: Final = 2.0  # seconds for either, in the reserve
FULL: Final = Refused(503, "too-many-connections", "Too many are connected; try again later.")
LINE: Final = "tumbleweed.line"  # in a socket's extensions: the connection itself
WHOLE_TEXT: Final = 0x81  # opcode of a text in one frame
SLOT: Final = "connections"  # in the state that all connections of a server share


def connections_of(config: Config, app_state: dict[str, Any]) -> Connections:
    """One counter for each server."""
    if SLOT not in app_state:
        trusted = config.forwarded_allow_ips
        listed = trusted if isinstance(trusted, str) else ",".join(trusted or ())
        app_state[SLOT] = Connections(most_connections(), listed)
    found: Connections = app_state[SLOT]
    return found


class Door(H11Protocol):
    """HTTP. A connection over the limit is in the reserve: it only gets an error or the health
    check.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._counted = connections_of(self.config, self.app_state)
        self._reserved = False
        self._waiting = ""  # for the "head" of a request, or for its "body"
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._reserved = not self._counted.admit(transport, address_of({"client": self.client}))
        if self._reserved:
            self.app = cast(ASGI3Application, InReserve(cast(ASGIApp, self.app)))
        self._set_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._counted.leave(self.transport)
        self._stop_timer()

    def handle_events(self) -> None:
        super().handle_events()
        self._set_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timer()
        if self._reserved:
            self.transport.write(b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n")
            self.transport.close()
        else:
            super().handle_websocket_upgrade(event)

    def _set_timer(self) -> None:
        """From the start of the wait: sending a byte now and then does not extend it."""
        waiting = self._waits_for()
        if waiting == self._waiting:
            return
        self._stop_timer()
        self._waiting = waiting
        if waiting:
            seconds = HEAD_WITHIN if waiting == "head" else BODY_WITHIN
            within = min(seconds, RESERVE_WITHIN) if self._reserved else seconds
            self._timer = self.loop.call_later(within, self._too_slow)

    def _waits_for(self) -> str:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return ""
        state = self.conn.their_state
        return "head" if state is h11.IDLE else "body" if state is h11.SEND_BODY else ""

    def _stop_timer(self) -> None:
        self._waiting = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        about = f"slow {self.client}"
        self._counted.complain("slow", "a request did not come to its end: %s", about)
        self.transport.abort()


class InReserve:
    """The only responses when there are too many connections."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def closing(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["Connection"] = "close"
            await send(message)

        if scope["path"] in HEALTH:
            await self.app(scope, receive, closing)
        else:
            said = Response(orjson.dumps(FULL.to_json()), FULL.status, None, "application/json")
            await said(scope, receive, closing)


class Socket(WebSocketsSansIOProtocol):
    """Sockets that miss a ping, or do not drain within the close timeout, are aborted. A regular
    close would wait until they read everything.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._counted = connections_of(self.config, self.app_state)
        self._frames: list[bytes] = []  # heads and texts, to be written in a moment
        self.logger = logging.getLogger("uvicorn.sockets")  # uvicorn's own lines contain the query

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._counted.leave(self.transport)

    def keepalive_timeout(self) -> None:
        self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        self.flush()  # a farewell comes last
        await super().send(message)
        self.handshake_complete |= self.close_sent  # a refusal is a response: no error to log

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[LINE] = self
        try:
            await super().run_asgi()
        finally:
            del extensions[LINE]  # a reference cycle
        self.loop.call_later(self.close_timeout, self.transport.abort)

    # ---- what tables send: past the middleware, which sees how a socket opens and closes ----

    @property
    def ready(self) -> bool:
        """Whether its reader keeps up."""
        return self.writable.is_set()

    def send_text(self, message: bytes) -> None:
        """A frame; those of one turn of the event loop are one write."""
        if not self._frames:
            self.loop.call_soon(self.flush)
        self._frames += (text_head(len(message)), message)

    def flush(self) -> None:
        """Nothing is written after the end."""
        frames, self._frames = self._frames, []
        if frames and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(frames))

    async def drained(self) -> None:
        await self.writable.wait()


def text_head(length: int) -> bytes:
    """What precedes a text of that many bytes in a frame without mask (RFC 6455, section 5.2)."""
    if length < 126:
        return bytes((WHOLE_TEXT, length))
    if length < 2**16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length)
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length)
