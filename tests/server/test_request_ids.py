"""Request ids: one for each request and socket message, in the log and in the response."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

from websockets.typing import Origin

from server.at_home import at_home
from server.client import Live, Player
from server.figures import SOLO, play_on
from server.patience import connect
from server.test_logs import accesses, logging_to
from server.town import Town, in_town
from tumbleweed.server.watch.request import current

OWN = re.compile(r"[0-9a-f]{16}")
GIVEN = "0f8fad5b-d9cb-469f-a165-70867728950e"
PROXY = "192.0.2.1"


@in_town()
async def test_every_response_has_an_id_of_its_own(town: Town) -> None:
    visitor = town.visitor()
    with logging_to(json_lines=True) as out:
        answers = [await visitor.get("/api/me"), await visitor.get("/api/none")]
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 2
    assert all(OWN.fullmatch(each) for each in ids)
    assert [line["request"] for line in accesses(out.getvalue())] == ids


@in_town()
async def test_a_client_s_own_id_is_not_believed(town: Town) -> None:
    answer = await town.visitor().get("/api/me", headers={"X-Request-ID": GIVEN})
    assert OWN.fullmatch(answer.headers["x-request-id"])


@in_town(trusted_proxies=PROXY)
async def test_an_id_of_a_trusted_proxy_is_taken_over(town: Town) -> None:
    """Though the client's address takes the place of the proxy's."""
    forwarded = {"X-Forwarded-For": "203.0.113.9"}
    with logging_to(json_lines=True) as out:
        for address in (PROXY, "203.0.113.9"):
            visitor = town.visitor(address)
            headers = {**forwarded, "X-Request-ID": GIVEN}
            await visitor.get("/api/me", headers=headers)
    first, second = accesses(out.getvalue())
    assert first["request"] == GIVEN
    assert first["address"] == "203.0.113.9"
    assert OWN.fullmatch(second["request"])


@in_town(trusted_proxies=PROXY)
async def test_an_id_that_is_not_well_formed_is_replaced(town: Town) -> None:
    for bad in ("short", "x" * 65, "with spaces in it", "line%0aend", 'quote"here'):
        answer = await town.visitor(PROXY).get("/api/me", headers={"X-Request-ID": bad})
        assert OWN.fullmatch(answer.headers["x-request-id"]), bad


def test_a_real_server_knows_the_proxy_by_its_address(tmp_path: Path) -> None:
    """Uvicorn must not have replaced it before."""

    async def story() -> None:
        async with at_home(tmp_path, trusted_proxies="127.0.0.1") as home, Player(home.url) as ann:
            headers = {"X-Request-ID": GIVEN, "X-Forwarded-For": "203.0.113.9"}
            answer = await ann.http.get("/api/games", headers=headers)
            assert answer.headers["x-request-id"] == GIVEN

    asyncio.run(story())


def test_a_fault_of_the_server_has_an_id_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, {"log_config": None}) as home, Player(home.url) as ann:
            home.services.chores.make = None  # type: ignore[assignment,method-assign]  # broken
            with logging_to(json_lines=True) as out:
                answer = await ann.http.get("/api/games")
            assert answer.status_code == 500
            faults = [line for line in _lines(out.getvalue()) if "unexpected" in line["message"]]
            assert [line["request"] for line in faults] == [answer.headers["x-request-id"]]

    asyncio.run(story())


def _lines(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_each_message_of_a_socket_has_an_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path, {"log_config": None}) as home, Player(home.url) as ann:
            table = (await ann.post("/api/tables", SOLO))["table"]["id"]
            live = Live(ann, table)
            await live.open()
            for _ in range(2):
                refused = await live.send("choose", decision="1.0.0", key="none")
                assert refused["error"]["code"] == "not-started"
            await live.close()

    with logging_to(json_lines=True, level="INFO") as out:
        asyncio.run(story())
    refusals = [line for line in _lines(out.getvalue()) if "is refused" in line["message"]]
    opened = next(line for line in accesses(out.getvalue()) if line["method"] == "SOCKET")
    assert OWN.fullmatch(opened["request"])
    assert [line["request"] for line in refusals] == [f"{opened['request']}.{n}" for n in (1, 2)]


def test_a_handshake_is_answered_with_the_id(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as ann:
            table = (await ann.post("/api/tables", SOLO))["table"]["id"]
            address = f"{home.url.replace('http', 'ws')}/api/tables/{table}/live"
            socket = await connect(
                address, additional_headers={"Cookie": ann.cookie or ""}, origin=Origin(home.url)
            )
            assert socket.response is not None
            assert OWN.fullmatch(socket.response.headers["x-request-id"])
            await socket.close()

    asyncio.run(story())


def test_bots_act_for_no_request(tmp_path: Path) -> None:
    """Or a whole game of bots would bear the id of the request that began it."""
    seen = []

    async def story() -> None:
        async with at_home(tmp_path, {"log_config": None}) as home, Player(home.url) as ann:
            think = home.services.bot_workers.think

            async def noting(*args: Any) -> str:
                seen.append(current())
                return await think(*args)

            home.services.bot_workers.think = noting  # type: ignore[assignment,method-assign]  # to look on
            table = (await ann.post("/api/tables", SOLO))["table"]["id"]
            live = Live(ann, table)
            await live.open()
            await ann.post(f"/api/tables/{table}/start")
            await play_on(live, lambda: bool(seen))
            await live.close()

    asyncio.run(story())
    assert seen
    assert set(seen) == {None}
