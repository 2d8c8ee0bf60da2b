"""Strangers: who is blocked gets no seat, who is reported waits for the host, and nothing more."""

from typing import Any

from sqlalchemy import update

from server.town import GOAT, Town, Visitor, in_town, ok, refused, token_in
from tumbleweed.server.people import reports
from tumbleweed.server.store import schema

LISTED = {**GOAT, "listed": True}


async def id_of(visitor: Visitor) -> str:
    return str((await visitor.me())["id"])


async def sit(visitor: Visitor, table: str, seat: int = 1) -> Any:
    return await visitor.call("PUT", f"/api/tables/{table}/seats/{seat}")


async def block(visitor: Visitor, other: Visitor) -> None:
    ok(await visitor.call("PUT", f"/api/blocks/{await id_of(other)}"))


async def two(town: Town) -> tuple[Visitor, Visitor]:
    ann, bob = town.visitor(), town.visitor()
    await ann.named("Ann")
    await bob.named("Bob")
    return ann, bob


# ---- blocks ----


@in_town()
async def test_who_is_blocked_gets_no_seat_and_is_not_heard(town: Town) -> None:
    ann, bob = await two(town)
    table = await ann.table(LISTED)
    await block(ann, bob)
    refused(await sit(bob, table), 403, "not-welcome")
    ok(await bob.post(f"/api/tables/{table}/say", {"words": "let me in"}))
    assert ok(await ann.get(f"/api/tables/{table}/chat")) == []
    assert ok(await ann.get("/api/blocks")) == [{"person": await id_of(bob), "name": "Bob"}]
    assert ok(await bob.get("/api/blocks")) == []
    ok(await ann.delete(f"/api/blocks/{await id_of(bob)}"))
    ok(await sit(bob, table))
    assert len(ok(await ann.get(f"/api/tables/{table}/chat"))) == 1


@in_town()
async def test_an_invitation_does_not_let_the_blocked_in(town: Town) -> None:
    ann, bob = await two(town)
    table = await ann.table()
    link = token_in(await ann.link(table, 1))
    await block(ann, bob)
    refused(await bob.post("/api/links/open", {"token": link}), 403, "not-welcome")
    eve = town.visitor()
    ok(await eve.post("/api/links/open", {"token": link}))


@in_town()
async def test_the_blocked_ask_for_no_seat_in_play_and_are_left_out_of_a_rematch(
    town: Town,
) -> None:
    ann, bob = await two(town)
    eve = town.visitor()
    table = await ann.table({**GOAT, "seats": [{}, {}, {"kind": "bot", "level": "random"}]})
    ok(await sit(bob, table))
    ok(await ann.post(f"/api/tables/{table}/start", {}))
    await eve.named("Eve")
    await block(ann, eve)
    refused(await eve.post(f"/api/tables/{table}/seats/2/ask"), 403, "not-welcome")
    await block(ann, bob)
    ok(await ann.post(f"/api/tables/{table}/end"))
    again = ok(await ann.post(f"/api/tables/{table}/rematch"))["table"]
    seats = ok(await ann.get(f"/api/tables/{again}"))["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["human", "open", "bot"]


@in_town()
async def test_a_block_is_a_mute_that_unmuting_does_not_lift(town: Town) -> None:
    ann, bob = await two(town)
    bobs = await id_of(bob)
    ok(await ann.post(f"/api/mutes/{bobs}"))
    await block(ann, bob)
    await block(ann, bob)  # twice is once
    assert ok(await ann.get("/api/mutes")) == []
    ok(await ann.delete(f"/api/mutes/{bobs}"))
    assert [each["person"] for each in ok(await ann.get("/api/blocks"))] == [bobs]
    ok(await ann.post(f"/api/mutes/{bobs}"))
    ok(await ann.delete(f"/api/blocks/{bobs}"))
    assert town.count(schema.mutes) == 0


@in_town()
async def test_a_block_closes_only_ones_own_tables(town: Town) -> None:
    ann, bob = await two(town)
    await block(ann, bob)
    table = await bob.table()
    ok(await sit(ann, table))


@in_town()
async def test_a_log_in_is_no_way_out_of_a_block(town: Town) -> None:
    ann, bob = await two(town)
    account = town.visitor()
    await account.named("Bob again")
    await account.register("bob")
    table = await ann.table()
    await block(ann, bob)
    ok(await bob.log_in("bob"))
    refused(await sit(bob, table), 403, "not-welcome")


@in_town()
async def test_whom_a_guest_has_blocked_the_account_has_blocked(town: Town) -> None:
    ann, bob = await two(town)
    account = town.visitor()
    await account.named("Ann again")
    await account.register("ann")
    await block(ann, bob)
    ok(await ann.log_in("ann"))
    assert [each["name"] for each in ok(await ann.get("/api/blocks"))] == ["Bob"]


# ---- reports ----


async def report(visitor: Visitor, table: str, about: Visitor | str, **more: Any) -> Any:
    person = about if isinstance(about, str) else await id_of(about)
    body = {"person": person, "reason": "insult", **more}
    return await visitor.post(f"/api/tables/{table}/reports", body)


@in_town()
async def test_a_report_keeps_where_it_happened_and_what_was_said(town: Town) -> None:
    ann, bob = await two(town)
    table = await ann.table()
    ok(await sit(bob, table))
    ok(await bob.post(f"/api/tables/{table}/say", {"words": "you varmint"}))
    ok(await ann.post(f"/api/tables/{table}/say", {"phrase": "ouch"}))
    town.change(update(schema.tables).values(revision=7))
    assert (await report(ann, table, bob, words=" Rude   again ")).status_code == 201
    [row] = town.rows(schema.reports)
    assert (row.reporter_id, row.about_id) == (await id_of(ann), await id_of(bob))
    assert (row.table_id, row.revision) == (table, 7)
    assert (row.reason, row.words, row.closed_at) == ("insult", "Rude again", None)
    kept = [(line.name, line.words, line.phrase) for line in town.rows(schema.report_lines)]
    assert kept == [("Bob", "you varmint", None), ("Ann", None, "ouch")]


@in_town()
async def test_only_whom_one_has_met_can_be_reported_and_only_once(town: Town) -> None:
    ann, bob = await two(town)
    eve = town.visitor()
    await eve.named("Eve")
    table = await ann.table()
    refused(await report(ann, table, bob), 404, "not-met")
    refused(await report(eve, table, ann), 403, "not-seated")
    refused(await report(town.visitor(), table, ann), 403, "not-seated")
    refused(await report(ann, table, ann), 422, "report-self")
    refused(await report(ann, table, bob, reason="ugly"), 422, "malformed")
    ok(await eve.post(f"/api/tables/{table}/say", {"words": "buy my horse"}))
    ok(await report(ann, table, eve, reason="spam"))
    refused(await report(ann, table, eve, reason="other"), 409, "reported-already")
    ok(await report(eve, table, ann))  # who has spoken there has met them
    assert town.count(schema.reports) == 2


@in_town()
async def test_a_report_alone_does_nothing(town: Town) -> None:
    ann, bob = await two(town)
    table = await ann.table()
    ok(await sit(bob, table))
    ok(await report(ann, table, bob))
    ok(await bob.post(f"/api/tables/{table}/say", {"words": "still here"}))
    assert [line["words"] for line in ok(await ann.get(f"/api/tables/{table}/chat"))] == [
        "still here"
    ]
    assert await bob.seat(table) == 1


@in_town(rates=True)
async def test_reports_are_limited_by_person_and_by_address(town: Town) -> None:
    """Whoever makes guests to report one person with is one crowd."""
    bob, table = town.visitor("198.51.100.1"), ""
    table = await bob.table()
    bobs, made = await id_of(bob), []
    for number in range(11):
        guest = town.visitor()
        await guest.named(f"Shill {number}")
        ok(await guest.post(f"/api/tables/{table}/say", {"phrase": "howdy"}))
        made += [(await report(guest, table, bobs)).status_code for _ in range(2)]
    assert [status for status in made if status != 409] == [201] * 10 + [429] * 2
    assert [(await report(bob, table, bobs)).status_code for _ in range(6)] == [422] * 5 + [429]


@in_town()
async def test_reports_do_not_stay_for_ever(town: Town) -> None:
    ann, bob = await two(town)
    table = await ann.table()
    ok(await sit(bob, table))
    ok(await report(ann, table, bob))
    [row] = town.rows(schema.reports)

    def sweep(days: float) -> int:
        town.store.now_in(reports.sweep, row.made_at + days * reports.DAY)
        return town.count(schema.reports)

    assert sweep(364) == 1
    town.change(update(schema.reports).values(closed_at=row.made_at))
    assert [sweep(89), sweep(91)] == [1, 0]
    assert town.count(schema.report_lines) == 0


@in_town()
async def test_a_report_follows_a_guest_who_logs_in(town: Town) -> None:
    ann, bob = await two(town)
    account = town.visitor()
    await account.named("Bob again")
    bobs = (await account.register("bob"))["id"]
    table = await ann.table()
    ok(await sit(bob, table))
    ok(await bob.post(f"/api/tables/{table}/say", {"words": "varmint"}))
    ok(await report(ann, table, bob))
    ok(await bob.log_in("bob"))
    [row] = town.rows(schema.reports)
    assert row.about_id == bobs
    assert [line.person_id for line in town.rows(schema.report_lines)] == [bobs]


@in_town()
async def test_who_is_deleted_is_in_no_report(town: Town) -> None:
    ann, bob = await two(town)
    await ann.named("Calamity Ann")
    await bob.named("Wild Bob")
    gone = [await id_of(bob), "Wild Bob", await id_of(ann), "Calamity Ann"]
    table = await ann.table()
    ok(await sit(bob, table))
    for each in (ann, bob):
        ok(await each.post(f"/api/tables/{table}/say", {"words": "howdy"}))
    ok(await report(ann, table, bob))
    ok(await report(bob, table, ann))
    await block(ann, bob)
    assert (await bob.delete("/api/me")).status_code == 204
    [row] = town.rows(schema.reports)  # of bob, who is nobody now, about ann
    assert row.reporter_id is None
    assert (await ann.delete("/api/me")).status_code == 204
    stored = " ".join(str(town.rows(each)) for each in schema.metadata.sorted_tables)
    assert [each for each in gone if each in stored] == []
