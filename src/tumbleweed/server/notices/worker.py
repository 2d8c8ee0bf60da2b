"""The worker: plans notices when tables change, and sends what is due.

It sleeps until the next job, wakes when a new one may be earlier, and shares the queue with the
workers of other processes. A notice is sent twice only if its worker dies between sending and
storing that; it has the same id then, so that receivers can tell.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.notices import jobs
from tumbleweed.server.notices.carrier import Carrier
from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.jobs import Job
from tumbleweed.server.notices.occasions import Duty, duties_at
from tumbleweed.server.notices.planner import Planner, Sitter, duties_of, knows, sitter_at
from tumbleweed.server.notices.wishes import Addressee, read_addressee
from tumbleweed.server.notices.words import Notice, notice_of
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.table_service import TableService
from tumbleweed.server.watch.catalogue import NOTICES_FAILED, NOTICES_SENT

log = logging.getLogger(__name__)

LEASE: Final = 60.0  # seconds; longer than sending takes
LONGEST_SEND: Final = 40.0
AT_ONCE: Final = 16  # notices being sent
GATHER: Final = 1.0  # seconds during which table changes are collected
LOOK_EVERY: Final = 30.0
SWEEP_EVERY: Final = 3600.0
SHORTEST, LONGEST = 0.2, 60.0  # a short sleep
BEHIND: Final = 2.0  # seconds to wait for a table that the bus has not announced yet


class Idle(Exception):
    """No notice is needed now."""


class Known(Exception):
    """No notice is needed any more: the player saw it."""


class Behind(Exception):
    """The table in memory is older than the one in the database."""


class NoticeWorker:
    def __init__(
        self,
        store: Store,
        table_service: TableService,
        settings: Settings,
        name: str,
        clock: Callable[[], float] = time.time,
        lease: float = LEASE,
    ) -> None:
        self.store = store
        self.table_service = table_service
        self.name = name
        self.clock = clock
        self.lease = lease
        self.public_url = settings.public_url
        self.carrier = Carrier(store, settings)
        self.planner = Planner(store, table_service, settings, clock)
        self._news = asyncio.Event()
        self._wake = asyncio.Event()
        self._loops: list[asyncio.Task[None]] = []
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.table_service.listeners.append(self.hear)
        for work in (self._plan, self._look, self._sweep, self._send):
            self._loops.append(asyncio.create_task(self._forever(work)))

    async def stop(self) -> None:
        """What is being sent is finished, if it does not take long."""
        if self.hear in self.table_service.listeners:
            self.table_service.listeners.remove(self.hear)
        for task in self._loops:
            task.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=3.0)
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        await self.carrier.close()

    def hear(self, live: LiveTable) -> None:
        if self.planner.hear(live):
            self._news.set()

    async def invite(self, table_id: str, person_id: str, by: str) -> None:
        await self.planner.invite(table_id, person_id, by)
        self._wake.set()

    # ---- the loops ----

    async def _forever(self, work: Callable[[], Awaitable[None]]) -> None:
        pause = 1.0
        while True:
            try:
                await work()
                pause = 1.0
            except TumbleweedError as trouble:
                log.warning("notices wait: %s", trouble)
            except Exception:
                log.exception("notices stumbled")
            else:
                continue
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST)

    async def _plan(self) -> None:
        await self._news.wait()
        await asyncio.sleep(GATHER)
        self._news.clear()
        try:
            await self.planner.plan()
        except BaseException:
            self._news.set()
            raise
        self._wake.set()

    async def _look(self) -> None:
        await self.planner.look()
        self._wake.set()
        await asyncio.sleep(LOOK_EVERY)

    async def _sweep(self) -> None:
        await self.store.run(jobs.sweep_jobs, self.clock())
        await asyncio.sleep(SWEEP_EVERY)

    async def _send(self) -> None:
        self._wake.clear()
        room = AT_ONCE - len(self._sending)
        due = await self.store.read(jobs.next_due) if room else None
        if due is not None and due <= self.clock():
            await self.send_due(room)
        nap = LONGEST if due is None else min(max(due - self.clock(), SHORTEST), LONGEST)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(nap):
                await self._wake.wait()

    async def send_due(self, room: int = AT_ONCE) -> None:
        """Claim what is due and start sending it."""
        claimed = await self.store.run(jobs.claim_jobs, self.name, self.clock(), self.lease, room)
        for job in claimed:
            task = asyncio.create_task(self.see_to(job))
            self._sending.add(task)
            task.add_done_callback(self._sent)

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        self._wake.set()

    # ---- one job ----

    async def see_to(self, job: Job) -> None:
        try:
            await self._see_to(job)
        except TumbleweedError as trouble:
            log.warning("notice %s waits: %s", job.id, trouble)  # until its claim expires

    async def _see_to(self, job: Job) -> None:
        if job.tries > jobs.MOST_TRIES:
            await self._later(job, "worker-lost", final=True)
            return
        try:
            async with asyncio.timeout(LONGEST_SEND):
                to, notice = await self._prepare(job)
                await self.carrier.send(job.way, to, notice)
            self.table_service.watch.count(NOTICES_SENT, job.way)
            await self.store.run(jobs.finish, job, self.name, self.clock())
        except Known:
            await self.store.run(jobs.finish, job, self.name, self.clock())
        except Idle:
            await self.store.run(jobs.drop, job, self.name)
        except Behind:
            await self.store.run(jobs.put_off, job, self.name, self.clock() + BEHIND)
        except NotSent as fault:
            await self._later(job, str(fault), fault.final)
        except TimeoutError:
            await self._later(job, "too-slow", final=False)

    async def _later(self, job: Job, fault: str, final: bool) -> None:
        self.table_service.watch.count(NOTICES_FAILED, job.way)
        await self.store.run(jobs.try_later, job, self.name, self.clock(), fault, final)

    async def _prepare(self, job: Job) -> tuple[Addressee, Notice]:
        """Check again: the person, their settings, and whether the duty still exists."""
        facts = await self.store.read(_facts, job)
        if facts is None or job.way not in facts.person.wishes.ways:
            raise Idle
        if not self.carrier.available(job.way):
            raise Idle
        live = await self.table_service.open(job.table_id)
        if live.row.revision < facts.revision:
            self.table_service.hear(job.table_id, 0)
            raise Behind
        duty = self._duty(job, live, facts.sitter)
        by = str(job.data.get("by", ""))
        return facts.person, notice_of(live, duty, facts.person.lang, self.public_url, by)

    def _duty(self, job: Job, live: LiveTable, sitter: Sitter | None) -> Duty:
        now = self.clock()
        if job.data["kind"] == "invited":
            if live.row.status == "open" and live.seat_of(job.person_id) is None:
                return Duty("invited", live.id, None, job.person_id, now)
            raise Idle
        if sitter is None or sitter.person_id != job.person_id:
            raise Idle
        for duty in duties_of(sitter, duties_at(live, now), now):
            if duty.key == job.key:
                if not knows(sitter, duty, now):
                    return duty
                raise Idle if duty.kind == "turn" else Known
        raise Idle


@dataclass(frozen=True)
class Facts:
    person: Addressee
    revision: int  # of the table
    sitter: Sitter | None


def _facts(connection: Connection, job: Job) -> Facts | None:
    person = read_addressee(connection, job.person_id)
    columns = schema.tables.c
    query = select(columns.revision).where(columns.id == job.table_id)
    revision = connection.execute(query).scalar()
    if person is None or revision is None:
        return None
    seat = job.data["seat"]
    sitter = None if seat is None else sitter_at(connection, job.table_id, seat)
    return Facts(person, revision, sitter)
