"""Absence: steps that follow from rows and a time, and the vote of the others."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from server.tables_at_hand import GOAT, new_store, table_of, table_service_of
from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables.absence import (
    PRESENT,
    STAND_IN,
    back,
    cast_vote,
    deadline,
    miss,
    missed_again,
    next_step,
    note_miss,
    verdict,
    vote_open,
    voters,
)
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import ClockOption, TableOptions
from tumbleweed.server.tables.pace import Pace, release
from tumbleweed.server.tables.schedule import AutoAnswer, BotMove, Timeout, duties
from tumbleweed.server.tables.table_service import TableService

CLOCK = ClockOption(seconds=60)
SEAT = SeatRow("t", 1, "human", "p1", "Ann", None, None, 0, None, None, [])
ALL_STEPS = ["default", "bot", "vote"]


def at_once(live: LiveTable) -> Pace:
    return Pace(b"secret", live, 0.0)


# ---- the steps ----


@pytest.mark.parametrize(
    ("at_zero", "steps"),
    [
        (ALL_STEPS, ["default", "bot", "vote", "vote"]),
        (["default"], ["default"] * 4),
        (["bot", "vote"], ["bot", "vote", "vote", "vote"]),
        (["vote"], ["vote"] * 4),
    ],
)
def test_each_question_missed_in_a_row_leads_one_step_on(
    at_zero: list[Any], steps: list[str]
) -> None:
    clock = ClockOption(seconds=60, at_zero=at_zero)
    assert [next_step(clock, missed) for missed in range(4)] == steps
    votes = [vote_open(clock, replace(SEAT, missed=missed)) for missed in range(5)]
    assert votes == [False, *[step == "vote" for step in steps]]


def test_without_a_clock_there_is_no_vote() -> None:
    assert not vote_open(None, replace(SEAT, missed=9))


def test_the_clock_runs_from_the_question_or_from_when_one_was_waited_for() -> None:
    assert deadline(CLOCK, SEAT, since=1000.0) == 1060.0
    assert deadline(CLOCK, replace(SEAT, deadline=1100.0), since=1000.0) == 1100.0
    assert deadline(CLOCK, replace(SEAT, deadline=1100.0), since=1090.0) == 1150.0


def test_what_a_bot_answers_is_missed_by_its_player_but_not_twice() -> None:
    absent = replace(SEAT, missed=2, stand_in=STAND_IN)
    assert missed_again(CLOCK, absent, since=1000.0, now=1001.2)
    assert not missed_again(CLOCK, absent, since=900.0, now=1001.2)  # that one led to the bot
    assert not missed_again(CLOCK, replace(absent, missed=3), since=1000.0, now=1001.2)
    assert not missed_again(CLOCK, replace(absent, missed=0), since=1000.0, now=1001.2)
    assert not missed_again(None, absent, since=1000.0, now=1001.2)


def test_who_is_back_has_all_the_time_again() -> None:
    here = {"stand_in": None, "missed": 0, "left_at": None}
    assert back(CLOCK, 1000.0) == {**here, "deadline": 1060.0}
    assert back(None, 1000.0) == {**here, "deadline": None}


# ---- what follows from them ----


def test_a_player_is_waited_for_until_the_clock_runs_out(tmp_path: Path) -> None:
    async def story() -> None:
        live = await table_of(table_service_of(new_store(tmp_path)), GOAT)
        game = live.game
        assert game is not None
        ((seat, (question, since)),) = live.asked.items()
        default = game.decisions[0].default.key

        def due(clock: ClockOption | None, **values: Any) -> list[Any]:
            options = TableOptions(**GOAT, clock=clock)
            seats = [replace(each, **values) for each in live.seats]
            return list(duties(options, at_once(live), seats, game, live.asked))

        assert due(None) == []
        assert due(CLOCK) == [Timeout(seat, question, since + 60, "default", default)]
        assert due(CLOCK, missed=1) == [Timeout(seat, question, since + 60, "bot", default)]
        assert due(CLOCK, missed=2)[0].step == "vote"
        assert due(CLOCK, missed=3) == []  # the others have the word
        played_for = due(CLOCK, missed=2, stand_in="random")
        assert played_for == [BotMove(seat, question, since, "random", since)]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("pause", "ready", "told"),
    [
        (1.2, 1000.0, 1000.7),
        (1.2, 1000.7, 1000.7),
        (1.2, 1000.8, 1001.9),
        (1.2, 1007.1, 1007.9),
        (0.0, 1000.803, 1000.803),
    ],
)
def test_a_late_thought_is_told_whole_pauses_after_its_moment(
    pause: float, ready: float, told: float
) -> None:
    assert release(1000.7, pause, ready) == pytest.approx(told, abs=1e-6)


# ---- the vote ----


def test_those_vote_who_are_there_themselves() -> None:
    now = 5000.0
    here = [replace(SEAT, seat=s, person_id=f"p{s}", seen_at=now - 1) for s in range(6)]
    here[2] = replace(here[2], seen_at=now - PRESENT - 1)
    here[3] = replace(here[3], stand_in=STAND_IN)
    here[4] = replace(here[4], kind="bot")
    here[5] = replace(here[5], seen_at=None)
    assert voters(here, absent=1, now=now) == {0}
    assert voters(here, absent=5, now=now) == {0, 1}


@pytest.mark.parametrize(
    ("votes", "entitled", "decided"),
    [
        ({}, set(), None),
        ({0: "end"}, {0}, "end"),
        ({0: "end"}, {0, 2}, None),
        ({0: "end", 2: "wait"}, {0, 2}, None),
        ({0: "bot", 2: "bot"}, {0, 2, 3}, "bot"),
        ({0: "wait", 2: "wait", 3: "end"}, {0, 2, 3, 4}, None),
        ({0: "wait"}, set(), "wait"),  # by turns, with no socket open
        ({0: "wait", 2: "end"}, {0}, None),
    ],
)
def test_more_than_half_decide(
    votes: dict[int, str], entitled: set[int], decided: str | None
) -> None:
    assert verdict(votes, entitled) == decided


async def absent_table(table_service: TableService, **values: Any) -> LiveTable:
    """Seat 1 has missed three questions; the others sit there."""
    live = await table_of(table_service, {**GOAT, "clock": {"seconds": 60}})

    def work(connection: Connection, row: Any, seats: Any) -> dict[str, Any]:
        for seat in (0, 2):
            rows.change_seat(connection, row.id, seat, seen_at=2e9)
        rows.change_seat(connection, row.id, 1, **{"missed": 3, **values})
        return {}

    return await table_service.change(live.id, work)


def votes_left(table_service: TableService) -> int:
    count = select(func.count()).select_from(schema.votes)
    return table_service.store.read_now(lambda connection: connection.execute(count).scalar_one())


def test_the_others_decide_together_and_may_think_again(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await absent_table(table_service)
        await table_service.change(live.id, cast_vote(1, 0, "wait"))
        assert (live.row.status, live.seats[1].missed) == ("playing", 3)
        await table_service.change(live.id, cast_vote(1, 2, "end"))
        assert live.row.status == "playing"
        await table_service.change(live.id, cast_vote(1, 0, "end"))
        assert (live.row.status, live.row.result) == ("ended", None)
        assert live.row.wake_at is None
        assert votes_left(table_service) == 0

    asyncio.run(story())


def test_to_wait_gives_the_clock_again_and_the_next_miss_is_a_vote_again(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await absent_table(table_service, stand_in=STAND_IN)
        for voter in (0, 2):
            await table_service.change(live.id, cast_vote(1, voter, "wait"))
        seat, clock = live.seats[1], live.options.clock
        assert clock is not None
        assert (seat.stand_in, seat.missed) == (None, 2)
        assert not vote_open(clock, seat)
        assert next_step(clock, seat.missed) == "vote"
        assert seat.deadline is not None
        assert seat.deadline > live.row.created_at + 60

    asyncio.run(story())


def test_a_bot_can_be_voted_in(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await absent_table(table_service)
        for voter in (0, 2):
            await table_service.change(live.id, cast_vote(1, voter, "bot"))
        assert live.seats[1].bot == STAND_IN

    asyncio.run(story())


@pytest.mark.parametrize(
    ("absent", "voter", "missed", "code"),
    [(1, 0, 2, "no-vote"), (0, 2, 3, "no-vote"), (5, 0, 3, "no-vote"), (1, 1, 3, "own-vote")],
)
def test_votes_that_are_not_to_be_cast(
    tmp_path: Path, absent: int, voter: int, missed: int, code: str
) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await absent_table(table_service, missed=missed)
        version = live.row.version
        with pytest.raises(Refused) as refused:
            await table_service.change(live.id, cast_vote(absent, voter, "end"))
        assert refused.value.code == code
        assert live.row.version == version
        assert votes_left(table_service) == 0

    asyncio.run(story())


def test_votes_of_an_earlier_absence_do_not_count(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await absent_table(table_service)
        await table_service.change(live.id, cast_vote(1, 0, "end"))
        clock = live.options.clock
        assert clock is not None

        def again(connection: Connection, row: Any, seats: list[SeatRow]) -> dict[str, Any]:
            note_miss(connection, clock, replace(seats[1], missed=2))
            return {}

        await table_service.change(live.id, again)
        assert votes_left(table_service) == 0
        await table_service.change(live.id, cast_vote(1, 2, "end"))
        assert live.row.status == "playing"

    asyncio.run(story())


@pytest.mark.parametrize("change", [{"missed": 0}, {"stand_in": STAND_IN}, {}])
def test_who_came_back_meanwhile_has_missed_nothing(tmp_path: Path, change: dict[str, Any]) -> None:
    """The clock's step is prepared, and then something happens; only without it it is taken."""

    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await absent_table(table_service, missed=1)
        step = miss(CLOCK, live.seats[1], live.row.revision)

        def work(connection: Connection, row: Any, seats: Any) -> dict[str, Any]:
            if change:
                rows.change_seat(connection, row.id, 1, **change)
            return {}

        await table_service.change(live.id, work)
        if change:
            with pytest.raises(Refused):
                await table_service.change(live.id, step)
        else:
            await table_service.change(live.id, step)
            assert (live.seats[1].stand_in, live.seats[1].missed) == (STAND_IN, 2)

    asyncio.run(story())


def test_an_order_answers_before_any_clock(tmp_path: Path) -> None:
    async def story() -> None:
        live = await table_of(table_service_of(new_store(tmp_path)), GOAT)
        game = live.game
        assert game is not None
        for part in range(3):
            game.choose(game.decisions[0].keys[part % 2])
        assert "refuse" in game.decisions[0].keys
        seat = game.asked[0]
        seats = [replace(each, orders=[{"order": "always-refuse"}]) for each in live.seats]
        question = game.decisions[0].id
        found = duties(
            TableOptions(**GOAT, clock=CLOCK), at_once(live), seats, game, {seat: (question, 50.0)}
        )
        assert found == [AutoAnswer(seat, question, 50.0, "refuse", "order")]

    asyncio.run(story())
