"""The log: what happened, and no secret, whatever is written into it."""

import asyncio
import io
import json
import logging
import logging.config
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from server.at_home import at_home
from server.authenticator import Authenticator
from server.client import Live, Player
from server.town import GOAT, GOOD_PASSWORD, Town, happen, in_town, ok, token_in
from tumbleweed.server.guard.logs import AccessLog, log_config, redact
from tumbleweed.server.runner import options
from tumbleweed.server.settings import read_settings
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest, new_token

HTTPS = "https://play.example"


@contextmanager
def logging_to(json_lines: bool = False, level: str = "DEBUG") -> Iterator[io.StringIO]:
    """The server's own set-up, writing to memory; afterwards all is as it was."""
    root, out = logging.getLogger(), io.StringIO()
    before = (root.handlers[:], root.level)
    config = log_config(json_lines, level)
    config["handlers"]["out"]["stream"] = out
    logging.config.dictConfig(config)
    try:
        yield out
    finally:
        root.handlers[:], root.level = before


def written(*args: Any, **how: Any) -> str:
    with logging_to(**how) as out:
        logging.getLogger("tumbleweed.test").info(*args)
    return out.getvalue()


# ---- blotting ----


@pytest.mark.parametrize(
    "text",
    [
        "token {}",
        "at https://play.example/#seat={}",
        "Authorization: Bearer {}",
        "(b'cookie', b'tumbleweed={}')",
        "Cookie: a=b; tumbleweed={}; c=d",
        "{{'token': '{}'}}",
        "/api/links/{}/open",
        "x{}x",
    ],
)
def test_a_token_is_blotted_wherever_it_stands(text: str) -> None:
    for _ in range(200):
        token = new_token()
        assert token not in redact(text.format(token))
    assert digest(token) not in redact(text.format(digest(token)))


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("password=hunter22&x=1", "hunter22"),
        ('{"password": "hunter 22", "x": 1}', "hunter 22"),
        ("LoginPassword(login='ann', password='hunter22')", "hunter22"),
        ("Authorization: Basic YW5uOmh1bnRlcg==", "YW5uOmh1bnRlcg"),
        ("Cookie: tumbleweed=abc; other=def", "def"),
        ("postgresql://ann:hunter22@db/tumbleweed", "hunter22"),
        ("redis://:hunter22@cache:6379/0", "hunter22"),
        ("$argon2id$v=19$m=8,t=1,p=1$c2FsdA$aGFzaA", "aGFzaA"),
        ("{'private_key': 'MHcCAQ', 'x': 1}", "MHcCAQ"),
    ],
)
def test_a_named_secret_is_blotted_however_short(text: str, secret: str) -> None:
    assert secret not in redact(text)


@pytest.mark.parametrize(
    "text",
    [
        "table k7wq3mx2ha5t: seat 3, version 12",
        "PATCH /api/tables/k7wq3mx2ha5t/seats/1/links 200",
        "in parse_authentication_credential_json at tumbleweed/server/people/passkeys.py",
        "person 5f2b8c90d1e3a467",
        "Uvicorn running on http://127.0.0.1:8000 (Press CTRL+C to quit)",
    ],
)
def test_what_is_no_secret_stays(text: str) -> None:
    assert redact(text) == text


def test_arguments_and_tracebacks_are_blotted_too() -> None:
    token = new_token()
    with logging_to() as out:
        log = logging.getLogger("tumbleweed.test")
        log.warning("opened by %s and %r", token, {"token": token})
        try:
            raise ValueError(f"no such token: {token}")
        except ValueError:
            log.exception("it failed for %s", token, stack_info=True)
    text = out.getvalue()
    assert token not in text
    assert "no such token: [hidden]" in text
    assert "Traceback" in text


def test_a_database_error_tells_nothing_of_the_row(sqlite_url: str) -> None:
    @in_town()
    async def story(town: Town) -> None:
        row = {"token_hash": digest("x"), "person_id": "nobody", "created_at": 0, "seen_at": 0}
        with logging_to() as out, pytest.raises(IntegrityError) as fault:
            await town.store.run(lambda c: c.execute(insert(schema.sessions).values(row)))
        with logging_to() as out:
            logging.getLogger("tumbleweed.test").error("x", exc_info=fault.value)
        assert "IntegrityError" in out.getvalue()
        assert digest("x") not in out.getvalue()

    story(sqlite_url)


def test_nobody_writes_lines_of_their_own() -> None:
    line = written("named %s", "Ann\n2030-01-01 INFO root: all is well\x1b[2J")
    assert line.count("\n") == 1
    assert "\x1b" not in line
    assert "Ann\\n2030" in line


def test_json_lines_are_json() -> None:
    with logging_to(json_lines=True) as out:
        log = logging.getLogger("tumbleweed.test")
        log.info('said "%s"', "howdy\n")
        try:
            raise ValueError(new_token())
        except ValueError:
            log.exception("failed")
    first, second = (json.loads(line) for line in out.getvalue().splitlines())
    assert first["message"] == 'said "howdy\\n"'
    assert (first["level"], first["from"]) == ("info", "tumbleweed.test")
    assert second["trace"].endswith("ValueError: [hidden]")


def test_a_level_keeps_the_rest_out() -> None:
    assert written("hello", level="WARNING") == ""


# ---- the access log ----


def accesses(text: str) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in text.splitlines()]
    return [line for line in lines if line["from"] == "tumbleweed.access"]


def test_a_socket_is_told_without_its_query(tmp_path: Path) -> None:
    """By us, and not by uvicorn besides."""

    async def story() -> None:
        async with at_home(tmp_path, {"log_config": None}) as home, Player(home.url) as ann:
            table = (await ann.post("/api/tables", GOAT))["table"]["id"]
            live = Live(ann, table)
            live.events = [{}] * 4711  # tells in the query how much it has
            await live.open()
            await live.close()

    with logging_to(json_lines=True, level="INFO") as out:
        asyncio.run(story())
    assert "/live" in [each["path"][-5:] for each in accesses(out.getvalue())]
    assert "4711" not in out.getvalue()


def test_the_host_may_have_the_log_as_json() -> None:
    wanted = {"TUMBLEWEED_LOG_JSON": "yes"}
    for environ, formatter in (({}, "format"), (wanted, "()")):
        config = options(read_settings(environ), "127.0.0.1", 8000)["log_config"]
        assert list(config["formatters"]["lines"]) == [formatter]


@in_town()
async def test_a_call_is_told_without_its_query(town: Town) -> None:
    visitor = town.visitor(address="2001:db8::7")
    with logging_to(json_lines=True) as out:
        await visitor.get("/api/me?token=abc&seat=secret")
        await visitor.patch("/api/me", {"name": ""})
        await visitor.get("/api/%0aforged%1b%5b2J")
        await visitor.get(f"/api/{new_token()}/{'x/' * 300}")
    first, second, third, fourth = accesses(out.getvalue())
    assert (first["method"], first["path"], first["status"]) == ("GET", "/api/me", 200)
    assert first["address"] == "2001:db8::/64"
    assert 0 < first["ms"] < 60_000
    assert (second["method"], second["status"]) == ("PATCH", 422)
    assert third["path"] == "/api/\\nforged\\x1b[2J"
    assert fourth["path"].startswith("/api/[hidden]/x/")
    assert len(fourth["path"]) <= 200
    assert "secret" not in out.getvalue()


def test_what_breaks_and_what_is_closed_is_told_too() -> None:
    async def breaks(scope: Any, receive: Any, send: Any) -> None:
        raise ValueError("broken")

    async def closes(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.close", "code": 1008})

    async def accepts(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": 1000})

    async def nothing(message: Any = None) -> Any:
        return {}

    async def story() -> None:
        http = {"type": "http", "method": "GET", "path": "/", "headers": []}
        live = {"type": "websocket", "path": "/live", "headers": []}
        with pytest.raises(ValueError, match="broken"):
            await AccessLog(breaks)(http, nothing, nothing)
        await AccessLog(closes)(live, nothing, nothing)
        await AccessLog(accepts)(live, nothing, nothing)

    with logging_to(json_lines=True) as out:
        asyncio.run(story())
    told = [(line["method"], line["status"]) for line in accesses(out.getvalue())]
    assert told == [("GET", 500), ("SOCKET", 403), ("SOCKET", 101)]


# ---- a whole session ----


def test_no_secret_of_a_whole_session_reaches_the_log(any_database: str) -> None:
    happen(whole_session, any_database, public_url=HTTPS)


async def whole_session(town: Town) -> None:
    """Everything that involves secrets, also wrongly."""
    known: set[str] = set()
    with logging_to() as out:
        ann, bob = town.visitor(), town.visitor()
        await ann.named("Ann")
        known.add(ann.token or "")
        await ann.register("calamity.ann")
        known.add(ann.token or "")
        table = await ann.table()
        for seat in (0, 1):
            link = await ann.link(table, seat)
            known.add(token_in(link))
            known.add(link["qr"])
            await bob.post("/api/links/open", {"token": token_in(link)})
            await bob.get(
                f"/api/tables/{table}", headers={"Authorization": f"Bearer {token_in(link)}"}
            )
            await ann.delete(f"/api/tables/{table}/seats/{seat}/links/{link['id']}")
            await bob.post("/api/links/open", {"token": token_in(link)})
        known.add(bob.token or "")
        key = Authenticator(HTTPS, "play.example")
        options = ok(await ann.post("/api/me/passkeys/options"))
        made = key.create(options)
        known |= {options["challenge"], made["id"], *made["response"].values()}
        ok(await ann.post("/api/me/passkeys", {"credential": made}))
        options = ok(await bob.post("/api/session/passkey/options"))
        signed = key.get(options)
        known |= {options["challenge"], signed["response"]["signature"]}
        ok(await bob.post("/api/session/passkey", {"credential": signed}))
        ok(await ann.delete(f"/api/me/passkeys/{made['id']}"))
        wrong, new = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
        known |= {wrong, new, GOOD_PASSWORD}
        await bob.log_in("calamity.ann", wrong)
        await bob.log_in("calamity.ann", wrong * 200)
        await bob.log_in("calamity.ann")
        known.add(bob.token or "")
        ok(await ann.call("PUT", "/api/me/password", {"old": GOOD_PASSWORD, "new": new}))
        known.add(ann.token or "")
        await ann.get(f"/api/me?token={ann.token}")
        await ann.delete("/api/session")
        await ann.log_in("calamity.ann", new)
        known.add(ann.token or "")
        await ann.delete("/api/me")
    text = out.getvalue()
    assert text.count("tumbleweed.access") > 20  # it was the whole session
    hashes = {digest(secret) for secret in known}
    assert all(len(secret) > 8 for secret in known)
    assert [secret for secret in known | hashes if secret in text] == []
