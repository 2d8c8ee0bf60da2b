"""Digests: one notice of all tables that wait, at most one in so many hours."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import update

from server.many_tables import (
    DAY,
    all_workers,
    ana_is_asked,
    arrive,
    choose_for_ana,
    daily,
    facts,
    tables_in,
)
from server.noticed import Scene, hooked, send
from server.receivers import Receiver
from tumbleweed.server.api.notice_models import Choices
from tumbleweed.server.api.notices import _choose
from tumbleweed.server.notices import jobs
from tumbleweed.server.notices.digests import HOUR
from tumbleweed.server.notices.occasions import URGENT
from tumbleweed.server.store import schema
from tumbleweed.server.tables.absence import nudge


@pytest.fixture
def scene(any_database: str) -> Iterator[Scene]:
    started = Scene(any_database)
    started.clock.stop()
    yield started
    started.close()


# ---- what is in it ----


def test_many_tables_make_one_notice_the_soonest_deadline_first(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        lazy = await ana_is_asked(scene)
        slow = await ana_is_asked(scene, 7)
        soon = await ana_is_asked(scene, 3)
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        [fact] = facts(receiver)
        assert fact["kind"] == "digest"
        assert fact["link"] == "https://play.example"
        assert tables_in(fact) == [soon.id, slow.id, lazy.id]
        assert [each["deadline"] is None for each in fact["tables"]] == [False, False, True]
        assert fact["text"].startswith("Ana has 3 turns to take.\n")
        assert "2 days left" in fact["text"]
        assert all(job.done_at is not None for job in scene.jobs())

    asyncio.run(story())


def test_what_was_answered_meanwhile_is_not_in_it(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        live = [await ana_is_asked(scene) for _ in range(3)]
        await scene.worker.planner.plan()
        await choose_for_ana(scene, live[1])
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        [fact] = facts(receiver)
        assert set(tables_in(fact)) == {live[0].id, live[2].id}

    asyncio.run(story())


def test_one_question_alone_is_told_as_ever(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        live = await ana_is_asked(scene)
        await scene.pass_time(100.0)
        assert [(each["kind"], each["table"]) for each in facts(receiver)] == [("turn", live.id)]

    asyncio.run(story())


def test_what_a_digest_has_no_room_for_comes_with_the_next(
    scene: Scene, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumbleweed.server.notices.checks.MOST", 2)

    async def story() -> None:
        await arrive(scene, daily(receiver))
        live = {(await ana_is_asked(scene)).id for _ in range(4)}
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        first = set(tables_in(facts(receiver)[0]))
        for _ in range(3):
            await scene.pass_time(DAY)
            await all_workers(scene, scene.worker)
        assert len(first) == 2
        assert {table for fact in facts(receiver) for table in tables_in(fact)} == live
        assert all(job.done_at is not None for job in scene.jobs())

    asyncio.run(story())


# ---- when ----


def test_the_next_comes_a_day_later_and_only_with_news(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        first = await ana_is_asked(scene)
        await scene.pass_time(100.0)
        second, third = await ana_is_asked(scene), await ana_is_asked(scene)
        await scene.pass_time(100.0)
        await scene.pass_time(DAY - 400.0)
        assert len(receiver.calls) == 1
        await scene.pass_time(400.0)
        await all_workers(scene, scene.worker)
        assert set(tables_in(facts(receiver)[1])) == {first.id, second.id, third.id}
        for _ in range(3):  # all of them are known: they are not repeated day after day
            scene.worker.hear(second)
            await scene.pass_time(DAY)
        assert len(receiver.calls) == 2

    asyncio.run(story())


def test_nothing_comes_when_nothing_waits_any_more(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        await ana_is_asked(scene)
        await scene.pass_time(100.0)
        late = [await ana_is_asked(scene), await ana_is_asked(scene)]
        await scene.pass_time(100.0)
        for live in late:
            await choose_for_ana(scene, live)
        await scene.pass_time(2 * DAY)
        await all_workers(scene, scene.worker)
        assert len(receiver.calls) == 1
        assert len(scene.jobs()) == 1

    asyncio.run(story())


def test_a_question_that_is_about_to_run_out_does_not_wait(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        await ana_is_asked(scene)
        await scene.pass_time(100.0)
        patient, hurried = await ana_is_asked(scene), await ana_is_asked(scene, 0.5)
        await scene.pass_time(100.0)
        await scene.pass_time(DAY / 2 - URGENT - 300.0)
        assert len(receiver.calls) == 1
        await scene.pass_time(200.0)
        assert tables_in(facts(receiver)[1])[0] == hurried.id
        assert patient.id in tables_in(facts(receiver)[1])

    asyncio.run(story())


@pytest.mark.parametrize("cut_off", [False, True])
def test_a_clock_that_is_started_by_a_nudge_ends_the_waiting(
    scene: Scene, receiver: Receiver, cut_off: bool
) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        await ana_is_asked(scene)
        await scene.pass_time(100.0)
        live = await ana_is_asked(scene, 1 / 24, nudge=True)
        await scene.worker.planner.plan()
        scene.clock.ahead += 100.0
        if cut_off:  # the worker that looked at it first
            assert await scene.store.run(jobs.claim_jobs, "doomed", scene.clock(), 60.0, 1)
            scene.clock.ahead += 61.0
        await send(scene.worker)
        assert len(receiver.calls) == 1
        [(seat, (_, since))] = live.asked.items()
        await scene.table_service.change(live.id, nudge(seat, (seat + 1) % 3, since))
        scene.worker.hear(live)
        await scene.pass_time(100.0)
        assert live.id in tables_in(facts(receiver)[1])

    asyncio.run(story())


def test_with_a_rhythm_of_none_each_is_told_by_itself(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await arrive(scene, hooked(receiver.url))
        live = {(await ana_is_asked(scene)).id for _ in range(3)}
        await scene.pass_time(100.0)
        assert {each["table"] for each in facts(receiver)} == live
        assert {each["kind"] for each in facts(receiver)} == {"turn"}

    asyncio.run(story())


def with_hours(receiver: Receiver, hours: int) -> Choices:
    return Choices.model_validate(
        {"webhook": {"url": receiver.url, "on": True}, "digest": {"webhook": hours}}
    )


def test_who_gives_up_the_digest_gets_what_is_held_one_by_one(
    scene: Scene, receiver: Receiver
) -> None:
    """At once, but for what would not have been told yet without it."""

    async def story() -> None:
        await arrive(scene, daily(receiver))
        live = [await ana_is_asked(scene)]
        await scene.pass_time(100.0)
        live += [await ana_is_asked(scene) for _ in range(2)]
        await scene.pass_time(100.0)
        live.append(await ana_is_asked(scene))
        await scene.worker.planner.plan()
        await scene.store.run(_choose, "ana", with_hours(receiver, 0), scene.clock())
        await send(scene.worker)
        assert {each["table"] for each in facts(receiver)} == {each.id for each in live[:3]}
        await scene.pass_time(100.0)
        assert [each["kind"] for each in facts(receiver)] == ["turn"] * 4

    asyncio.run(story())


def test_who_wants_digests_more_often_gets_what_is_held_sooner(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        live = [await ana_is_asked(scene)]
        await scene.pass_time(100.0)
        live += [await ana_is_asked(scene) for _ in range(2)]
        await scene.pass_time(100.0)
        await scene.store.run(_choose, "ana", with_hours(receiver, 1), scene.clock())
        await send(scene.worker)
        assert len(receiver.calls) == 1, "an hour after the latest"
        await scene.pass_time(HOUR)
        await all_workers(scene, scene.worker)
        assert set(tables_in(facts(receiver)[1])) == {each.id for each in live}

    asyncio.run(story())


# ---- once ----


def test_of_many_workers_one_makes_the_digest(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        live = {(await ana_is_asked(scene)).id for _ in range(6)}
        workers = [scene.another(f"worker-{n}") for n in range(3)]
        for worker in workers:
            for table in live:
                worker.planner.hear(await worker.table_service.open(table))
        await asyncio.gather(*(worker.planner.plan() for worker in workers))
        scene.clock.ahead += 100.0
        await all_workers(scene, *workers)
        assert [set(tables_in(fact)) for fact in facts(receiver)] == [live]
        scene.clock.ahead += 2 * DAY
        await all_workers(scene, scene.another("later"), *workers)
        assert len(receiver.calls) == 1

    asyncio.run(story())


def test_what_is_planned_while_a_digest_with_it_is_sent_is_not_told_again(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        live = [await ana_is_asked(scene) for _ in range(3)]
        scene.worker.planner._changed = {live[0].id}
        await scene.worker.planner.plan()
        scene.clock.ahead += 100.0
        receiver.hold.clear()
        await scene.worker.send_due()
        await asyncio.to_thread(receiver.wait_for, 1)
        assert set(tables_in(facts(receiver)[0])) == {each.id for each in live}
        for each in live[1:]:
            scene.worker.hear(each)
        other = scene.another("two")
        await scene.pass_time(60.0 - 1.0, other)
        scene.clock.ahead += 1.0
        await scene.store.run(jobs.claim_jobs, "three", scene.clock(), 60.0, 1)
        receiver.hold.set()
        await asyncio.gather(*scene.worker._sending)
        for _ in range(3):
            await scene.pass_time(DAY, other)
        assert len(receiver.calls) == 1
        assert len(scene.jobs()) == 3

    asyncio.run(story())


def test_one_that_fails_is_tried_again_as_a_whole(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        live = {(await ana_is_asked(scene)).id for _ in range(3)}
        receiver.statuses = [503, 503]
        await scene.pass_time(100.0)
        await all_workers(scene, scene.worker)
        assert len(receiver.calls) == 1
        for _ in range(8):
            await scene.pass_time(300.0)
            await all_workers(scene, scene.worker)
        assert [set(tables_in(fact)) for fact in facts(receiver)] == [live] * 3
        assert len({fact["id"] for fact in facts(receiver)}) == 1
        assert all(job.done_at is not None and job.fault is None for job in scene.jobs())

    asyncio.run(story())


def test_an_urgent_one_that_fails_keeps_its_pauses(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        await ana_is_asked(scene)
        await scene.pass_time(100.0)
        live = [await ana_is_asked(scene, 0.5) for _ in range(2)]
        seen = update(schema.seats).where(schema.seats.c.person_id == "ana")
        seen = seen.values(seen_at=scene.clock() - HOUR)
        await scene.store.run(lambda connection: connection.execute(seen))
        await scene.pass_time(100.0)
        receiver.statuses = [503]
        await scene.pass_time(DAY / 2 - URGENT)
        await all_workers(scene, scene.worker)
        assert len(receiver.calls) == 2
        for each in live:
            scene.worker.hear(each)
        for _ in range(3):
            await scene.pass_time(3.0)
        assert len(receiver.calls) == 2
        await scene.pass_time(30.0)
        assert set(tables_in(facts(receiver)[2])) > {each.id for each in live}

    asyncio.run(story())


def test_one_cut_off_while_it_is_sent_is_made_again_by_another(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await arrive(scene, daily(receiver))
        for _ in range(3):
            await ana_is_asked(scene)
        await scene.worker.planner.plan()
        scene.clock.ahead += 100.0
        receiver.hold.clear()
        doomed = scene.another("doomed")
        await doomed.send_due()
        await asyncio.to_thread(receiver.wait_for, 1)
        for task in list(doomed._sending):
            task.cancel()
        await asyncio.gather(*doomed._sending, return_exceptions=True)
        receiver.hold.set()
        await all_workers(scene, scene.worker)
        assert len(receiver.calls) == 1, "the claim still holds"
        scene.clock.ahead += 61.0
        await all_workers(scene, scene.worker)
        assert len(receiver.calls) == 2
        assert len({fact["id"] for fact in facts(receiver)}) == 1

    asyncio.run(story())
