"""In real time: whether a bot had a choice cannot be told from when its answers are stored."""

import asyncio
from pathlib import Path

import pytest

import tumbleweed as tw
from server.answer_times import Timed, telling, timed
from server.patience import until
from server.tables_at_hand import LEGENDS, new_store
from server.test_answer_times import ANSWERS, CHANCE
from server.workers_at_hand import BOTS, Worker, at_work, choices, table_with_bots
from tumbleweed.core.replay import replay
from tumbleweed.server.bot_workers import BotWorkers
from tumbleweed.server.store.tables import ChoiceRow
from tumbleweed.server.tables.live import LiveTable, record_of

pytestmark = pytest.mark.soak("server")
TABLES = 12
ENTRIES = ANSWERS * 11 // 10  # some answers have several parts


def forced_in(game: tw.Game, rows: list[ChoiceRow]) -> set[tuple[int, int]]:
    """The questions, and whose, of which every part had one option only."""
    free, every = set(), set()
    for row in rows:
        (decision,) = [each for each in game.decisions if each.seat == row.seat]
        every.add((row.number, row.seat))
        if len(decision.keys) > 1:
            free.add((row.number, row.seat))
        game.choose(row.key, row.seat)
    return every - free


def test_a_bots_time_does_not_tell_whether_it_had_a_choice(tmp_path: Path) -> None:
    async def story() -> None:
        bot_workers = BotWorkers(1)
        worker = Worker(new_store(tmp_path), pause=0.6, lease=60.0)
        worker.driver.bot_workers = bot_workers
        options = {**LEGENDS, "seats": BOTS["seats"]}
        async with at_work(worker):
            lives: list[LiveTable] = [await table_with_bots(worker, options) for _ in range(TABLES)]
            enough = f"{ENTRIES} entries"
            await until(lambda: sum(each.row.revision for each in lives) >= ENTRIES, enough, 900)
            seen: list[Timed] = []
            for live in lives:
                rows = await choices(worker, live)
                forced = forced_in(replay(record_of(live.row, live.options, [])), rows)
                seen += timed(rows, forced, live.row.started_at or 0.0)
        await bot_workers.close()
        assert sum(answer.forced for answer in seen) > 100
        told = telling([Timed("", "", each.seconds, each.forced) for each in seen])
        print(f"{len(seen)} answers in real time: AUC {told:.3f}")
        assert len(seen) >= ANSWERS
        assert told <= CHANCE

    asyncio.run(story())
