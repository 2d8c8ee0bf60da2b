"""Malicious requests: refused with clear errors, without any change. Over HTTP and over
sockets, by players, spectators and strangers."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from server.client import Cut, Json, Live, Player, Refusal
from server.harm import World, settled, unharmed, watched, without_versions, world_of
from server.plain_http import get
from server.rows_of import rows_of
from server.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with unharmed(tmp_path_factory.mktemp("hostile")) as started:
        yield started


# ---- one by one ----

Attack = tuple[str, Player, str, str, Json, int, str]


async def attacks(world: World) -> list[Attack]:
    """What it is, who does it, at which table, which act with what, how it must be refused."""
    asked, decision = await world.asked()
    waiting = [player for player in world.players if player is not asked]
    question, key = decision["id"], decision["options"][0]
    number, seat, _ = question.split(".")
    answer = {"decision": question, "key": key}
    idle = {"decision": f"{number}.{world.players.index(waiting[0])}.0", "key": key}
    to_come = {"decision": f"999.{seat}.0", "key": key}
    on, host, watcher = "playing", world.players[0], world.watcher
    vote, bot = {"absent": 1, "answer": "end"}, {"level": "random"}
    return [
        ("stale", asked, on, "choose", {**answer, "decision": f"0.{seat}.0"}, 409, "stale-choice"),
        ("to come", asked, on, "choose", to_come, 409, "stale-choice"),
        ("foreign", waiting[0], on, "choose", answer, 409, "illegal-choice"),
        ("out of turn", waiting[0], on, "choose", idle, 409, "illegal-choice"),
        ("unknown", asked, on, "choose", {**answer, "key": "offer:nobody"}, 409, "illegal-choice"),
        ("not on offer", asked, on, "choose", {**answer, "key": "rob:bank"}, 409, "illegal-choice"),
        ("no key", asked, on, "choose", {"decision": question}, 422, "malformed"),
        ("no such id", asked, on, "choose", {**answer, "decision": "now"}, 422, "malformed"),
        ("a number", asked, on, "choose", {**answer, "key": 7}, 422, "malformed"),
        ("more than asked", asked, on, "choose", {**answer, "seat": 1}, 422, "malformed"),
        ("long", asked, on, "choose", {**answer, "key": "k" * 121}, 422, "malformed"),
        ("watching", watcher, on, "choose", answer, 403, "not-seated"),
        ("unknown here", world.stranger, on, "choose", answer, 403, "not-seated"),
        ("too early", asked, "open", "choose", answer, 409, "not-started"),
        ("too late", host, "over", "choose", answer, 409, "over"),
        ("frozen", asked, "frozen", "choose", answer, 409, "frozen"),
        ("undo before the start", asked, "open", "undo", {}, 409, "not-started"),
        ("undo after the end", host, "over", "undo", {}, 409, "over"),
        ("undo of nothing", watcher, on, "undo", {}, 403, "not-seated"),
        ("undo into the past", asked, on, "undo", {"to": -1}, 422, "malformed"),
        ("undo by a word", asked, on, "undo", {"to": "start"}, 422, "malformed"),
        ("say nothing", asked, on, "say", {"words": "  "}, 422, "malformed"),
        ("say what none can see", asked, on, "say", {"words": "a\u0000b"}, 422, "message-unseen"),
        ("say both", asked, on, "say", {"words": "a", "phrase": "howdy"}, 422, "malformed"),
        ("say anything", asked, on, "say", {"phrase": "<script>"}, 422, "malformed"),
        ("order anything", asked, on, "orders", {"orders": [{"order": "win"}]}, 422, "bad-order"),
        ("order a lot", asked, on, "orders", {"orders": [{}] * 11}, 422, "malformed"),
        ("order after the end", host, "over", "orders", {"orders": []}, 409, "over"),
        ("order for nobody", watcher, on, "orders", {"orders": []}, 403, "not-seated"),
        ("a bot of one's own", asked, on, "stand-in", {"level": "os:system"}, 422, "no-bot"),
        ("a bot in the gallery", watcher, on, "stand-in", bot, 403, "not-seated"),
        ("a bot after the end", host, "over", "stand-in", bot, 409, "over"),
        ("a vote about nobody", asked, on, "vote", vote, 409, "no-vote"),
        ("a vote far off", asked, on, "vote", {**vote, "absent": 9}, 422, "malformed"),
        ("a vote of a watcher", watcher, on, "vote", vote, 403, "not-seated"),
    ]  # fmt: skip


def test_each_is_refused_in_clear_words_and_changes_nothing(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            world = await world_of(server, stack)
            planned = await attacks(world)
            lives = {
                (id(who), at): await watched(stack, who, world.tables[at])
                for _, who, at, *_ in planned
            }
            before = await settled(world)
            for name, who, at, act, body, status, code in planned:
                with pytest.raises(Refusal) as refused:
                    await who.post(f"/api/tables/{world.tables[at]}/{act}", body)
                assert (refused.value.status, refused.value.code) == (status, code), name
                answer = await lives[id(who), at].send(act, **body)
                assert answer["is"] == "error", name
                assert answer["error"]["code"] == code, name
                for words in (refused.value.message, answer["error"]["message"]):
                    assert 10 < len(words) <= 300, name
            assert world.rows() == before

    asyncio.run(story())


def test_the_same_message_twice_counts_once(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            world = await world_of(server, stack)
            asked, decision = await world.asked()
            table = world.tables["playing"]
            live = await watched(stack, asked, table)
            before = len(rows_of(world.store, table)["choices"])
            body = {"decision": decision["id"], "key": decision["options"][0]}
            calls = [asked.post(f"/api/tables/{table}/choose", body) for _ in range(6)]
            sends = [live.send("choose", **body) for _ in range(6)]
            outcomes = await asyncio.gather(*calls, *sends, return_exceptions=True)
            assert all(is_good(each) for each in outcomes)  # each sender hears that it is done
            assert len(rows_of(world.store, table)["choices"]) == before + 1

    asyncio.run(story())


def is_good(outcome: Any) -> bool:
    if isinstance(outcome, Refusal):
        assert outcome.code in ("stale-choice", "illegal-choice")
        return False
    if outcome.get("is") == "error":
        assert outcome["error"]["code"] in ("stale-choice", "illegal-choice")
        return False
    return True


# ---- around the game ----


def test_what_is_not_yours_to_do(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            world = await world_of(server, stack)
            host, guest, _ = world.players
            tables = world.tables
            before = world.rows()
            for who, method, path, status, code in [
                (guest, "POST", f"{tables['open']}/start", 403, "not-host"),
                (guest, "POST", f"{tables['open']}/end", 403, "not-host"),
                (guest, "DELETE", f"{tables['open']}/seats/0", 403, "not-host"),
                (guest, "DELETE", f"{tables['open']}/seats/5", 404, "no-seat"),
                (guest, "PUT", f"{tables['open']}/seats/0", 409, "seat-taken"),
                (guest, "PUT", f"{tables['open']}/seats/6", 422, "malformed"),
                (guest, "PUT", f"{tables['over']}/seats/1", 409, "over"),
                (host, "POST", f"{tables['playing']}/start", 409, "started"),
                (guest, "POST", f"{tables['playing']}/end", 403, "not-host"),
                (host, "POST", f"{tables['playing']}/rematch", 409, "not-over"),
                (host, "DELETE", f"{tables['playing']}/seats/1", 409, "started"),
                (host, "POST", f"{tables['over']}/start", 409, "over"),
                (guest, "POST", f"{tables['over']}/rematch", 403, "not-seated"),
                (guest, "GET", f"{tables['playing']}?as=0", 403, "not-your-seat"),
                (guest, "GET", f"{tables['playing']}/past/1?seat=0", 403, "not-over"),
                (guest, "GET", f"{tables['playing']}/past/1?everybody=true", 403, "not-over"),
                (guest, "GET", f"{tables['playing']}/past/9999", 404, "no-position"),
                (guest, "POST", f"{tables['playing']}/seats/0/links", 403, "not-yours"),
                (host, "POST", f"{tables['playing']}/seats/1/links", 409, "seat-taken"),
            ]:
                with pytest.raises(Refusal) as refused:
                    await who.call(method, f"/api/tables/{path}", {} if method == "POST" else None)
                assert (refused.value.status, refused.value.code) == (status, code), path
            assert world.rows() == before

    asyncio.run(story())


def test_a_token_of_one_table_opens_no_other(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            world = await world_of(server, stack)
            host, here, other = world.players[0], world.tables["playing"], world.tables["other"]
            made = await host.post(f"/api/tables/{here}/seats/0/links")
            token = made["url"].partition("#seat=")[2]
            program = await with_token(stack, server, token)
            assert (await program.get(f"/api/tables/{here}"))["you"] == 0
            before = world.rows()
            made_up = await with_token(stack, server, token[::-1])
            for who, table in ((program, other), (made_up, here), (made_up, other)):
                await locked_out(who, table)
            assert world.rows() == before
            await host.call("DELETE", f"/api/tables/{here}/seats/0/links/{made['id']}")
            await locked_out(program, here)

    asyncio.run(story())


async def with_token(stack: AsyncExitStack, server: Server, token: str) -> Player:
    return await stack.enter_async_context(Player(server.url, Authorization=f"Bearer {token}"))


async def locked_out(player: Player, table: str) -> None:
    """Neither viewing nor acting, over HTTP or over a socket."""
    answer = {"decision": "1.0.0", "key": "accept"}
    for method, path, body in (("GET", "", None), ("POST", "/choose", answer)):
        with pytest.raises(Refusal) as refused:
            await player.call(method, f"/api/tables/{table}{path}", body)
        assert (refused.value.status, refused.value.code) == (403, "no-link")
    with pytest.raises(InvalidStatus) as handshake:
        await Live(player, table).open()
    assert handshake.value.response.status_code == 403
    assert json.loads(handshake.value.response.body)["error"]["code"] == "no-link"


@pytest.mark.parametrize(
    "odd",
    [
        "..%2f..%2fetc%2fpasswd", "%2e%2e", "%00", "k7wq3mx2ha5t%0a", "K7WQ3MX2HA5T", "a" * 3000,
        "'%20OR%201=1--", "%F0%9F%A4%A0%F0%9F%A4%A0%F0%9F%A4%A0", "%c0%ae%c0%ae", "-1", "null",
        "k7wq3mx2ha5t;x=1",
    ],
)  # fmt: skip
def test_tricks_with_ids(server: Server, odd: str) -> None:
    for path in ("", "/past/1", "/catalogue", "/seats/0/links", "/export", "/chat"):
        answer = get(f"{server.url}/api/tables/{odd}{path}")
        assert answer.status_code in (404, 405, 422), (path, answer.status_code)
        assert "error" in answer.json()
    number = get(f"{server.url}/api/tables/k7wq3mx2ha5t/past/{odd}")
    assert number.status_code in (404, 422)


@pytest.mark.extended
def test_more_than_fits(server: Server) -> None:
    async def story() -> None:
        async with AsyncExitStack() as stack:
            world = await world_of(server, stack)
            player, table = world.players[0], world.tables["playing"]
            live = await watched(stack, player, table)
            before = await settled(world)
            with pytest.raises(Refusal) as refused:
                await player.post(f"/api/tables/{table}/say", {"words": "x" * 70_000})
            assert (refused.value.status, refused.value.code) == (413, "too-large")
            answer = await live.send("say", words="x" * 5000)
            assert answer["error"]["code"] == "too-large"
            with pytest.raises(Cut):  # beyond what is even read
                await live.send("say", words="x" * 70_000)
            assert without_versions(await settled(world)) == without_versions(before)

    asyncio.run(story())
