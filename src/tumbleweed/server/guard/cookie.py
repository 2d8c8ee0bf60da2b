"""The cookie of a browser: its name, its attributes, and how it gets onto an answer.

Handlers say what the cookie shall be; the middleware writes it, so that it is there on every
answer, errors and raw responses too. With https the name carries the prefix `__Host-`: browsers
then take such a cookie from this very host alone, and nobody can plant one.
"""

from __future__ import annotations

from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumbleweed.server.settings import Settings

NAME = "tumbleweed"
LONGEST = 100  # characters of a token that is looked at
YEAR = 365 * 86_400
SLOT = "tumbleweed.cookie"  # in the notes: the token to be set, "" to be removed


def cookie_name(settings: Settings) -> str:
    return f"__Host-{NAME}" if secure(settings) else NAME


def secure(settings: Settings) -> bool:
    return settings.public_url.lower().startswith("https://")


def read_cookie(connection: HTTPConnection, settings: Settings) -> str | None:
    token = connection.cookies.get(cookie_name(settings), "")
    return token if 0 < len(token) <= LONGEST else None


def notes(connection: HTTPConnection) -> dict[str, Any]:
    """What is noted about a request while it is answered."""
    state: dict[str, Any] = connection.scope.setdefault("state", {})
    return state


def give_cookie(connection: HTTPConnection, token: str) -> None:
    notes(connection)[SLOT] = token


def drop_cookie(connection: HTTPConnection) -> None:
    notes(connection)[SLOT] = ""


class Cookies:
    """Writes the cookie a handler has decided on."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        state = scope.setdefault("state", {})

        async def with_cookie(message: Message) -> None:
            token = state.get(SLOT)
            if message["type"] == "http.response.start" and token is not None:
                MutableHeaders(scope=message).append("set-cookie", self.line(token))
            await send(message)

        await self.app(scope, receive, with_cookie)

    def line(self, token: str) -> str:
        age = YEAR if token else 0
        safe = "; Secure" if secure(self.settings) else ""
        name = cookie_name(self.settings)
        return f"{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{safe}"
