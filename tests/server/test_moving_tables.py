"""Tables go to another host: they play on there, for whoever has the links."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from example_pack import HIGH_NOON
from server.rows_of import rows_of
from server.tables_at_hand import copy_of_another_time
from server.town import Town, Visitor, ok
from server.two_hosts import (
    annie_and_bill,
    between,
    in_play,
    lines_of,
    opened,
    play,
    received,
    rewritten,
    sent,
    waiting,
)
from tumbleweed.core.replay import replay
from tumbleweed.server.admin.desk import open_desk
from tumbleweed.server.admin.soundness import faults
from tumbleweed.server.admin.tables import release
from tumbleweed.server.packs import offer_packs
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import add_table, read_choices, read_table
from tumbleweed.server.tables.branches import play_on
from tumbleweed.server.tables.lifecycle import start

CLOCK = {"seconds": 3600, "at_zero": ["default"]}


async def standing(town: Town, table: str) -> Any:
    """Where the game is, and what everybody has been told."""
    live = await town.table_service.open(table)
    assert live.game is not None
    decisions = [(each.id, list(each.keys)) for each in live.game.decisions]
    return live.game.fingerprint, decisions, live.game.stored_events(0), live.times, live.made_by


def talk_of(town: Town, table: str) -> list[Any]:
    lines = [line for line in town.rows(schema.chat) if line.table_id == table]
    return [(line.place, line.seat, line.name, line.words, line.said_at) for line in lines]


# ---- there and back ----


def test_games_are_the_same_at_the_other_host(tmp_path: Path, any_database: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        playing = await in_play(old, annie, bill, 25, undo="free")
        over = await in_play(old, annie, bill, 2000)
        ended = await in_play(old, annie, bill, 5)
        ok(await annie.post(f"/api/tables/{ended}/end"))
        await waiting(annie, bill)
        outcomes = await received(new, await sent(old, tmp_path / "tables"))
        assert [each.said for each in outcomes] == ["playing", "over", "ended", "open"]
        assert new.store.read_now(faults, True) == []
        for table in (playing, over, ended):
            assert await standing(new, table) == await standing(old, table)
            assert talk_of(new, table) == talk_of(old, table) != []
            mine, theirs = (each.store.read_now(read_table, table) for each in (old, new))
            assert mine is not None
            assert theirs is not None
            same = ("status", "seed", "seed_hash", "engine", "revision", "asked", "result")
            for name in (*same, "created_at", "started_at", "ended_at"):
                assert getattr(mine, name) == getattr(theirs, name)

    between(tmp_path, any_database, story)


def test_longer_games_undone_choices_and_positions_come_along(
    tmp_path: Path, sqlite_url: str
) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        western = await in_play(old, annie, bill, 60, game="legends", options={"length": 15})
        over = await in_play(old, annie, bill, 2000)
        position = await played_on(old, over, annie)
        while all(row.seat for row in old.store.read_now(read_choices, position)):
            await play(old, position, 1)
        await old.table_service.undo(position, 0)
        outcomes = await received(new, await sent(old, tmp_path / "tables", western, position))
        assert [each.said for each in outcomes] == ["playing", "playing"]
        assert any(row.key.startswith("undo:") for row in new.rows(schema.choices))
        for table in (western, position):
            await play(old, table, 5)
            await play(new, table, 5)
            assert (await standing(new, table))[:3] == (await standing(old, table))[:3]
        assert new.store.read_now(faults, True) == []

    between(tmp_path, sqlite_url, story)


async def played_on(town: Town, table: str, who: Visitor) -> str:
    """A table of theirs that starts in the middle of another."""
    live = await town.table_service.open(table)
    assert live.game is not None
    assert live.game.record is not None
    then = replay(live.game.record, 3)
    state = then.ruleset.dump(then.state)
    row, seats = play_on(live, False, state, 0, (await who.me())["id"], "random")
    await town.store.run(add_table, row, seats)
    await town.table_service.change(row.id, start(None))
    return row.id


def test_a_game_of_a_pack_goes_where_the_pack_is(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        packs = (f"noon={HIGH_NOON}",)
        offer_packs(packs)
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 9, game="legends", pack="noon")
        old.settings = replace(old.settings, packs=packs)
        file = await sent(old, tmp_path / "tables")
        [outcome] = await received(new, file)
        assert outcome.id is None
        assert "has no pack 'noon' here" in outcome.said
        new.settings = replace(new.settings, packs=packs)
        [outcome] = await received(new, file)
        assert (outcome.id, outcome.said) == (table, "playing")

    try:
        between(tmp_path, sqlite_url, story)
    finally:
        offer_packs(())


def test_importing_twice_changes_nothing(tmp_path: Path, any_database: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 6)
        file = await sent(old, tmp_path / "tables")
        [first] = await received(new, file)
        await play(new, table, 3)
        before = {each.name: new.rows(each) for each in schema.metadata.sorted_tables}
        [again] = await received(new, file)
        assert (again.already, again.id, again.links) == (True, first.id, ())
        assert {each.name: new.rows(each) for each in schema.metadata.sorted_tables} == before

    between(tmp_path, any_database, story)


def test_a_dry_run_says_the_same_and_stores_nothing(tmp_path: Path, any_database: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        await in_play(old, annie, bill, 6)
        await waiting(annie, bill)
        file = await sent(old, tmp_path / "tables")
        tried = await received(new, file, dry_run=True)
        assert [new.count(each) for each in (schema.tables, schema.people, schema.links)] == [0] * 3
        done = await received(new, file)
        for one, other in zip(tried, done, strict=True):
            assert (one.id, one.said, one.links) == (other.id, other.said, ())

    between(tmp_path, any_database, story)


def test_a_taken_id_is_another_one_each_time_the_same(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 6)
        file = await sent(old, tmp_path / "tables")
        await received(new, file)
        rewritten(file, lambda line: line.update(created_at=1.0))
        [other] = await received(new, file)
        assert other.id not in (None, table)
        assert not other.already
        assert other.id is not None
        assert (await standing(new, other.id))[:2] == (await standing(new, table))[:2]
        [again] = await received(new, file)
        assert (again.id, again.already) == (other.id, True)
        await sent(new, tmp_path / "back")
        assert all(each.already for each in await received(new, tmp_path / "back"))

    between(tmp_path, sqlite_url, story)


def test_a_room_code_that_is_in_use_is_not_given_twice(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await waiting(annie, bill)
        file = await sent(old, tmp_path / "tables")
        await received(new, file)
        rewritten(file, lambda line: line.update(id=table[:5] + "2222222222"))
        [other] = await received(new, file)
        assert other.id is not None
        assert other.id[:5] != table[:5]

    between(tmp_path, sqlite_url, story)


def test_a_frozen_game_is_kept_with_its_events(tmp_path: Path, any_database: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 12)
        frozen = old.store.now_in(copy_of_another_time, table)
        [outcome] = await received(new, await sent(old, tmp_path / "tables", frozen))
        assert outcome.said.startswith("frozen: It was made with")
        mine, theirs = (rows_of(each.store, frozen) for each in (old, new))
        assert len(theirs["events"]) > 10
        told = ("place", "audience", "key", "args", "secret")
        assert _only(theirs["events"], told) == _only(mine["events"], told)
        assert theirs["choices"] == mine["choices"]
        seen = ok(await (await opened(new, outcome.links[0])).get(f"/api/tables/{frozen}"))
        assert "content 000000" in seen["table"]["frozen"]
        assert len(seen["events"]["list"]) > 10

    between(tmp_path, any_database, story)


def _only(found: list[dict[str, Any]], names: tuple[str, ...]) -> list[dict[str, Any]]:
    ordered = sorted(found, key=lambda row: row["place"])
    return [{name: row[name] for name in names} for row in ordered]


def test_a_game_over_is_not_claimed_to_go_on(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        await in_play(old, annie, bill, 2000)
        file = await sent(old, tmp_path / "tables")
        rewritten(file, lambda line: line.update(status="playing", ended_at=None))
        [outcome] = await received(new, file)
        assert outcome.said == "the table is said to be 'playing', but its game is over"
        assert new.count(schema.tables) == new.count(schema.people) == 0

    between(tmp_path, sqlite_url, story)


# ---- what belongs to the old host ----


def test_what_is_rated_there_is_not_rated_here(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 9, listed=True)
        over = await in_play(old, annie, bill, 2000)
        for each in (table, over):
            row = old.store.read_now(read_table, each)
            assert row is not None
            settings = {**row.settings, "rated": True, "tournament": "autumn"}
            chosen = schema.tables.update().where(schema.tables.c.id == each)
            old.change(chosen.values(settings=settings, listed=True))
        file = await sent(old, tmp_path / "tables")
        claims = {"rated": True, "tournament": "autumn"}
        for number, line in enumerate(lines_of(file)[1:-1], 2):
            assert (line["settings"]["rated"], line["settings"]["tournament"]) == (False, None)
            rewritten(file, lambda line: line["settings"].update(claims), number)
        await received(new, file)
        assert new.count(schema.tables) == 2
        await play(new, table, 2000)
        for row in new.rows(schema.tables):
            assert row.status == "over"
            assert (row.settings["rated"], row.settings["tournament"]) == (False, None)
        assert new.count(schema.ratings) == new.count(schema.rated_seats) == 0

    between(tmp_path, sqlite_url, story)


def test_listed_is_only_what_waits(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        open_seat = {"listed": True, "seats": [{}, {}, {}]}
        public = await waiting(annie, bill, **open_seat)
        private = await waiting(annie, bill)
        playing = await in_play(old, annie, bill, 3, listed=True)
        await received(new, await sent(old, tmp_path / "tables"))
        lobby = str(ok(await new.visitor().get("/api/tables")))
        assert public in lobby
        assert private not in lobby
        assert playing not in lobby

    between(tmp_path, sqlite_url, story)


def test_clocks_wait_until_the_table_is_released(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 3, clock=CLOCK)
        old.change(schema.choices.update().values(made_at=1000.0))
        [outcome] = await received(new, await sent(old, tmp_path / "tables"))
        row = new.store.read_now(read_table, table)
        assert row is not None
        assert row.held == "It came from another host and waits until its players are here."
        await opened(new, outcome.links[0])
        async with open_desk(new.settings) as desk:
            live = await release(desk, table)
        assert live.row.held is None
        assert live.row.wake_at is not None
        for seat in live.seats:
            assert seat.deadline is not None
            assert seat.deadline > live.row.changed_at + 3000

    between(tmp_path, sqlite_url, story)
