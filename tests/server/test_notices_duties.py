"""Duties: who is told what, when, and that it is only once."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import Connection

from server.noticed import Scene, add_person, hooked, send
from server.receivers import Receiver, receiving
from server.tables_at_hand import GOAT, LEGENDS, answer
from support.reading import now
from tumbleweed.server.notices.occasions import AWAY, duties_at, question_mark
from tumbleweed.server.notices.wishes import Wishes, keep_wishes
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.options import TableOptions


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as started:
        yield started


@pytest.fixture
def scene(sqlite_url: str) -> Iterator[Scene]:
    started = Scene(sqlite_url)
    yield started
    started.close()


def everybody(receiver: Receiver) -> dict[int, Wishes]:
    return {seat: hooked(f"{receiver.url}/{seat}") for seat in range(3)}


def told(receiver: Receiver) -> list[tuple[str, str]]:
    """Who was told of what, in order."""
    return [(call.path, json.loads(call.body)["kind"]) for call in receiver.calls]


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
    """The line was cut or the server killed: nothing changed at the table, nobody said good-bye."""

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
    """It died in the second between the answer and the plan; the others have long left."""

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
    """Its table in memory is old: the word of the answer got lost."""

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


# ---- once ----


@pytest.mark.parametrize("options", [GOAT, LEGENDS])
def test_changes_of_the_table_tell_nobody_twice(
    scene: Scene, receiver: Receiver, options: dict[str, object]
) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver), options)
        seats = len(duties_at(scene.live, scene.clock()))
        for _ in range(4):
            await scene.nudge()
            await scene.pass_time(100.0)
        assert len(told(receiver)) == seats

    asyncio.run(story())


async def play_to_a_move_that_can_be_taken_back(scene: Scene) -> str:
    """Before a choice whose next question has another number and is the same player's again."""
    luck = Random(5)
    for _ in range(300):
        game = scene.live.game
        assert game is not None
        seat = game.asked[0]
        for key in now(game, seat).keys if len(game.asked) == 1 else ():
            trial = game.clone()
            trial.choose(key, seat)
            if trial.number > game.number and trial.undo_reason(seat) == "":
                return str(key)
        await answer(scene.table_service, scene.live, luck.choice)
    raise AssertionError("no such move was found")


def test_a_question_come_to_again_by_undo_is_the_same_duty(
    scene: Scene, receiver: Receiver
) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver), LEGENDS)
        key = await play_to_a_move_that_can_be_taken_back(scene)
        first = scene.live.game
        assert first is not None
        await scene.pass_time(100.0)
        assert len(told(receiver)) == 1
        await answer(scene.table_service, scene.live, lambda _: key)
        assert scene.live.game is not None
        assert question_mark(scene.live.game) != question_mark(first)
        await scene.table_service.undo(scene.live.id, scene.asked)
        assert scene.live.game.number == first.number + 2  # the number moved on
        assert question_mark(scene.live.game) == question_mark(first)
        await scene.pass_time(100.0)
        assert len(told(receiver)) == 1

    asyncio.run(story())


def test_sealed_answers_of_others_make_no_new_duty(scene: Scene, receiver: Receiver) -> None:
    """The choice of a character asks all at once."""

    async def story() -> None:
        await scene.deal(everybody(receiver), LEGENDS)
        game = scene.live.game
        assert game is not None
        assert len(game.asked) == 3
        await scene.pass_time(100.0)
        assert len(told(receiver)) == 3
        await answer(scene.table_service, scene.live, lambda keys: keys[0])
        assert scene.live.game is not None
        assert len(scene.live.game.asked) == 2
        await scene.pass_time(100.0)
        assert len(told(receiver)) == 3

    asyncio.run(story())


def test_two_ways_are_two_jobs_of_one_duty(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        wishes = {seat: replace(hooked(receiver.url), push=True) for seat in range(3)}
        await scene.deal(wishes)
        await scene.worker.planner.plan()
        jobs = scene.jobs()
        assert {job.way for job in jobs} == {"push", "webhook"}
        assert len({job.duty.rpartition(":")[0] for job in jobs}) == 1

    asyncio.run(story())


# ---- the end, rematch, invitations ----


async def play_to_the_end(scene: Scene) -> None:
    while scene.live.game is not None and not scene.live.game.over:
        await answer(scene.table_service, scene.live, lambda keys: keys[0])


def test_the_end_is_told_to_those_who_did_not_see_it(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await play_to_the_end(scene)
        await scene.seen(0, scene.clock())
        await scene.worker.planner.plan()
        await scene.seen(0, None)  # saw it and left
        await scene.seen(1, scene.clock() + 30.0)  # comes, and has it before their eyes
        await scene.pass_time(61.0)
        assert told(receiver) == [("/2", "over")]
        text = json.loads(receiver.calls[0].body)["text"]
        assert text.startswith("The game is over. The Good, the Bad and the Goat with Ana, Bia.")
        await scene.nudge()
        await scene.pass_time(100.0)
        assert len(told(receiver)) == 1

    asyncio.run(story())


def test_a_long_finished_game_is_no_news(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await play_to_the_end(scene)
        scene.clock.ahead += 40 * 86_400.0
        await scene.nudge()
        await scene.worker.planner.plan()
        assert scene.jobs() == []

    asyncio.run(story())


def test_a_rematch_is_told_to_all_but_its_maker(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        await scene.deal(everybody(receiver))
        await play_to_the_end(scene)
        await scene.pass_time(61.0)
        assert sorted(told(receiver)) == [("/0", "over"), ("/1", "over"), ("/2", "over")]
        receiver.calls.clear()

        def rematch(
            connection: Connection, row: TableRow, seats: list[SeatRow]
        ) -> dict[str, str | None]:
            table, fresh = lifecycle.rematch_of(row, seats)
            table = replace(table, host_id="person-1", created_at=scene.clock())
            rows.add_table(connection, table, fresh)
            return {"next_id": table.id}

        await scene.table_service.change(scene.live.id, rematch)
        await scene.pass_time(61.0)
        assert sorted(told(receiver)) == [("/0", "rematch"), ("/2", "rematch")]
        link = json.loads(receiver.calls[0].body)["link"]
        assert link == f"https://play.example/#table={scene.live.row.next_id}"

    asyncio.run(story())


def test_an_invitation_is_told_until_it_is_taken(scene: Scene, receiver: Receiver) -> None:
    async def story() -> None:
        row, seats = lifecycle.new_table(TableOptions(**GOAT), None)

        def prepare(connection: Connection) -> None:
            rows.add_table(connection, row, seats)
            add_person(connection, "dora", "Dora", hooked(f"{receiver.url}/dora").to_json())
            add_person(connection, "eva", "Eva", hooked(f"{receiver.url}/eva").to_json())

        await scene.store.run(prepare)
        for _ in range(2):
            await scene.worker.invite(row.id, "dora", "Ana")
            await scene.worker.invite(row.id, "eva", "Ana")
        await scene.table_service.change(row.id, lifecycle.take_seat(0, "eva", "Eva"))
        scene.clock.ahead += 61.0
        await send(scene.worker)
        assert told(receiver) == [("/dora", "invited")]
        assert json.loads(receiver.calls[0].body)["text"].startswith("Ana has sent an invitation.")

    asyncio.run(story())
