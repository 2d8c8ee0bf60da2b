"""Accounts: what a login grants, and what attackers do not get."""

import time
from typing import Any

import pytest
from sqlalchemy import update

from server.town import (
    GOOD_PASSWORD,
    HOME,
    Town,
    in_town,
    ok,
    refused,
)
from tumbleweed.server.api.people_models import LoginPassword
from tumbleweed.server.errors import Refused
from tumbleweed.server.names import NEUTRAL
from tumbleweed.server.people import passwords
from tumbleweed.server.people.accounts import FRESH, fold_login
from tumbleweed.server.people.passwords import check_password
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
    """A planted or stolen guest token gives no access to the account."""
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


# ---- changing and leaving ----


@in_town()
async def test_a_new_password_ends_all_other_sessions(town: Town) -> None:
    ann, thief = town.visitor(), town.visitor()
    await ann.register("ann")
    ok(await thief.log_in("ann"))
    refused(await thief.new_password("not the old one", "mine now, ha"), 401, "wrong-password")
    ok(await ann.new_password(GOOD_PASSWORD, "a new one every year"))
    assert (await thief.me())["id"] is None
    assert (await ann.me())["login"] == "ann"
    refused(await thief.log_in("ann"), 401, "wrong-login")
    assert (await thief.log_in("ann", "a new one every year")).status_code == 200


@in_town()
async def test_a_guest_has_no_password_to_change(town: Town) -> None:
    guest = town.visitor()
    await guest.named("Ann")
    refused(await guest.new_password(GOOD_PASSWORD, GOOD_PASSWORD), 403, "no-account")
    refused(await town.visitor().new_password(GOOD_PASSWORD, GOOD_PASSWORD), 403, "no-account")


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
async def test_guessing_passwords_is_slowed_down_where_it_comes_from(town: Town) -> None:
    """For a login and an address: whoever guesses elsewhere does not lock the owner out, nor the
    others behind the same address. However many guess, two passwords are tried at a time."""
    await town.visitor().register("ann")
    town.rates.limits["entering"] = ([], [])  # it would hide what is looked at here
    guesses = [await town.visitor("198.51.100.1").log_in("ann", f"guess {n}") for n in range(32)]
    assert [answer.status_code for answer in guesses] == [401] * 30 + [429] * 2
    assert (await town.visitor("198.51.100.1").log_in("ann")).status_code == 429
    assert (await town.visitor("198.51.100.1").log_in("bob", "guess")).status_code == 401
    for number in range(35):
        guesser = town.visitor(f"203.0.113.{number}")
        assert (await guesser.log_in("ann", "a guess")).status_code == 401
    assert (await town.visitor("192.0.2.50").log_in("ann")).status_code == 200


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
