"""One device for several, playing on from a position, files imported, rematch, lists."""

import asyncio
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from server.at_home import Home, at_home
from server.client import Json, Live, Player, Refusal
from server.patience import PATIENCE, at_most, gone_on
from server.siege import unsaid
from tumbleweed.core.proof import check_file

BOT = {"kind": "bot", "level": "random"}
SOLO: Json = {"game": "goat", "seats": [{}, BOT, BOT]}
BOT_FIRST: Json = {**SOLO, "options": {"first_player": 1}}
RANGE: Json = {"game": "legends", "seats": [{}, BOT, BOT]}
SHARED: Json = {
    "game": "goat",
    "seats": [{"kind": "host", "name": "Annie"}, {"kind": "host", "name": "Bill"}, BOT],
}


async def new_player(stack: AsyncExitStack, home: Home) -> Player:
    return await stack.enter_async_context(Player(home.url))


async def started(player: Player, options: Json) -> str:
    made = await player.post("/api/tables", {**options, "start": True, "fill": "random"})
    return str(made["table"]["id"])


async def begun(who: Player, table: str) -> Json:
    """Somebody has answered; at this table that must be a bot."""
    async with at_most(PATIENCE, "the first answer"):
        while (payload := await who.get(f"/api/tables/{table}"))["revision"] < 1:
            await asyncio.sleep(0.02)
    return dict(payload)


async def play_out(player: Player, table: str, luck: Random, seats: tuple[int, ...]) -> Json:
    """All seats of one person, each with its own view."""
    return await play_until(lambda payload: False, player, table, luck, seats)


async def play_until(
    wanted: Callable[[Json], bool],
    player: Player,
    table: str,
    luck: Random,
    seats: tuple[int, ...],
) -> Json:
    """The same until something is reached, or the end."""
    while True:
        for seat in seats:
            payload: Json = await player.get(f"/api/tables/{table}?as={seat}")
            assert payload["you"] == seat
            if payload["table"]["status"] == "over" or wanted(payload):
                return payload
            if payload["decision"] is not None:
                decision = payload["decision"]
                body = {"decision": decision["id"], "key": luck.choice(decision["options"])}
                answer = await player.http.post(f"/api/tables/{table}/choose?as={seat}", json=body)
                assert answer.status_code in (200, 409), answer.text
            else:
                await asyncio.sleep(0.02)  # leave the processor to the bots


def at_a_server(tmp_path: Path, story: Any) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home, AsyncExitStack() as stack:
            await story(home, stack)

    asyncio.run(run())


@pytest.mark.extended
def test_two_share_a_device(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, SHARED)
        faces = [await player.get(f"/api/tables/{table}?as={seat}") for seat in (0, 1)]
        assert [payload["table"]["seats"][i]["name"] for i, payload in enumerate(faces)] == [
            "Annie",
            "Bill",
        ]
        hands = [[p["tokens"] for p in payload["view"]["players"]] for payload in faces]
        assert [[bool(tokens) for tokens in hand] for hand in hands] == [
            [True, False, False],
            [False, True, False],
        ]
        for who, seat in ((player, 2), (stranger, 0)):
            with pytest.raises(Refusal) as refusal:
                await who.get(f"/api/tables/{table}?as={seat}")
            assert refusal.value.code == "not-your-seat"
        await player.call("PATCH", "/api/me", {"name": "Mayor"})
        over = await play_out(player, table, Random(1), (0, 1))
        assert [seat["name"] for seat in over["table"]["seats"]][:2] == ["Annie", "Bill"]

    at_a_server(tmp_path, story)


def test_a_socket_for_each_at_the_device(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SHARED)
        lives = [Live(player, table, seat) for seat in (0, 1)]
        for live in lives:
            await live.open()
            stack.push_async_callback(live.close)
        assert [live.payload["you"] for live in lives] == [0, 1]

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_playing_on_from_a_position(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        with pytest.raises(Refusal) as refusal:
            await player.post(f"/api/tables/{table}/play-on", {"revision": 0, "seat": 0})
        assert refusal.value.code == "not-over"
        await play_out(player, table, Random(2), (0,))
        then = await player.get(f"/api/tables/{table}/past/9?seat=0")
        made = await player.post(f"/api/tables/{table}/play-on", {"revision": 9, "seat": 1})
        again = await player.get(f"/api/tables/{made['table']}")
        assert again["you"] == 1
        assert again["view"]["round"] == then["view"]["round"]
        old = [p["coins"] for p in then["view"]["players"]]
        assert [p["coins"] for p in again["view"]["players"]] == old or again["revision"] > 0
        over = await play_out(player, made["table"], Random(3), (1,))
        assert over["table"]["seed_hash"] is not None
        file = await player.get(f"/api/tables/{made['table']}/export")
        assert check_file(file, over["table"]["seed_hash"]).ok

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_a_past_position_is_what_was_seen_then(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, RANGE)
        live = Live(player, table)
        await live.open()
        stack.push_async_callback(live.close)
        seen = {}
        luck = Random(5)
        for _ in range(6):
            await live.until(lambda: live.over or live.decision is not None)
            if len(live.payload["view"]["asked"]) == 1:  # a window has no positions of its own
                seen[live.revision] = live.payload["view"]
            assert live.decision is not None
            question = live.decision["id"]
            await live.choose(luck.choice)
            await live.until(partial(gone_on, live, question))
        assert len(seen) > 2
        for revision, view in seen.items():
            past = (await player.get(f"/api/tables/{table}/past/{revision}"))["view"]
            window = len(past["asked"]) > 1  # in which the bots had answered already
            assert past == ({**view, "asked": past["asked"]} if window else view)
        for who, path in ((player, "?seat=1"), (stranger, "?seat=0"), (player, "?everybody=1")):
            with pytest.raises(Refusal) as refusal:
                await who.get(f"/api/tables/{table}/past/3{path}")
            assert refusal.value.code == "not-over"

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_past_hands_of_the_goat_are_for_the_players_memory(tmp_path: Path) -> None:
    """GB-DEAL-26: while the game goes on a past position is shown as a spectator saw it."""

    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, SOLO)
        past = await player.get(f"/api/tables/{table}/past/0")
        assert past["view"] == (await stranger.get(f"/api/tables/{table}/past/0"))["view"]
        await play_out(player, table, Random(5), (0,))
        assert (await player.get(f"/api/tables/{table}/past/0"))["view"]["you"] == 0
        views = (await stranger.get(f"/api/tables/{table}/past/3?everybody=1"))["views"]
        assert [view["you"] for view in views] == [0, 1, 2]

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_a_game_is_brought_along_as_a_file(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, other = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, SOLO)
        over = await play_out(player, table, Random(7), (0,))
        file = await player.get(f"/api/tables/{table}/export")
        made = await other.post("/api/tables/import", file)
        copy = await other.get(f"/api/tables/{made['table']}")
        assert copy["result"] == over["result"]
        played = await other.get(f"/api/tables/{table}")
        assert unsaid(copy["events"]["list"]) == unsaid(played["events"]["list"])
        assert await other.get(f"/api/tables/{made['table']}/export") != {}
        for spoiled in ({**file, "result": None}, {}, {"format": "x"}, {**file, "record": 7}):
            with pytest.raises(Refusal) as refusal:
                await other.post("/api/tables/import", spoiled)
            assert refusal.value.status == 422

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_the_rematch_is_one_table_whoever_asks(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, SOLO)
        await play_out(player, table, Random(8), (0,))
        answers = await asyncio.gather(
            *(player.post(f"/api/tables/{table}/rematch") for _ in range(3))
        )
        (again,) = {answer["table"] for answer in answers}
        payload = await player.get(f"/api/tables/{again}")
        assert payload["you"] == 0
        assert payload["table"]["settings"]["seats"] == SOLO_SEATS
        with pytest.raises(Refusal) as refusal:
            await stranger.post(f"/api/tables/{table}/rematch")
        assert refusal.value.code == "not-seated"

    at_a_server(tmp_path, story)


NOBODY = {"kind": "open", "level": None, "name": None}
SOLO_SEATS = [NOBODY, *[{"kind": "bot", "level": "random", "name": None}] * 2]


def test_lobby_and_own_tables(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, other = await new_player(stack, home), await new_player(stack, home)
        hidden = await player.post("/api/tables", SOLO)
        shown = await player.post("/api/tables", {**SOLO, "listed": True})
        lobby = await other.get("/api/tables")
        assert [line["id"] for line in lobby] == [shown["table"]["id"]]
        assert await other.get("/api/tables/mine") == []
        mine = await player.get("/api/tables/mine")
        assert {line["id"] for line in mine} == {hidden["table"]["id"], shown["table"]["id"]}
        await player.post(f"/api/tables/{shown['table']['id']}/end")
        assert await other.get("/api/tables") == []

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_the_page_about_the_network_tells_the_truth(tmp_path: Path) -> None:
    """Its program plays a game to the end."""
    page = (Path(__file__).parents[2] / "docs" / "network.md").read_text(encoding="utf-8")
    program = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    assert "choose" in program

    outcome: list[Any] = []

    async def play(home: Home, stack: AsyncExitStack) -> None:
        source = program.replace("http://127.0.0.1:8000", home.url)
        names = {"print": lambda *said: outcome.extend(said)}
        await asyncio.to_thread(exec, compile(source, "network.md", "exec"), names)

    at_a_server(tmp_path, play)
    winners, seed = outcome
    assert winners
    assert seed.startswith("0x")


@pytest.mark.extended
def test_in_play_times_are_coarse(tmp_path: Path) -> None:
    """The log must not reveal how long anybody thought; afterwards it may."""

    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, {**BOT_FIRST, "listed": True, "clock": {"seconds": 600}})
        payload = await begun(stranger, table)
        (listed,) = await stranger.get("/api/tables")
        (own,) = await player.get("/api/tables/mine")
        moments = (await stranger.get(f"/api/tables/{table}/moments"))["moments"]
        assert moments
        minutes = [at for _, at, _ in moments] + [listed["changed_at"], own["changed_at"]]
        assert all(at % 60 == 0 for at in minutes)
        deadlines = [seat["deadline"] for seat in payload["table"]["seats"] if "deadline" in seat]
        assert all(at % 1 == 0 for at in [payload["table"]["started_at"], *deadlines])
        await play_out(player, table, Random(1), (0,))
        moments = (await stranger.get(f"/api/tables/{table}/moments"))["moments"]
        assert any(at % 1 for _, at, _ in moments)

    at_a_server(tmp_path, story)
