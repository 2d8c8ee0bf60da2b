"""Tournaments make their tables by themselves, round by round, until one is the best."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, select, update

from server.test_company import block
from server.test_matching import named
from server.town import Town, Visitor, happen, in_town, ok, refused
from tumbleweed.server.people.identity_change import forget, inherit, rename
from tumbleweed.server.store import schema
from tumbleweed.server.tournaments import entering
from tumbleweed.server.tournaments.keeper import Keeper
from tumbleweed.server.tournaments.rounds import go_on

CUP = {"name": "Sunday cup", "game": "goat", "players": 3}
ENOUGH = 20  # looks of the keeper


async def cup(host: Visitor, **settings: Any) -> str:
    made = await host.post("/api/tournaments", CUP | settings)
    assert made.status_code == 201
    found: str = made.json()["id"]
    return found


async def seen(visitor: Visitor, tournament: str) -> Any:
    return ok(await visitor.get(f"/api/tournaments/{tournament}"))


async def enter(tournament: str, *visitors: Visitor) -> None:
    for visitor in visitors:
        ok(await visitor.call("PUT", f"/api/tournaments/{tournament}/me"))


async def bots(host: Visitor, tournament: str, count: int) -> Any:
    path = f"/api/tournaments/{tournament}/bots"
    return await host.post(path, {"level": "thrifty", "count": count})


async def started(town: Town, host: Visitor, tournament: str) -> Any:
    ok(await host.post(f"/api/tournaments/{tournament}/start"))
    await Keeper(town).look()
    return await seen(host, tournament)


def tables_of(shown: Any) -> list[Any]:
    """Of its present round, without those who sit out."""
    return [
        each for each in shown["tables"] if each["round"] == shown["round"] and not each["idle"]
    ]


def over(town: Town, table: str, ranking: list[list[int]]) -> None:
    result = {"ranking": ranking, "winners": ranking[0], "scores": [0] * sum(map(len, ranking))}
    values = {"status": "over", "result": result}
    town.change(update(schema.tables).where(schema.tables.c.id == table).values(values))


async def played_round(town: Town, host: Visitor, tournament: str) -> Any:
    """At each table the entrant of the lowest number is first, and so on."""
    for table in tables_of(await seen(host, tournament)):
        ranked = sorted(range(len(table["entrants"])), key=table["entrants"].__getitem__)
        over(town, table["table"], [[seat] for seat in ranked])
    await Keeper(town).look()
    return await seen(host, tournament)


# ---- a whole tournament ----


@in_town()
async def test_swiss_from_the_first_entrant_to_the_winner(town: Town) -> None:
    ann, bob, cat = await named(town, "Ann", "Bob", "Cat")
    tournament = await cup(ann, rounds=3)
    await enter(tournament, ann, bob, cat)
    assert (await bots(ann, tournament, 4)).status_code == 200
    waiting = await seen(bob, tournament)
    assert (waiting["status"], waiting["you"], waiting["hosting"]) == ("open", 1, False)
    assert len(waiting["standings"]) == 7
    assert waiting["tables"] == []

    shown = await started(town, ann, tournament)
    for round_ in (1, 2, 3):
        assert (shown["status"], shown["round"]) == ("running", round_)
        sitting = [each for table in tables_of(shown) for each in table["entrants"]]
        assert sorted(sitting) == list(range(7))
        assert sorted(len(table["entrants"]) for table in tables_of(shown)) == [2, 2, 3]
        shown = await played_round(town, ann, tournament)
    assert (shown["status"], shown["round"]) == ("over", 3)
    assert shown["standings"][0]["number"] == 0
    assert shown["standings"][0]["points"] == 3
    assert sum(each["points"] for each in shown["standings"]) == pytest.approx(3 * (0.5 * 3 + 2))
    [listed] = ok(await cat.get("/api/tournaments"))
    assert (listed["id"], listed["entrants"], listed["status"]) == (tournament, 7, "over")


@in_town()
async def test_knocked_out_until_one_is_left(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament = await cup(ann, kind="knock-out", players=2)
    await bots(ann, tournament, 6)
    shown = await started(town, ann, tournament)
    sizes = []
    while shown["status"] == "running":
        sizes.append([len(table["entrants"]) for table in tables_of(shown)])
        shown = await played_round(town, ann, tournament)
    assert sizes == [[2, 2, 2], [2], [2]]  # of three, the best sits out
    assert [each["out"] for each in shown["standings"]] == [False, *[True] * 5]
    assert shown["standings"][0]["number"] == 0


@in_town()
async def test_the_tables_are_dealt_and_nobodys(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann)
    await enter(tournament, ann, bob)
    await bots(ann, tournament, 1)
    [table] = tables_of(await started(town, ann, tournament))
    shown = ok(await ann.get(f"/api/tables/{table['table']}"))
    assert shown["table"]["status"] == "playing"
    assert shown["table"]["host"] is None
    settings = shown["table"]["settings"]
    assert (settings["listed"], settings["undo"], settings["hints"]) == (True, "never", False)
    assert (settings["tournament"], settings["pause"]) == (tournament, None)
    again = {"game": "goat", "seats": [{}, {}], "tournament": tournament}
    refused(await ann.post("/api/tables", again), 422, "malformed")
    assert settings["clock"] == {"seconds": 120, "nudge": False, "at_zero": ["default", "bot"]}
    assert {each["name"] for each in shown["table"]["seats"]} >= {"Ann", "Bob"}
    mine = ok(await bob.get("/api/tables/mine"))
    assert [each["id"] for each in mine] == [table["table"]]
    refused(await ann.post(f"/api/tables/{table['table']}/end"), 403, "not-host")


@in_town()
async def test_who_leaves_the_table_is_last_there(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann, players=2)
    await enter(tournament, ann, bob)
    [table] = tables_of(await started(town, ann, tournament))
    anns = table["entrants"].index(0)
    ok(await ann.delete(f"/api/tables/{table['table']}/seats/{anns}"))
    over(town, table["table"], [[anns], [1 - anns]])  # the bot has won for her
    await Keeper(town).look()
    [first, _] = (await seen(ann, tournament))["standings"]
    assert (first["name"], first["points"]) == ("Bob", 1)


@in_town()
async def test_a_game_without_a_result_is_shared(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament = await cup(ann, rounds=1)
    await bots(ann, tournament, 6)
    one, two = tables_of(await started(town, ann, tournament))
    gone = schema.tables.c.id == one["table"]
    town.change(delete(schema.tables).where(gone))
    same = schema.tables.c.id == two["table"]
    town.change(update(schema.tables).where(same).values(status="ended"))
    await Keeper(town).look()
    shown = await seen(ann, tournament)
    assert {each["points"] for each in shown["standings"]} == {0.5}


@in_town()
async def test_who_withdraws_plays_no_further_round(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann, players=2, rounds=3)
    await enter(tournament, ann, bob)
    await bots(ann, tournament, 1)
    shown = await started(town, ann, tournament)
    assert len([each for each in shown["tables"] if each["idle"]]) == 1
    shown = ok(await bob.delete(f"/api/tournaments/{tournament}/me"))
    assert [each["left"] for each in shown["standings"] if each["name"] == "Bob"] == [True]
    shown = await played_round(town, ann, tournament)
    assert [sorted(each["entrants"]) for each in tables_of(shown)] == [[0, 2]]
    await enter(tournament, bob)
    left = {each["name"] for each in (await seen(bob, tournament))["standings"] if each["left"]}
    assert left == {"Bob"}


@in_town()
async def test_only_what_changes_a_tournament_moves_it_up(town: Town) -> None:
    ann, bob, eve = await named(town, "Ann", "Bob", "Eve")
    tournament = await cup(ann, players=2)
    path = f"/api/tournaments/{tournament}"
    await enter(tournament, ann, bob)
    before = await seen(eve, tournament)
    await enter(tournament, bob)
    assert ok(await eve.delete(f"{path}/me")) == before
    assert ok(await ann.delete(f"{path}/entrants/7"))["changed_at"] == before["changed_at"]
    await started(town, ann, tournament)
    left = ok(await bob.delete(f"{path}/me"))
    assert left["changed_at"] > before["changed_at"]
    assert ok(await bob.delete(f"{path}/me"))["changed_at"] == left["changed_at"]


@in_town()
async def test_nobody_withdraws_from_what_is_over(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann)
    path = f"/api/tournaments/{tournament}"
    await enter(tournament, bob)
    ok(await ann.delete(path))
    for who, where in ((bob, "me"), (ann, "entrants/0")):
        refused(await who.delete(f"{path}/{where}"), 409, "tournament-over")
    assert not (await seen(bob, tournament))["standings"][0]["left"]


# ---- several workers ----


def test_each_round_is_dealt_once_whoever_looks(any_database: str) -> None:
    async def story(town: Town) -> None:
        (ann,) = await named(town, "Ann")
        tournament = await cup(ann, players=2, rounds=2)
        await bots(ann, tournament, 8)
        ok(await ann.post(f"/api/tournaments/{tournament}/start"))
        keepers = [Keeper(town) for _ in range(4)]
        for round_ in (1, 2):
            await gathered(keepers)
            shown = await seen(ann, tournament)
            assert (shown["round"], len(tables_of(shown))) == (round_, 4)
            assert town.count(schema.tables) == 4 * round_
            for table in tables_of(shown):
                over(town, table["table"], [[0], [1]])
        await gathered(keepers)
        assert (await seen(ann, tournament))["status"] == "over"

    happen(story, any_database)


async def gathered(keepers: list[Keeper]) -> None:
    await asyncio.gather(*(keeper.look() for keeper in keepers))


@in_town()
async def test_tables_a_worker_could_not_start_any_more_are_started(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament = await cup(ann, players=2)
    await bots(ann, tournament, 2)
    ok(await ann.post(f"/api/tournaments/{tournament}/start"))
    [made] = await town.store.run(go_on, tournament)  # and then it was killed
    assert [row.status for row in town.rows(schema.tables)] == ["open"]
    await Keeper(town).look()
    assert [row.status for row in town.rows(schema.tables)] == ["playing"]
    assert made == town.rows(schema.tables)[0].id


# ---- refusals ----


@in_town()
async def test_what_makes_no_tournament(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    for odd in (
        {"players": 1}, {"players": 6}, {"game": "chess"}, {"name": " "}, {"rounds": 0},
        {"kind": "league"}, {"variants": ["goals"]}, {"edition": "none"}, {"seconds": 1},
    ):  # fmt: skip
        answer = await ann.post("/api/tournaments", CUP | odd)
        assert answer.status_code == 422, (odd, answer.text)
    assert town.count(schema.tournaments) == 0
    for _ in range(entering.MOST_OF_A_HOST):
        await cup(ann)
    refused(await ann.post("/api/tournaments", CUP), 429, "too-many-tournaments")


@in_town()
async def test_only_its_host_runs_it(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann, players=2)
    path = f"/api/tournaments/{tournament}"
    refused(await ann.post(f"{path}/start"), 409, "too-few-entrants")
    await enter(tournament, ann, bob)
    for refusal in (
        await bots(bob, tournament, 1),
        await bob.post(f"{path}/start"),
        await bob.delete(path),
        await bob.delete(f"{path}/entrants/0"),
    ):
        refused(refusal, 403, "not-tournament-host")
    assert len(ok(await ann.delete(f"{path}/entrants/1"))["standings"]) == 1
    ok(await bots(ann, tournament, 1))
    refused(await bots(ann, tournament, entering.MOST_ENTRANTS + 1), 422, "malformed")
    refused(await bots(ann, tournament, entering.MOST_ENTRANTS - 1), 409, "tournament-full")
    ok(await ann.post(f"{path}/start"))
    refused(await ann.post(f"{path}/start"), 409, "tournament-begun")
    refused(await bob.call("PUT", f"{path}/me"), 409, "tournament-begun")
    refused(await bots(ann, tournament, 1), 409, "tournament-begun")
    assert ok(await ann.delete(path))["status"] == "ended"
    refused(await ann.delete(path), 409, "tournament-over")
    refused(await ann.get("/api/tournaments/nosuchtournament"), 404, "no-tournament")
    assert ok(await ann.get("/api/tournaments")) == []


@in_town()
async def test_whom_the_host_blocks_does_not_enter(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann)
    await block(ann, bob)
    refused(await bob.call("PUT", f"/api/tournaments/{tournament}/me"), 403, "unwelcome")


@in_town()
async def test_bots_have_names_of_their_own(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    tournament = await cup(ann)
    shown = ok(await bots(ann, tournament, entering.MOST_ENTRANTS))
    names = [each["name"] for each in shown["standings"]]
    assert len(set(names)) == entering.MOST_ENTRANTS


# ---- people change ----


@in_town()
async def test_a_new_name_and_an_account_come_along(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann)
    await enter(tournament, ann, bob)
    await rename(town, (await ann.me())["id"], "Annie")
    assert {each["name"] for each in (await seen(bob, tournament))["standings"]} == {"Annie", "Bob"}
    guest, account = (await ann.me())["id"], await town.visitor().named("Account")
    await inherit(town, guest, account["id"])
    [row] = town.store.read_now(
        lambda connection: connection.execute(
            select(schema.entrants).where(schema.entrants.c.person_id == account["id"])
        ).all()
    )
    assert row.name == "Annie"
    assert town.rows(schema.tournaments)[0].host_id == account["id"]


@in_town()
async def test_who_is_deleted_plays_no_further_round(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    tournament = await cup(ann, players=2, rounds=2)
    await enter(tournament, ann, bob)
    await bots(ann, tournament, 2)
    await started(town, ann, tournament)
    await forget(town, (await bob.me())["id"])
    assert all("Bob" not in str(row) for row in town.rows(schema.entrants))
    shown = await played_round(town, ann, tournament)
    playing = [each for table in tables_of(shown) for each in table["entrants"]]
    assert 1 not in playing
