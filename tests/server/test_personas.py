"""Bots at a table: names that last, portraits, and words that are told but never stored."""

from typing import Any

import tumbleweed as tw
from server.town import Town, Visitor, in_town, ok
from tumbleweed.core.course import course
from tumbleweed.core.log import log_for
from tumbleweed.personas.cast import cast, portrait_id
from tumbleweed.server.store import schema
from tumbleweed.server.tables.lessons import lesson_options
from tumbleweed.server.tables.lifecycle import new_table, rematch_of
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.small_talk import Talk

Json = dict[str, Any]
BOT: Json = {"kind": "bot", "level": "random"}
NAMED: Json = {**BOT, "name": "Grandma"}


async def seats_at(visitor: Visitor, table: str) -> list[Json]:
    seats: list[Json] = ok(await visitor.get(f"/api/tables/{table}"))["table"]["seats"]
    return seats


async def names_at(visitor: Visitor, table: str) -> list[str]:
    return [seat["name"] for seat in await seats_at(visitor, table)]


@in_town()
async def test_bots_are_different_people_and_keep_their_names(town: Town) -> None:
    ann, ben = town.visitor(), town.visitor()
    table = await ann.table({"game": "goat", "seats": [{}, BOT, BOT, BOT]})
    names = await names_at(ann, table)
    assert len(set(names)) == 4
    assert set(names[1:]) <= set(cast().people)
    ok(await ann.post(f"/api/tables/{table}/start", {}))
    assert await names_at(ann, table) == names == await names_at(ben, table)


@in_town()
async def test_the_hosts_name_wins(town: Town) -> None:
    ann = town.visitor()
    somebody = next(iter(cast().people))
    chosen = {**BOT, "name": somebody}
    table = await ann.table({"game": "goat", "seats": [{}, NAMED, BOT, chosen, BOT]})
    names = await names_at(ann, table)
    assert (names[1], names[3]) == ("Grandma", somebody)
    assert len(set(names)) == 5


@in_town()
async def test_a_bot_that_comes_later_is_somebody_else_and_comes_back_the_same(town: Town) -> None:
    ann = town.visitor()
    table = await ann.table({"game": "goat", "seats": [{}, BOT, {}, {}, {}]})
    where = f"/api/tables/{table}/seats/2/bot"
    ok(await ann.call("PUT", where, {"level": "random"}))
    before = await names_at(ann, table)
    ok(await ann.call("PUT", where, {"level": None}))
    ok(await ann.call("PUT", where, {"level": "thrifty"}))
    assert await names_at(ann, table) == before
    ok(await ann.post(f"/api/tables/{table}/start", {"fill": "random"}))
    names = await names_at(ann, table)
    assert names[:3] == before[:3]
    assert len(set(names)) == 5


def test_a_rematch_has_the_same_people() -> None:
    options = TableOptions.model_validate({"game": "goat", "seats": [{}, BOT, NAMED]})
    table, seats = new_table(options, "ann")
    _, again = rematch_of(table, seats)
    assert [seat.name for seat in again] == [seat.name for seat in seats]


@in_town()
async def test_bots_have_portraits_and_people_have_none(town: Town) -> None:
    ann = town.visitor()
    table = await ann.table({"game": "goat", "seats": [{}, BOT, NAMED, BOT]})
    seats = await seats_at(ann, table)
    assert "persona" not in seats[0]
    faces = [seat["persona"] for seat in seats[1:]]
    assert len(set(faces)) == 3
    assert set(faces) <= {portrait_id(name) for name in cast().people}


@in_town()
async def test_what_they_say_is_the_same_for_all_and_stored_nowhere(town: Town) -> None:
    ann, ben = town.visitor(), town.visitor()
    table = await ann.table({"game": "goat", "seats": [{}, BOT, BOT]})
    ok(await ann.post(f"/api/tables/{table}/start", {}))
    mine, watched = [
        ok(await each.get(f"/api/tables/{table}?events=0"))["events"]["list"] for each in (ann, ben)
    ]
    assert mine[0]["said"]["line"].split("-")[1] == "greeting"
    assert mine[0]["said"]["seat"] in (1, 2)
    assert [each.get("said") for each in mine] == [each.get("said") for each in watched]
    assert town.count(schema.chat) == 0
    assert not any("said" in str(row) for row in town.rows(schema.events))


def test_nobody_speaks_in_a_lesson() -> None:
    lesson = course("goat").lessons[0]
    taught = lesson_options(lesson, lesson.begin(), "Ann")
    played = taught.model_copy(update={"lesson": None})
    assert greets(played)
    assert not greets(taught)


def greets(options: TableOptions) -> bool:
    table, seats = new_table(options, "ann")
    game = tw.new(options.game, len(seats), 1)
    live = LiveTable(table, seats, [], [], options, game)
    return any("said" in event for event in Talk(live).commented(log_for(game, None), 0))
