"""Playing with strangers: who asks for the same meets at one table, which begins when full."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest
from sqlalchemy import update

from server.test_company import block
from server.town import Town, Visitor, happen, in_town, ok, refused
from tumbleweed.server.store import schema
from tumbleweed.server.tables.matching import FRESH

GOAT = {"game": "goat"}


async def asks(visitor: Visitor, **wish: Any) -> Any:
    return ok(await visitor.post("/api/tables/match", GOAT | wish))["table"]


async def named(town: Town, *names: str) -> list[Visitor]:
    visitors = [town.visitor() for _ in names]
    for visitor, name in zip(visitors, names, strict=True):
        await visitor.named(name)
    return visitors


@in_town()
async def test_the_last_seat_begins_the_game(town: Town) -> None:
    ann, bob, cat = await named(town, "Ann", "Bob", "Cat")
    made = await ann.post("/api/tables/match", GOAT)
    assert made.status_code == 201
    table = made.json()["table"]
    assert (table["settings"]["listed"], table["status"]) == (True, "open")
    joined = await bob.post("/api/tables/match", GOAT)
    assert joined.status_code == 200
    assert (joined.json()["table"]["id"], joined.json()["you"]) == (table["id"], 1)
    full = await asks(cat)
    assert (full["id"], full["status"]) == (table["id"], "playing")
    assert [seat["name"] for seat in full["seats"]] == ["Ann", "Bob", "Cat"]
    assert (await asks(ann))["id"] != table["id"]


@in_town()
async def test_who_asks_again_waits_at_the_same_table(town: Town) -> None:
    (ann,) = await named(town, "Ann")
    first, second = await asks(ann), await asks(ann)
    assert first["id"] == second["id"]
    assert [seat["kind"] for seat in second["seats"]] == ["human", "open", "open"]


def test_whoever_asks_at_once_meets(any_database: str) -> None:
    async def story(town: Town) -> None:
        crowd = await named(town, *(f"P{number}" for number in range(12)))
        found = await asyncio.gather(*(asks(visitor) for visitor in crowd))
        at = Counter(table["id"] for table in found)
        assert sorted(at.values()) == [3, 3, 3, 3]
        statuses = [row.status for row in town.rows(schema.tables)]
        assert statuses == ["playing"] * 4

    happen(story, any_database)


@in_town()
async def test_different_wishes_do_not_meet(town: Town) -> None:
    names = ["Ann", "Bob", "Cat", "Dan", "Eve"]
    ann, bob, cat, dan, eve = await named(town, *names)
    tables = [
        await asks(ann),
        await asks(bob, players=4),
        await asks(cat, game="legends"),
        await asks(dan, game="legends", modules=["ante-up"]),
        await asks(eve, game="legends", modules=["ante-up", "blood-money"]),
    ]
    assert len({table["id"] for table in tables}) == len(names)
    (fay,) = await named(town, "Fay")
    wish = {"game": "legends", "modules": ["blood-money", "ante-up"], "players": 3}
    assert (await asks(fay, **wish))["id"] == tables[-1]["id"]


@in_town()
async def test_a_table_that_lacks_one_player_comes_first(town: Town) -> None:
    ann, bob, cat, dan = await named(town, "Ann", "Bob", "Cat", "Dan")
    four, two = await asks(ann, players=4), await asks(bob, players=2)
    assert (await asks(cat))["id"] == two["id"]
    assert (await asks(dan))["id"] == four["id"]


@in_town()
async def test_nobody_is_sent_to_those_who_block_them_or_whom_they_block(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    table = await asks(ann)
    await block(ann, bob)
    other = await asks(bob)
    assert other["id"] != table["id"]
    (cat,) = await named(town, "Cat")
    await block(cat, ann)
    assert (await asks(cat))["id"] == other["id"]


@in_town()
async def test_who_has_gone_is_not_waited_with(town: Town) -> None:
    ann, bob, cat = await named(town, "Ann", "Bob", "Cat")
    table = await asks(ann)
    town.change(update(schema.tables).values(changed_at=table["created_at"] - FRESH - 1))
    other = await asks(bob)
    assert other["id"] != table["id"]
    assert (await asks(cat))["id"] == other["id"]


@in_town()
async def test_rated_tables_are_for_accounts(town: Town) -> None:
    ann, bob = await named(town, "Ann", "Bob")
    refused(await ann.post("/api/tables/match", {**GOAT, "rated": True}), 403, "account-needed")
    assert town.count(schema.tables) == 0
    await ann.register("ann-of-abilene")
    assert (await asks(ann, rated=True))["settings"]["rated"] is True
    assert (await asks(bob))["settings"]["rated"] is False


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "goat", "players": 6}, "6"),
        ({"game": "goat", "players": 1}, "greater than or equal to 2"),
        ({"game": "goat", "modules": ["ante-up"]}, "modules"),
        ({"game": "legends", "modules": ["blood-money"]}, "BM-COMP-01"),
        ({"game": "goat", "seats": 3}, "seats"),
        ({}, "game"),
    ],
)
def test_what_cannot_be_played_is_refused(wish: Any, said: str, sqlite_url: str) -> None:
    async def story(town: Town) -> None:
        (ann,) = await named(town, "Ann")
        answer = await ann.post("/api/tables/match", wish)
        assert answer.status_code == 422
        assert said in answer.text
        assert town.count(schema.tables) == 0

    happen(story, sqlite_url)


@in_town()
async def test_the_lobby_is_looked_through(town: Town) -> None:
    ann, bob, cat = await named(town, "Ann", "Bob", "Cat")
    goat = (await asks(ann))["id"]
    legends = (await asks(bob, game="legends", players=4))["id"]
    await cat.register("cat-of-cheyenne")
    rated = (await asks(cat, rated=True))["id"]

    async def listed(query: str) -> set[str]:
        return {line["id"] for line in ok(await ann.get(f"/api/tables?{query}"))}

    assert await listed("") == {goat, legends, rated}
    assert await listed("game=goat") == {goat, rated}
    assert await listed("players=4") == {legends}
    assert await listed("rated=true") == {rated}
    assert await listed("game=goat&rated=false&players=3") == {goat}
    assert await listed("game=chess") == set()
    assert (await ann.get("/api/tables?players=9")).status_code == 422
