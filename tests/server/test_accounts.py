"""Accounts: what a login gives, and what it does not give to whoever tries."""

import asyncio
import json
import time
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import update
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from server.town import (
    GOOD_PASSWORD,
    HOME,
    Town,
    Visitor,
    at_a_port,
    hashing_by,
    in_town,
    ok,
    refused,
)
from tumbleweed.server.api.people_models import LoginPassword
from tumbleweed.server.errors import Refused
from tumbleweed.server.people import passwords
from tumbleweed.server.people.accounts import FRESH, fold_login
from tumbleweed.server.people.guests import MOST_SESSIONS
from tumbleweed.server.people.names import NEUTRAL
from tumbleweed.server.people.passwords import check_password
from tumbleweed.server.people.sockets import close_ended
from tumbleweed.server.people.tokens import digest
from tumbleweed.server.store import schema

BODY = {"login": "ann", "password": GOOD_PASSWORD}


# ---- registering ----


@in_town()
async def test_a_guest_who_registers_stays_the_same_person(town: Town) -> None:
    ann = town.visitor()
    before = await ann.named("Ann")
    table = await ann.table()
    after = await ann.register("Calamity.Ann")
    assert after == {**before, "guest": False, "login": "calamity.ann"}
    assert await ann.seat(table) == 0


@in_town()
async def test_registering_gives_a_new_token_and_ends_the_old_one(town: Town) -> None:
    """Whoever planted or saw the guest's token has nothing of the account."""
    ann, thief = town.visitor(), town.visitor()
    await ann.named("Ann")
    assert ann.token is not None
    thief.token = ann.token
    await ann.register("ann")
    assert ann.token != thief.token
    assert (await thief.me())["id"] is None
    assert (await ann.me())["login"] == "ann"


@in_town()
async def test_the_password_is_stored_as_argon2id(town: Town) -> None:
    await town.visitor().register("ann")
    [person] = town.rows(schema.people)
    assert person.password.startswith("$argon2id$")
    assert GOOD_PASSWORD not in person.password


def test_passwords_are_hashed_as_rfc_9106_advises() -> None:
    hasher = passwords.hasher
    assert (hasher.type.name, hasher.memory_cost, hasher.time_cost) == ("ID", 65536, 3)


@in_town()
async def test_a_login_is_taken_whatever_its_case(town: Town) -> None:
    await town.visitor().register("ann")
    other = town.visitor()
    refused(await other.post("/api/me/account", {**BODY, "login": "ANN"}), 409, "login-taken")
    assert (await other.me())["guest"] is True


@in_town()
async def test_nobody_registers_twice(town: Town) -> None:
    ann = town.visitor()
    await ann.register("ann")
    refused(await ann.post("/api/me/account", {**BODY, "login": "bob"}), 409, "has-login")
    assert (await ann.me())["login"] == "ann"


@pytest.mark.parametrize(
    "login",
    [
        "",
        "ab",
        "x" * 61,
        "ann lee",
        "ann\n",
        "an\u0430",
        "\u212aelvin",
        "ann/..",
        "ann\x00",
        ".ann",
    ],
)
def test_logins_that_are_refused(login: str) -> None:
    with pytest.raises(Refused) as refusal:
        fold_login(login)
    assert refusal.value.code == "login-malformed"


@pytest.mark.parametrize(
    ("password", "code"),
    [
        ("short", "password-length"),
        ("x1y2z3w4" * 26, "password-length"),
        ("password", "password-weak"),
        ("PassWord1", "password-weak"),
        ("calamity.ann", "password-weak"),
        ("aaaaaaaaaaaa", "password-weak"),
    ],
)
def test_passwords_that_are_refused(password: str, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        check_password(password, "calamity.ann")
    assert refusal.value.code == code


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
        ok(await change(ann, GOOD_PASSWORD, "a new one every year"))
        await asyncio.wait_for(theirs.wait_closed(), 10)
        assert mine.close_code is None  # its cookie is on the way
        await close_ended(town)  # type: ignore[arg-type]  # as the house does now and then
        await asyncio.wait_for(mine.wait_closed(), 10)
        again = await live_socket(port, table, ann)
        ok(await ann.delete("/api/session?everywhere=true"))
        await asyncio.wait_for(again.wait_closed(), 10)
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


# ---- changing and leaving ----


async def change(visitor: Any, old: str, new: str) -> Any:
    return await visitor.call("PUT", "/api/me/password", {"old": old, "new": new})


@in_town()
async def test_a_new_password_ends_all_other_sessions(town: Town) -> None:
    ann, thief = town.visitor(), town.visitor()
    await ann.register("ann")
    ok(await thief.log_in("ann"))
    refused(await change(thief, "not the old one", "mine now, ha"), 401, "wrong-password")
    ok(await change(ann, GOOD_PASSWORD, "a new one every year"))
    assert (await thief.me())["id"] is None
    assert (await ann.me())["login"] == "ann"
    refused(await thief.log_in("ann"), 401, "wrong-login")
    assert (await thief.log_in("ann", "a new one every year")).status_code == 200


@in_town()
async def test_a_guest_has_no_password_to_change(town: Town) -> None:
    guest = town.visitor()
    await guest.named("Ann")
    refused(await change(guest, GOOD_PASSWORD, GOOD_PASSWORD), 403, "no-account")
    refused(await change(town.visitor(), GOOD_PASSWORD, GOOD_PASSWORD), 403, "no-account")


@in_town()
async def test_a_stolen_cookie_cannot_delete_an_account(town: Town) -> None:
    ann = town.visitor()
    await ann.register("ann")
    town.change(update(schema.sessions).values(created_at=time.time() - FRESH - 1))
    refused(await ann.delete("/api/me"), 403, "log-in-again")
    ok(await ann.log_in("ann"))
    assert (await ann.delete("/api/me")).status_code == 204
    refused(await ann.log_in("ann"), 401, "wrong-login")


@in_town()
async def test_who_is_deleted_leaves_nothing_but_a_stranger(town: Town) -> None:
    ann, bob = town.visitor(), town.visitor()
    await ann.named("Calamity Ann")
    account = await ann.register("ann")
    bobs = await bob.named("Bob")
    playing, waiting = await ann.table(), await ann.table()
    for table in (playing, waiting):
        ok(await bob.call("PUT", f"/api/tables/{table}/seats/1"))
    ok(await ann.post(f"/api/tables/{playing}/start", {}))
    ok(await ann.post(f"/api/tables/{playing}/say", {"words": "howdy"}))
    ok(await ann.post(f"/api/mutes/{bobs['id']}"))
    await ann.link(playing, 0)
    assert (await ann.delete("/api/me")).status_code == 204
    assert (await ann.me())["id"] is None

    seen = ok(await bob.get(f"/api/tables/{playing}"))["table"]
    assert seen["host"] == bobs["id"]
    seats = seen["seats"]
    assert (seats[0]["kind"], seats[0]["person"], seats[0]["name"]) == ("human", None, NEUTRAL)
    assert seats[0]["stand_in"] is not None  # the game goes on
    assert ok(await bob.get(f"/api/tables/{waiting}"))["table"]["seats"][0]["kind"] == "open"
    stored = " ".join(str(town.rows(table)) for table in schema.metadata.sorted_tables)
    assert account["id"] not in stored
    assert "Calamity" not in stored


@in_town()
async def test_a_deleted_name_is_gone_from_old_games_too(town: Town) -> None:
    ann = town.visitor()
    await ann.named("Calamity Ann")
    table = await ann.table()
    town.change(update(schema.tables).values(status="over"))
    assert (await ann.delete("/api/me")).status_code == 204
    [seat] = [row for row in town.rows(schema.seats) if row.seat == 0]
    assert (seat.table_id, seat.name, seat.person_id) == (table, NEUTRAL, None)


# ---- attacks on the routes ----


@in_town(rates=True)
async def test_guessing_passwords_is_slowed_down_wherever_it_comes_from(town: Town) -> None:
    await town.visitor().register("ann")
    statuses = []
    for number in range(40):
        guesser = town.visitor(address=f"198.51.100.{number}")
        statuses.append((await guesser.log_in("ann", f"guess {number} of many")).status_code)
    assert statuses[:30] == [401] * 30
    assert set(statuses[30:]) == {429}
    other = await town.visitor(address="203.0.113.9").log_in("bob", "something else")
    assert other.status_code == 401


@in_town()
async def test_malformed_bodies_are_refused_and_never_echoed(town: Town) -> None:
    visitor = town.visitor()
    secret = "hunter2hunter2"
    bodies: list[Any] = [
        {"login": "ann"},
        {"login": ["ann"], "password": secret},
        {"login": "ann", "password": {"$ne": secret}},
        {"login": "ann", "password": secret, "admin": True},
        {"login": "ann", "password": secret * 100},
        [secret],
        secret,
    ]
    for path in ("/api/session", "/api/me/account"):
        for body in bodies:
            answer = await visitor.post(path, body)
            refused(answer, 422, "malformed")
            assert secret not in answer.text
    deep = await visitor.post(
        "/api/session", content=b"[" * 60_000, headers={"Content-Type": "application/json"}
    )
    assert 400 <= deep.status_code < 500
    assert town.count(schema.people) == 0


@in_town()
async def test_a_foreign_page_logs_nobody_in_or_out(town: Town) -> None:
    ann = town.visitor()
    await ann.register("ann")
    ann.http.headers["Origin"] = "https://evil.example"
    refused(await ann.log_in("ann"), 403, "foreign-origin")
    refused(await ann.delete("/api/session"), 403, "foreign-origin")
    refused(await ann.delete("/api/me"), 403, "foreign-origin")
    ann.http.headers["Origin"] = HOME
    assert (await ann.me())["login"] == "ann"


def test_a_password_does_not_show_in_a_repr() -> None:
    sent = LoginPassword.model_validate(BODY)
    assert GOOD_PASSWORD not in repr(sent) + str(sent)
    assert sent.password.get_secret_value() == GOOD_PASSWORD
