"""The middleware: what is refused before any handler runs, and the headers of every response."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from server.patience import PATIENCE, connect
from server.plain_http import NO_TLS
from server.town import HOME, Town, at_a_port, in_town, ok, refused, token_in
from tumbleweed.core.errors import UnknownName
from tumbleweed.server.guard.addresses import address_of, trusted_proxies
from tumbleweed.server.guard.headers import content_policy, security_headers
from tumbleweed.server.guard.origin import origin_of
from tumbleweed.server.guard.sizes import LARGEST, Sizes
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema

HTTPS = "https://play.example"
JSON = {"Content-Type": "application/json"}


# ---- headers ----


def policy(settings: Settings) -> dict[str, str]:
    rules = (rule.partition(" ") for rule in content_policy(settings).split("; "))
    return {name: value for name, _, value in rules}


def test_nothing_runs_that_is_not_ours(tmp_path: Path) -> None:
    assert policy(Settings(public_url=HTTPS, static=str(tmp_path))) == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "style-src-attr": "'unsafe-inline'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "connect-src": "'self' wss://play.example",
        "worker-src": "'self'",
        "require-trusted-types-for": "'script'",
        "trusted-types": "svelte-trusted-html tumbleweed",
        "object-src": "'none'",
        "frame-src": "'none'",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
    }
    assert policy(Settings(public_url=HOME))["connect-src"] == "'self' ws://127.0.0.1:8000"


def test_a_script_in_the_page_runs_and_no_other_one(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<head><script>alert(1)</script><script src=x></script>")
    hashed = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
    scripts = policy(Settings(public_url=HOME, static=str(tmp_path)))["script-src"]
    assert scripts == f"'self' {hashed}"


def test_only_https_promises_https() -> None:
    assert "Strict-Transport-Security" not in security_headers(Settings(public_url=HOME))
    said = security_headers(Settings(public_url=HTTPS))["Strict-Transport-Security"]
    assert said == "max-age=31536000"


@in_town()
async def test_every_answer_carries_the_headers_refusals_too(town: Town) -> None:
    visitor, foreign = town.visitor(), town.visitor(Origin="https://evil.example")
    answers = [
        await visitor.get("/api/me"),
        await visitor.get("/nowhere"),
        await visitor.get("/api/tables/nosuchtable1"),
        await visitor.patch("/api/me", {"name": ""}),
        await foreign.patch("/api/me", {"name": "Ann"}),
        await visitor.post("/api/session", content=b"x" * (LARGEST + 1)),
    ]
    assert [answer.status_code for answer in answers] == [200, 404, 404, 422, 403, 413]
    for answer in answers:
        said = answer.headers
        assert said["content-security-policy"] == content_policy(town.settings)
        assert said["x-content-type-options"] == "nosniff"
        assert said["x-frame-options"] == "DENY"
        assert said["referrer-policy"] == "no-referrer"
        assert "camera=()" in said["permissions-policy"]
        assert said["cross-origin-opener-policy"] == "same-origin"
        assert said["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in said


@in_town()
async def test_answers_of_the_api_are_not_kept_unless_they_say_so(town: Town) -> None:
    ann = town.visitor()
    assert (await ann.get("/api/me")).headers["cache-control"] == "no-store"
    catalogue = await ann.get(f"/api/tables/{await ann.table()}/catalogue")
    assert catalogue.headers["cache-control"] == "private, max-age=31536000, immutable"
    assert "cache-control" not in (await ann.get("/nowhere")).headers


# ---- origins ----


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Play.Example/west/", "https://play.example"),
        ("https://play.example:443", "https://play.example"),
        ("http://play.example:8080/", "http://play.example:8080"),
        ("http://[::1]:8000", "http://[::1]:8000"),
        ("https://pl\u00e4y.example", "https://xn--ply-rla.example"),
        ("ftp://play.example", ""),
        ("null", ""),
        ("http://play.example:port", ""),
        ("", ""),
    ],
)
def test_the_origin_of_an_address(url: str, origin: str) -> None:
    assert origin_of(url) == origin


async def admitted(town: Town, **headers: str) -> bool:
    """Whether a request that changes something gets through."""
    visitor = town.visitor()
    del visitor.http.headers["Origin"]
    answer = await visitor.call("PATCH", "/api/me", {"name": "Ann"}, headers=headers)
    if answer.status_code != 200:
        refused(answer, 403, "foreign-origin")
    return answer.status_code == 200


@in_town(public_url=HTTPS, origins=("https://other.example",))
async def test_whose_pages_may_talk_to_us(town: Town) -> None:
    ours = ["https://play.example", "https://other.example"]
    foreign = [
        "https://evil.example",
        "http://play.example",
        "https://play.example:8443",
        "https://play.example.evil.example",
        "https://play.example@evil.example",
        "https://evil.example/https://play.example",
        "https://play.example/",  # no browser writes it so
        "null",
        "",
        "http://127.0.0.1:8000",
        "http://localhost",
    ]
    assert [await admitted(town, Origin=origin) for origin in ours] == [True] * 2
    assert [await admitted(town, Origin=origin) for origin in foreign] == [False] * len(foreign)
    assert not await admitted(town)
    assert not await admitted(town, Origin="http://localhost", Host="localhost")
    assert town.count(schema.people) == 2


@in_town()
async def test_at_home_a_server_has_several_names(town: Town) -> None:
    assert await admitted(town, Origin="http://localhost:8000", Host="localhost:8000")
    assert await admitted(town, Origin="http://[::1]:9000", Host="[::1]:9000")
    assert not await admitted(town, Origin="http://localhost:8000", Host="localhost:9000")
    assert not await admitted(town, Origin="http://localhost:3000", Host="127.0.0.1:8000")
    # A foreign name that resolves to this machine (DNS rebinding).
    assert not await admitted(town, Origin="http://evil.example", Host="evil.example")
    assert not await admitted(town, Origin="https://localhost:8000", Host="localhost:8000")


@in_town()
async def test_two_origins_are_none(town: Town) -> None:
    headers = [("Origin", HOME), ("Origin", HOME), ("Content-Type", "application/json")]
    visitor = town.visitor()
    del visitor.http.headers["Origin"]
    answer = await visitor.call("PATCH", "/api/me", content=b'{"name": "Ann"}', headers=headers)
    refused(answer, 403, "foreign-origin")


@in_town()
async def test_a_program_without_a_cookie_needs_no_origin_but_a_token(town: Town) -> None:
    ann = town.visitor()
    await ann.named("Ann")
    cookie = f"tumbleweed={ann.token}"
    assert not await admitted(town, Cookie=cookie)
    assert not await admitted(town, Cookie=cookie, Authorization="Bearer x")
    assert not await admitted(town, Authorization="Basic x")
    assert await admitted(town, Authorization="Bearer x")


@in_town()
async def test_looking_needs_no_origin_and_changes_nothing(town: Town) -> None:
    stranger = town.visitor(Origin="https://evil.example")
    assert (await stranger.get("/api/me")).status_code == 200
    assert (await stranger.call("OPTIONS", "/api/me")).status_code == 405  # no CORS
    assert town.count(schema.people) == 0


@in_town()
async def test_only_the_way_out_of_notices_is_open_to_mail_programs(town: Town) -> None:
    program = town.visitor(Origin="null")
    assert (await program.post("/api/notices/off")).status_code == 404  # got through
    for path in ("/api/notices/off/", "/api/notices", "/api/notices/offer"):
        refused(await program.post(path), 403, "foreign-origin")
    refused(await program.delete("/api/notices/off"), 403, "foreign-origin")


@in_town()
async def test_a_socket_is_opened_by_our_pages_only(town: Town) -> None:
    """With a real server and real handshakes."""
    ann = town.visitor()
    table = await ann.table()
    token = token_in(await ann.link(table, 0))
    cookie = {"Cookie": f"tumbleweed={ann.token}"}
    async with at_a_port(town.app) as port:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{port}.evil", None):
            with pytest.raises(InvalidStatus) as denial:
                await connect(
                    address, origin=Origin(origin) if origin else None, additional_headers=cookie
                )
            answer = denial.value.response
            assert answer.status_code == 403
            assert json.loads(answer.body or b"")["error"]["code"] == "foreign-origin"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        own = Origin(f"http://127.0.0.1:{port}")
        async with connect(address, origin=own, additional_headers=cookie) as socket:
            assert json.loads(await socket.recv())["you"] == 0
        shown = {"Authorization": f"Bearer {token}"}
        async with connect(address, origin=None, additional_headers=shown) as socket:
            assert json.loads(await socket.recv())["you"] == 0
        with pytest.raises(InvalidStatus):
            await connect(address, origin=None)


# ---- sizes ----


@in_town()
async def test_a_body_that_says_it_is_too_large(town: Town) -> None:
    answer = await town.visitor().post("/api/session", content=b" " * (LARGEST + 1), headers=JSON)
    refused(answer, 413, "too-large")
    assert answer.json()["error"]["args"] == {"largest": LARGEST}


def test_nothing_is_read_of_a_body_that_says_it_is_too_large() -> None:
    statuses: list[int] = []

    async def receive() -> Message:
        raise AssertionError("it was read")

    async def send(message: Message) -> None:
        statuses.append(message.get("status", 0))

    length = (b"content-length", str(LARGEST + 1).encode())
    scope = {"type": "http", "method": "POST", "path": "/", "headers": [length]}
    asyncio.run(Sizes(reading_late)(scope, receive, send))
    assert statuses == [413, 0]


@in_town()
async def test_a_body_that_does_not_say_how_long_it_is(town: Town) -> None:
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        while sent < 100 * LARGEST:
            sent += 1000
            yield b" " * 1000

    answer = await town.visitor().post("/api/session", content=endless(), headers=JSON)
    refused(answer, 413, "too-large")
    assert sent <= LARGEST + 2000  # nothing beyond it is waited for


@in_town()
async def test_a_body_of_just_the_size(town: Town) -> None:
    body = b'{"name": "Ann"}'
    visitor = town.visitor()
    whole = body + b" " * (LARGEST - len(body))
    answer = await visitor.call("PATCH", "/api/me", content=whole, headers=JSON)
    assert ok(answer)["name"] == "Ann"


@in_town()
async def test_the_file_of_a_game_may_be_larger(town: Town) -> None:
    ann = town.visitor()
    for size, refuses in ((LARGEST + 1, False), (1024 * 1024 + 1, True)):
        answer = await ann.post("/api/tables/import", content=b" " * size, headers=JSON)
        assert (answer.status_code == 413) is refuses


async def reading_late(scope: Scope, receive: Receive, send: Send) -> None:
    """A handler that begins to respond before it has read."""
    await send({"type": "http.response.start", "status": 200, "headers": []})
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.body", "body": b"read it all"})


async def swallowing(scope: Scope, receive: Receive, send: Send) -> None:
    """A handler that makes the best of everything."""
    try:
        while (await receive()).get("more_body"):
            pass
    except Exception:
        pass
    await PlainTextResponse("fine")(scope, receive, send)


@pytest.mark.parametrize(
    ("app", "sent"),
    [
        (swallowing, [("http.response.start", 413), ("http.response.body", None)]),
        (reading_late, [("http.response.start", 200)]),  # cut off: it is too late to refuse
    ],
)
def test_whatever_a_handler_does_too_much_is_too_much(app: ASGIApp, sent: list[Any]) -> None:
    left = [b"x" * 1000] * 100
    came: list[Any] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": left.pop(), "more_body": bool(left)}

    async def send(message: Message) -> None:
        came.append((message["type"], message.get("status")))

    scope = {"type": "http", "method": "POST", "path": "/", "headers": []}
    asyncio.run(Sizes(app)(scope, receive, send))
    assert came == sent
    assert len(left) == 34  # of which nothing was asked for


@in_town()
async def test_a_message_that_is_too_large_ends_the_socket(town: Town) -> None:
    ann = town.visitor()
    table = await ann.table()
    async with at_a_port(town.app) as port:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        async with connect(address, origin=Origin(f"http://127.0.0.1:{port}")) as socket:
            await socket.send("\u00e9" * (LARGEST // 2 + 1))  # two bytes each
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
            assert socket.close_code == 1009
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=NO_TLS
        ) as client:
            assert (await client.get("/api/me")).status_code == 200  # and nothing else


# ---- addresses ----


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("not an address", "not an address"),
    ],
)
def test_an_address_as_it_is_counted(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted


def test_a_local_socket_has_no_address() -> None:
    assert address_of({"client": None}) == address_of({}) == "local"


@pytest.mark.parametrize("proxies", ["*", "proxy.example", "10.0.0.0/99", "10.0.0.1 10.0.0.2"])
def test_proxies_that_are_no_addresses_are_named(proxies: str) -> None:
    with pytest.raises(UnknownName, match="TRUSTED_PROXIES"):
        trusted_proxies(Settings(trusted_proxies=proxies))


def test_proxies_are_addresses_and_networks() -> None:
    settings = Settings(trusted_proxies="10.0.0.0/8, ::1,")
    assert trusted_proxies(settings) == ["10.0.0.0/8", "::1"]


async def tries_until_slowed(town: Town, address: str, forwarded: str) -> int:
    visitor = town.visitor(address=address)
    for number in range(60):
        sent = {"X-Forwarded-For": forwarded.format(number=number)}
        answer = await visitor.post("/api/links/open", {"token": "x"}, headers=sent)
        if answer.status_code == 429:
            return number
    return 60


@in_town(rates=True, trusted_proxies="10.0.0.0/8")
async def test_only_a_trusted_proxy_is_believed(town: Town) -> None:
    """A forged header does not change the client's address."""
    assert await tries_until_slowed(town, "192.0.2.7", "198.51.100.{number}") == 30
    assert await tries_until_slowed(town, "10.0.0.1", "198.51.100.{number}") == 60
    assert await tries_until_slowed(town, "10.0.0.2", "203.0.113.{number}, 192.0.2.50") == 30
    assert (
        await tries_until_slowed(town, "10.0.0.2", "203.0.113.{number}, 192.0.2.60, 10.0.0.9") == 30
    )
