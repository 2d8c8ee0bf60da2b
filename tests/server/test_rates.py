"""Rates: per person and per address, in windows that move along, here or in Redis."""

import asyncio
import time
from collections.abc import Callable

import pytest
from starlette.types import Scope

from server.town import Town, in_town, ok, refused
from tumbleweed.server.guard.rates import LIMITS, Rates, browser_of, kind_of
from tumbleweed.server.guard.refusals import TooMany
from tumbleweed.server.settings import Settings

Clock = Callable[[float], None]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Time that stands still, and goes on when it is told to."""
    now = [1_700_000_000.0]
    monkeypatch.setattr(time, "time", lambda: now[0])

    def go_on(seconds: float) -> None:
        now[0] += seconds

    return go_on


def waits(rates: Rates, kind: str, times: int, **whose: str) -> list[int]:
    async def ask() -> list[int]:
        return [await rates.wait(kind, **whose) for _ in range(times)]

    return asyncio.run(ask())


def test_the_window_moves_along(clock: Clock) -> None:
    rates = Rates(Settings())
    assert waits(rates, "chatting", 4, person="ann") == [0] * 4
    clock(6)
    assert waits(rates, "chatting", 5, person="ann") == [0] * 4 + [4]
    clock(4.5)  # the first four are out of the window, the others are not
    assert waits(rates, "chatting", 5, person="ann") == [0] * 4 + [6]


def test_one_person_does_not_slow_another_down(clock: Clock) -> None:
    rates = Rates(Settings())
    assert waits(rates, "entering", 11, person="ann", address="a")[-1] > 0
    assert waits(rates, "entering", 1, person="bob", address="a") == [0]
    assert waits(rates, "writing", 1, person="ann", address="a") == [0]


def test_an_address_has_a_limit_of_its_own(clock: Clock) -> None:
    rates = Rates(Settings())
    asked = [waits(rates, "entering", 1, person=str(n), address="a")[0] for n in range(31)]
    assert asked == [0] * 30 + [60]
    assert waits(rates, "entering", 1, person="other", address="b") == [0]


def test_slow_guessing_meets_the_limit_of_the_hour(clock: Clock) -> None:
    rates = Rates(Settings())
    passed = 0
    for _ in range(59):
        passed += waits(rates, "entering", 30, address="a").count(0)
        clock(61)
    assert passed == 300


def test_without_limits_nobody_waits() -> None:
    assert waits(Rates(Settings(rates=False)), "login", 500, person="ann") == [0] * 500


def test_nothing_is_remembered_of_those_who_are_gone(clock: Clock) -> None:
    rates = Rates(Settings())
    windows = rates._near.storage
    for number in range(500):
        waits(rates, "sockets", 1, address=f"192.0.2.{number}")
    assert len(windows.events) == 500  # type: ignore[attr-defined]  # of the memory store
    clock(130)
    waits(rates, "sockets", 1, address="198.51.100.1")
    assert len(windows.events) == 1  # type: ignore[attr-defined]  # of the memory store


def test_asking_is_cheap_however_many_there_are() -> None:
    """The library's own memory would look through all of them in threads after each."""
    rates = Rates(Settings())

    async def ask(times: int) -> float:
        began = time.process_time()
        for number in range(times):
            await rates.wait("reading", person=str(number % 5000), address="a")
        await asyncio.sleep(0)
        return (time.process_time() - began) / times

    asyncio.run(ask(5000))
    assert asyncio.run(ask(5000)) < 0.0005


def test_too_many_says_when_to_come_back(clock: Clock) -> None:
    rates = Rates(Settings())

    async def story() -> None:
        for _ in range(30):
            await rates.check("login", person="ann")
        with pytest.raises(TooMany) as refusal:
            await rates.check("login", person="ann")
        assert refusal.value.status == 429
        assert refusal.value.headers == {"Retry-After": "3600"}

    asyncio.run(story())


# ---- at the door ----


@in_town(rates=True)
async def test_too_many_requests_are_answered_with_429(town: Town) -> None:
    visitor = town.visitor()
    for _ in range(30):
        assert (await visitor.log_in("ann", "x")).status_code in (401, 429)
    answer = await visitor.log_in("ann", "x")
    refused(answer, 429, "too-many")
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    assert answer.json()["error"]["args"]["retry_after"] == int(answer.headers["retry-after"])
    assert ok(await visitor.get("/api/me"))["id"] is None  # looking is another matter


@in_town(rates=True)
async def test_guests_are_not_made_in_masses(town: Town) -> None:
    statuses = []
    for _ in range(25):
        crawler = town.visitor()
        statuses.append((await crawler.patch("/api/me", {"name": "Ann"})).status_code)
    assert statuses == [200] * 20 + [429] * 5


def scope(method: str, path: str, kind: str = "http") -> Scope:
    return {"type": kind, "method": method, "path": path, "headers": []}


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("GET", "/api/me", "reading"),
        ("POST", "/api/session", "entering"),
        ("POST", "/api/session/passkey", "entering"),
        ("POST", "/api/me/account", "entering"),
        ("PUT", "/api/me/password", "entering"),
        ("POST", "/api/me/passkeys", "entering"),
        ("POST", "/api/links/open", "entering"),
        ("DELETE", "/api/session", "writing"),
        ("POST", "/api/tables", "writing"),
        ("POST", "/api/tables/abc/choose", "writing"),
        ("GET", "/", None),
    ],
)
def test_what_counts_as_what(method: str, path: str, kind: str | None) -> None:
    assert kind_of(scope(method, path)) == kind
    assert kind_of(scope("GET", "/api/tables/abc/live", "websocket")) == "sockets"


def test_a_browser_is_known_by_a_hash() -> None:
    secret = b"tumbleweed=very-secret"
    known = browser_of({"type": "http", "headers": [(b"cookie", secret)]})
    assert known is not None
    assert "secret" not in known
    assert browser_of({"type": "http", "headers": []}) is None


# ---- in Redis ----


def test_workers_count_together_in_redis(redis_url: str) -> None:
    async def story() -> None:
        one, two = Rates(Settings(redis_url=redis_url)), Rates(Settings(redis_url=redis_url))
        for rates in (one, two) * 15:
            assert await rates.wait("login", person="ann") == 0
        assert 3500 < await one.wait("login", person="ann") <= 3600
        assert 3500 < await two.wait("login", person="ann") <= 3600
        assert await two.wait("login", person="bob") == 0
        await one.stop()
        await two.stop()

    asyncio.run(story())


def test_while_redis_is_away_each_worker_counts_for_itself(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        rates = Rates(Settings(redis_url="redis://user:pass-word@127.0.0.1:1/0"))
        asked = [await rates.wait("login", person="ann") for _ in range(31)]
        assert asked[:30] == [0] * 30
        assert asked[30] > 0
        await rates.stop()

    asyncio.run(story())
    [complaint] = [record for record in caplog.records if "alone" in record.getMessage()]
    assert "pass-word" not in complaint.getMessage()


def test_every_kind_can_be_asked_for(clock: Clock) -> None:
    rates = Rates(Settings())
    for kind in LIMITS:
        assert waits(rates, kind, 1, person="ann", address="a") == [0]
