"""Tables with people who want notices, and workers with a fake clock."""

from __future__ import annotations

import asyncio
import json
import time
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, insert, select

from server.patience import PATIENCE, at_most
from server.receivers import Receiver
from server.tables_at_hand import GOAT, table_of, table_service_of
from tumbleweed.server.notices.wishes import Wishes
from tumbleweed.server.notices.worker import NoticeWorker
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.table_service import TableService

NAMES = ("Ana", "Bia", "Caio")
SETTINGS = Settings(
    public_url="https://play.example", notice_after=60.0, open_webhooks=True, push_contact=""
)


class Clock:
    """The time, moved on by a test; once stopped, by nothing else."""

    def __init__(self) -> None:
        self.stopped: float | None = None
        self.ahead = 0.0

    def __call__(self) -> float:
        return (self.stopped or time.time()) + self.ahead

    def stop(self) -> None:
        self.stopped = time.time()


class Scene:
    """A table of three people, and as many workers as a test wants."""

    def __init__(self, url: str, settings: Settings = SETTINGS) -> None:
        self.store = Store(url, PATIENCE)
        self.settings = settings
        self.clock = Clock()
        self.table_service = table_service_of(self.store)
        self.worker = self.another("one", self.table_service)
        self.live: LiveTable

    def another(
        self, name: str, table_service: TableService | None = None, lease: float = 60.0
    ) -> NoticeWorker:
        table_service = table_service or table_service_of(self.store, name)
        return NoticeWorker(self.store, table_service, self.settings, name, self.clock, lease)

    async def deal(
        self, wishes: dict[int, Wishes], options: dict[str, Any] = GOAT, lang: str = "en"
    ) -> LiveTable:
        self.table_service.listeners.append(self.worker.hear)
        self.live = await table_of(self.table_service, options)
        await self.store.run(add_people, self.live.id, wishes, lang)
        await self.nudge()
        return self.live

    async def nudge(self) -> None:
        """A change that is none."""
        await self.table_service.change(self.live.id, lambda *_: {})

    async def seen(self, seat: int, at: float | None) -> None:
        def work(connection: Connection, row: Any, seats: Any) -> dict[str, Any]:
            rows.change_seat(connection, row.id, seat, seen_at=at)
            return {}

        await self.table_service.change(self.live.id, work)

    async def pass_time(self, seconds: float, *workers: NoticeWorker) -> None:
        """Plan what has changed, wait, and send what is due then."""
        await self.worker.planner.plan()
        self.clock.ahead += seconds
        for worker in workers or (self.worker,):
            await send(worker)

    def jobs(self) -> list[Any]:
        def read(connection: Connection) -> list[Any]:
            return list(connection.execute(select(schema.jobs).order_by(schema.jobs.c.id)))

        return self.store.read_now(read)

    @property
    def asked(self) -> int:
        assert self.live.game is not None
        return self.live.game.asked[0]

    def close(self) -> None:
        self.store.close()


async def send(worker: NoticeWorker) -> None:
    """All that is due now, to the end."""
    async with at_most(PATIENCE, "notices on their way"):
        await worker.send_due()
        while worker._sending:
            await asyncio.gather(*worker._sending)


def add_people(
    connection: Connection, table_id: str, wishes: dict[int, Wishes], lang: str = "en"
) -> None:
    for seat, name in enumerate(NAMES):
        notices = wishes.get(seat, Wishes()).to_json()
        add_person(connection, f"person-{seat}", name, notices, lang)
        rows.change_seat(connection, table_id, seat, person_id=f"person-{seat}", name=name)


def add_person(
    connection: Connection, person_id: str, name: str, notices: dict[str, Any], lang: str = "en"
) -> None:
    values = {"id": person_id, "name": name, "lang": lang, "notices": notices}
    connection.execute(insert(schema.people).values(**values, created_at=time.time()))


def hooked(url: str, **others: Any) -> Wishes:
    """Somebody who wants a webhook called."""
    wishes = Wishes(**others)
    return replace(wishes, webhook=wishes.webhook.to(url, True))


def scene_of(url: str, **settings: Any) -> Scene:
    return Scene(url, Settings(**{**vars(SETTINGS), **settings}))


async def tell(scene: Scene, wishes: Wishes, options: Any = GOAT, lang: str = "en") -> None:
    """The first question of a table, told to whoever is asked."""
    await scene.deal(dict.fromkeys(range(3), wishes), options, lang)
    await scene.pass_time(100.0)


def fault_of(scene: Scene) -> str | None:
    fault: str | None = scene.jobs()[0].fault
    return fault


def everybody(receiver: Receiver) -> dict[int, Wishes]:
    return {seat: hooked(f"{receiver.url}/{seat}") for seat in range(3)}


def told(receiver: Receiver) -> list[tuple[str, str]]:
    """Who was told of what, in order."""
    return [(call.path, json.loads(call.body)["kind"]) for call in receiver.calls]
