"""Origin checks: only our own pages may call this server.

Every request that changes something, and every socket, must have our Origin. A program that is no
browser may omit it if it sends a seat's token and no cookie: a browser would not send that by
itself. Mail programs may turn off notices, with a token in the request. (A page must use fetch's
default mode: under our Referrer-Policy the mode "same-origin" sends `Origin: null`.)
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.refusals import refuse
from tumbleweed.server.settings import Settings

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
FOR_ALL = frozenset({"/api/notices/off"})  # authorised by a token in the request; no cookie
USUAL_PORTS = {"http": 80, "https": 443}


def origin_of(url: str) -> str:
    """As browsers write it: scheme, host and port, without the default port. "" if invalid."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode()
    except ValueError:
        return ""
    if parts.scheme not in USUAL_PORTS or not host:
        return ""
    shown = f"[{host}]" if ":" in host else host
    usual = port is None or port == USUAL_PORTS[parts.scheme]
    return f"{parts.scheme}://{shown}" + ("" if usual else f":{port}")


class OriginCheck:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.ours = {origin_of(url) for url in (settings.public_url, *settings.origins)} - {""}
        self.at_home = _host_of(settings.public_url) in LOOPBACK

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if _harmless(scope) or self.admits(Headers(scope=scope)):
            await self.app(scope, receive, send)
            return
        fault = "This request does not come from a page of this server."
        await refuse(scope, receive, send, Refused(403, "foreign-origin", fault))

    def admits(self, headers: Headers) -> bool:
        sent = headers.getlist("origin")
        if not sent:
            shows = headers.get("authorization", "").lower().startswith("bearer ")
            return shows and "cookie" not in headers
        return len(sent) == 1 and (sent[0] in self.ours or self._from_home(sent[0], headers))

    def _from_home(self, origin: str, headers: Headers) -> bool:
        """A server on this machine is reached under several names, and on any port."""
        if not self.at_home or _host_of(origin) not in LOOPBACK:
            return False
        return origin == origin_of(f"http://{headers.get('host', '')}")


def _harmless(scope: Scope) -> bool:
    kind = scope["type"]
    if kind != "http":
        return bool(kind == "lifespan")
    return scope["method"] in SAFE or (scope["method"] == "POST" and scope["path"] in FOR_ALL)


def _host_of(url: str) -> str:
    try:
        return urlsplit(url).hostname or ""
    except ValueError:
        return ""
