"""Tournaments end with their host, and in time; nothing of them waits for ever."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from sqlalchemy import update

from server.test_matching import named
from server.test_tournaments import CUP, bots, cup, enter, over, seen, tables_of
from server.town import Town, Visitor, happen, in_town, ok, refused
from tumbleweed.server.housekeeping import UNBEGUN, Housekeeping
from tumbleweed.server.people.identity_change import forget, sweep
from tumbleweed.server.store import schema
from tumbleweed.server.store import tournaments as rows
from tumbleweed.server.tournaments import entering
from tumbleweed.server.tournaments.keeper import Keeper
from tumbleweed.server.tournaments.rounds import go_on

DAY = 86_400.0


async def dealt(town: Town, host: Visitor, count: int) -> tuple[str, list[str]]:
    """A tournament whose tables the worker could not start any more."""
    tournament = await cup(host, players=2)
    await bots(host, tournament, count)
    ok(await host.post(f"/api/tournaments/{tournament}/start"))
    return tournament, await town.store.run(go_on, tournament)


def unchanged(town: Town, tournament: str, days: float) -> None:
    old = update(schema.tournaments).where(schema.tournaments.c.id == tournament)
    town.change(old.values(changed_at=time.time() - days * DAY))


async def tidied(town: Any) -> None:
    await Housekeeping(town)._tidy()


# ---- the host ----


@in_town()
async def test_the_end_closes_tables_that_are_not_started(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament, [table] = await dealt(town, ann, 2)
    assert ok(await ann.get(f"/api/tables/{table}"))["table"]["status"] == "open"
    ok(await ann.delete(f"/api/tournaments/{tournament}"))
    await Keeper(town).look()
    [row] = town.rows(schema.tables)
    assert (row.status, row.version) == ("ended", 2)  # so that other workers hear of it
    assert row.ended_at is not None


@in_town()
async def test_the_end_lets_games_go_on(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament, _ = await dealt(town, ann, 2)
    await Keeper(town).look()
    ok(await ann.delete(f"/api/tournaments/{tournament}"))
    assert [row.status for row in town.rows(schema.tables)] == ["playing"]


@pytest.mark.parametrize("begun", [False, True])
def test_it_ends_when_its_host_is_deleted(begun: bool, sqlite_url: str) -> None:
    async def story(town: Town) -> None:
        ann, bob = await named(town, "Ann", "Bob")
        tournament, _ = await dealt(town, ann, 2)
        waiting = await cup(ann)
        if begun:
            await Keeper(town).look()
        await forget(town, (await ann.me())["id"])
        for each in (tournament, waiting):
            assert (await seen(bob, each))["status"] == "ended"
        assert town.rows(schema.tables)[0].status == ("playing" if begun else "ended")
        assert ok(await bob.get("/api/tournaments")) == []

    happen(story, sqlite_url)


def test_two_made_at_once_are_not_one_too_many(postgres_url: str) -> None:
    """The other waits until the first is stored."""

    async def story(town: Town) -> None:
        (ann,) = await named(town, "Ann")
        for _ in range(entering.MOST_OF_A_HOST - 1):
            await cup(ann)
        answers = await asyncio.gather(*(ann.post("/api/tournaments", CUP) for _ in range(8)))
        assert sorted(each.status_code for each in answers) == [201, *[429] * 7]

    happen(story, postgres_url)


# ---- in time ----


@in_town()
async def test_what_nobody_starts_ends_after_two_weeks(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    old, new = await cup(ann), await cup(ann)
    running, _ = await dealt(town, bob, 2)
    for tournament, days in ((old, UNBEGUN + 1), (new, UNBEGUN - 1), (running, UNBEGUN + 1)):
        unchanged(town, tournament, days)
    await tidied(town)
    listed = {each["id"]: each["status"] for each in ok(await ann.get("/api/tournaments"))}
    assert listed == {new: "open", running: "running"}


@in_town()
async def test_what_is_finished_goes_and_so_do_its_guests(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    old, new = await cup(ann), await cup(bob)
    for host, tournament, days in ((ann, old, 61), (bob, new, 59)):
        await enter(tournament, host)
        ok(await host.delete(f"/api/tournaments/{tournament}"))
        unchanged(town, tournament, days)
    await tidied(town)
    refused(await ann.get(f"/api/tournaments/{old}"), 404, "no-tournament")
    assert (await seen(bob, new))["status"] == "ended"
    assert [each.tournament_id for each in town.rows(schema.entrants)] == [new]
    assert town.store.now_in(sweep, time.time() + 1) == 1  # Ann, who has nothing any more


@in_town(keep_guest_tables=0.0)
async def test_a_host_may_keep_them_for_ever(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament = await cup(ann)
    ok(await ann.delete(f"/api/tournaments/{tournament}"))
    unchanged(town, tournament, 1000)
    await tidied(town)
    assert (await seen(ann, tournament))["status"] == "ended"


# ---- trouble at a table ----


@in_town()
async def test_a_stopped_table_keeps_nobody_busy(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament, tables = await dealt(town, ann, 4)
    stopped = update(schema.tables).where(schema.tables.c.id == tables[0])
    town.change(stopped.values(held="a fault"))
    await Keeper(town).look()
    assert town.store.read_now(rows.due) == []
    other = next(
        each for each in tables_of(await seen(ann, tournament)) if each["table"] != tables[0]
    )
    over(town, other["table"], [[0], [1]])
    assert town.store.read_now(rows.due) == [tournament]
    town.change(stopped.values(held=None))
    await Keeper(town).look()
    assert {row.status for row in town.rows(schema.tables)} == {"playing", "over"}


def test_a_table_that_fails_holds_up_no_other(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(town: Town) -> None:
        (ann,) = await named(town, "Ann")
        _, tables = await dealt(town, ann, 4)
        broken = update(schema.tables).where(schema.tables.c.id == tables[0])
        town.change(broken.values(settings={}))
        await Keeper(town).look()
        status = {row.id: row.status for row in town.rows(schema.tables)}
        assert status == {tables[0]: "open", tables[1]: "playing"}
        assert f"table {tables[0]} is not started" in caplog.text

    happen(story, sqlite_url)
