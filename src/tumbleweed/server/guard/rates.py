"""Rate limits per person and per address, with sliding windows.

Kept in memory, or in Redis when several workers count together; while Redis is down each worker
counts for itself.
"""

from __future__ import annotations

import hashlib
import logging
import math
import time
from dataclasses import dataclass
from typing import Any

from limits import RateLimitItem, parse_many
from limits.aio.storage import MemoryStorage, RedisStorage
from limits.aio.storage.memory import Entry
from limits.aio.strategies import MovingWindowRateLimiter
from limits.errors import StorageError
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.guard.origin import SAFE
from tumbleweed.server.guard.refusals import TooMany, refuse
from tumbleweed.server.processes.fair_queue import asker
from tumbleweed.server.settings import Settings

log = logging.getLogger(__name__)

SWEEP_EVERY = 60.0  # seconds
QUIET = 60.0  # seconds between two warnings about Redis
REDIS_WAIT = 0.5  # seconds for Redis to answer


@dataclass(frozen=True)
class Limit:
    person: str = ""
    address: str = ""  # there may be a whole school behind one


LIMITS = {
    "entering": Limit("10/minute", "30/minute; 300/hour"),  # log-ins, registrations, links
    "login": Limit("30/hour"),  # guesses at one login from one address
    "recovery": Limit("3/hour"),  # recovery links to one account, by mail
    "guests": Limit(address="20/minute; 200/hour"),  # new people
    "notices": Limit("10/10 minutes"),  # tests, webhooks, browsers to push to
    "mail-code": Limit("5/hour; 10/day"),  # to one address, or by one person
    "tables": Limit("30/10 minutes; 200/day", "120/10 minutes"),  # new ones, and uploaded files
    "lessons": Limit("60/10 minutes; 400/day", "600/10 minutes"),  # begun ones
    "writing": Limit("300/minute", "3000/minute"),
    "chatting": Limit("8/10 seconds; 60/5 minutes", "40/10 seconds; 300/5 minutes"),
    "reports": Limit("5/hour; 10/day", "20/hour; 60/day"),
    "hints": Limit("20/minute", "200/minute"),
    "reading": Limit("600/minute", "6000/minute"),
    "rooms": Limit("30/minute", "60/minute; 600/hour"),  # codes tried
    "sockets": Limit("60/minute", "600/minute"),
}
ENTERING = (
    "/api/session",
    "/api/me/account",
    "/api/me/password",
    "/api/me/passkeys",
    "/api/recovery",
)
OPENING = "/api/links/open"


class Windows(MemoryStorage):
    """In-memory windows.

    The library's own in-memory store scans every key in a thread after each hit; with two thousand
    people that was two thirds of a core. Here it is done once a minute.
    """

    swept_at = 0.0

    async def acquire_entry(self, key: str, limit: int, expiry: int, amount: int = 1) -> bool:
        now = time.time()
        if now - self.swept_at > SWEEP_EVERY:
            self._sweep(now)
        entries = self.events.setdefault(key, [])  # the newest first
        if len(entries) + amount > limit and entries[limit - amount].atime > now - expiry:
            return False
        entries[:0] = [Entry(expiry) for _ in range(amount)]
        del entries[limit:]
        return True

    def _sweep(self, now: float) -> None:
        self.swept_at = now
        for key in [key for key, entries in self.events.items() if entries[0].expiry < now]:
            del self.events[key]


class Rates:
    def __init__(self, settings: Settings) -> None:
        self.on = settings.rates
        self.limits = {kind: _parsed(limit) for kind, limit in LIMITS.items()}
        self._near = MovingWindowRateLimiter(Windows())
        self._far = _redis(settings.redis_url) if settings.redis_url else None
        self._complained_at = 0.0

    async def check(self, kind: str, person: str | None = None, address: str | None = None) -> None:
        """Counts, and raises TooMany over the limit."""
        seconds = await self.wait(kind, person, address)
        if seconds:
            raise TooMany(seconds)

    async def wait(self, kind: str, person: str | None = None, address: str | None = None) -> int:
        """Counts; 0, or the seconds after which to retry."""
        if not self.on:
            return 0
        personal, local = self.limits[kind]
        asked = [(item, f"p:{person}") for item in personal if person is not None]
        asked += [(item, f"a:{address}") for item in local if address is not None]
        for item, whose in asked:
            seconds = await self._hit(item, kind, whose)
            if seconds:
                return seconds
        return 0

    async def _hit(self, item: RateLimitItem, kind: str, whose: str) -> int:
        if self._far is not None:
            try:
                return await _ask(self._far, item, kind, whose)
            except StorageError as fault:
                self._complain(fault)
        return await _ask(self._near, item, kind, whose)

    async def stop(self) -> None:
        """Close the connection to Redis."""
        if self._far is not None:
            connections: Any = self._far.storage
            await connections.bridge.storage.aclose()

    def _complain(self, fault: StorageError) -> None:
        now = time.monotonic()
        if now - self._complained_at > QUIET:
            self._complained_at = now
            log.warning("rates are counted by this worker alone: %s", fault)


async def _ask(limiter: MovingWindowRateLimiter, item: RateLimitItem, kind: str, whose: str) -> int:
    if await limiter.hit(item, kind, whose):
        return 0
    stats = await limiter.get_window_stats(item, kind, whose)
    return max(1, math.ceil(stats.reset_time - time.time()))


def _parsed(limit: Limit) -> tuple[list[RateLimitItem], list[RateLimitItem]]:
    person = parse_many(limit.person) if limit.person else []
    return person, parse_many(limit.address) if limit.address else []


def _redis(url: str) -> MovingWindowRateLimiter:
    storage = RedisStorage(
        f"async+{url}",
        wrap_exceptions=True,
        implementation="redispy",
        key_prefix="tumbleweed:rates",
        socket_timeout=REDIS_WAIT,
        socket_connect_timeout=REDIS_WAIT,
    )
    return MovingWindowRateLimiter(storage)


class RateLimits:
    """Every API call and every handshake, before anything is looked up."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = kind_of(scope)
        if kind is not None:
            browser, address = browser_of(scope), address_of(scope)
            asker.set((address, browser or ""))
            rates: Rates = scope["app"].state.services.rates
            seconds = await rates.wait(kind, browser, address)
            if seconds:
                await refuse(scope, receive, send, TooMany(seconds))
                return
        await self.app(scope, receive, send)


def kind_of(scope: Scope) -> str | None:
    path = scope.get("path", "")
    if scope["type"] == "lifespan" or not path.startswith("/api/"):
        return None
    if scope["type"] == "websocket":
        return "sockets"
    if scope["method"] in SAFE:
        return "reading"
    entering = path.startswith(ENTERING) and scope["method"] != "DELETE"
    return "entering" if entering or path == OPENING else "writing"


def browser_of(scope: Scope) -> str | None:
    """The person as far as known without a lookup: the cookie, or the token."""
    headers = Headers(scope=scope)
    shown = headers.get("authorization") or headers.get("cookie")
    return None if shown is None else hashlib.sha256(shown.encode()).hexdigest()[:32]
