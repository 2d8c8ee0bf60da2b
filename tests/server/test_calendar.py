"""The calendar feed: one's deadlines at tables with a clock, behind a secret address."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from icalendar import Calendar

from server.town import GOAT, HOME, Town, Visitor, in_town, ok, refused
from tumbleweed.server.store import schema

DAYS = {"seconds": 259_200}
BY_TURNS = {**GOAT, "seats": [{}, {}], "clock": DAYS}


async def address(visitor: Visitor) -> str:
    url: str = ok(await visitor.post("/api/me/calendar"))["url"]
    assert url.startswith(f"{HOME}/api/calendar/")
    return url.removeprefix(HOME)


async def events(visitor: Visitor, path: str) -> list[Any]:
    answer = await visitor.get(path)
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    feed = Calendar.from_ical(answer.text)
    assert feed["method"] == "PUBLISH"
    return list(feed.walk("VEVENT"))


async def play(town: Town) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob at a table by turns, dealt."""
    ann, bob = town.visitor(), town.visitor()
    await ann.named("Ann")
    await bob.named("Bob; the Kid, \\of Bend")
    table = await ann.table(BY_TURNS)
    ok(await bob.call("PUT", f"/api/tables/{table}/seats/1"))
    ok(await ann.post(f"/api/tables/{table}/start", {}))
    return ann, bob, table


@in_town()
async def test_whoever_is_asked_has_a_deadline_until_they_choose(town: Town) -> None:
    ann, bob, table = await play(town)
    feeds = [await address(ann), await address(bob)]
    stranger = town.visitor()
    seen = set()
    for _ in range(6):
        for seat, visitor in enumerate((ann, bob)):
            asked = ok(await visitor.get(f"/api/tables/{table}"))["decision"]
            found = await events(stranger, feeds[seat])
            assert len(found) == (asked is not None)
            if asked is None:
                continue
            [event] = found
            assert event["uid"] == f"{table}.{seat}@tumbleweed"
            assert event["summary"] == "The Good, the Bad and the Goat: your turn"
            assert event["url"] == f"{HOME}/#table={table}"
            left = event["dtend"].dt - datetime.now(UTC)
            assert DAYS["seconds"] - 60 < left.total_seconds() <= DAYS["seconds"]
            seen.add(seat)
            body = {"decision": asked["id"], "key": asked["default"]}
            ok(await visitor.post(f"/api/tables/{table}/choose", body))
    assert seen == {0, 1}


@in_town()
async def test_names_of_others_are_told_as_text(town: Town) -> None:
    ann, bob, table = await play(town)
    told = [
        str(event["description"])
        for each in (ann, bob)
        for event in await events(town.visitor(), await address(each))
    ]
    assert told
    for text in told:
        assert text.splitlines()[-1] == f"{HOME}/#table={table}"
        assert ("with Ann." in text) != ("with Bob; the Kid, \\of Bend." in text)


@in_town()
async def test_only_the_latest_address_opens_it(town: Town) -> None:
    ann = town.visitor()
    await ann.named("Ann")
    first = await address(ann)
    second = await address(ann)
    assert ok(await ann.get("/api/me"))["name"] == "Ann"
    refused(await ann.get(first), 404, "no-calendar")
    assert await events(ann, second) == []
    ok(await ann.delete("/api/me/calendar"))
    refused(await ann.get(second), 404, "no-calendar")
    assert second.rpartition(".")[0].rpartition(".")[2] not in str(town.rows(schema.people))


@in_town()
async def test_addresses_that_nobody_has(town: Town) -> None:
    ann = town.visitor()
    await ann.named("Ann")
    path = await address(ann)
    person, _, secret = path.removeprefix("/api/calendar/").removesuffix(".ics").partition(".")
    for token in (f"{person}.{'x' * 43}", f"{'0' * 16}.{secret}"):
        refused(await ann.get(f"/api/calendar/{token}.ics"), 404, "no-calendar")
    for token in (f"{person}.", person, f"../{secret}", "x"):
        assert (await ann.get(f"/api/calendar/{token}.ics")).status_code in (404, 422)


@in_town()
async def test_live_tables_and_those_without_a_clock_have_no_deadlines(town: Town) -> None:
    ann = town.visitor()
    await ann.named("Ann")
    bots = [{"kind": "bot", "level": "random"}] * 2
    await ann.table({"game": "goat", "seats": [{}, *bots], "start": True})
    nudged = {"seconds": 180, "nudge": True}
    await ann.table({"game": "goat", "seats": [{}, *bots], "start": True, "clock": nudged})
    assert await events(ann, await address(ann)) == []
