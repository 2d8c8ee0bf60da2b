"""Guests: a cookie, a name, and that neither can be abused."""

import re
import time

import pytest
from sqlalchemy import update

from server.town import Town, in_town, ok, refused
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.cookie import YEAR
from tumbleweed.server.names import clean_name, western_name
from tumbleweed.server.people.guests import DAY, preferred_language
from tumbleweed.server.people.identity_change import sweep
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest, new_token

HTTPS = "https://play.example"


@in_town()
async def test_looking_makes_no_guest(town: Town) -> None:
    visitor = town.visitor(**{"Accept-Language": "de, fr;q=0.8"})
    answer = await visitor.get("/api/me")
    assert ok(answer) == {
        "id": None, "name": "", "lang": "fr", "guest": True, "login": None, "passkeys": 0,
    }  # fmt: skip
    assert "set-cookie" not in answer.headers
    assert town.count(schema.people) == 0


@in_town()
async def test_the_first_act_makes_a_guest_with_a_western_name(town: Town) -> None:
    visitor = town.visitor()
    answer = await visitor.patch("/api/me", {"lang": "fr"})
    cookie = answer.headers["set-cookie"]
    name, _, rest = cookie.partition("=")
    token, _, attributes = rest.partition("; ")
    assert name == "tumbleweed"
    assert attributes == f"Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
    assert len(token) == 43  # 256 bits
    assert re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", ok(answer)["name"])
    assert ok(answer)["lang"] == "fr"
    assert (await visitor.me())["id"] == ok(answer)["id"]


@in_town()
async def test_only_the_hash_of_a_token_is_stored(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    [session] = town.rows(schema.sessions)
    assert visitor.token is not None
    assert session.token_hash == digest(visitor.token)
    assert visitor.token not in str(session)


@in_town(public_url=HTTPS)
async def test_with_https_the_cookie_is_secure_and_cannot_be_planted(town: Town) -> None:
    visitor = town.visitor()
    answer = await visitor.patch("/api/me", {"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith("__Host-tumbleweed=")
    assert cookie.endswith("; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure")
    assert "Domain" not in cookie
    plain = town.visitor(Cookie=f"tumbleweed={visitor.token}")  # by the name without the prefix
    assert (await plain.me())["id"] is None


@in_town()
async def test_a_made_up_token_is_nobodys_and_is_not_adopted(town: Town) -> None:
    """Session fixation: the token is always the server's own."""
    visitor = town.visitor()
    visitor.token = planted = new_token()
    assert (await visitor.me())["id"] is None
    await visitor.named("Ann")
    assert visitor.token != planted
    assert digest(planted) not in {row.token_hash for row in town.rows(schema.sessions)}


@in_town()
async def test_odd_cookies_are_nobodys(town: Town) -> None:
    await town.visitor().named("Ann")
    for cookie in ("", "x" * 5000, "\u00e9\u00e9", "a;b", "'; DROP TABLE people", '"\\377"'):
        sent = {"Cookie": f"tumbleweed={cookie}".encode("latin-1")}
        assert ok(await town.visitor().get("/api/me", headers=sent))["id"] is None


@in_town()
async def test_two_browsers_are_two_people(town: Town) -> None:
    ann, bob = town.visitor(), town.visitor()
    assert (await ann.named("Ann"))["id"] != (await bob.named("Bob"))["id"]
    assert (await ann.me())["name"] == "Ann"


@in_town()
async def test_a_cookie_lasts_a_year_from_the_last_visit(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    now = time.time()
    town.change(update(schema.sessions).values(seen_at=now - 2 * DAY))
    answer = await visitor.get("/api/me")
    assert f"tumbleweed={visitor.token}; " in answer.headers["set-cookie"]
    [session] = town.rows(schema.sessions)
    assert session.seen_at >= now
    assert "set-cookie" not in (await visitor.get("/api/me")).headers  # not every time
    town.change(update(schema.sessions).values(seen_at=now - YEAR - 1))
    assert (await visitor.me())["id"] is None


@in_town()
async def test_idle_guests_are_swept_and_nobody_else(town: Town) -> None:
    gone, sits, here, keeps = (town.visitor() for _ in range(4))
    for visitor, name in ((gone, "Gone"), (sits, "Sits"), (here, "Here"), (keeps, "Keeps")):
        await visitor.named(name)
    await sits.table()
    await keeps.register("keeper")
    here_hash = digest(here.token or "")
    others = schema.sessions.c.token_hash != here_hash
    town.change(update(schema.sessions).where(others).values(seen_at=1.0))
    town.change(update(schema.people).values(created_at=1.0))
    assert await town.store.run(sweep, time.time() - YEAR) == 1
    assert {row.name for row in town.rows(schema.people)} == {"Sits", "Here", "Keeps"}


# ---- names ----


@in_town()
async def test_a_new_name_shows_at_the_tables(town: Town) -> None:
    ann, bob = town.visitor(), town.visitor()
    await ann.named("Ann")
    table = await ann.table()
    assert (await ann.named("Calamity  Ann "))["name"] == "Calamity Ann"
    seen = ok(await bob.get(f"/api/tables/{table}"))
    assert seen["table"]["seats"][0]["name"] == "Calamity Ann"


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("  Ann ", "Ann"),
        ("Ann\u00a0 \u3000Lee", "Ann Lee"),
        ("Rene\u0301", "Ren\u00e9"),  # one letter, however it is typed
        ("Zé Ninguém", "Zé Ninguém"),
        ("O'Hara <b>", "O'Hara <b>"),  # text is text; screens show it as such
        ("李小龙", "李小龙"),
        ("🤠", "🤠"),
        ("x" * 40, "x" * 40),
    ],
)
def test_names_that_are_fine(typed: str, stored: str) -> None:
    assert clean_name(typed) == stored


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name-empty"),
        (" \u3000\t ", "name-empty"),
        ("\u200b\u200b", "name-empty"),
        ("\u3164", "name-empty"),
        ("\u2800 \u0301", "name-empty"),
        ("x" * 41, "name-long"),
        ("Ann\r\nSet-Cookie: a=b", "name-unseen"),
        ("Ann\x00", "name-unseen"),
        ("Ann\x1b[2J", "name-unseen"),
        ("\u202eAnn", "name-unseen"),  # turns the line around
        ("A\u2066nn", "name-unseen"),
        ("Ann\ufeff", "name-unseen"),
        ("A\u200dnn", "name-unseen"),
        ("Ann\u2028Lee", "name-unseen"),
        ("Ann\U000e0041", "name-unseen"),
        ("A\ue000nn", "name-unseen"),
        ("A\ud800nn", "name-unseen"),
        ("A\u3164nn", "name-unseen"),
        ("A" + "\u0316" * 8, "name-unseen"),  # hangs into the lines below
    ],
)
def test_names_that_are_refused(typed: str, code: str) -> None:
    with pytest.raises(Refused) as refusal:
        clean_name(typed)
    assert refusal.value.code == code


@in_town()
async def test_a_refused_name_changes_nothing(town: Town) -> None:
    visitor = town.visitor()
    await visitor.named("Ann")
    refused(await visitor.patch("/api/me", {"name": "Bob\u202e"}), 422, "name-unseen")
    refused(await visitor.patch("/api/me", {"name": "x" * 500}), 422, "malformed")
    refused(await visitor.patch("/api/me", {"name": "Bob", "login": "bob"}), 422, "malformed")
    refused(await visitor.patch("/api/me", {"lang": "de"}), 422, "malformed")
    content = {"Content-Type": "application/json"}
    lone = await visitor.call("PATCH", "/api/me", content=b'{"name": "A\\ud800"}', headers=content)
    assert lone.status_code == 422
    assert (await visitor.me())["name"] == "Ann"


def test_the_names_given_are_names() -> None:
    assert all(clean_name(name) == name for name in (western_name() for _ in range(50)))


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("de,en;q=0.3,fr;q=0.7", "fr"),
        ("fr;q=oops, pt;q=0.1", "pt"),
        ("xx", "en"),
        ("," * 5000, "en"),
    ],
)
def test_the_language_a_browser_prefers(header: str, lang: str) -> None:
    assert preferred_language(header) == lang
