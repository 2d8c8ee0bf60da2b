"""Who had a seat at the other host gets it again by a link, and nobody else does."""

from pathlib import Path

import pytest

from server.town import Town, Visitor, ok, refused
from server.two_hosts import (
    LOGIN,
    OPEN,
    annie_and_bill,
    between,
    in_play,
    opened,
    play,
    received,
    sent,
    token_of,
    waiting,
)
from tumbleweed.server.admin.soundness import faults
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import read_seats
from tumbleweed.server.tables.leaving import leave


@pytest.mark.extended
def test_a_seat_link_makes_its_opener_the_player(tmp_path: Path, any_database: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 9)
        [outcome] = await received(new, await sent(old, tmp_path / "tables"))
        assert [(link.name, link.seats) for link in outcome.links] == [
            ("Annie", [0]),
            ("Bill", [1]),
        ]
        assert [seat.kind for seat in new.store.read_now(read_seats, table)][2] == "bot"
        first, second = [await opened(new, link) for link in outcome.links]
        assert (await first.seat(table), await second.seat(table)) == (0, 1)
        assert [each["id"] for each in ok(await first.get("/api/tables/mine"))] == [table]
        assert new.count(schema.people) == 2  # those who came
        live = await new.table_service.open(table)
        assert live.row.host_id == (await first.me())["id"]
        await play_as({0: first, 1: second}, new, table)
        assert new.store.read_now(faults, True) == []

    between(tmp_path, any_database, story)


async def play_as(visitors: dict[int, Visitor], town: Town, table: str) -> None:
    """Over HTTP, until both of them have answered something."""
    live, answered = await town.table_service.open(table), set[int]()
    while len(answered) < len(visitors):
        assert live.game is not None
        decision = live.game.decisions[0]
        if decision.seat not in visitors:
            await play(town, table, 1)
            continue
        body = {"decision": decision.id, "key": decision.keys[0]}
        ok(await visitors[decision.seat].post(f"/api/tables/{table}/choose", body))
        answered.add(decision.seat)


def test_a_seat_link_is_for_the_first_who_opens_it(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 9)
        [outcome] = await received(new, await sent(old, tmp_path / "tables"))
        link, other = outcome.links
        program = new.visitor(Authorization=f"Bearer {token_of(link)}")
        refused(await program.get(f"/api/tables/{table}"), 403, "no-link")
        first = await opened(new, link)
        ok(await first.post(OPEN, {"token": token_of(link)}))
        late = new.visitor()
        refused(await late.post(OPEN, {"token": token_of(link)}), 409, "link-used")
        refused(await first.post(OPEN, {"token": token_of(other)}), 409, "sits-already")
        assert await late.seat(table) is None
        await first.register(LOGIN)
        assert await first.seat(table) == 0

    between(tmp_path, sqlite_url, story)


def test_an_invitation_does_not_give_away_the_seat_of_somebody_who_can_come(
    tmp_path: Path, sqlite_url: str
) -> None:
    """A host has sat down in a seat with an invitation. Whether by a cookie or by a login, they
    are not away for good, nor is a guest who has logged out: their other table stays theirs."""

    async def story(old: Town, _: Town) -> None:
        for host, other in (pair := await annie_and_bill(old), pair[::-1]):
            unrelated = await host.table()
            table = await host.table({"game": "goat", "seats": [{}, {}, {}], "sit": False})
            token = (await host.link(table, 0))["url"].partition("#seat=")[2]
            ok(await host.call("PUT", f"/api/tables/{table}/seats/0"))
            me = (await host.me())["id"]
            refused(await other.post(OPEN, {"token": token}), 409, "seat-taken")
            ok(await host.delete("/api/session"))
            refused(await other.post(OPEN, {"token": token}), 409, "seat-taken")
            if host is pair[0]:  # who has an account
                await host.log_in(LOGIN)
            assert await other.seat(unrelated) is None
            for each in (table, unrelated):
                assert old.store.read_now(read_seats, each)[0].person_id == me

    between(tmp_path, sqlite_url, story)


def test_seats_at_one_device_come_with_one_link(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        seats = [{"kind": "host", "name": name} for name in ("Ann", "Bob", "Cal")]
        host = old.visitor()
        table = await host.table({"game": "goat", "seats": seats, "sit": False, "start": True})
        [outcome] = await received(new, await sent(old, tmp_path / "tables"))
        [link] = outcome.links
        assert (link.name, link.seats) == ("Ann", [0, 1, 2])
        visitor = await opened(new, link)
        assert ok(await visitor.get(f"/api/tables/{table}?as=2"))["you"] == 2
        named = [seat.name for seat in new.store.read_now(read_seats, table)]
        assert named == ["Ann", "Bob", "Cal"]

    between(tmp_path, sqlite_url, story)


def test_who_had_left_is_played_for_until_the_link_is_opened(
    tmp_path: Path, sqlite_url: str
) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 9, on_leave="empty")
        await old.table_service.change(table, leave((await bill.me())["id"]))
        [outcome] = await received(new, await sent(old, tmp_path / "tables"))
        here = new.store.read_now(read_seats, table)[1]
        there = old.store.read_now(read_seats, table)[1]
        assert (here.stand_in, here.left_at) == (there.stand_in, there.left_at)
        assert here.stand_in == "empty"
        await opened(new, outcome.links[1])
        back = new.store.read_now(read_seats, table)[1]
        assert (back.stand_in, back.left_at, back.name) == (None, None, "Calamity")

    between(tmp_path, sqlite_url, story)


@pytest.mark.extended
def test_a_finished_game_finds_its_players_again(tmp_path: Path, sqlite_url: str) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await in_play(old, annie, bill, 2000)
        [outcome] = await received(new, await sent(old, tmp_path / "tables"))
        visitor = await opened(new, outcome.links[1])
        assert await visitor.seat(table) == 1
        assert new.store.read_now(read_seats, table)[1].name == "Bill"  # as it was played
        assert ok(await visitor.get("/api/me/statistics"))

    between(tmp_path, sqlite_url, story)


def test_a_table_that_waits_is_begun_by_who_takes_up_its_hosts_seat(
    tmp_path: Path, sqlite_url: str
) -> None:
    async def story(old: Town, new: Town) -> None:
        annie, bill = await annie_and_bill(old)
        table = await waiting(annie, bill)
        [outcome] = await received(new, await sent(old, tmp_path / "tables"))
        other = await opened(new, outcome.links[1])
        refused(await other.post(f"/api/tables/{table}/start", {}), 403, "not-host")
        host = await opened(new, outcome.links[0])
        ok(await host.post(f"/api/tables/{table}/start", {}))
        assert (await new.table_service.open(table)).playing

    between(tmp_path, sqlite_url, story)
