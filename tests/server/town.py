"""A small town for tests: the routes about people and tables behind all guards, with a real store
and table service, and visitors who come with browsers of their own."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from typing import Any

import httpx
import uvicorn
from argon2 import PasswordHasher
from fastapi import FastAPI
from sqlalchemy import Table, func, select

from server.patience import PATIENCE, STORY, at_most, until
from tumbleweed.server.api import (
    calendar,
    lobby,
    people,
    play,
    rooms,
    socket,
    tables,
    tournaments,
)
from tumbleweed.server.api.errors import answer_errors
from tumbleweed.server.bus.bus import LocalBus
from tumbleweed.server.guard import protect
from tumbleweed.server.guard.cookie import cookie_name
from tumbleweed.server.guard.origin import origin_of
from tumbleweed.server.guard.rates import Rates
from tumbleweed.server.guard.socket_limits import Crowd
from tumbleweed.server.people import passwords
from tumbleweed.server.processes.chores import Chores
from tumbleweed.server.replays.pool import Replays
from tumbleweed.server.services import Lobby
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.shared_reads import Shared
from tumbleweed.server.tables.attention import Attention
from tumbleweed.server.tables.table_service import TableService
from tumbleweed.server.tables.viewers import Viewers
from tumbleweed.server.watch.watch import UNWATCHED

Json = dict[str, Any]
HOME = "http://127.0.0.1:8000"
GOOD_PASSWORD = "dust on every boot"
GOAT: Json = {"game": "goat", "seats": [{}, {}, {"kind": "bot", "level": "random"}]}


@cache
def app_for(public_url: str, origins: tuple[str, ...], trusted_proxies: str) -> FastAPI:
    """One for all towns that look alike from outside: routes take a while to make."""
    settings = Settings(public_url=public_url, origins=origins, trusted_proxies=trusted_proxies)
    app = FastAPI()
    for part in (people, rooms, lobby, calendar, tables, tournaments, play, socket):
        app.include_router(part.router)
    answer_errors(app)
    protect(app, settings)
    return app


class Town:
    """What the routes ask of the server's services, without the drivers and the notices."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.watch = UNWATCHED
        self.store = Store(settings.database, settings.busy_timeout)
        self.lobby: Lobby = Shared()
        self.rates = Rates(settings)
        self.crowd = Crowd(settings.rates)
        self.replays = Replays()
        self.chores = Chores()
        self.table_service = TableService(
            self.store,
            LocalBus(),
            "town",
            settings.lease,
            self.replays,
            spectator_delay=settings.spectator_delay,
        )
        self.viewers = Viewers(self.table_service)
        self.attention = Attention()
        self.app = app_for(settings.public_url, settings.origins, settings.trusted_proxies)
        self.app.state.services = self

    def visitor(self, address: str = "192.0.2.7", **headers: str) -> Visitor:
        return Visitor(self, address, {"Origin": origin_of(self.settings.public_url), **headers})

    def count(self, table: Table) -> int:
        query = select(func.count()).select_from(table)
        return self.store.read_now(lambda connection: connection.execute(query).scalar_one())

    def rows(self, table: Table) -> list[Any]:
        return self.store.read_now(lambda connection: list(connection.execute(select(table))))

    def change(self, statement: Any) -> None:
        self.store.now_in(lambda connection: connection.execute(statement))


class Visitor:
    """A browser: it keeps its cookie."""

    def __init__(self, town: Town, address: str, headers: dict[str, str]) -> None:
        self.town = town
        transport = httpx.ASGITransport(town.app, client=(address, 4711))
        url = origin_of(town.settings.public_url)
        self.http = httpx.AsyncClient(
            transport=transport, base_url=url, headers=headers, timeout=PATIENCE
        )

    async def call(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        return await self.http.request(method, path, **more)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        return await self.call("GET", path, **more)

    async def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return await self.call("POST", path, body, **more)

    async def patch(self, path: str, body: Any) -> httpx.Response:
        return await self.call("PATCH", path, body)

    async def delete(self, path: str) -> httpx.Response:
        return await self.call("DELETE", path)

    @property
    def token(self) -> str | None:
        return self.http.cookies.get(cookie_name(self.town.settings))

    @token.setter
    def token(self, value: str) -> None:
        self.http.cookies.clear()
        host = httpx.URL(self.town.settings.public_url).host
        self.http.cookies.set(cookie_name(self.town.settings), value, domain=host)

    async def me(self) -> Json:
        answer: Json = ok(await self.get("/api/me"))
        return answer

    async def named(self, name: str) -> Json:
        """The first thing they do: they are guests from then on."""
        answer: Json = ok(await self.patch("/api/me", {"name": name}))
        return answer

    async def register(self, login: str, password: str = GOOD_PASSWORD) -> Json:
        body = {"login": login, "password": password}
        answer: Json = ok(await self.post("/api/me/account", body))
        return answer

    async def log_in(self, login: str, password: str = GOOD_PASSWORD) -> httpx.Response:
        return await self.post("/api/session", {"login": login, "password": password})

    async def new_password(self, old: str, new: str) -> httpx.Response:
        return await self.call("PUT", "/api/me/password", {"old": old, "new": new})

    async def table(self, options: Json | None = None) -> str:
        """A table of theirs, at which they sit in seat 0."""
        made = ok(await self.post("/api/tables", options or GOAT))
        table: str = made["table"]["id"]
        return table

    async def seat(self, table: str) -> int | None:
        seat: int | None = ok(await self.get(f"/api/tables/{table}"))["you"]
        return seat

    async def link(self, table: str, seat: int) -> Json:
        answer: Json = ok(await self.post(f"/api/tables/{table}/seats/{seat}/links"))
        return answer


def ok(answer: httpx.Response) -> Any:
    assert answer.status_code < 400, answer.text
    return answer.json() if answer.content else None


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)


def token_in(link: Json) -> str:
    token: str = link["url"].partition("#seat=")[2]
    return token


Story = Callable[[Town], Awaitable[None]]


def in_town(**settings: Any) -> Callable[[Story], Callable[..., None]]:
    """Makes a test of a story: it happens in a town of its own, on an empty database."""

    def decorate(story: Story) -> Callable[..., None]:
        def test(sqlite_url: str) -> None:
            happen(story, sqlite_url, **settings)

        test.__name__, test.__doc__, test.__module__ = (
            story.__name__, story.__doc__, story.__module__,
        )  # fmt: skip
        return test

    return decorate


def happen(story: Story, url: str, **settings: Any) -> None:
    """The same for a database of one's choice."""
    asyncio.run(_happen(story, url, settings))


async def _happen(story: Story, url: str, settings: Json) -> None:
    async with town_at(url, **settings) as town, at_most(STORY, "what happens in town"):
        await story(town)


@asynccontextmanager
async def town_at(url: str, **settings: Any) -> AsyncIterator[Town]:
    values = {"public_url": HOME, "rates": False, **settings}
    town = Town(Settings(database_url=url, **values))
    try:
        with hashing_by(QUICK):
            yield town
    finally:
        await town.table_service.stop()
        await town.replays.close()
        town.store.close()


# As weak as argon2 can be: stories have many log-ins.
QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)


@contextmanager
def hashing_by(hasher: PasswordHasher) -> Iterator[None]:
    before = passwords.hasher
    passwords.hasher = hasher
    passwords._nobodys.cache_clear()
    try:
        yield
    finally:
        passwords.hasher = before
        passwords._nobodys.cache_clear()


@asynccontextmanager
async def at_a_port(app: Any) -> AsyncIterator[int]:
    """A real server with real handshakes, on a free port of this machine."""
    config = uvicorn.Config(app, port=0, log_level="error", ws_max_size=2**20, lifespan="off")
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    await until(lambda: server.started or running.done(), "the server's start")
    assert server.started
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        async with at_most(PATIENCE, "the server's end"):
            await running
