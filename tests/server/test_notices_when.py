"""Duties: who is told when, and who is not told after all."""

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import Connection

from server.noticed import Scene, everybody, hooked, send, told
from server.receivers import Receiver
from server.tables_at_hand import answer
from tumbleweed.server.notices.occasions import AWAY
from tumbleweed.server.notices.wishes import Wishes, keep_wishes
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow


@pytest.fixture
def scene(sqlite_url: str) -> Iterator[Scene]:
    started = Scene(sqlite_url)
    yield started
    started.close()


# ---- when ----


def test_who_is_asked_and_not_there_is_told_after_the_delay(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.pass_time(55.0)
        assert told(receiver) == []
        await scene.pass_time(10.0)
        assert told(receiver) == [(f"/{scene.asked}", "turn")]

    asyncio.run(story())


def test_a_delay_of_ones_own_comes_first(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        wishes = {seat: hooked(f"{receiver.url}/{seat}", delay=300.0) for seat in range(3)}
        await scene.deal(wishes)
        await scene.pass_time(290.0)
        assert told(receiver) == []
        await scene.pass_time(15.0)
        assert len(told(receiver)) == 1

    asyncio.run(story())


def test_who_is_there_is_not_told(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.seen(scene.asked, scene.clock())
        await scene.pass_time(0.0)
        assert scene.jobs() == []

    asyncio.run(story())


def test_who_wants_nothing_is_not_told(scene: Scene) -> None:
    async def story() -> None:
        await scene.deal({})
        await scene.pass_time(100.0)
        assert scene.jobs() == []

    asyncio.run(story())


def test_who_leaves_without_an_answer_is_told(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.seen(scene.asked, scene.clock())
        await scene.pass_time(100.0)
        await scene.seen(scene.asked, None)
        await scene.pass_time(50.0)
        assert told(receiver) == []
        await scene.pass_time(15.0)
        assert told(receiver) == [(f"/{scene.asked}", "turn")]

    asyncio.run(story())


def test_who_falls_silent_with_their_server_is_found(scene: Scene, receiver: Receiver) -> None:
    """A disconnect or a crash: nothing changed at the table, nothing was announced."""

    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.seen(scene.asked, scene.clock())
        await scene.worker.planner.plan()
        another = scene.another("two")
        await another.planner.look()
        assert scene.jobs() == []
        scene.clock.ahead += AWAY + 1
        await another.planner.look()
        assert len(scene.jobs()) == 1
        scene.clock.ahead += 60.0
        await send(another)
        assert told(receiver) == [(f"/{scene.asked}", "turn")]

    asyncio.run(story())


def test_what_a_killed_worker_had_heard_is_found(scene: Scene, receiver: Receiver) -> None:
    """It died in the second between the answer and the plan; the others have left."""

    async def story() -> None:
        await scene.deal(everybody(receiver))
        first = scene.asked
        await scene.worker.planner.look()
        while scene.asked == first:
            await answer(scene.table_service, scene.live, lambda keys: keys[0])
        scene.clock.ahead += 5.0
        await scene.another("two").planner.look()
        assert {job.data["seat"] for job in scene.jobs()} == {first, scene.asked}

    asyncio.run(story())


def test_a_look_goes_on_where_the_last_one_ended(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.seen(scene.asked, scene.clock())
        await scene.worker.planner.look()
        scene.clock.ahead += 3 * 86_400.0  # the server was off
        await scene.another("two").planner.look()
        assert len(scene.jobs()) == 1

    asyncio.run(story())


def test_nobody_is_told_of_what_a_bot_does_for_them(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))

        def stand_in(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, str]:
            rows.change_seat(connection, row.id, scene.asked, stand_in="thrifty")
            return {}

        await scene.table_service.change(scene.live.id, stand_in)
        await scene.pass_time(100.0)
        assert scene.jobs() == []

    asyncio.run(story())


# ---- dropped, and told after all ----


def test_an_answered_question_is_nobodys_duty(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        first = scene.asked
        await scene.worker.planner.plan()
        while scene.asked == first:
            await answer(scene.table_service, scene.live, lambda keys: keys[0])
        await scene.pass_time(100.0)
        assert (f"/{first}", "turn") not in told(receiver)
        assert [job.data["seat"] for job in scene.jobs()] == [scene.asked]

    asyncio.run(story())


def test_who_is_back_is_not_told_and_who_leaves_again_is(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.worker.planner.plan()
        await scene.seen(scene.asked, scene.clock() + 60.0)
        await scene.pass_time(70.0)
        assert told(receiver) == []
        assert scene.jobs() == []
        await scene.seen(scene.asked, None)
        await scene.pass_time(70.0)
        assert told(receiver) == [(f"/{scene.asked}", "turn")]

    asyncio.run(story())


def test_a_way_turned_off_meanwhile_is_not_taken(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await scene.worker.planner.plan()

        def off(connection: Connection) -> None:
            keep_wishes(connection, f"person-{scene.asked}", Wishes())

        await scene.store.run(off)
        await scene.pass_time(100.0)
        assert told(receiver) == []

    asyncio.run(story())


def test_a_worker_that_has_not_heard_looks_again(scene: Scene, receiver: Receiver) -> None:
    """Its table in memory is old: the bus message was lost."""

    async def story() -> None:
        await scene.deal(everybody(receiver))
        first = scene.asked
        await scene.worker.planner.plan()
        deaf = scene.another("two")
        await deaf.table_service.open(scene.live.id)
        while scene.asked == first:
            await answer(scene.table_service, scene.live, lambda keys: keys[0])
        scene.clock.ahead += 100.0
        await send(deaf)
        await asyncio.gather(*deaf.table_service._errands)
        scene.clock.ahead += 3.0
        await send(deaf)
        assert told(receiver) == []

    asyncio.run(story())
