"""The routes of notices behind all middleware, without a network, and a browser that calls them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from fastapi import FastAPI

from server.patience import PATIENCE
from server.tables_at_hand import table_service_of
from tumbleweed.server.api import notices
from tumbleweed.server.api.errors import answer_errors
from tumbleweed.server.guard import protect
from tumbleweed.server.guard.rates import Rates
from tumbleweed.server.notices.worker import NoticeWorker
from tumbleweed.server.settings import Settings
from tumbleweed.server.store.engine import Store

HOME = "http://127.0.0.1:8000"
NOTHING: dict[str, Any] = {"delay": None, "push": False, "mail": False, "webhook": None}


class Person:
    """Somebody's browser."""

    def __init__(self, services: "SmallServices", lang: str = "en") -> None:
        self.services = services
        transport = httpx.ASGITransport(services.app)
        headers = {"Origin": HOME, "Accept-Language": lang}
        self.http = httpx.AsyncClient(
            transport=transport, base_url=HOME, headers=headers, timeout=PATIENCE
        )

    async def call(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.request(method, f"/api{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def refused(self, method: str, path: str, body: Any, status: int) -> str:
        error = (await self.call(method, path, body, status))["error"]
        assert error["message"]
        code: str = error["code"]
        return code

    async def settings(self) -> dict[str, Any]:
        shown: dict[str, Any] = await self.call("GET", "/me/notices")
        return shown


Story = Callable[[Person], Awaitable[None]]


class SmallServices:
    """What these routes need of the server's services, behind all middleware; no workers run."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database, settings.busy_timeout)
        self.rates = Rates(settings)
        self.table_service = table_service_of(self.store)
        self.notices = NoticeWorker(self.store, self.table_service, settings, "small")
        self.app = FastAPI()
        self.app.state.services = self
        self.app.include_router(notices.router)
        answer_errors(self.app)
        protect(self.app, settings)

    async def close(self) -> None:
        await self.notices.stop()
        self.store.close()


def teller(database_url: str) -> Callable[..., None]:
    """tell(story, lang, **settings): runs a story on a separate server, as one person."""

    def run(story: Story, lang: str = "en", **settings: Any) -> None:
        async def all_of_it() -> None:
            agreed = {"rates": False, "open_webhooks": True, "database_url": database_url}
            services = SmallServices(Settings(**{**agreed, **settings}))
            await story(Person(services, lang))
            await services.close()

        asyncio.run(all_of_it())

    return run
