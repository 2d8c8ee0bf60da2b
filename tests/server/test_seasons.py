"""Standings of past seasons: they stay as they were, for those who play on and those who do not."""

import time
from typing import Any

import pytest
from sqlalchemy import update

from server.test_ratings import RATED, account, leaders, play, rated_game
from server.town import Town, Visitor, happen, in_town, ok
from tumbleweed.server.people.identity_change import inherit
from tumbleweed.server.store import schema
from tumbleweed.server.tables.ratings import DAY, SEASON, season_at


async def board(visitor: Visitor, season: int | None = None) -> dict[str, Any]:
    of_it = "" if season is None else f"&season={season}"
    found: dict[str, Any] = ok(await visitor.get(f"/api/leaderboard?game=goat&players=2{of_it}"))
    return found


async def names(visitor: Visitor, season: int) -> list[str]:
    return [each["name"] for each in (await board(visitor, season))["leaders"]]


def a_season_later(town: Town) -> int:
    """What has been played so far was a season ago. Returns the number of that season."""
    for table in (schema.ratings, schema.season_standings):
        town.change(update(table).values(season=table.c.season - 1))
    return season_at(time.time(), SEASON) - 1


async def play_again(town: Town, one: Visitor, other: Visitor) -> None:
    table = await one.table(RATED)
    ok(await other.call("PUT", f"/api/tables/{table}/seats/1"))
    ok(await one.post(f"/api/tables/{table}/start", {}))
    await play(town, table)


async def two_seasons(town: Town) -> tuple[Visitor, Visitor, int]:
    """Ann and Bob have played in the first, Ann and Eve in the second."""
    ann, bob, table = await rated_game(town)
    await play(town, table)
    first = a_season_later(town)
    eve, _ = await account(town, "Eve")
    await play_again(town, ann, eve)
    return ann, bob, first


@pytest.mark.extended
def test_a_past_season_stays_as_it_was(any_database: str) -> None:
    happen(story_of_a_past_season, any_database)


async def story_of_a_past_season(town: Town) -> None:
    ann, bob, table = await rated_game(town)
    await play(town, table)
    then = (await board(ann))["leaders"]
    first = a_season_later(town)
    assert (await board(ann))["leaders"] == []
    assert (await board(ann, first))["leaders"] == then
    eve, _ = await account(town, "Eve")
    await play_again(town, ann, eve)
    assert set(await leaders(ann)) == {"Ann", "Eve"}
    assert (await board(bob, first))["leaders"] == then  # Ann has moved, Bob has not played again
    await play_again(town, ann, eve)
    assert town.count(schema.season_standings) == 1
    assert (await board(bob, first))["leaders"] == then
    assert (await board(ann, first + 7))["leaders"] == []


@in_town()
async def test_the_board_says_which_seasons_there_are(town: Town) -> None:
    ann = town.visitor()
    present = season_at(time.time(), SEASON)
    length = SEASON * DAY
    now = {"season": present, "begins_at": present * length, "ends_at": (present + 1) * length}
    assert await board(ann) == {**now, "seasons": [now], "leaders": []}
    ann, _, first = await two_seasons(town)
    before = {"season": first, "begins_at": first * length, "ends_at": present * length}
    shown = await board(ann, first)
    assert shown == {**before, "seasons": [now, before], "leaders": shown["leaders"]}
    assert len(shown["leaders"]) == 2


@in_town(season_days=0.0)
async def test_one_season_for_ever_has_no_end(town: Town) -> None:
    only = {"season": 0, "begins_at": None, "ends_at": None}
    assert await board(town.visitor()) == {**only, "seasons": [only], "leaders": []}


@in_town()
async def test_nothing_is_left_in_past_seasons_of_who_is_deleted(town: Town) -> None:
    ann, bob, first = await two_seasons(town)
    anns, bobs = (await ann.me())["id"], (await bob.me())["id"]
    assert sorted(await names(ann, first)) == ["Ann", "Bob"]
    assert (await ann.delete("/api/me")).status_code == 204
    assert await names(bob, first) == ["Bob"]
    assert (await bob.delete("/api/me")).status_code == 204
    assert await names(bob, first) == []
    stored = " ".join(str(town.rows(each)) for each in schema.metadata.sorted_tables)
    assert anns not in stored
    assert bobs not in stored


@in_town()
async def test_of_two_accounts_that_are_merged_one_keeps_its_standings(town: Town) -> None:
    """As with ratings: who had both would have played against oneself."""
    ann, bob, first = await two_seasons(town)
    bobs_then = [each for each in (await board(bob, first))["leaders"] if each["name"] == "Bob"]
    await inherit(town, (await ann.me())["id"], (await bob.me())["id"])
    assert (await board(bob, first))["leaders"] == bobs_then
    assert await names(bob, first + 1) == ["Eve"]


@in_town()
async def test_a_season_whose_number_comes_again_counts_once(town: Town) -> None:
    """The host has changed the length of seasons, and changed it back."""
    ann, _, first = await two_seasons(town)
    town.change(update(schema.season_standings).values(season=first + 1))
    town.change(update(schema.ratings).values(season=first))
    eve, _ = await account(town, "Eva")
    await play_again(town, ann, eve)
    [kept] = town.rows(schema.season_standings)
    assert kept.season == first
    assert sorted(await names(ann, first + 1)) == ["Ann", "Eva"]
