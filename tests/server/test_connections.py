"""Connection limits: in total, per address, and timeouts."""

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.at_home import Home, at_home
from server.attacks import flood
from server.bystander import ELSEWHERE, bystander, visitor
from server.client import Json, Player
from server.patience import PATIENCE, in_three_tries
from server.serving import Server
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard import connections, protocols
from tumbleweed.server.guard.connections import RESERVE, RESERVE_OF_ONE, Connections
from tumbleweed.server.guard.lanes import AT_ONCE, Lanes, rest
from tumbleweed.server.guard.socket_limits import POLLS, SOCKETS, Crowd

HERE = "127.0.0.1"
GOAT: Json = {"game": "goat", "seats": [{}, {}, {}]}


# ---- the count ----


class Line:
    """A connection as far as it is counted."""

    aborted = False

    def abort(self) -> None:
        self.aborted = True


def lines(count: int) -> list[Line]:
    return [Line() for _ in range(count)]


def test_one_address_has_half_of_all_and_then_the_reserve(caplog: pytest.LogCaptureFixture) -> None:
    counted, many = Connections(100), lines(60)
    assert [counted.admit(line, "192.0.2.1") for line in many] == [True] * 50 + [False] * 10
    over = [line.aborted for line in many[50:]]  # the newest have displaced the others
    assert over == [True] * (10 - RESERVE_OF_ONE) + [False] * RESERVE_OF_ONE
    assert counted.admit(Line(), "192.0.2.2")
    assert [record.message for record in caplog.records] == [
        "50 connections of 192.0.2.1: no more are taken"
    ]
    for _ in range(2):  # however often it is said
        counted.leave(many[0])
    assert counted.admit(Line(), "192.0.2.1")
    assert not counted.admit(Line(), "192.0.2.1")


def test_all_together_leave_a_reserve(caplog: pytest.LogCaptureFixture) -> None:
    counted, many = Connections(100), lines(200)
    places = [counted.admit(line, f"192.0.2.{i}") for i, line in enumerate(many)]
    assert places == [True] * 100 + [False] * 100
    assert [line.aborted for line in many] == [False] * 100 + [True] * (100 - RESERVE) + [
        False
    ] * RESERVE
    assert "100 connections are open" in caplog.text
    for line in many:
        counted.leave(line)
    assert counted.admit(Line(), "192.0.2.1")
    assert not counted._reserve


def test_a_trusted_proxy_brings_many() -> None:
    """Clients behind it are counted by the forwarded address: see socket_limits."""
    counted = Connections(100, "10.0.0.0/8, 192.0.2.9")
    assert all(counted.admit(line, "10.1.2.3") for line in lines(90))
    assert all(counted.admit(line, "192.0.2.9") for line in lines(10))
    assert not counted.admit(Line(), "10.1.2.3")


def test_sockets_and_polls_of_one_address_are_a_part_of_all() -> None:
    crowd = Crowd(True)
    crowd.most = 60
    for bound, most in ((SOCKETS, 20), (POLLS, 10)):
        here = [crowd.one_more(None, "192.0.2.1", bound) for _ in range(most)]
        for each in here:
            each.__enter__()
        with pytest.raises(Refused) as refused, crowd.one_more(None, "192.0.2.1", bound):
            pass
        assert refused.value.code == bound.code
        with crowd.one_more(None, "192.0.2.2", bound):
            pass


def test_descriptors_are_left_for_the_server_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 1024))
    assert connections.most_connections() == 1024 - connections.OWN - RESERVE
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, 5))
    assert connections.most_connections() == connections.MOST


# ---- lanes ----


def test_a_burst_of_one_address_waits_behind_itself() -> None:
    """Eight at a time; a waiting request frees its slot, and other addresses do not wait at all."""
    done: list[str] = []
    go = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["path"] == "/rests":
            rest()
        if scope["path"] != "/quick":
            await go.wait()
        done.append(scope["path"])

    async def call(path: str, address: str) -> None:
        scope = {"type": "http", "path": path, "client": (address, 1), "headers": []}
        await lanes(scope, _nothing, _drop)

    async def story() -> None:
        resting = [asyncio.create_task(call("/rests", HERE)) for _ in range(20)]
        slow = [asyncio.create_task(call("/slow", HERE)) for _ in range(AT_ONCE)]
        await asyncio.sleep(0)
        behind = asyncio.create_task(call("/quick", HERE))
        await call("/quick", ELSEWHERE)
        assert done == ["/quick"]
        go.set()
        await asyncio.gather(behind, *slow, *resting)

    lanes = Lanes(app)
    asyncio.run(story())
    assert done[0] == "/quick"
    assert done.index("/slow") < len(done) - 1 - done[::-1].index("/quick")
    assert not lanes.lanes


async def _nothing() -> Any:
    return {"type": "http.disconnect"}


async def _drop(message: Any) -> None:
    pass


# ---- who says nothing ----

HEAD = "GET /api/health HTTP/1.1\r\nHost: {host}\r\n"
BODY = "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
BODY += "Content-Length: 500\r\n\r\n{{"


@pytest.mark.parametrize("said", ["", HEAD, BODY], ids=["nothing", "half a head", "half a body"])
def test_a_request_that_does_not_end_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    """Sending a byte now and then does not help."""
    monkeypatch.setattr(protocols, "HEAD_WITHIN", 0.5)
    monkeypatch.setattr(protocols, "BODY_WITHIN", 0.5)

    async def story() -> None:
        async with at_home(tmp_path) as home:
            port = home.door.getsockname()[1]
            reader, writer = await asyncio.open_connection(HERE, port)
            writer.write(said.format(host=f"{HERE}:{port}").encode())
            trickle = asyncio.create_task(_trickle(writer) if said else asyncio.sleep(0))
            assert await asyncio.wait_for(_cut(reader), PATIENCE)
            trickle.cancel()
            assert (await _health(home)) == 200

    asyncio.run(story())


async def _trickle(writer: asyncio.StreamWriter) -> None:
    while not writer.transport.is_closing():
        writer.write(b"x")
        await asyncio.sleep(0.1)


async def _cut(reader: asyncio.StreamReader) -> bool:
    try:
        return await reader.read() == b""
    except ConnectionError:
        return True


async def _health(home: Home) -> int:
    async with visitor(home.url, HERE) as http:
        return (await http.get("/api/health")).status_code


@pytest.mark.extended
def test_who_takes_their_time_between_requests_and_answers_is_not_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A long poll waits longer than a head may take."""
    monkeypatch.setattr(protocols, "HEAD_WITHIN", 0.5)

    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as ann:
            made = await ann.post("/api/tables", GOAT)
            path = f"/api/tables/{made['table']['id']}"
            for _ in range(2):
                payload = await ann.get(path)
                again = await ann.get(f"{path}?after={payload['version']}&wait=1.5")
                assert again["version"] == payload["version"]

    asyncio.run(story())


@pytest.mark.extended
def test_long_polls_of_a_person_are_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, rates=True) as home, Player(home.url) as ann:
            made = await ann.post("/api/tables", GOAT)
            path = f"/api/tables/{made['table']['id']}"
            payload = await ann.get(path)
            waiting = f"{path}?after={payload['version']}&wait=5"  # meanwhile all come
            polls = [ann.http.get(waiting) for _ in range(POLLS.of_a_person + 5)]
            codes = [answer.status_code for answer in await asyncio.gather(*polls)]
            assert sorted(codes) == [200] * POLLS.of_a_person + [429] * 5
            assert not home.services.crowd.here

    asyncio.run(story())


# ---- with a bystander ----


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[Server]:
    """A server with few descriptors."""
    server = Server(tmp_path, TUMBLEWEED_RATES="yes")
    server.under = ["bash", "-c", 'ulimit -n 1024; exec "$@"', "--"]
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    try:
        server.start()
        yield server
    finally:
        server.stop()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.extended
def test_one_address_does_not_use_up_all_descriptors(narrow: Server) -> None:
    """600 sockets, 600 long polls and 200 halves of a request of one address."""

    async def attack() -> None:
        async with bystander(narrow.url) as other, visitor(narrow.url, HERE) as stranger:
            made = (await stranger.post("/api/tables", json=GOAT)).json()
            path = f"/api/tables/{made['table']['id']}"
            lines = await flood(HERE, narrow.port, path, made["version"], 600)
            before = other.choices
            for address in (HERE, ELSEWHERE):
                async with visitor(narrow.url, address) as http:
                    for _ in range(10):
                        assert (await http.get("/api/health")).status_code == 200
            await other.until(before + 5)
            for line in lines:
                line.transport.abort()

    in_three_tries(lambda: asyncio.run(attack()))
    assert "connections of 127.0.0.1: no more are taken" in narrow.log.read_text()
