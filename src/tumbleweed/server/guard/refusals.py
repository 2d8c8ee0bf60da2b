"""Error responses of middleware: over HTTP, and in place of a handshake."""

from __future__ import annotations

from collections.abc import Mapping

import orjson
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tumbleweed.server.errors import Refused

POLICY_VIOLATION = 1008


class TooMany(Refused):
    """Retry after `seconds`."""

    def __init__(self, seconds: int) -> None:
        super().__init__(429, "too-many", "Too fast; try again in a moment.", retry_after=seconds)
        self.headers: Mapping[str, str] = {"Retry-After": str(seconds)}


async def refuse(scope: Scope, receive: Receive, send: Send, said: Refused) -> None:
    if scope["type"] == "websocket" and not _can_deny(scope):
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": said.code})
        return
    headers = dict(getattr(said, "headers", {}))
    body = orjson.dumps(said.to_json())
    await Response(body, said.status, headers, "application/json")(scope, receive, send)


def _can_deny(scope: Scope) -> bool:
    return "websocket.http.response" in scope.get("extensions", {})
