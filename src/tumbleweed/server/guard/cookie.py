"""The cookie of a browser: its name, its attributes, and how it is set.

Handlers decide on the cookie; the middleware writes it, so that it is on every response, errors and
raw responses included. With https the name has the prefix `__Host-`: browsers then accept such a
cookie from this very host alone, and no other host can plant one.

A page cannot read its cookie, and a socket keeps the person it was opened by. So every response
that changes the browser's identity says so in a header: the page then reopens its sockets.
"""

from __future__ import annotations

from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumbleweed.server.settings import Settings

NAME = "tumbleweed"
LONGEST = 100  # the maximum length of a token
YEAR = 365 * 86_400
SLOT = "tumbleweed.cookie"  # in the notes: the token to set, "" to remove it
# in the notes: the browser's person has changed, or appears changed
CHANGED = "tumbleweed.identity"
HEADER = "x-identity"


def cookie_name(settings: Settings) -> str:
    return f"__Host-{NAME}" if secure(settings) else NAME


def secure(settings: Settings) -> bool:
    return settings.public_url.lower().startswith("https://")


def read_cookie(connection: HTTPConnection, settings: Settings) -> str | None:
    token = connection.cookies.get(cookie_name(settings), "")
    return token if 0 < len(token) <= LONGEST else None


def notes(connection: HTTPConnection) -> dict[str, Any]:
    """Notes about a request, kept while it is processed."""
    state: dict[str, Any] = connection.scope.setdefault("state", {})
    return state


def give_cookie(connection: HTTPConnection, token: str) -> None:
    notes(connection)[SLOT] = token


def drop_cookie(connection: HTTPConnection) -> None:
    notes(connection)[SLOT] = ""


def identity_changed(connection: HTTPConnection) -> None:
    """With the same cookie: a new name, for example."""
    notes(connection)[CHANGED] = True


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
        before = read_cookie(HTTPConnection(scope), self.settings) or ""

        async def with_cookie(message: Message) -> None:
            token = state.get(SLOT)
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                if token is not None:
                    headers.append("set-cookie", self.line(token))
                if state.get(CHANGED) or token not in (None, before):
                    headers[HEADER] = "changed"
            await send(message)

        await self.app(scope, receive, with_cookie)

    def line(self, token: str) -> str:
        age = YEAR if token else 0
        safe = "; Secure" if secure(self.settings) else ""
        name = cookie_name(self.settings)
        return f"{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{safe}"
