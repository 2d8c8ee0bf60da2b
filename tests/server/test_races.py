"""Two at once: between two workers, between a change and whoever comes in the middle of it."""

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from sqlalchemy import Connection

from server.patience import until
from server.tables_at_hand import GOAT, LEGENDS, answer, new_store, table_of, table_service_of
from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables import lifecycle, seat_view
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.table_service import TableService, Work
from tumbleweed.server.tables.viewers import Viewer, Viewers


def always(key: str) -> Callable[[Any], str]:
    return lambda keys: key


def insert_person(connection: Connection, values: dict[str, Any]) -> None:
    connection.execute(schema.people.insert().values(values))


def said(words: str) -> Work:
    def work(connection: Any, row: Any, seats: Any) -> dict[str, Any]:
        line = {"person_id": None, "seat": 0, "name": "P0", "phrase": None, "said_at": 1.0}
        rows.add_chat(connection, row.id, words=words, **line)
        return {}

    return work


def words_at(live: LiveTable) -> list[str | None]:
    return [line.words for line in live.chat]


# ---- words of other workers ----


def test_what_another_worker_changed_before_our_answer_is_not_passed_over(tmp_path: Path) -> None:
    """Its word comes after our commit, and tells of an older version than ours."""

    async def story() -> None:
        store = new_store(tmp_path)
        one, two = table_service_of(store), table_service_of(store, "two")
        live = await table_of(one, GOAT)
        other = await two.change(live.id, said("howdy"))
        await answer(one, live, lambda keys: keys[0])
        one.hear(live.id, other.row.version)
        await one.stop()
        assert words_at(live) == ["howdy"]
        assert live.row.revision == 1
        assert live.row.version == other.row.version + 1

    asyncio.run(story())


def test_an_answer_to_what_another_worker_has_shown(tmp_path: Path) -> None:
    """Behind a proxy the question comes from one worker, and the answer goes to another that has
    not heard of it yet."""

    async def story() -> None:
        store = new_store(tmp_path)
        one, two = table_service_of(store), table_service_of(store, "two")
        live = await table_of(one, GOAT)
        other = await two.open(live.id)
        await answer(one, live, lambda keys: keys[0])
        await answer(two, live, lambda keys: keys[0])
        assert other.row.revision == 2

    asyncio.run(story())


class Slow:
    """A store that hands out what it has read when it is told to."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.has_read = asyncio.Event()
        self.may_go_on = asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def read(self, work: Callable[..., Any], *args: Any) -> Any:
        found = await self.store.read(work, *args)
        self.has_read.set()
        await self.may_go_on.wait()
        return found


@pytest.mark.parametrize("named", [True, False])
def test_a_word_that_comes_while_a_table_is_opened_is_heard(tmp_path: Path, named: bool) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        one = table_service_of(store)
        slow: Any = Slow(store)
        two = table_service_of(slow, "two")
        live = await table_of(one, GOAT)
        opening = asyncio.create_task(two.open(live.id))
        await until(slow.has_read.is_set, "what the other worker reads")
        await answer(one, live, lambda keys: keys[0])
        two.hear(*((live.id, live.row.version) if named else ("", 0)))
        slow.may_go_on.set()
        other = await opening
        await asyncio.sleep(0)  # the word is heard again when the table is there
        await two.stop()
        assert other.row == live.row
        assert other.game is not None
        assert live.game is not None
        assert other.game.fingerprint == live.game.fingerprint

    asyncio.run(story())


def test_what_another_worker_plays_differently_freezes_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        store = new_store(tmp_path)
        one, two = table_service_of(store), table_service_of(store, "two")
        live = await table_of(one, GOAT)
        other = await two.open(live.id)
        for _ in range(3):
            await answer(one, live, lambda keys: keys[0])
        first = schema.choices.c.revision == 1
        edit = schema.choices.update().where(first).values(key="rob:bank")
        await store.run(lambda connection: connection.execute(edit))
        with pytest.raises(Refused) as refused:
            await two.submit(live.id, 0, "0.0.0", "accept")
        assert refused.value.code == "frozen"
        assert other.game is None
        assert "rob" not in other.frozen

    asyncio.run(story())


def test_own_words_cost_no_look_into_the_database(tmp_path: Path) -> None:
    """PostgreSQL tells us of our own commit, and may be faster than its answer."""

    async def story() -> None:
        store = new_store(tmp_path)
        table_service = table_service_of(store)
        live = await table_of(table_service, GOAT)
        async with live.lock:
            table_service.hear(live.id, live.row.version + 1)
            await asyncio.sleep(0)
            live.row = _later(live)
        table_service.store = None  # type: ignore[assignment]  # whoever asks it fails
        await table_service.stop()

    def _later(live: LiveTable) -> rows.TableRow:
        return rows.TableRow(**{**vars(live.row), "version": live.row.version + 1})

    asyncio.run(story())


# ---- in the middle of a change ----


def test_a_table_is_seen_before_the_deal_or_after_it(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        row, seats = lifecycle.new_table(TableOptions(**GOAT), None)
        await table_service.store.run(rows.add_table, row, seats)
        live = await table_service.open(row.id)
        starting = asyncio.create_task(table_service.change(row.id, lifecycle.start("random")))
        looks = 0
        while not starting.done():
            assert (live.row.status == "playing") == (live.game is not None) == bool(live.asked)
            looks += 1
            await asyncio.sleep(0)
        assert looks > 2
        assert (await starting).game is not None

    asyncio.run(story())


def test_a_listener_that_fails_keeps_nothing_from_the_others(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, GOAT)
        told: list[int] = []

        def fail(live: LiveTable) -> None:
            raise KeyError("the card that nobody may know")

        table_service.listeners += [fail, lambda live: told.append(live.row.revision)]
        await answer(table_service, live, lambda keys: keys[0])
        assert told == [1]

    asyncio.run(story())


def test_whoever_still_holds_a_forgotten_table_does_no_harm(tmp_path: Path) -> None:
    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        old = await table_of(table_service, GOAT)
        table_service.forget(-1.0, lambda table_id: False)
        new = await table_service.open(old.id)
        assert new is not old
        await answer(table_service, old, lambda keys: keys[0])
        assert new.row.revision == 1
        assert old.row.revision == 0
        table_service.live[old.id] = old  # and if it is used again
        await answer(table_service, new, lambda keys: keys[0])
        assert old.row.revision == 2

    asyncio.run(story())


def test_another_past_while_somebody_is_away(tmp_path: Path) -> None:
    """They have seen a choice that is then taken back and made otherwise."""

    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        viewers = Viewers(table_service)
        live = await table_of(table_service, LEGENDS)
        seat, others = await a_ride_to_take_back(table_service, live, Random(3))
        seen = await told(viewers, live, 0, 0)
        revision = seat_view.revision(live)
        await table_service.undo(live.id, seat)
        await answer(table_service, live, lambda keys: next(key for key in keys if key in others))
        assert live.game is not None
        while live.game.event_count < len(seen):
            await answer(table_service, live, lambda keys: keys[0])
        first, rest = len(seen), await told(viewers, live, revision, len(seen))
        all_of_it = await told(viewers, live, 0, 0)
        assert [*seen[: len(all_of_it) - len(rest)], *rest] == all_of_it
        assert all_of_it[:first] != seen

    asyncio.run(story())


async def a_ride_to_take_back(
    table_service: TableService, live: LiveTable, luck: Random
) -> tuple[int, list[str]]:
    """Play until somebody has ridden where they could have ridden elsewhere; who, and where to."""
    while True:
        assert live.game is not None
        decision = live.game.decisions[-1]
        rides = [key for key in decision.keys if key.startswith("ride:")]
        key = luck.choice(rides or list(decision.keys))
        await answer(table_service, live, always(key))
        if len(rides) > 1 and live.game.undo_reason(decision.seat) == "":
            return decision.seat, [ride for ride in rides if ride != key]


async def told(viewers: Viewers, live: LiveTable, revision: int, events: int) -> list[Any]:
    """The events that a spectator gets who has so many of them already."""
    viewer = Viewer(None, None, set())
    await viewers.enter(live, viewer, revision, events)
    await viewers.leave(live, viewer)
    message = orjson.loads(viewer.outbox.get_nowait() or b"")
    assert message["events"]["from"] <= events
    return list(message["events"]["list"])


# ---- the same thing twice ----


async def two_of(url: str) -> tuple[TableService, TableService, str]:
    """Two workers on one database, and a table nobody sits at."""
    one, two = table_service_of(Store(url)), table_service_of(Store(url), "two")
    row, seats = lifecycle.new_table(TableOptions(**GOAT), None)
    await one.store.run(rows.add_table, row, seats)
    for person in ("ann", "bob"):
        values: dict[str, Any] = {
            "id": person,
            "name": person,
            "lang": "en",
            "notices": {},
            "created_at": 1.0,
        }
        await one.store.run(insert_person, values)
    await asyncio.gather(one.open(row.id), two.open(row.id))
    return one, two, row.id


def one_is_refused(outcomes: Sequence[Any], code: str) -> None:
    refused = [each for each in outcomes if isinstance(each, Exception)]
    assert len(refused) == 1, outcomes
    assert isinstance(refused[0], Refused), refused
    assert refused[0].code == code


def test_one_seat_for_two_people(any_database: str) -> None:
    async def story() -> None:
        one, two, table = await two_of(any_database)
        outcomes = await asyncio.gather(
            one.change(table, lifecycle.take_seat(0, "ann", "Ann")),
            two.change(table, lifecycle.take_seat(0, "bob", "Bob")),
            return_exceptions=True,
        )
        one_is_refused(outcomes, "seat-taken")
        _closed(one, two)

    asyncio.run(story())


def test_two_press_start(any_database: str) -> None:
    async def story() -> None:
        one, two, table = await two_of(any_database)
        outcomes = await asyncio.gather(
            one.change(table, lifecycle.start("random")),
            two.change(table, lifecycle.start("random")),
            return_exceptions=True,
        )
        one_is_refused(outcomes, "started")
        first, second = await one.open(table), await two.open(table)
        await asyncio.gather(one.change(table, said("go")), two.change(table, said("go")))
        await asyncio.gather(*(k._refresh(k.live[table], 0) for k in (one, two)))
        assert first.game is not None
        assert second.game is not None
        assert first.row == second.row
        assert first.game.fingerprint == second.game.fingerprint
        _closed(one, two)

    asyncio.run(story())


def _closed(*table_services: TableService) -> None:
    for table_service in table_services:
        table_service.store.close()
