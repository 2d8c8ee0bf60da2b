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
from typing import Final

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.server.notices import jobs
from tumbleweed.server.notices.carrier import Carrier
from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.checks import BEHIND, Behind, Checks, Idle, Known
from tumbleweed.server.notices.digests import delivered, gather
from tumbleweed.server.notices.jobs import Job
from tumbleweed.server.notices.occasions import Case
from tumbleweed.server.notices.planner import Planner
from tumbleweed.server.notices.wishes import Addressee
from tumbleweed.server.notices.words import Notice, digest_notice, notice_of
from tumbleweed.server.settings import Settings
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
        self.checks = Checks(store, table_service, clock)
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
        batch = [job]
        if job.tries > jobs.MOST_TRIES:
            await self._later(batch, "worker-lost", final=True)
            return
        try:
            async with asyncio.timeout(LONGEST_SEND):
                person, case = await self._checked(job)
                gathers = case.duty.kind == "turn" and person.wishes.rhythm(job.way).hours > 0
                batch = await self._gather(job, case) if gathers else batch
                if not batch:
                    return
                cases = await self._all_waiting(case, person) if gathers else [case]
                await self.carrier.send(job.way, person, self._notice(batch, person, cases))
            await self._delivered(batch, cases, gathers)
        except Known:
            await self.store.run(jobs.close, job, self.name, self.clock())
        except Idle:
            await self.store.run(jobs.drop, job, self.name)
        except Behind:
            await self.store.run(jobs.put_off, batch, self.name, self.clock() + BEHIND)
        except NotSent as fault:
            await self._later(batch, str(fault), fault.final)
        except TimeoutError:
            await self._later(batch, "too-slow", final=False)

    async def _checked(self, job: Job) -> tuple[Addressee, Case]:
        found = await self.checks.look(job)
        if not self.carrier.available(job.way):
            raise Idle
        return found

    async def _gather(self, job: Job, case: Case) -> list[Job]:
        now, urgent_at = self.clock(), case.duty.urgent_at
        return await self.store.run(gather, job, urgent_at, self.name, now, self.lease)

    async def _all_waiting(self, case: Case, person: Addressee) -> list[Case]:
        cases = await self.checks.waiting(person.id, case.live.id)
        if case.duty.key not in {each.duty.key for each in cases}:
            raise Behind  # answered just now: all jobs are looked at again
        return cases

    def _notice(self, batch: list[Job], person: Addressee, cases: list[Case]) -> Notice:
        if len(cases) > 1:
            name = min(batch, key=lambda job: job.id).duty
            return digest_notice(cases, person, name, self.public_url, self.clock())
        [case], by = cases, str(batch[0].data.get("by", ""))
        return notice_of(case.live, case.duty, person.lang, self.public_url, by)

    async def _delivered(self, batch: list[Job], cases: list[Case], gathered: bool) -> None:
        self.table_service.watch.count(NOTICES_SENT, batch[0].way)
        now = self.clock()
        if gathered:
            told = [case.duty for case in cases]
            await self.store.run(delivered, batch, told, self.name, now)
        else:
            await self.store.run(jobs.finish, batch[0], self.name, now)

    async def _later(self, batch: list[Job], fault: str, final: bool) -> None:
        self.table_service.watch.count(NOTICES_FAILED, batch[0].way)
        await self.store.run(jobs.try_later, batch, self.name, self.clock(), fault, final)
