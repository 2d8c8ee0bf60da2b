"""How long requests take, by route; there only where somebody watches."""

from __future__ import annotations

import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tumbleweed.server.watch.catalogue import HTTP
from tumbleweed.server.watch.watch import Watch

PAGE: Final = "page"  # what is no route of the API: files, and addresses that lead nowhere
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


class Measured:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        watch: Watch = scope["app"].state.services.watch
        began, status = time.perf_counter(), 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        method = scope["method"] if scope["method"] in METHODS else "other"
        with watch.span("request", method=method):
            try:
                await self.app(scope, receive, noted)
            finally:
                route, seconds = _template(scope), time.perf_counter() - began
                watch.note(route=route, status=status)
                watch.observe(HTTP, seconds, method, route, f"{status // 100}xx")


def _template(scope: Scope) -> str:
    """As the route is declared: never with anybody's table in it."""
    return str(getattr(scope.get("route"), "path", "") or PAGE)
