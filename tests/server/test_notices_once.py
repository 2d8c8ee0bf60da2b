"""Duties: announced only once; the end of a game, its rematch and invitations."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import Connection

from server.noticed import Scene, add_person, everybody, hooked, send, told
from server.receivers import Receiver
from server.tables_at_hand import GOAT, LEGENDS, answer
from support.reading import now
from tumbleweed.server.notices.occasions import duties_at, question_mark
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.options import TableOptions


@pytest.fixture
def scene(sqlite_url: str) -> Iterator[Scene]:
    started = Scene(sqlite_url)
    yield started
    started.close()


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
