"""Size limits of requests, counted while they are received: the declared length is not trusted, and
nothing beyond the limit is kept.
"""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.refusals import refuse

LARGEST = 64 * 1024  # bytes of a body or of a socket's message
LARGER = {"/api/tables/import": 1024 * 1024}  # the file of a whole game
MESSAGE_TOO_BIG = 1009


def too_large(largest: int) -> Refused:
    fault = f"More than {largest // 1024} KB cannot be sent at once."
    return Refused(413, "too-large", fault, largest=largest)


class Overflow(Exception):
    """Ends the handler that reads; the error response has been sent."""


class Sizes:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.app(scope, _measured(receive, send), send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        largest = LARGER.get(scope["path"], LARGEST)
        if _announced(scope) > largest:
            await refuse(scope, receive, send, too_large(largest))
        else:
            await self._count(scope, receive, send, largest)

    async def _count(self, scope: Scope, receive: Receive, send: Send, largest: int) -> None:
        came, begun, over = 0, False, False

        async def counted() -> Message:
            nonlocal came, over
            message = await receive()
            came += len(message.get("body", b""))
            if came > largest:
                over = True
                if not begun:
                    await refuse(scope, receive, send, too_large(largest))
                raise Overflow
            return message

        async def unless_over(message: Message) -> None:
            nonlocal begun
            if not over:
                begun = True
                await send(message)

        try:
            await self.app(scope, counted, unless_over)
        except Overflow:
            return
        except Exception:
            if not over:
                raise


def _announced(scope: Scope) -> int:
    length = Headers(scope=scope).get("content-length", "")
    return int(length) if length.isascii() and length.isdigit() else 0


def _measured(receive: Receive, send: Send) -> Receive:
    async def measured() -> Message:
        message = await receive()
        text, data = message.get("text") or "", message.get("bytes") or b""
        if len(data) > LARGEST or len(text) > LARGEST or len(text.encode()) > LARGEST:
            await send({"type": "websocket.close", "code": MESSAGE_TOO_BIG})
            return {"type": "websocket.disconnect", "code": MESSAGE_TOO_BIG}
        return message

    return measured
