"""The queue: one worker per job, on both databases, whatever becomes of the workers."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, text

from server.noticed import SETTINGS, Scene, add_person, hooked, send
from server.patience import until
from server.receivers import Receiver
from server.tables_at_hand import GOAT
from tumbleweed.server.notices import jobs
from tumbleweed.server.notices.jobs import Order
from tumbleweed.server.notices.occasions import Duty
from tumbleweed.server.notices.worker import NoticeWorker
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.options import TableOptions


@pytest.fixture
def scene(any_database: str) -> Iterator[Scene]:
    started = Scene(any_database)
    yield started
    started.close()


def everybody(receiver: Receiver) -> dict[int, Any]:
    return {seat: hooked(receiver.url) for seat in range(3)}


async def prepare(scene: Scene, receiver: Receiver, count: int) -> None:
    """So many invitations, due now."""
    row, seats = lifecycle.new_table(TableOptions(**GOAT), None)
    now = scene.clock()

    def work(connection: Connection) -> None:
        rows.add_table(connection, row, seats)
        for number in range(count):
            name = f"guest-{number}"
            add_person(connection, name, name, hooked(f"{receiver.url}/{number}").to_json())
            duty = Duty("invited", row.id, None, name, now)
            jobs.add_jobs(connection, [Order(duty, "webhook", name, now - 1, "Ana")])

    await scene.store.run(work)


# ---- claims ----


@pytest.mark.extended
def test_two_workers_share_the_queue_and_send_everything_once(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await prepare(scene, receiver, 40)
        workers = [scene.another(f"worker-{n}") for n in range(3)]
        for _ in range(3):
            await asyncio.gather(*(send(worker) for worker in workers))
        paths = Counter(call.path for call in receiver.calls)
        assert paths == Counter(f"/{n}" for n in range(40))
        assert all(job.done_at is not None and job.fault is None for job in scene.jobs())

    asyncio.run(story())


def test_a_duty_that_many_find_at_once_is_one_job(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        workers = [scene.another(f"worker-{n}") for n in range(4)]
        for worker in workers:
            worker.planner.hear(await worker.table_service.open(scene.live.id))
        await asyncio.gather(*(worker.planner.plan() for worker in workers))
        assert len(scene.jobs()) == 1
        scene.clock.ahead += 100.0
        await asyncio.gather(*(send(worker) for worker in workers))
        assert len(receiver.calls) == 1

    asyncio.run(story())


def test_a_worker_started_later_does_not_repeat_what_was_told(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.pass_time(100.0)
        assert len(receiver.calls) == 1
        later = scene.another("later")
        later.planner.hear(await later.table_service.open(scene.live.id))
        await later.planner.look()
        scene.clock.ahead += 1000.0
        await send(later)
        assert len(receiver.calls) == 1
        assert len(scene.jobs()) == 1

    asyncio.run(story())


def test_what_a_dead_worker_claimed_is_sent_by_another(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await prepare(scene, receiver, 1)
        now = scene.clock()
        claimed = await scene.store.run(jobs.claim_jobs, "dead", now, 60.0, 5)
        assert len(claimed) == 1
        await send(scene.worker)
        assert receiver.calls == []
        assert await scene.store.read(jobs.next_due) == pytest.approx(now + 60.0)
        scene.clock.ahead += 61.0
        await send(scene.worker)
        assert len(receiver.calls) == 1
        await scene.store.run(jobs.drop, claimed[0], "dead")  # it was only slow
        assert [job.done_at is None for job in scene.jobs()] == [False]

    asyncio.run(story())


def test_a_worker_cut_off_while_sending_repeats_under_the_same_id(
    scene: Scene, receiver: Receiver
) -> None:
    """Whether the receiver had it cannot be known; so that it can tell, the id is the same."""

    async def story() -> None:
        await prepare(scene, receiver, 1)
        receiver.hold.clear()
        doomed = scene.another("doomed")
        await doomed.send_due()
        await asyncio.to_thread(receiver.wait_for, 1)
        for task in list(doomed._sending):
            task.cancel()
        await asyncio.gather(*doomed._sending, return_exceptions=True)
        receiver.hold.set()
        scene.clock.ahead += 61.0
        await send(scene.worker)
        ids = [json.loads(call.body)["id"] for call in receiver.calls]
        assert len(ids) == 2
        assert len(set(ids)) == 1
        assert scene.jobs()[0].tries == 2

    asyncio.run(story())


# ---- tries ----


def test_tries_come_after_growing_pauses_and_end(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await prepare(scene, receiver, 1)
        receiver.statuses = [503] * 10
        scene.clock.stop()
        start, waits = scene.clock(), []
        while (due := await scene.store.read(jobs.next_due)) is not None:
            scene.clock.ahead += max(0.0, due - scene.clock())
            waits.append(round(scene.clock() - start))
            await send(scene.worker)
        assert waits == [0, 30, 150, 750, 4350]
        assert len(receiver.calls) == jobs.MOST_TRIES == 5
        assert scene.jobs()[0].fault == "webhook-status status=503"
        assert scene.jobs()[0].done_at is not None

    asyncio.run(story())


def test_one_that_goes_well_at_last_leaves_no_fault(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await prepare(scene, receiver, 1)
        receiver.statuses = [500]
        await send(scene.worker)
        assert scene.jobs()[0].fault == "webhook-status status=500"
        scene.clock.ahead += 31.0
        await send(scene.worker)
        assert scene.jobs()[0].fault is None
        assert scene.jobs()[0].done_at is not None

    asyncio.run(story())


def test_a_clear_no_is_not_asked_again(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await prepare(scene, receiver, 1)
        receiver.statuses = [404]
        await send(scene.worker)
        assert scene.jobs()[0].done_at is not None
        assert scene.jobs()[0].tries == 1

    asyncio.run(story())


def test_a_job_that_brings_its_workers_down_comes_to_an_end(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await prepare(scene, receiver, 1)
        for _ in range(jobs.MOST_TRIES + 3):
            await scene.store.run(jobs.claim_jobs, "doomed", scene.clock(), 60.0, 5)
            scene.clock.ahead += 61.0
        await send(scene.worker)
        assert receiver.calls == []
        assert scene.jobs()[0].fault == "worker-lost"

    asyncio.run(story())


# ---- old ones ----


def test_old_jobs_are_swept_but_for_games_in_play(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.pass_time(100.0)
        await prepare(scene, receiver, 2)
        await send(scene.worker)
        late = scene.clock() + jobs.KEPT + 1
        await scene.store.run(jobs.sweep_jobs, scene.clock())
        assert len(scene.jobs()) == 3
        await scene.store.run(jobs.sweep_jobs, late)
        assert [job.data["kind"] for job in scene.jobs()] == ["turn"]

    asyncio.run(story())


# ---- the loops ----


class CountingStore:
    """Counts how often it is asked."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.count = 0

    def __getattr__(self, name: str) -> Any:
        if name in ("run", "read"):
            self.count += 1
        return getattr(self.store, name)


@pytest.mark.extended
def test_started_workers_tell_by_themselves_and_stop(any_database: str, receiver: Receiver) -> None:
    """With their own clock: planned, due and sent, by one of two."""
    settings = Settings(**{**vars(SETTINGS), "notice_after": 0.1})

    async def story() -> None:
        scene = Scene(any_database, settings)
        other = scene.another("two")
        await scene.worker.start()
        await other.start()
        await scene.deal(everybody(receiver))
        scene.table_service.listeners.remove(scene.worker.hear)
        await asyncio.to_thread(receiver.wait_for, 1)
        await until(lambda: all(job.done_at is not None for job in scene.jobs()))
        await scene.worker.stop()
        await other.stop()
        assert len(receiver.calls) == 1
        scene.close()

    asyncio.run(story())


def test_a_sleeping_worker_does_nothing(sqlite_url: str) -> None:
    async def story() -> None:
        scene = Scene(sqlite_url)
        asked = CountingStore(scene.store)
        worker = NoticeWorker(asked, scene.table_service, SETTINGS, "idle")  # type: ignore[arg-type] # a store
        await worker.start()
        await asyncio.sleep(0.7)
        before = asked.count
        await asyncio.sleep(0.7)
        assert before <= 6
        assert asked.count == before
        await worker.stop()
        scene.close()

    asyncio.run(story())


@pytest.mark.extended
def test_a_worker_outlives_a_database_that_fails(sqlite_url: str, receiver: Receiver) -> None:
    settings = Settings(**{**vars(SETTINGS), "notice_after": 0.0})

    async def story() -> None:
        scene = Scene(sqlite_url, settings)
        await scene.deal(everybody(receiver))
        scene.store.now_in(lambda c: c.execute(text("ALTER TABLE jobs RENAME TO gone")))
        await scene.worker.start()
        await scene.nudge()
        await asyncio.sleep(0.3)
        scene.store.now_in(lambda c: c.execute(text("ALTER TABLE gone RENAME TO jobs")))
        await scene.nudge()
        await asyncio.to_thread(receiver.wait_for, 1)
        await scene.worker.stop()
        scene.close()

    asyncio.run(story())
