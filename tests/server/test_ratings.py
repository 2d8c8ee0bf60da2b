"""Ratings: strengths are found, a game counts once, who leaves is last, a season fades."""

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import update

from server.town import Town, Visitor, in_town, ok, refused
from tumbleweed.server.bus.bus import LocalBus
from tumbleweed.server.store import schema
from tumbleweed.server.tables.ratings import (
    DAY,
    Rating,
    in_new_season,
    places_of,
    rerated,
    season_at,
)
from tumbleweed.server.tables.table_service import TableService

RATED = {"game": "goat", "seats": [{}, {}], "listed": True, "rated": True}

# ---- the figures ----


def ranks(values: list[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    return [order.index(at) for at in range(len(values))]


def rank_correlation(one: list[float], other: list[float]) -> float:
    """Spearman's."""
    apart = sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other), strict=True))
    return 1 - 6 * apart / (len(one) * (len(one) ** 2 - 1))


def test_known_strengths_are_found() -> None:
    """Forty people, three thousand games of four: each plays as on a better or worse day."""
    chance = Random(7)
    strengths = [chance.gauss(0, 1) for _ in range(40)]
    found = [Rating() for _ in strengths]
    for _ in range(3000):
        sit = chance.sample(range(40), 4)
        played = [strengths[each] + chance.gauss(0, 0.7) for each in sit]
        after = rerated([found[each] for each in sit], [3 - rank for rank in ranks(played)])
        for each, rating in zip(sit, after, strict=True):
            found[each] = rating
    assert rank_correlation([each.mu for each in found], strengths) >= 0.9
    assert sum(each.games for each in found) == 12_000
    assert max(each.within for each in found) < Rating().within / 2


def test_a_shared_place_is_worth_the_same() -> None:
    one, two, three = rerated([Rating()] * 3, [0, 0, 1])
    assert one == two
    assert one.points > 1500 > three.points


@pytest.mark.parametrize(("ranking", "leavers", "places"), [
    ([[1], [0, 2]], set(), [1, 0, 1]),
    ([[1], [0, 2]], {1}, [1, 2, 1]),
    ([[0], [1], [2]], {0, 1}, [3, 3, 2]),
    ([[2], [0], [1]], set(), [1, 2]),  # the Man in Black is number 2, and has no seat
])  # fmt: skip
def test_who_leaves_is_last(ranking: list[list[int]], leavers: set[int], places: list[int]) -> None:
    assert places_of(ranking, len(places), leavers) == places


def test_a_new_season_draws_everybody_back() -> None:
    strong = Rating(35.0, 1.5, 80)
    fresh = in_new_season(strong)
    assert 1500 < fresh.points < strong.points
    assert strong.within < fresh.within < Rating().within
    assert fresh.games == 0
    assert in_new_season(Rating()) == Rating()
    assert [season_at(at * DAY, 90) for at in (89.9, 90, 180)] == [0, 1, 2]
    assert season_at(1e9, 0) == season_at(2e9, 0) == 0


# ---- at a table ----


async def account(town: Town, name: str) -> tuple[Visitor, str]:
    visitor = town.visitor()
    await visitor.named(name)
    return visitor, (await visitor.register(name.lower()))["id"]


async def rated_game(town: Town) -> tuple[Visitor, Visitor, str]:
    """Of Ann and Bob, who have begun."""
    (ann, _), (bob, _) = await account(town, "Ann"), await account(town, "Bob")
    table = await ann.table(RATED)
    ok(await bob.call("PUT", f"/api/tables/{table}/seats/1"))
    ok(await ann.post(f"/api/tables/{table}/start", {}))
    return ann, bob, table


async def play(town: Town, table: str, by: str = "player", before_the_end: bool = False) -> Any:
    """To the end; or to the last answer, which is returned."""
    service, chance = town.table_service, Random(3)
    live = await service.open(table)
    while True:
        assert live.game is not None
        seat = live.game.asked[0]
        decision = live.game.decision_of(seat)
        assert decision is not None
        answer = (table, seat, decision.id, chance.choice(decision.keys))
        trial = live.game.clone()
        trial.choose(answer[3], seat=seat)
        if trial.over and before_the_end:
            return answer
        await service.submit(*answer, by=by)
        if trial.over:
            return None


async def leaders(visitor: Visitor, players: int = 2) -> dict[str, Any]:
    found = ok(await visitor.get(f"/api/leaderboard?game=goat&players={players}"))["leaders"]
    return {each["name"]: each for each in found}


@in_town()
async def test_a_rated_game_counts_for_both(town: Town) -> None:
    ann, _, table = await rated_game(town)
    await play(town, table)
    result = ok(await ann.get(f"/api/tables/{table}"))["result"]
    board = await leaders(ann)
    assert {name: each["games"] for name, each in board.items()} == {"Ann": 1, "Bob": 1}
    if len(result["winners"]) == 1:
        best = ("Ann", "Bob")[result["winners"][0]]
        assert max(board, key=lambda name: board[name]["rating"]) == next(iter(board)) == best
    profile = ok(await town.visitor().get(f"/api/people/{board['Bob']['person']}"))
    assert (profile["name"], profile["ratings"][0]["current"]) == ("Bob", True)
    [game] = profile["games"]
    assert (game["table"], game["game"], game["players"]) == (table, "goat", 2)
    assert game["change"] == board["Bob"]["rating"] - 1500
    assert await leaders(ann, 3) == {}


@in_town()
async def test_two_workers_rate_a_game_once(town: Town) -> None:
    ann, _, table = await rated_game(town)
    answer = await play(town, table, before_the_end=True)
    other = TableService(town.store, LocalBus(), "other", 10.0, town.replays)
    await other.open(table)
    both = [service.submit(*answer) for service in (town.table_service, other)]
    await asyncio.gather(*both)
    await TableService(town.store, LocalBus(), "later", 10.0, town.replays).open(table)
    assert town.count(schema.rated_seats) == 2
    assert {each["games"] for each in (await leaders(ann)).values()} == {1}
    await other.stop()


@in_town()
async def test_who_has_left_is_last_however_the_bot_plays(town: Town) -> None:
    ann, bob, table = await rated_game(town)
    ok(await bob.delete(f"/api/tables/{table}/seats/1"))
    await play(town, table, by="bot")
    places = {row.seat: row.place for row in town.rows(schema.rated_seats)}
    assert places[0] < places[1]
    board = await leaders(ann)
    assert board["Ann"]["rating"] > 1500 > board["Bob"]["rating"]


@in_town(season_days=90.0)
async def test_the_board_is_of_this_season(town: Town) -> None:
    ann, _, table = await rated_game(town)
    await play(town, table)
    town.change(update(schema.ratings).values(season=schema.ratings.c.season - 1, games=30))
    assert await leaders(ann) == {}
    me = (await ann.me())["id"]
    assert ok(await ann.get(f"/api/people/{me}"))["ratings"][0]["current"] is False
    again = ok(await ann.post(f"/api/tables/{table}/rematch"))["table"]
    ok(await ann.post(f"/api/tables/{again}/start", {}))
    await play(town, again)
    assert {each["games"] for each in (await leaders(ann)).values()} == {1}


@in_town()
async def test_games_that_are_not_rated_leave_no_trace(town: Town) -> None:
    ann = town.visitor()
    await ann.named("Ann")
    table = await ann.table({"game": "goat", "seats": [{}, {"kind": "bot", "level": "random"}]})
    ok(await ann.post(f"/api/tables/{table}/start", {}))
    await play(town, table)
    assert town.count(schema.ratings) == town.count(schema.rated_seats) == 0
    assert (await ann.get("/api/people/nobody")).status_code == 404


@in_town()
async def test_a_rated_table_is_for_people_with_accounts(town: Town) -> None:
    guest = town.visitor()
    await guest.named("Guest")
    refused(await guest.post("/api/tables", RATED), 403, "account-needed")
    ann, _ = await account(town, "Ann")
    table = await ann.table(RATED)
    refused(await guest.call("PUT", f"/api/tables/{table}/seats/1"), 403, "account-needed")
    bot = {"level": "random"}
    refused(await ann.call("PUT", f"/api/tables/{table}/seats/1/bot", bot), 409, "rated-people")
    refused(await ann.post(f"/api/tables/{table}/start", {"fill": "random"}), 409, "rated-people")


@pytest.mark.parametrize("other", [
    {"listed": False}, {"hints": True}, {"on_leave": "end"}, {"fill": "random", "start": True},
    {"seats": [{}, {"kind": "bot", "level": "random"}]},
    {"seats": [{}, {"kind": "host", "name": "Bob"}]},
])  # fmt: skip
def test_what_a_rated_table_cannot_be(sqlite_url: str, other: dict[str, Any]) -> None:
    @in_town()
    async def story(town: Town) -> None:
        ann, _ = await account(town, "Ann")
        assert (await ann.post("/api/tables", {**RATED, **other})).status_code == 422

    story(sqlite_url)


@in_town()
async def test_a_rated_game_cannot_be_ended_or_handed_over(town: Town) -> None:
    ann, bob, table = await rated_game(town)
    refused(await ann.post(f"/api/tables/{table}/end"), 409, "rated-goes-on")
    ok(await bob.delete(f"/api/tables/{table}/seats/1"))
    eve, _ = await account(town, "Eve")
    refused(await eve.post(f"/api/tables/{table}/seats/1/ask"), 409, "rated-alone")


@in_town()
async def test_nothing_is_left_of_the_ratings_of_who_is_deleted(town: Town) -> None:
    ann, bob, table = await rated_game(town)
    bobs = (await bob.me())["id"]
    await play(town, table)
    assert (await bob.delete("/api/me")).status_code == 204
    assert list(await leaders(ann)) == ["Ann"]
    stored = " ".join(str(town.rows(each)) for each in schema.metadata.sorted_tables)
    assert bobs not in stored
    assert (await ann.get(f"/api/people/{bobs}")).status_code == 404
