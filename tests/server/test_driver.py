"""The driver: what a table does by itself, when, and which worker does it."""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import pytest

import tumbleweed as tw
from server.patience import PATIENCE, grown, until
from server.tables_at_hand import GOAT, LEGENDS, answer, new_store, table_of
from server.workers_at_hand import (
    BOTS,
    NEVER,
    Worker,
    at_work,
    change_seat,
    choices,
    table_with_bots,
)
from tumbleweed.core.errors import IllegalChoice
from tumbleweed.server.bot_workers import BotWorkers
from tumbleweed.server.settings import Settings
from tumbleweed.server.tables import driver as driving
from tumbleweed.server.tables.absence import STAND_IN, back, cast_vote, vote_open
from tumbleweed.server.tables.driver import bot_seed
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.orders import read_orders
from tumbleweed.server.tables.pace import BLUR, QUICKEST
from tumbleweed.server.tables.schedule import AutoAnswer, duties

# ---- bots ----


def test_bots_play_a_whole_game_by_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path))) as worker:
            live = await table_with_bots(worker, BOTS)
            await until(lambda: live.row.status == "over")
            assert live.row.wake_at is None
            assert {choice.made_by for choice in await choices(worker, live)} == {"bot"}
            assert len(worker.minds.asked) == live.row.revision  # each question once
            seeds = {(seat, seed) for _, seat, _, seed in worker.minds.asked}
            assert seeds == {(seat, bot_seed(live.row, seat)) for seat in range(3)}

    asyncio.run(story())


@pytest.mark.extended
def test_real_bots_play_against_a_player(tmp_path: Path) -> None:
    async def story() -> None:
        bot_workers = BotWorkers(1)
        worker = Worker(new_store(tmp_path))
        worker.driver.bot_workers = bot_workers
        luck = Random(1)
        async with at_work(worker):
            live = await table_with_bots(worker, {**GOAT, "seats": [{}, *BOTS["seats"][1:]]})
            while live.row.status == "playing":
                await until(lambda: live.game is None or live.game.over or 0 in live.game.asked)
                if live.row.status == "playing":
                    assert live.game is not None
                    revision = live.row.revision
                    if len(live.game.decisions[0].keys) > 1:
                        await answer(worker.table_service, live, luck.choice)
                    await until(partial(grown, live, revision))
            assert live.game is not None
            assert live.game.result is not None
        await bot_workers.close()

    asyncio.run(story())


def test_answers_are_released_by_the_clock_and_not_by_the_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ready at once: at the drawn moment. Ready later: whole pauses after it."""
    moments: list[float] = []

    async def skip(moment: float) -> None:
        moments.append(moment)

    monkeypatch.setattr(driving, "_until", skip)

    async def story(takes: float, late: list[int]) -> None:
        moments.clear()
        async with at_work(Worker(new_store(tmp_path, f"{takes}.db"), pause=0.4)) as worker:
            worker.minds.takes = takes
            live = await table_with_bots(worker, BOTS)
            ((seat, (_, since)),) = live.asked.items()
            drawn = worker.driver.pace(live, live.seats).of_bot(seat, 0)
            assert 0.2 <= drawn <= 0.6
            await until(lambda: moments)
            expected = [since + drawn + pauses * 0.4 for pauses in late]
            assert any(moments[0] == pytest.approx(each, abs=1e-6) for each in expected)

    asyncio.run(story(0.0, [0]))
    asyncio.run(story(1.0, list(range(1, 20))))  # the machine may be busy


@pytest.mark.extended
def test_all_parts_of_a_bots_answer_come_at_one_moment(tmp_path: Path) -> None:
    """The number of parts must not be visible to others: an offer has three."""

    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path), pause=5.0)) as worker:
            live = await table_with_bots(worker, BOTS)
            await until(lambda: live.row.revision >= 3, patience=60)
            first, *others = [choice.made_at for choice in (await choices(worker, live))[:3]]
            assert first - (live.row.started_at or 0) > 2.4
            assert all(other - first < 2.4 for other in others)

    asyncio.run(story())


def test_the_schedule_does_not_depend_on_what_bots_hold(tmp_path: Path) -> None:
    """At every question of a game: in a redealt world all is due at the same moments."""

    async def story() -> None:
        worker = Worker(new_store(tmp_path))
        live = await table_with_bots(worker, {**LEGENDS, "seats": BOTS["seats"], "pause": 1.0})
        worker.crash()
        luck = Random(5)
        pace = worker.driver.pace(live, live.seats)
        for _ in range(60):
            game = live.game
            assert game is not None
            due = duties(live.options, pace, live.seats, game, live.asked)
            waits = [
                duty.at - since for duty, (_, since) in zip(due, live.asked.values(), strict=True)
            ]
            assert all(0.49 < wait < 1.51 for wait in waits)
            for viewer in range(3):
                other = game.redeal(viewer, luck.getrandbits(64))
                assert duties(live.options, pace, live.seats, other, live.asked) == due
            await answer(worker.table_service, live, luck.choice)

    asyncio.run(story())


def test_a_table_may_have_a_pause_of_its_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path), pause=NEVER)) as worker:
            live = await table_with_bots(worker, {**BOTS, "pause": 0})
            await until(lambda: live.row.revision >= 5)

    asyncio.run(story())


def test_a_level_of_another_time_is_played_by_the_best_there_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path))) as worker:
            live = await table_of(worker.table_service, GOAT)
            (seat,) = live.asked
            await change_seat(worker, live, seat, stand_in="oracle")
            await until(lambda: live.row.revision >= 1)
            assert worker.minds.asked[0][2] == STAND_IN

    asyncio.run(story())


# ---- players ----


def test_in_company_no_pause_is_shorter_than_the_hosts(tmp_path: Path) -> None:
    """The maker of a table could otherwise see how long bots and players think."""

    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path), pause=1.2)) as worker:
            alone = {**GOAT, "seats": [{}, *BOTS["seats"][1:]], "pause": 0}
            live = await table_with_bots(worker, alone)
            assert worker.driver.pace(live, live.seats).pause == 0
            live = await table_of(worker.table_service, {**GOAT, "pause": 0})
            assert worker.driver.pace(live, live.seats).pause == 1.2
            live = await table_of(worker.table_service, {**GOAT, "pause": 3})
            assert worker.driver.pace(live, live.seats).pause == 3

    asyncio.run(story())


async def at_a_single_option(worker: Worker, undoable: bool = False) -> LiveTable:
    """A player is asked something with one option only; nothing has been done about it yet."""
    live = await table_of(worker.table_service, LEGENDS)
    luck = Random(3)
    for _ in range(400):
        game = live.game
        assert game is not None
        decision = game.decisions[-1]
        single = len(decision.keys) == 1 and len(game.asked) == 1
        if single and (not undoable or game.undo_reason(decision.seat) == ""):
            return live
        await answer(worker.table_service, live, luck.choice)
    raise AssertionError("there was always a choice")


def test_an_only_answer_is_given_for_the_player(tmp_path: Path) -> None:
    async def story() -> None:
        worker = Worker(new_store(tmp_path), pause=NEVER / 100)
        live = await at_a_single_option(worker)
        assert live.game is not None
        (seat, (question, since)) = next(iter(live.asked.items()))
        assert live.row.wake_at is not None
        assert live.row.wake_at >= since + QUICKEST * (1 - BLUR)  # as that player answers
        revision, key = live.row.revision, live.game.decisions[0].keys[0]
        worker.driver.settings = Settings(pause=0.0)
        async with at_work(worker):
            await change_seat(worker, live, seat, name="Ann")
            await until(lambda: live.row.revision > revision)
        given = (await choices(worker, live))[revision]
        assert (given.seat, given.key, given.made_by) == (seat, key, "table")
        assert question == f"{given.number}.{given.seat}.{given.part}"

    asyncio.run(story())


def test_undo_drops_what_was_about_to_happen(tmp_path: Path) -> None:
    async def story() -> None:
        worker = Worker(new_store(tmp_path), pause=NEVER / 100, lease=NEVER)
        live = await at_a_single_option(worker, undoable=True)
        (duty,) = worker.driver._doing[live.id]
        assert isinstance(duty, AutoAnswer)
        task = worker.driver._doing[live.id][duty]
        await worker.table_service.undo(live.id, duty.seat)
        assert duty not in worker.driver._doing.get(live.id, {})
        await asyncio.wait([task], timeout=PATIENCE)
        assert task.cancelled()

    asyncio.run(story())


def test_a_standing_order_answers_and_ends_in_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path))) as worker:
            live = await table_of(worker.table_service, GOAT)
            game = live.game
            assert game is not None
            orders = [{"order": "always-refuse", "until": until} for until in ("game", "round")]
            for seat in range(3):
                kept = read_orders("goat", orders, game.view(seat))
                await change_seat(worker, live, seat, orders=kept)
            await play_until(worker, live, lambda game: game.view()["round"] == 2)
            await until(lambda: [len(seat.orders) for seat in live.seats] == [1, 1, 1])
            made = [c for c in await choices(worker, live) if c.key in ("accept", "refuse")]
            assert made
            assert {(c.key, c.made_by) for c in made} <= {("refuse", "order"), ("accept", "table")}

    asyncio.run(story())


async def play_until(worker: Worker, live: LiveTable, true: Callable[[tw.Game], bool]) -> None:
    """The players answer whatever is not answered for them."""
    luck = Random(2)
    for _ in range(200):
        game = live.game
        assert game is not None
        if true(game):
            return
        revision = live.row.revision
        decision = game.decisions[-1]
        if "refuse" not in decision.keys and len(decision.keys) > 1:
            await answer(worker.table_service, live, luck.choice)
        await until(partial(grown, live, revision))
    raise AssertionError("it does not come to that")


# ---- absence ----


def test_the_clock_leads_from_the_default_to_a_bot_to_a_vote(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path))) as worker:
            live = await table_of(worker.table_service, {**GOAT, "clock": {"seconds": 0.2}})
            (seat,) = live.asked
            others = [other for other in range(3) if other != seat]
            for other in others:
                await change_seat(worker, live, other, seen_at=2e9)
            await until(lambda: vote_open(live.options.clock, live.seats[seat]))
            assert (live.seats[seat].missed, live.seats[seat].bot) == (3, STAND_IN)
            made = [choice.made_by for choice in await choices(worker, live)]
            assert made[:3] == ["clock", "bot", "bot"]
            for other in others:  # whose clocks ran out as well: they are back, and vote
                await change_seat(worker, live, other, **back(None, time.time()))
            await worker.table_service.change(live.id, cast_vote(seat, others[0], "end"))
            assert live.row.status == "playing"
            await worker.table_service.change(live.id, cast_vote(seat, others[1], "end"))
            assert live.row.status == "ended"
            assert not worker.driver._doing.get(live.id)

    asyncio.run(story())


@pytest.mark.parametrize(("tournament", "status"), [(None, "playing"), ("cup", "over")])
def test_bots_finish_a_game_for_nobody_in_tournaments_alone(
    tmp_path: Path, tournament: str | None, status: str
) -> None:
    """All the others wait for the next round."""

    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path))) as worker:
            options = {**GOAT, "seats": [{}, *BOTS["seats"][1:]], "tournament": tournament}
            live = await table_with_bots(worker, options)
            await change_seat(worker, live, 0, stand_in="thrifty", seen_at=None)
            if tournament:
                await until(lambda: live.row.status == "over")
            else:
                assert (live.row.wake_at, worker.driver._doing) == (None, {})
            assert live.row.status == status

    asyncio.run(story())


def test_without_a_bot_the_question_stays_open_until_the_vote(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path))) as worker:
            clock = {"seconds": 0.2, "at_zero": ["vote"]}
            live = await table_of(worker.table_service, {**GOAT, "clock": clock})
            (seat,) = live.asked
            await until(lambda: live.seats[seat].missed == 1)
            assert live.row.wake_at is None
            assert live.row.revision == 0
            voter = (seat + 1) % 3
            await worker.table_service.change(live.id, cast_vote(seat, voter, "wait"))
            assert live.seats[seat].missed == 0
            await until(lambda: live.seats[seat].missed == 1)  # the clock ran again
            await worker.table_service.change(live.id, cast_vote(seat, voter, "bot"))
            await until(lambda: live.row.revision >= 1)
            assert (await choices(worker, live))[0].made_by == "bot"

    asyncio.run(story())


def test_an_absent_player_is_played_for_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path))) as worker:
            live = await table_of(worker.table_service, GOAT)
            (seat,) = live.asked
            await change_seat(worker, live, seat, stand_in="random")
            await until(lambda: seat not in live.asked)
            assert {asked[1:3] for asked in worker.minds.asked} == {(seat, "random")}
            assert live.row.revision == 3  # an offer
            await change_seat(worker, live, seat, **back(None, time.time()))
            thoughts = len(worker.minds.asked)
            for _ in range(20):
                assert live.game is not None
                if seat in live.asked:
                    break
                with suppress(IllegalChoice):  # an only answer was given by the table
                    await answer(worker.table_service, live, lambda keys: keys[0])
            assert len(worker.minds.asked) == thoughts

    asyncio.run(story())


def test_who_answers_while_the_bot_still_thinks_was_faster(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def story() -> None:
        async with at_work(Worker(new_store(tmp_path))) as worker:
            worker.minds.takes = NEVER
            live = await table_of(worker.table_service, GOAT)
            (seat,) = live.asked
            await change_seat(worker, live, seat, stand_in="thrifty")
            await until(lambda: worker.minds.asked)
            await answer(worker.table_service, live, lambda keys: keys[1])
            assert live.seats[seat].stand_in is None
            assert not worker.driver._doing.get(live.id)
            assert (await choices(worker, live))[0].made_by == "player"

    asyncio.run(story())
    assert caplog.text == ""


def test_stale_answers_are_dropped_without_a_word(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Another worker was faster, and this one has not been notified."""
    caplog.set_level(logging.WARNING)

    async def story() -> None:
        store = new_store(tmp_path)
        slow, quick = Worker(store, "slow"), Worker(store, "quick")
        slow.minds.takes = 0.2
        live = await table_with_bots(slow, BOTS)
        other = await quick.table_service.open(live.id)
        await answer(quick.table_service, other, lambda keys: keys[-1])
        await until(lambda: live.row.revision > 1)
        slow.crash()
        quick.crash()
        made = await choices(slow, live)
        assert [choice.made_by for choice in made[:2]] == ["player", "bot"]

    asyncio.run(story())
    assert caplog.text == ""
