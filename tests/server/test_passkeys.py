"""Passkeys, with a key in software: what opens an account, and all that does not."""

import time
from typing import Any

import pytest
from sqlalchemy import update

from server.authenticator import PRESENT, Authenticator
from server.town import Json, Town, Visitor, in_town, ok, refused
from tumbleweed.server.people.accounts import FRESH
from tumbleweed.server.people.passkeys import GOOD_FOR
from tumbleweed.server.store import schema

HTTPS = "https://play.example"
OWN = "/api/me/passkeys"
ENTER = "/api/session/passkey"


def key(**changes: Any) -> Authenticator:
    return Authenticator(**{"origin": HTTPS, "rp_id": "play.example", **changes})


async def account(town: Town) -> Visitor:
    ann = town.visitor()
    await ann.named("Ann")
    await ann.register("ann")
    return ann


async def adding(visitor: Visitor) -> Json:
    options: Json = ok(await visitor.post(f"{OWN}/options"))
    return options


async def add(visitor: Visitor, authenticator: Authenticator) -> Any:
    credential = authenticator.create(await adding(visitor))
    return await visitor.post(OWN, {"credential": credential, "label": "My phone"})


async def entering(visitor: Visitor) -> Json:
    options: Json = ok(await visitor.post(f"{ENTER}/options"))
    return options


async def enter(visitor: Visitor, authenticator: Authenticator) -> Any:
    credential = authenticator.get(await entering(visitor))
    return await visitor.post(ENTER, {"credential": credential})


@in_town(public_url=HTTPS)
async def test_add_a_passkey_and_enter_with_it(town: Town) -> None:
    ann, phone, mine = await account(town), town.visitor(), key()
    options = await adding(ann)
    assert options["rp"] == {"name": "Tumbleweed", "id": "play.example"}
    assert options["authenticatorSelection"]["userVerification"] == "required"
    added = ok(await ann.post(OWN, {"credential": mine.create(options), "label": " My  phone "}))
    assert added["label"] == "My phone"
    assert ok(await ann.get(OWN)) == [added]
    guest_token = (await phone.named("Somebody")) and phone.token
    me = ok(await enter(phone, mine))
    assert me == await ann.me()
    assert me["passkeys"] == 1
    assert phone.token not in (None, guest_token)
    ok(await enter(town.visitor(), mine))  # and again: the counter goes on
    [row] = town.rows(schema.passkeys)
    assert row.sign_count == mine.count == 3


@in_town(public_url=HTTPS)
async def test_a_challenge_is_good_once(town: Town) -> None:
    ann, mine = await account(town), key()
    first = mine.create(await adding(ann))
    ok(await ann.post(OWN, {"credential": first}))
    refused(await ann.post(OWN, {"credential": first}), 401, "passkey-refused")
    thief = town.visitor()
    sent = mine.get(await entering(town.visitor()))
    ok(await town.visitor().post(ENTER, {"credential": sent}))
    refused(await thief.post(ENTER, {"credential": sent}), 401, "passkey-refused")
    assert (await thief.me())["id"] is None


@in_town(public_url=HTTPS)
async def test_a_failed_attempt_spends_the_challenge_too(town: Town) -> None:
    ann, mine, wrong = await account(town), key(), key()
    ok(await add(ann, mine))
    options = await entering(ann)
    refused(await ann.post(ENTER, {"credential": wrong.get(options)}), 401, "passkey-refused")
    refused(await ann.post(ENTER, {"credential": mine.get(options)}), 401, "passkey-refused")


@in_town(public_url=HTTPS)
async def test_a_challenge_is_good_for_five_minutes(town: Town) -> None:
    ann, mine = await account(town), key()
    ok(await add(ann, mine))
    options = await entering(ann)
    town.change(update(schema.challenges).values(made_at=time.time() - GOOD_FOR - 1))
    refused(await ann.post(ENTER, {"credential": mine.get(options)}), 401, "passkey-refused")
    town.change(update(schema.challenges).values(made_at=time.time() - GOOD_FOR - 1))
    await entering(ann)
    await entering(ann)
    assert town.count(schema.challenges) == 2  # the old ones are swept


@in_town(public_url=HTTPS)
async def test_one_mans_challenge_adds_no_other_mans_key(town: Town) -> None:
    ann, eve = await account(town), town.visitor()
    await eve.register("eve")
    credential = key().create(await adding(ann))
    refused(await eve.post(OWN, {"credential": credential}), 401, "passkey-refused")
    login_challenge = key().create({**await entering(eve), "user": {"id": ""}})
    refused(await eve.post(OWN, {"credential": login_challenge}), 401, "passkey-refused")
    assert town.count(schema.passkeys) == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"origin": "https://evil.example"},  # a phisher's page
        {"origin": "http://play.example"},
        {"rp_id": "example"},
        {"rp_id": "evil.example"},
        {"flags": PRESENT},  # nobody showed a finger
        {"flags": 0},
    ],
)
def test_keys_that_are_not_for_us_or_not_verified(changes: Json, sqlite_url: str) -> None:
    @in_town(public_url=HTTPS)
    async def story(town: Town) -> None:
        ann, mine = await account(town), key()
        refused(await add(ann, key(**changes)), 401, "passkey-refused")
        ok(await add(ann, mine))
        for name, value in changes.items():
            setattr(mine, name, value)
        visitor = town.visitor()
        refused(await enter(visitor, mine), 401, "passkey-refused")
        assert visitor.token is None

    story(sqlite_url)


@in_town(public_url=HTTPS)
async def test_a_copied_key_is_noticed_by_its_counter(town: Town) -> None:
    ann, mine = await account(town), key()
    ok(await add(ann, mine))
    mine.count = 50
    ok(await enter(town.visitor(), mine))
    mine.count = 10
    refused(await enter(town.visitor(), mine), 401, "passkey-refused")


@in_town(public_url=HTTPS)
async def test_a_counter_beyond_the_databases_numbers(town: Town) -> None:
    ann, mine = await account(town), key(count=2**32 - 4)
    ok(await add(ann, mine))
    ok(await enter(town.visitor(), mine))


@in_town(public_url=HTTPS)
async def test_a_forged_signature_opens_nothing(town: Town) -> None:
    ann, mine = await account(town), key()
    ok(await add(ann, mine))
    forged = key(credential_id=mine.credential_id, count=100)  # another private key
    refused(await enter(town.visitor(), forged), 401, "passkey-refused")
    refused(await enter(town.visitor(), key()), 401, "passkey-refused")  # unknown here


@in_town(public_url=HTTPS)
async def test_one_passkey_is_one_persons(town: Town) -> None:
    ann, eve, mine = await account(town), town.visitor(), key()
    await eve.register("eve")
    ok(await add(ann, mine))
    refused(await add(eve, key(credential_id=mine.credential_id)), 409, "passkey-known")
    assert ok(await enter(town.visitor(), mine))["login"] == "ann"


@in_town(public_url=HTTPS)
async def test_garbage_is_refused_politely(town: Town) -> None:
    ann, mine = await account(town), key()
    ok(await add(ann, mine))
    good = mine.get(await entering(ann))
    for broken in ({}, {"id": 1}, {**good, "type": "password"}, {**good, "response": None}):
        refused(await ann.post(ENTER, {"credential": broken}), 401, "passkey-refused")
        refused(await ann.post(OWN, {"credential": broken}), 401, "passkey-refused")
    for part, value in (("clientDataJSON", "!"), ("clientDataJSON", "W10"), ("signature", "e30")):
        fresh = mine.get(await entering(ann))  # else a spent challenge would be the reason
        fresh["response"][part] = value
        refused(await ann.post(ENTER, {"credential": fresh}), 401, "passkey-refused")
    for part, value in (("authenticatorData", "AAAA"), ("authenticatorData", "A" * 400)):
        fresh = mine.get(await entering(ann))
        fresh["response"][part] = value
        refused(await ann.post(ENTER, {"credential": fresh}), 401, "passkey-refused")
    for attested in ("AAAA", "oWNmbXRkbm9uZQ", "\U0001f600"):
        fresh = mine.create(await adding(ann))
        fresh["response"]["attestationObject"] = attested
        refused(await ann.post(OWN, {"credential": fresh}), 401, "passkey-refused")
    refused(await ann.post(ENTER, {"credential": [good]}), 422, "malformed")
    refused(await ann.post(ENTER, {"credential": good, "person": "eve"}), 422, "malformed")


@in_town(public_url=HTTPS)
async def test_a_label_is_a_visible_line(town: Town) -> None:
    ann, mine = await account(town), key()
    body = {"credential": mine.create(await adding(ann)), "label": "a\r\nb"}
    refused(await ann.post(OWN, body), 422, "label-unseen")
    ok(await ann.post(OWN, {**body, "label": "fine"}))  # the challenge was not spent


@in_town(public_url=HTTPS)
async def test_only_an_account_just_entered_gets_or_loses_a_passkey(town: Town) -> None:
    guest = town.visitor()
    await guest.named("Ann")
    refused(await guest.post(f"{OWN}/options"), 403, "no-account")
    refused(await town.visitor().get(OWN), 403, "no-account")
    ann, mine = await account(town), key()
    added = ok(await add(ann, mine))
    town.change(update(schema.sessions).values(created_at=time.time() - FRESH - 1))
    refused(await ann.post(f"{OWN}/options"), 403, "log-in-again")
    refused(await ann.delete(f"{OWN}/{added['id']}"), 403, "log-in-again")
    assert town.count(schema.passkeys) == 1


@in_town(public_url=HTTPS)
async def test_a_removed_passkey_opens_nothing(town: Town) -> None:
    ann, eve, mine = await account(town), town.visitor(), key()
    await eve.register("eve")
    added = ok(await add(ann, mine))
    refused(await eve.delete(f"{OWN}/{added['id']}"), 404, "no-passkey")
    refused(await ann.delete(f"{OWN}/nonsense"), 404, "no-passkey")
    assert (await ann.delete(f"{OWN}/{added['id']}")).status_code == 204
    refused(await enter(town.visitor(), mine), 401, "passkey-refused")


@in_town()
async def test_a_server_without_a_name_says_that_passkeys_need_one(town: Town) -> None:
    ann = await account(town)
    refused(await ann.post(f"{OWN}/options"), 409, "no-passkeys")
    refused(await ann.post(f"{ENTER}/options"), 409, "no-passkeys")
