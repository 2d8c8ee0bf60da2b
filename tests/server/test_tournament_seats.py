"""A result of a tournament's game is booked for whoever was dealt the seat, and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import update

from server.test_matching import named
from server.test_tournaments import bots, cup, enter, over, seen, started, tables_of
from server.town import Town, Visitor, in_town, ok, refused
from tumbleweed.server.store import schema
from tumbleweed.server.store.lobby import tables_in_play
from tumbleweed.server.tournaments.keeper import Keeper
from tumbleweed.server.tournaments.rounds import go_on


async def points(visitor: Visitor, tournament: str) -> dict[str, float]:
    standings = (await seen(visitor, tournament))["standings"]
    return {each["name"]: each["points"] for each in standings}


async def dealt(town: Town, host: Visitor, tournament: str) -> Any:
    """As a worker leaves it that is ended before it could start the table."""
    ok(await host.post(f"/api/tournaments/{tournament}/start"))
    [table] = await town.store.run(go_on, tournament)
    return table


def sits(town: Town, table: str, seat: int, **values: Any) -> None:
    seats = schema.seats.c
    same = (seats.table_id == table) & (seats.seat == seat)
    town.change(update(schema.seats).where(same).values(values))


@in_town()
async def test_nobody_takes_over_a_seat_in_play(town: Town) -> None:
    ann, bob, cat, dan = await named(town, "Ann", "Bob", "Cat", "Dan")
    tournament = await cup(ann, players=4)
    await enter(tournament, ann, bob, cat)
    await bots(ann, tournament, 1)
    [table] = tables_of(await started(town, ann, tournament))
    path = f"/api/tables/{table['table']}/seats"
    anns, bots_seat = (table["entrants"].index(number) for number in (0, 3))
    ok(await ann.delete(f"{path}/{anns}"))
    refused(await dan.post(f"{path}/{anns}/ask"), 409, "seats-dealt")
    refused(await dan.post(f"{path}/{bots_seat}/ask"), 409, "seats-dealt")
    ok(await ann.post(f"/api/tables/{table['table']}/stand-in", {"level": None}))
    assert await ann.seat(table["table"]) == anns


@in_town()
async def test_before_the_first_card_nobody_takes_a_seat_or_changes_theirs(town: Town) -> None:
    ann, bob, eve = await named(town, "Ann", "Bob", "Eve")
    tournament = await cup(ann, players=2)
    await enter(tournament, ann, bob)
    table = await dealt(town, ann, tournament)
    anns = await ann.seat(table)
    path = f"/api/tables/{table}/seats/{anns}"
    ok(await ann.delete(path))
    for other in (eve, bob):
        refused(await other.call("PUT", path), 409, "seats-dealt")
    await Keeper(town).look()
    assert anns is not None
    over(town, table, [[anns], [1 - anns]])  # the bot has won for her
    await Keeper(town).look()
    assert await points(bob, tournament) == {"Bob": 1, "Ann": 0}


@pytest.mark.parametrize("entrant", ["Ann", "bot"])
def test_who_sits_there_instead_wins_for_nobody(entrant: str, sqlite_url: str) -> None:
    """Whichever way somebody else came to the seat."""

    @in_town()
    async def story(town: Town) -> None:
        ann, bob, eve = await named(town, "Ann", "Bob", "Eve")
        tournament = await cup(bob, players=2)
        await enter(tournament, bob, *([ann] if entrant == "Ann" else []))
        if entrant == "bot":
            await bots(bob, tournament, 1)
        [table] = tables_of(await started(town, bob, tournament))
        seat = table["entrants"].index(1)
        eves = (await eve.me())["id"]
        sits(town, table["table"], seat, kind="human", person_id=eves, name="Eve")
        over(town, table["table"], [[seat], [1 - seat]])
        await Keeper(town).look()
        assert (await points(bob, tournament))["Bob"] == 1

    story(sqlite_url)


@in_town()
async def test_a_bot_that_entered_wins_for_itself(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament = await cup(ann, players=2)
    await enter(tournament, ann)
    await bots(ann, tournament, 1)
    [table] = tables_of(await started(town, ann, tournament))
    seat = table["entrants"].index(1)
    over(town, table["table"], [[seat], [1 - seat]])
    await Keeper(town).look()
    assert (await points(ann, tournament))["Ann"] == 0


@in_town()
async def test_the_next_round_follows_and_no_rematch(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann, players=2)
    await enter(tournament, ann, bob)
    [table] = tables_of(await started(town, ann, tournament))
    over(town, table["table"], [[0], [1]])
    town.table_service.live.clear()
    refused(await ann.post(f"/api/tables/{table['table']}/rematch"), 409, "next-round")
    assert town.count(schema.tables) == 1


@in_town()
async def test_who_is_knocked_out_sees_others_games_later(town: Town) -> None:
    """And no list tells that somebody has just made a choice."""
    people = await named(town, "Ann", "Bob", "Cat", "Dan")
    tournament = await cup(people[0], players=2)
    await enter(tournament, *people)
    await started(town, people[0], tournament)
    last = town.store.read_now(tables_in_play, 5, 0)[-1].id
    live = await town.table_service.open(last)
    [seat, *_] = live.asked
    assert live.game is not None
    decision = live.game.decision_of(seat)
    assert decision is not None
    await town.table_service.submit(last, seat, decision.id, decision.default.key)
    shown = ok(await town.visitor().get(f"/api/tables/{last}"))
    assert (shown["revision"], shown["delay"]) == (0, town.settings.spectator_delay)
    assert town.store.read_now(tables_in_play, 5, 0)[-1].id == last


@in_town()
async def test_what_bots_play_among_themselves_fills_no_lobby(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament = await cup(ann, players=2)
    await enter(tournament, ann)
    await bots(ann, tournament, 5)
    tables = tables_of(await started(town, ann, tournament))
    [listed] = ok(await town.visitor().get("/api/tables"))
    assert [each["table"] for each in tables if 0 in each["entrants"]] == [listed["id"]]
    for each in tables:  # to be looked at all the same, from the tournament's page
        assert ok(await town.visitor().get(f"/api/tables/{each['table']}"))["you"] is None
