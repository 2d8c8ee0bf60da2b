"""Logging in and out: the identity afterwards, what is kept, and which sessions end."""

import asyncio
import json
import time
from typing import Any

from argon2 import PasswordHasher
from sqlalchemy import update
from websockets.asyncio.client import ClientConnection
from websockets.typing import Origin

from server.patience import PATIENCE, connect
from server.town import (
    GOOD_PASSWORD,
    Town,
    Visitor,
    at_a_port,
    hashing_by,
    in_town,
    ok,
    refused,
)
from tumbleweed.server.people import passwords
from tumbleweed.server.people.guests import MOST_SESSIONS
from tumbleweed.server.people.sockets import close_ended
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest

# ---- logging in ----


@in_town()
async def test_log_in_from_another_browser(town: Town) -> None:
    ann, phone = town.visitor(), town.visitor()
    await ann.named("Ann")
    me = await ann.register("ann")
    assert ok(await phone.log_in(" Ann ")) == me
    assert await phone.me() == await ann.me() == me
    assert phone.token != ann.token


@in_town()
async def test_letters_typed_differently_are_the_same_password(town: Town) -> None:
    await town.visitor().register("ann", "Ren\u00e9e rides on")
    assert (await town.visitor().log_in("ann", "Rene\u0301e rides on")).status_code == 200


@in_town()
async def test_a_wrong_login_and_a_wrong_password_look_alike(town: Town) -> None:
    await town.visitor().register("ann")
    visitor = town.visitor()
    wrong = await visitor.log_in("ann", "something else")
    unknown = await visitor.log_in("bob", "something else")
    impossible = await visitor.log_in("\u202e", "something else")
    refused(wrong, 401, "wrong-login")
    assert wrong.json() == unknown.json() == impossible.json()
    for told in (wrong, unknown):
        del told.headers["x-request-id"]  # of every answer its own
    assert wrong.headers == unknown.headers
    assert visitor.token is None


@in_town()
async def test_an_unknown_login_costs_the_same_work(town: Town) -> None:
    """Counted rather than timed: one verification of the same strength each."""
    await town.visitor().register("ann")
    verified: list[str] = []

    class Counting(PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Any:
            verified.append(str(hash).split("$")[3])  # memory, passes, lanes
            return super().verify(hash, password)

    with hashing_by(Counting(time_cost=1, memory_cost=8, parallelism=1)):
        for login in ("ann", "bob", "?"):
            await town.visitor().log_in(login, "something else")
    assert verified == ["m=8,t=1,p=1"] * 3


@in_town()
async def test_nobodys_password_opens_nothing(town: Town) -> None:
    assert not await passwords.fits(None, "nobody's password")
    refused(await town.visitor().log_in("bob", "nobody's password"), 401, "wrong-login")


@in_town()
async def test_a_hash_is_renewed_when_the_parameters_have_changed(town: Town) -> None:
    await town.visitor().register("ann")
    [before] = town.rows(schema.people)
    with hashing_by(PasswordHasher(time_cost=2, memory_cost=8, parallelism=1)):
        assert (await town.visitor().log_in("ann")).status_code == 200
        [after] = town.rows(schema.people)
        assert "t=1" in before.password
        assert "t=2" in after.password
        assert (await town.visitor().log_in("ann")).status_code == 200
    assert town.rows(schema.people)[0].password == after.password


@in_town()
async def test_what_a_guest_had_goes_with_the_log_in(town: Town) -> None:
    ann, bob = town.visitor(), town.visitor()
    account = await ann.register("ann")
    phone = town.visitor()
    guest = await phone.named("Ann's phone")
    table = await phone.table()
    planted = phone.token
    ok(await phone.log_in("ann"))
    seen = ok(await bob.get(f"/api/tables/{table}"))["table"]
    assert seen["seats"][0]["person"] == seen["host"] == account["id"]
    assert await phone.seat(table) == await ann.seat(table) == 0
    assert guest["id"] not in {row.id for row in town.rows(schema.people)}
    assert digest(planted or "") not in {row.token_hash for row in town.rows(schema.sessions)}


@in_town()
async def test_nobody_sits_twice_after_a_log_in(town: Town) -> None:
    ann, phone = town.visitor(), town.visitor()
    await ann.named("Ann")
    account = await ann.register("ann")
    table = await ann.table()
    await phone.named("Ann's phone")
    ok(await phone.call("PUT", f"/api/tables/{table}/seats/1"))
    ok(await phone.log_in("ann"))
    seats = ok(await ann.get(f"/api/tables/{table}"))["table"]["seats"]
    assert [seat["person"] for seat in seats] == [account["id"], None, None]
    assert seats[1]["kind"] == "open"


@in_town()
async def test_logging_in_as_somebody_else_takes_nothing_from_an_account(town: Town) -> None:
    ann, bob = town.visitor(), town.visitor()
    await bob.register("bob")
    await ann.register("ann")
    table = await ann.table()
    left, before = town.visitor(), ann.token
    ok(await ann.log_in("bob"))
    assert await ann.seat(table) is None
    left.token = before or ""
    assert (await left.me())["id"] is None  # the token from before is worth nothing
    ok(await ann.log_in("ann"))
    assert await ann.seat(table) == 0


# ---- logging out ----


@in_town()
async def test_log_out_here_and_everywhere(town: Town) -> None:
    ann, phone, tablet = town.visitor(), town.visitor(), town.visitor()
    await ann.register("ann")
    ok(await phone.log_in("ann"))
    ok(await tablet.log_in("ann"))
    kept = phone.token
    answer = await phone.delete("/api/session")
    assert answer.status_code == 204
    assert "tumbleweed=; Path=/; Max-Age=0" in answer.headers["set-cookie"]
    phone.token = kept or ""
    assert (await phone.me())["id"] is None
    assert (await tablet.me())["login"] == "ann"
    ok(await ann.delete("/api/session?everywhere=true"))
    assert (await tablet.me())["id"] is None
    assert town.count(schema.sessions) == 0


@in_town()
async def test_the_browser_longest_unseen_makes_room_for_one_more(town: Town) -> None:
    first, second = town.visitor(), town.visitor()
    await first.register("ann")
    town.change(update(schema.sessions).values(seen_at=time.time() - 100))
    ok(await second.log_in("ann"))
    for _ in range(MOST_SESSIONS - 1):
        ok(await town.visitor().log_in("ann"))
    assert town.count(schema.sessions) == MOST_SESSIONS
    assert (await first.me())["id"] is None
    assert (await second.me())["login"] == "ann"


@in_town()
async def test_nobody_logs_others_out(town: Town) -> None:
    ann, bob = town.visitor(), town.visitor()
    await ann.register("ann")
    ok(await bob.delete("/api/session?everywhere=true"))
    assert (await ann.me())["login"] == "ann"


@in_town()
async def test_whoever_is_logged_out_loses_the_open_socket_too(town: Town) -> None:
    ann, thief = town.visitor(), town.visitor()
    await ann.register("ann")
    ok(await thief.log_in("ann"))
    table = await ann.table()
    async with at_a_port(town.app) as port:
        mine = await live_socket(port, table, ann)
        theirs = await live_socket(port, table, thief)
        ok(await ann.new_password(GOOD_PASSWORD, "a new one every year"))
        await asyncio.wait_for(theirs.wait_closed(), PATIENCE)
        assert mine.close_code is None  # its cookie is on the way
        await close_ended(town)  # type: ignore[arg-type]  # as the server does now and then
        await asyncio.wait_for(mine.wait_closed(), PATIENCE)
        again = await live_socket(port, table, ann)
        ok(await ann.delete("/api/session?everywhere=true"))
        await asyncio.wait_for(again.wait_closed(), PATIENCE)
        assert (theirs.close_code, again.close_code) == (4000, 4000)


async def live_socket(port: int, table: str, visitor: Visitor) -> ClientConnection:
    """Open, and shown the table from seat 0."""
    socket = await connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/live",
        origin=Origin(f"http://127.0.0.1:{port}"),
        additional_headers={"Cookie": f"tumbleweed={visitor.token}"},
    )
    assert json.loads(await socket.recv())["you"] == 0
    return socket
