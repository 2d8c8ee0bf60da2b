"""Leaving a game: the table's setting applies, the others are notified, and only the leaver or all
who stay can undo it.
"""

import time
from typing import Any

from sqlalchemy import update

from server.town import GOAT, Json, Town, Visitor, in_town, ok, refused, token_in
from tumbleweed.server.store import schema
from tumbleweed.server.tables.absence import LIVE_PATIENCE, deserted
from tumbleweed.server.tables.options import EMPTY

FOUR: Json = {"game": "goat", "seats": [{}, {}, {}, {"kind": "bot", "level": "random"}]}
LATER = LIVE_PATIENCE + 5


async def three_play(town: Town, **more: Any) -> tuple[str, Visitor, Visitor, Visitor]:
    """Ann hosts; Ben and Cora play; the fourth is a bot."""
    ann, ben, cora = town.visitor(), town.visitor(), town.visitor()
    for each, name in ((ann, "Ann"), (ben, "Ben"), (cora, "Cora")):
        await each.named(name)
    table = await ann.table({**FOUR, **more})
    ok(await ben.call("PUT", f"/api/tables/{table}/seats/1"))
    ok(await cora.call("PUT", f"/api/tables/{table}/seats/2"))
    ok(await ann.post(f"/api/tables/{table}/start", {}))
    return table, ann, ben, cora


async def seats(visitor: Visitor, table: str) -> list[Json]:
    found: list[Json] = ok(await visitor.get(f"/api/tables/{table}"))["table"]["seats"]
    return found


async def notes(visitor: Visitor, table: str) -> list[tuple[str, str]]:
    return [(n["phrase"], n["name"]) for n in ok(await visitor.get(f"/api/tables/{table}/chat"))]


async def hand(visitor: Visitor, table: str, seat: int) -> Any:
    """Of that seat, as this one sees it."""
    payload = ok(await visitor.get(f"/api/tables/{table}"))
    return payload["you"], payload["view"].get("hand") if payload["you"] == seat else None


# ---- leaving ----


@in_town()
async def test_a_bot_plays_on_and_the_others_are_told(town: Town) -> None:
    table, ann, ben, _ = await three_play(town)
    ok(await ben.delete(f"/api/tables/{table}/seats/1"))
    seat = (await seats(ann, table))[1]
    assert seat["left"] is True
    assert seat["stand_in"] is not None
    assert seat["name"] == "Ben"
    assert await notes(ann, table) == [("note-left", "Ben")]
    [mine] = ok(await ben.get("/api/tables/mine"))
    assert mine["asked"] is False


@in_town()
async def test_the_seat_stays_empty_or_the_game_ends_if_so_agreed(town: Town) -> None:
    table, ann, ben, _ = await three_play(town, on_leave="empty")
    ok(await ben.delete(f"/api/tables/{table}/seats/1"))
    assert (await seats(ann, table))[1]["stand_in"] == EMPTY
    table, ann, ben, _ = await three_play(town, on_leave="end")
    ok(await ben.delete(f"/api/tables/{table}/seats/1"))
    assert ok(await ann.get(f"/api/tables/{table}"))["table"]["status"] == "ended"
    assert await notes(ann, table) == [("note-left", "Ben")]


@in_town()
async def test_before_the_start_the_seat_is_free_again(town: Town) -> None:
    ann, ben = town.visitor(), town.visitor()
    table = await ann.table()
    ok(await ben.call("PUT", f"/api/tables/{table}/seats/1"))
    ok(await ben.delete(f"/api/tables/{table}/seats/1"))
    assert (await seats(ann, table))[1]["kind"] == "open"


@in_town()
async def test_who_has_left_comes_back_to_their_own_seat(town: Town) -> None:
    table, ann, ben, _ = await three_play(town)
    ok(await ben.delete(f"/api/tables/{table}/seats/1"))
    ok(await ben.post(f"/api/tables/{table}/stand-in", {"level": None}))
    seat = (await seats(ann, table))[1]
    assert "left" not in seat
    assert seat["stand_in"] is None
    assert await notes(ann, table) == [("note-left", "Ben"), ("note-back", "Ben")]


@in_town()
async def test_another_hosts_when_the_host_has_left(town: Town) -> None:
    table, ann, ben, _ = await three_play(town)
    ok(await ann.delete(f"/api/tables/{table}/seats/0"))
    host = ok(await ben.get(f"/api/tables/{table}"))["table"]["host"]
    assert host == (await ben.me())["id"]
    refused(await ann.post(f"/api/tables/{table}/end"), 403, "not-host")


@in_town()
async def test_nobody_puts_another_out_of_the_game(town: Town) -> None:
    table, ann, ben, _ = await three_play(town)
    refused(await ann.delete(f"/api/tables/{table}/seats/1"), 409, "started")
    refused(await ben.delete(f"/api/tables/{table}/seats/2"), 409, "started")


@in_town()
async def test_the_host_ends_the_game_and_the_others_are_told_who_did(town: Town) -> None:
    table, ann, ben, _ = await three_play(town)
    refused(await ben.post(f"/api/tables/{table}/end"), 403, "not-host")
    ok(await ann.post(f"/api/tables/{table}/end"))
    assert await notes(ben, table) == [("note-ended", "Ann")]


@in_town()
async def test_a_rematch_waits_for_others_in_the_place_of_who_left(town: Town) -> None:
    table, ann, ben, cora = await three_play(town)
    ok(await ben.delete(f"/api/tables/{table}/seats/1"))
    ok(await cora.delete("/api/me"))
    ok(await ann.post(f"/api/tables/{table}/end"))
    again = ok(await ann.post(f"/api/tables/{table}/rematch"))["table"]
    assert [seat["kind"] for seat in await seats(ann, again)] == ["human", "open", "open", "bot"]


# ---- a bot for somebody absent ----


async def asked_long_ago(town: Town, table: str) -> int:
    """Who is asked, and has been for a while."""
    live = await town.table_service.open(table)
    ((seat, (question, since)),) = live.asked.items()
    live.asked[seat] = (question, since - LATER)
    return seat


@in_town()
async def test_the_host_seats_a_bot_for_who_does_not_answer_and_is_not_there(town: Town) -> None:
    table, ann, *others = await three_play(town)
    live = await town.table_service.open(table)
    while (seat := next(iter(live.asked))) not in (1, 2):  # it comes to a guest
        player = [ann, *others][seat] if seat < 3 else None
        decision = live.game.decisions[0] if live.game else None
        assert decision is not None
        if player is None:
            await town.table_service.submit(table, seat, decision.id, decision.keys[0], "bot")
        else:
            body = {"decision": decision.id, "key": decision.keys[0]}
            ok(await player.post(f"/api/tables/{table}/choose", body))
    path, bot = f"/api/tables/{table}/seats/{seat}/bot", {"level": "random"}
    refused(await ann.call("PUT", path, bot), 409, "not-absent")  # asked a moment ago
    assert await asked_long_ago(town, table) == seat
    refused(await others[0].call("PUT", path, bot), 403, "not-host")
    here = update(schema.seats).where(schema.seats.c.seat == seat)
    town.change(here.values(seen_at=time.time()))
    refused(await ann.call("PUT", path, bot), 409, "not-absent")  # is there
    town.change(here.values(seen_at=None))
    await asked_long_ago(town, table)
    ok(await ann.call("PUT", path, bot))
    card = (await seats(ann, table))[seat]
    assert card["stand_in"] == "random"
    assert "left" not in card
    assert (await hand(ann, table, seat))[0] == 0  # the host sees their own seat as before
    absent = others[seat - 1]
    ok(await absent.post(f"/api/tables/{table}/stand-in", {"level": None}))
    assert (await seats(ann, table))[seat]["stand_in"] is None


# ---- a seat in play changes hands by consent ----


@in_town()
async def test_all_who_play_must_agree(town: Town) -> None:
    table, ann, ben, cora = await three_play(town)
    dan = town.visitor()
    await dan.named("Dan")
    ok(await dan.post(f"/api/tables/{table}/seats/3/ask"))
    assert (await seats(ann, table))[3]["wanted"]["name"] == "Dan"
    yes = {"seat": 3, "agrees": True}
    refused(await dan.post(f"/api/tables/{table}/admit", yes), 403, "not-seated")
    ok(await ann.post(f"/api/tables/{table}/admit", yes))
    ok(await ann.post(f"/api/tables/{table}/admit", yes))
    ok(await ben.post(f"/api/tables/{table}/admit", yes))
    assert await dan.seat(table) is None
    ok(await cora.post(f"/api/tables/{table}/admit", yes))
    assert await dan.seat(table) == 3
    seat = (await seats(ann, table))[3]
    assert (seat["kind"], seat["name"], seat["level"]) == ("human", "Dan", None)
    assert "wanted" not in seat
    assert await notes(ann, table) == [("note-took", "Dan")]


@in_town()
async def test_one_no_is_enough(town: Town) -> None:
    table, ann, ben, _ = await three_play(town)
    dan = town.visitor()
    await dan.named("Dan")
    ok(await dan.post(f"/api/tables/{table}/seats/3/ask"))
    ok(await ann.post(f"/api/tables/{table}/admit", {"seat": 3, "agrees": True}))
    ok(await ben.post(f"/api/tables/{table}/admit", {"seat": 3, "agrees": False}))
    assert "wanted" not in (await seats(ann, table))[3]
    assert await notes(ann, table) == [("note-declined", "Dan")]
    refused(
        await ann.post(f"/api/tables/{table}/admit", {"seat": 3, "agrees": True}), 409, "not-wanted"
    )
    ok(await dan.post(f"/api/tables/{table}/seats/3/ask"))  # the votes before do not count
    for each in (ben, ann):
        ok(await each.post(f"/api/tables/{table}/admit", {"seat": 3, "agrees": True}))
    assert await dan.seat(table) is None


@in_town()
async def test_who_leaves_has_no_say_any_more(town: Town) -> None:
    table, ann, ben, cora = await three_play(town)
    dan = town.visitor()
    await dan.named("Dan")
    ok(await dan.post(f"/api/tables/{table}/seats/3/ask"))
    for each in (ann, ben):
        ok(await each.post(f"/api/tables/{table}/admit", {"seat": 3, "agrees": True}))
    ok(await cora.delete(f"/api/tables/{table}/seats/2"))
    assert await dan.seat(table) == 3


@in_town()
async def test_the_host_alone_hands_over_nothing(town: Town) -> None:
    """An invitation in a second browser, one's own account deleted, and so on: no hand is shown."""
    ann, spy = town.visitor(), town.visitor()
    await ann.named("Ann")
    table = await ann.table({**GOAT, "start": True, "fill": "random"})
    link = await ann.link(table, 2)
    refused(await spy.post("/api/links/open", {"token": token_in(link)}), 409, "nobody-agrees")
    refused(await spy.post(f"/api/tables/{table}/seats/2/ask"), 409, "nobody-agrees")
    assert await spy.seat(table) is None


@in_town()
async def test_a_guests_seat_is_not_the_hosts_to_give(town: Town) -> None:
    for way in ("leaves", "deleted", "merged"):
        ann, ben, spy = town.visitor(), town.visitor(), town.visitor()
        await ann.named("Ann")
        table = await ann.table()
        ok(await ben.call("PUT", f"/api/tables/{table}/seats/1"))
        ok(await ann.post(f"/api/tables/{table}/start", {}))
        if way == "leaves":
            ok(await ben.delete(f"/api/tables/{table}/seats/1"))
        elif way == "deleted":
            ok(await ben.delete("/api/me"))
        else:  # logs in as somebody who sits there already: one of the two seats is given up
            await ann.register("annie")
            ok(await ben.log_in("annie"))
        token = token_in(await ann.link(table, 1))
        refused(await spy.post("/api/links/open", {"token": token}), 409, "nobody-agrees")
        refused(await ann.post(f"/api/tables/{table}/seats/1/ask"), 409, "sits-already")
        assert await spy.seat(table) is None
        assert await ann.seat(table) == 0


@in_town()
async def test_an_invitation_in_play_asks_the_players(town: Town) -> None:
    table, ann, ben, cora = await three_play(town)
    dan = town.visitor()
    link = await ann.link(table, 3)
    opened = ok(await dan.post("/api/links/open", {"token": token_in(link)}))
    assert opened == {"table": table, "seat": 3, "invites": True, "yours": False}
    for each in (ann, ben, cora):
        assert await dan.seat(table) is None
        ok(await each.post(f"/api/tables/{table}/admit", {"seat": 3, "agrees": True}))
    assert await dan.seat(table) == 3


@in_town()
async def test_only_vacant_seats_are_asked_for_and_by_one_at_a_time(town: Town) -> None:
    table, ann, ben, _ = await three_play(town)
    dan, eve = town.visitor(), town.visitor()
    refused(await dan.post(f"/api/tables/{table}/seats/1/ask"), 409, "seat-taken")
    refused(await ben.post(f"/api/tables/{table}/seats/3/ask"), 409, "sits-already")
    ok(await dan.post(f"/api/tables/{table}/seats/3/ask"))
    refused(await eve.post(f"/api/tables/{table}/seats/3/ask"), 409, "seat-wanted")
    ok(await eve.delete(f"/api/tables/{table}/seats/3/ask"))  # not theirs: nothing happens
    assert "wanted" in (await seats(ann, table))[3]
    ok(await dan.delete(f"/api/tables/{table}/seats/3/ask"))
    assert "wanted" not in (await seats(ann, table))[3]


# ---- a clock that waits for a nudge ----


@in_town()
async def test_the_clock_runs_from_the_nudge_on(town: Town) -> None:
    table, *players = await three_play(
        town, seats=[{}, {}, {}], clock={"seconds": 180, "nudge": True}
    )
    live = await town.table_service.open(table)
    ((asked, _),) = live.asked.items()
    card = (await seats(players[0], table))[asked]
    assert card["nudge"] is True
    assert "deadline" not in card
    other = players[(asked + 1) % 3]
    own = await players[asked].post(f"/api/tables/{table}/nudge", {"seat": asked})
    refused(own, 409, "no-nudge")
    ok(await other.post(f"/api/tables/{table}/nudge", {"seat": asked}))
    card = (await seats(players[0], table))[asked]
    assert "nudge" not in card
    assert 170 < card["deadline"] - time.time() <= 181  # in whole seconds
    ok(await other.post(f"/api/tables/{table}/nudge", {"seat": asked}))  # no longer for it
    assert (await seats(players[0], table))[asked]["deadline"] == card["deadline"]
    refused(
        await other.post(f"/api/tables/{table}/nudge", {"seat": (asked + 1) % 3}), 409, "no-nudge"
    )


# ---- nobody is left ----


@in_town()
async def test_a_table_that_all_have_left_stops(town: Town) -> None:
    table, ann, ben, cora = await three_play(town)
    live = await town.table_service.open(table)
    for each, seat in ((ann, 0), (ben, 1)):
        ok(await each.delete(f"/api/tables/{table}/seats/{seat}"))
        assert not deserted(live.seats, time.time())
    ok(await cora.delete(f"/api/tables/{table}/seats/2"))
    assert deserted(live.seats, time.time())
    ok(await ben.post(f"/api/tables/{table}/stand-in", {"level": None}))
    assert not deserted(live.seats, time.time())
