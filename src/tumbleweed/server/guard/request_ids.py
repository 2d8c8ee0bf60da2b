"""Every request and every socket has an id: in the log, in traces and in the response.

A proxy that the host trusts may give it; anybody else's is replaced, or clients could write into
the log, and two requests could have the same one.
"""

from __future__ import annotations

import re
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumbleweed.server.guard.addresses import Networks
from tumbleweed.server.watch.request import begin, new_id

HEADER: Final = "X-Request-ID"
WELL_FORMED: Final = re.compile(r"[A-Za-z0-9-]{8,64}")
ANSWERS: Final = ("http.response.start", "websocket.http.response.start", "websocket.accept")


class RequestIds:
    """Outside of everything that replaces the proxy's address by the client's."""

    def __init__(self, app: ASGIApp, trusted: list[str]) -> None:
        self.app = app
        self.trusted = Networks(trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        name = self._given(scope) or new_id()
        begin(name)

        async def echoing(message: Message) -> None:
            if message["type"] in ANSWERS:
                named = (HEADER.lower().encode(), name.encode())
                message = {**message, "headers": [*(message.get("headers") or ()), named]}
            await send(message)

        await self.app(scope, receive, echoing)

    def _given(self, scope: Scope) -> str:
        sent = Headers(scope=scope).getlist(HEADER)
        client = scope.get("client")
        if len(sent) != 1 or client is None or client[0] not in self.trusted:
            return ""
        return sent[0] if WELL_FORMED.fullmatch(sent[0]) else ""
