"""The driver with others: stops, crashes, several workers, and temporary failures."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from server.patience import until
from server.tables_at_hand import GOAT, new_store, table_of
from server.workers_at_hand import (
    BOTS,
    NEVER,
    Worker,
    at_work,
    choices,
    table_with_bots,
)
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables import driver as driving
from tumbleweed.server.tables import table_service as keeping


def test_after_a_stop_another_worker_goes_on_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "SWEEP", 0.02)

    async def story() -> None:
        store = new_store(tmp_path)
        async with at_work(Worker(store, "first", pause=0.3, lease=NEVER)) as first:
            live = await table_with_bots(first, BOTS)
            assert first.driver._doing
        assert not first.driver._doing
        assert not first.driver._acting
        assert live.row.revision == 0
        async with at_work(Worker(store, "second", lease=NEVER)) as second:
            again = await second.table_service.open(live.id)
            await until(lambda: again.row.status == "over")

    asyncio.run(story())


def test_after_a_crash_another_worker_takes_over_when_the_claim_runs_out(
    any_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "SWEEP", 0.02)

    async def story() -> None:
        store = Store(any_database)
        first = Worker(store, "first", pause=0.3, lease=0.6)
        live = await table_with_bots(first, BOTS)
        first.crash()
        assert (live.row.claimed_by, live.row.revision) == ("first", 0)
        async with at_work(Worker(store, "second", lease=0.6)) as second:
            again = await second.table_service.open(live.id)
            await until(lambda: again.row.revision >= 3)
            assert again.row.claimed_by == "second"
            first_answer = (await choices(second, again))[0]
            assert first_answer.made_at >= (live.row.claimed_until or 0)
        store.close()

    asyncio.run(story())


def test_of_two_workers_only_one_sees_to_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They share the database alone: not even the bus is needed."""
    monkeypatch.setattr(driving, "SWEEP", 0.01)

    async def story() -> None:
        store = new_store(tmp_path)
        async with at_work(Worker(store, "a")) as one, at_work(Worker(store, "b")) as other:
            live = await table_with_bots(one, BOTS)
            await until(lambda: live.row.status == "over")
            assert len(one.minds.asked) == live.row.revision
            assert other.minds.asked == []

    asyncio.run(story())


def test_a_long_clock_is_found_by_any_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The claim is over long before the clock: whoever sweeps first acts."""
    monkeypatch.setattr(driving, "SWEEP", 0.02)

    async def story() -> None:
        store = new_store(tmp_path)
        first = Worker(store, "first", lease=0.05)
        clock = {"seconds": 0.4, "at_zero": ["default"]}
        live = await table_of(first.table_service, {**GOAT, "clock": clock})
        assert not first.driver._doing.get(live.id)
        first.crash()
        async with at_work(Worker(store, "second")) as second:
            again = await second.table_service.open(live.id)
            await until(lambda: again.row.revision >= 1)
            made = (await choices(second, again))[0]
            assert made.made_by == "clock"
            assert made.made_at >= (live.row.started_at or 0) + 0.4

    asyncio.run(story())


def test_a_table_that_cannot_be_played_is_looked_at_less_and_less_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another version beside this one may play it: nobody claims it, and it stays due."""
    monkeypatch.setattr(driving, "SWEEP", 0.02)

    async def story() -> None:
        store = new_store(tmp_path)
        first = Worker(store, "first", pause=0.1, lease=0.1)
        live = await table_with_bots(first, BOTS)
        first.crash()
        store.now_in(lambda c: c.execute(update(schema.tables).values(content="0" * 64)))
        async with at_work(Worker(store, "second")) as second:
            again = await second.table_service.open(live.id)
            await until(lambda: (again.row.wake_at or 0.0) > time.time() + 30)
            assert again.frozen
            assert again.row.claimed_until == 0.0
            a_day_ago = time.time() - 86_400
            old = update(schema.tables).values(changed_at=a_day_ago, wake_at=0.0)
            store.now_in(lambda c: c.execute(old))
            await until(lambda: (again.row.wake_at or 0.0) > time.time() + 80_000)
            assert second.minds.asked == []

    asyncio.run(story())


# ---- what failed is tried again ----


def test_trouble_with_the_database_is_told_and_got_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The file is locked for longer than the timeout; the worker with the claim retries."""
    monkeypatch.setattr(driving, "AGAIN", 0.05)

    async def story() -> None:
        store = new_store(tmp_path)
        async with at_work(Worker(store, pause=0.1, lease=NEVER)) as worker:
            live = await table_with_bots(worker, BOTS)
            with store.engine.begin() as held:
                held.execute(update(schema.people).values(lang="en"))
                await until(lambda: "has to wait" in caplog.text)
                assert live.row.revision == 0
            await until(lambda: live.row.revision >= 2)

    asyncio.run(story())


def test_a_thought_that_fails_is_thought_again_and_tells_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(driving, "AGAIN", 0.02)

    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path), lease=NEVER)) as worker:

            async def fails(*args: Any) -> str:
                raise RuntimeError("the hand is full of aces")

            worker.minds.think = fails  # type: ignore[method-assign, assignment]  # a stand-in
            live = await table_with_bots(worker, BOTS)
            await until(lambda: caplog.text.count("has to wait: RuntimeError") >= 2)
            assert live.row.revision == 0
            del worker.minds.think
            await until(lambda: live.row.status == "over")

    asyncio.run(story())
    assert "aces" not in caplog.text


def too_busy(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer can be stored at any table, and soon the next attempt is made."""
    monkeypatch.setattr(driving, "AGAIN", 0.02)
    monkeypatch.setattr(keeping, "TRIES", 0)


def test_at_a_table_too_busy_for_its_answer_the_bot_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    too_busy(monkeypatch)

    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path), lease=NEVER)) as worker:
            live = await table_with_bots(worker, BOTS)
            await until(lambda: len(worker.minds.asked) >= 2)
            assert live.row.revision == 0
            monkeypatch.setattr(keeping, "TRIES", 1)
            await until(lambda: live.row.revision >= 2)

    asyncio.run(story())


def test_who_has_stopped_tries_nothing_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    too_busy(monkeypatch)

    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path), lease=NEVER)) as worker:
            await table_with_bots(worker, BOTS)
            await until(lambda: worker.minds.asked)
        asked = len(worker.minds.asked)
        await asyncio.sleep(0.1)
        assert len(worker.minds.asked) == asked
        assert not worker.driver._doing

    asyncio.run(story())
