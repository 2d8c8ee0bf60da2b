"""Changes of a table: tried on a copy, stored, then seen; made again from rows by any worker."""

import asyncio
import threading
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, insert, update

import tumbleweed as tw
from server.patience import PATIENCE
from server.tables_at_hand import GOAT, LEGENDS, answer, new_store, table_of, table_service_of
from tumbleweed.server.errors import Refused, StoreTrouble
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables import seat_view
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.table_service import TableService


def standing(live: LiveTable) -> tuple[Any, ...]:
    game = live.game
    assert game is not None
    assert game.record is not None
    entries = [entry.to_json() for entry in game.record.entries]
    events = [event.to_json() for event in game.events]
    return game.fingerprint, game.number, game.parts, entries, events, live.row.revision


async def play(
    table_service: TableService, live: LiveTable, luck: Random, most: int = 5000
) -> None:
    for _ in range(most):
        assert live.game is not None
        if live.game.over:
            return
        if luck.random() < 0.1:
            await undo_somehow(table_service, live)
        else:
            await answer(table_service, live, luck.choice)


async def undo_somehow(table_service: TableService, live: LiveTable) -> None:
    assert live.game is not None
    for seat in range(live.game.players):
        if live.game.undo_reason(seat) == "":
            await table_service.undo(live.id, seat)
            return


@pytest.mark.parametrize(("options", "most"), [(GOAT, 5000), (LEGENDS, 250)])
def test_another_worker_makes_the_same_table_from_the_rows(
    tmp_path: Path, options: dict[str, Any], most: int
) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        table_service = table_service_of(store)
        live = await table_of(table_service, options)
        await play(table_service, live, Random(3), most)
        again = await table_service_of(store, "two").open(live.id)
        assert standing(again) == standing(live)
        assert again.asked == live.asked
        assert again.counts == live.counts
        assert again.row == live.row

    asyncio.run(story())


def test_events_are_stored_as_the_engine_tells_them(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, GOAT)
        for seed in range(40):
            await play(table_service, live, Random(seed), 3)
            assert live.game is not None
            stored = await table_service.store.read(rows.read_events, live.id)
            assert stored == live.game.stored_events(0)

    asyncio.run(story())


def test_two_workers_at_one_table(tmp_path: Path) -> None:
    """They hear nothing of each other: every other answer meets a table that has moved on."""

    async def story() -> None:
        store = new_store(tmp_path)
        one, two = table_service_of(store), table_service_of(store, "two")
        live = await table_of(one, GOAT)
        other = await two.open(live.id)
        luck = Random(5)
        while live.row.status == "playing":
            await answer(one, live, luck.choice)
            two.hear(live.id, live.row.version)
            await settled(two)
            if other.row.status == "playing":
                await answer(two, other, luck.choice)
                one.hear(live.id, other.row.version)
                await settled(one)
            assert standing(live) == standing(other)
        assert live.row.result == other.row.result
        assert live.row.result is not None

    asyncio.run(story())


async def settled(table_service: TableService) -> None:
    await table_service.stop()


def test_the_faster_of_two_answers_to_one_question_counts(tmp_path: Path) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        one, two = table_service_of(store), table_service_of(store, "two")
        live = await table_of(one, GOAT)
        other = await two.open(live.id)
        told: list[int] = []
        two.listeners.append(lambda live: told.append(live.row.revision))
        assert live.game is not None
        first = live.game.decision
        assert first is not None
        await one.submit(live.id, first.seat, first.id, first.keys[0])
        with pytest.raises(tw.StaleChoice):
            await two.submit(live.id, first.seat, first.id, first.keys[1])
        assert standing(live) == standing(other)
        assert live.row.revision == 1
        assert told == [1]  # whoever watches there has learned of it

    asyncio.run(story())


@pytest.mark.parametrize("fault", ["stale", "foreign", "unknown", "not on offer"])
def test_a_bad_answer_changes_nothing(tmp_path: Path, fault: str) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, GOAT)
        assert live.game is not None
        decision = live.game.decision
        assert decision is not None
        seat, question, key = decision.seat, decision.id, decision.keys[0]
        bad = {
            "stale": (seat, f"7.{seat}.0", key),
            "foreign": ((seat + 1) % 3, question, key),
            "unknown": (seat, question, "offer:nobody"),
            "not on offer": (seat, question, "accept"),
        }[fault]
        before, version = standing(live), live.row.version
        with pytest.raises(tw.IllegalChoice):
            await table_service.submit(live.id, *bad)
        assert (standing(live), live.row.version) == (before, version)
        assert standing(await table_service_of(table_service.store, "two").open(live.id)) == before

    asyncio.run(story())


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    """The file is locked by somebody else for longer than we wait."""

    async def story() -> None:
        store = new_store(tmp_path)
        table_service = table_service_of(store)
        live = await table_of(table_service, GOAT)
        before = standing(live)
        with store.engine.begin() as held:
            held.execute(update(schema.tables).values(listed=True))
            with pytest.raises(StoreTrouble) as trouble:
                await answer(table_service, live, lambda keys: keys[0])
        assert trouble.value.kind == "locked"
        assert standing(live) == before
        await answer(table_service, live, lambda keys: keys[0])
        assert live.row.revision == 1

    asyncio.run(story())


def test_who_goes_away_in_the_middle_of_a_call_breaks_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, GOAT)
        told: list[int] = []
        table_service.listeners.append(lambda live: told.append(live.row.revision))
        call = asyncio.create_task(answer(table_service, live, lambda keys: keys[0]))
        await asyncio.sleep(0)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        await table_service.stop()
        assert told in ([], [1])
        assert standing(live) == standing(
            await table_service_of(table_service.store, "two").open(live.id)
        )

    asyncio.run(story())


def test_who_goes_away_during_the_commit_is_shown_to_the_others(tmp_path: Path) -> None:
    """It is stored by then, so it has happened, though nobody waits for the answer."""

    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, GOAT)
        told: list[int] = []
        table_service.listeners.append(lambda live: told.append(live.row.revision))
        writing, gone = threading.Event(), threading.Event()

        def also(connection: Connection) -> None:
            writing.set()
            gone.wait(PATIENCE)

        assert live.game is not None
        asked = live.game.decisions[-1]
        choice = (live.id, asked.seat, asked.id, asked.keys[0])
        call = asyncio.create_task(table_service.submit(*choice, also=also))
        await asyncio.to_thread(writing.wait, PATIENCE)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        assert told == []
        gone.set()
        await table_service.stop()
        assert told == [1]

    asyncio.run(story())


def test_a_question_is_as_old_as_it_is_in_a_window_too(tmp_path: Path) -> None:
    """Another's sealed answer does not make mine younger; three choose characters together."""

    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, LEGENDS)
        before = dict(live.asked)
        assert set(before) == {0, 1, 2}
        await answer(table_service, live, lambda keys: keys[0])
        assert set(live.asked) == {0, 1}
        assert live.asked == {0: before[0], 1: before[1]}
        again = await table_service_of(table_service.store, "two").open(live.id)
        assert again.asked == live.asked

    asyncio.run(story())


# ---- tables of another time ----


def test_a_game_of_other_content_says_so_and_shows_its_events(tmp_path: Path) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        table_service = table_service_of(store)
        live = await table_of(table_service, GOAT)
        await play(table_service, live, Random(1), 10)
        store.now_in(_age, live.id)
        later = await table_service_of(store, "two").open(live.id)
        assert later.game is None
        assert "content 000000" in later.frozen
        with pytest.raises(Refused) as refused:
            await table_service_of(store, "three").submit(live.id, 0, "1.0.0", "accept")
        assert refused.value.code == "frozen"

    def _age(connection: Connection, table_id: str) -> None:
        row = schema.tables.c.id == table_id
        connection.execute(update(schema.tables).where(row).values(content="0" * 64))

    asyncio.run(story())


@pytest.mark.parametrize("change", [{"game": "faro"}, {"edition": "martian"}, {"pause": None}])
def test_a_game_that_no_longer_exists_can_be_opened(tmp_path: Path, change: dict[str, Any]) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        live = await table_of(table_service_of(store), GOAT)
        settings = {**live.row.settings, **change}
        store.now_in(_set, live.id, settings)
        later = await table_service_of(store, "two").open(live.id)
        assert bool(later.frozen) == ("pause" not in change)

    def _set(connection: Connection, table_id: str, settings: dict[str, Any]) -> None:
        row = schema.tables.c.id == table_id
        connection.execute(update(schema.tables).where(row).values(settings=settings))

    asyncio.run(story())


def test_an_edited_choice_is_noticed(tmp_path: Path) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        table_service = table_service_of(store)
        live = await table_of(table_service, GOAT)
        await play(table_service, live, Random(2), 60)
        store.now_in(_edit, live.id)
        later = await table_service_of(store, "two").open(live.id)
        assert later.game is None
        assert later.frozen == "entry 0 does not fit"  # and nothing of who could have done what

    def _edit(connection: Connection, table_id: str) -> None:
        first = (schema.choices.c.table_id == table_id) & (schema.choices.c.revision == 1)
        connection.execute(update(schema.choices).where(first).values(key="offer:nobody"))

    asyncio.run(story())


def test_a_choice_cannot_be_doubled(tmp_path: Path) -> None:
    """Not even by hand: the database refuses."""

    async def story() -> None:
        store = new_store(tmp_path)
        table_service = table_service_of(store)
        live = await table_of(table_service, GOAT)
        await answer(table_service, live, lambda keys: keys[0])
        (choice,) = await store.read(rows.read_choices, live.id)
        values = {**vars(choice), "revision": 2}
        with pytest.raises(Exception, match=r"UNIQUE|PRIMARY"):
            store.now_in(lambda c: c.execute(insert(schema.choices).values(values)))

    asyncio.run(story())


def test_no_table_no_answer(tmp_path: Path) -> None:
    async def story() -> None:
        with pytest.raises(Refused) as refused:
            await table_service_of(new_store(tmp_path)).open("nowhere")
        assert refused.value.code == "no-table"

    asyncio.run(story())


def test_undo_gives_no_new_time(tmp_path: Path) -> None:
    """To choose and take it back, again and again, does not stop the clock."""

    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, LEGENDS)
        luck = Random(11)
        found = 0
        for _ in range(400):
            assert live.game is not None
            (seat, *others) = live.asked
            before = live.asked[seat][1]
            await answer(table_service, live, luck.choice)
            assert live.game is not None
            if not others and live.game.undo_reason(seat) == "" and seat in live.asked:
                await table_service.undo(live.id, seat)
                assert live.asked[seat][1] == before
                found += 1
                if found > 5:
                    break
        assert found > 5
        again = await table_service_of(table_service.store, "two").open(live.id)
        assert again.asked == live.asked

    asyncio.run(story())


def test_what_others_seal_moves_nothing_that_one_sees(tmp_path: Path) -> None:
    """A card picked for an offer, taken back, another one picked: nobody has said anything yet."""

    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, {**GOAT, "seats": [{}] * 4})
        assert live.game is not None
        dealer = live.game.asked[0]
        other = (dealer + 1) % 4
        before = seat_view.seen(live, other, 0.0)
        await answer(table_service, live, lambda keys: keys[0])
        await table_service.undo(live.id, dealer)
        await answer(table_service, live, lambda keys: keys[1])
        assert live.row.revision == 3
        after = seat_view.seen(live, other, 0.0)
        assert after == before
        assert seat_view.update(live, before, after, other) is None
        assert seat_view.seen(live, dealer, 0.0) != before

    asyncio.run(story())
