"""The host's desk beside a running server: players see what it changes, nobody what it deletes."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import orjson
import pytest
from sqlalchemy import Connection, select

from server.at_home import Home, at_home
from server.client import Json, Live, Player, Refusal
from server.patience import PATIENCE, at_most
from server.test_around_the_table import BOT_FIRST, SOLO, new_player, play_until, started
from tumbleweed.server.admin import people, tables
from tumbleweed.server.admin.desk import Desk, open_desk
from tumbleweed.server.admin.files import exported, imported
from tumbleweed.server.admin.soundness import faults
from tumbleweed.server.admin.traces import needles_of, traces
from tumbleweed.server.errors import DatabaseTooOld, Impossible, Refused
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import read_choices
from tumbleweed.server.store.upgrade import downgrade

Story = Callable[[Home, AsyncExitStack, Desk], Awaitable[None]]
LOGIN = {"login": "annie-oakley", "password": "buffalo-bill-1885"}


def beside_a_server(folder: Path, story: Story, **values: Any) -> None:
    async def run() -> None:
        async with at_home(folder, **values) as home, AsyncExitStack() as stack:
            desk = await stack.enter_async_context(open_desk(home.services.settings))
            await story(home, stack, desk)

    asyncio.run(run())


async def until(player: Player, table: str, true: Callable[[Json], bool]) -> Json:
    """A server without a bus looks at its tables every second and a half."""
    async with at_most(PATIENCE, "the table to change"):
        while not true(payload := await player.get(f"/api/tables/{table}")):
            await asyncio.sleep(0.05)
    return dict(payload)


async def some_choices(player: Player, table: str, most: int) -> Json:
    return await play_until(lambda seen: seen["revision"] >= most, player, table, Random(4), (0,))


@pytest.mark.extended
def test_a_table_that_is_held_stands_still_and_goes_on(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player = await new_player(stack, home)
        table = await started(player, BOT_FIRST)
        await tables.hold(desk, table, "A complaint is looked into.")
        seen = await until(player, table, lambda payload: "held" in payload["table"])
        assert seen["table"]["held"] == "A complaint is looked into."
        await asyncio.sleep(0.3)
        stood = await player.get(f"/api/tables/{table}")
        assert stood["revision"] == (await player.get(f"/api/tables/{table}"))["revision"]
        if stood["decision"] is not None:
            with pytest.raises(Refusal, match="held"):
                await player.choose(table, stood, lambda options: options[0])
        await tables.release(desk, table)
        await until(player, table, lambda payload: "held" not in payload["table"])
        await some_choices(player, table, stood["revision"] + 3)

    beside_a_server(tmp_path, story)


def test_a_player_in_play_is_refused_while_it_is_held(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        asked = await until(player, table, lambda payload: payload["decision"] is not None)
        await tables.hold(desk, table, "Wait.")
        await until(player, table, lambda payload: "held" in payload["table"])
        with pytest.raises(Refusal, match="held"):
            await player.choose(table, asked, lambda options: options[0])

    beside_a_server(tmp_path, story)


def test_why_it_is_held_must_be_said(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        table = await started(await new_player(stack, home), SOLO)
        for why in ("", "  ", "x" * 201):
            with pytest.raises(Impossible, match="Say why"):
                await tables.hold(desk, table, why)

    beside_a_server(tmp_path, story)


@pytest.mark.extended
def test_a_game_is_set_back_and_played_on(tmp_path: Path) -> None:
    """As an entry of the record: what was played stays in it, and it still replays."""

    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        watching = Live(player, table)
        await watching.open()
        played = await some_choices(player, table, 12)
        choices = await desk.store.read(read_choices, table)
        target = choices[4]
        live = await tables.set_back(desk, table, target.number)
        assert live.game is not None
        assert live.row.revision > played["revision"]
        seen = await until(player, table, lambda p: p["revision"] >= live.row.revision)
        assert len(seen["events"]["list"]) < len(played["events"]["list"])
        after = await some_choices(player, table, seen["revision"] + 4)
        assert after["table"]["status"] in ("playing", "over")
        assert await desk.store.read(faults, True) == []

    beside_a_server(tmp_path, story)


def test_a_question_that_nobody_answered_cannot_be_gone_back_to(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        table = await started(await new_player(stack, home), SOLO)
        with pytest.raises(Impossible, match="No answer to question 99999"):
            await tables.set_back(desk, table, 99999)
        with pytest.raises(Refused, match="There is no table"):
            await tables.set_back(desk, "nowhere12345", 1)

    beside_a_server(tmp_path, story)


def test_a_table_is_closed_for_its_players(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        await tables.close(desk, table)
        await until(player, table, lambda payload: payload["table"]["status"] == "ended")

    beside_a_server(tmp_path, story)


def test_tables_and_people_are_found_by_what_one_knows(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player, other = await new_player(stack, home), await new_player(stack, home)
        table, away = await started(player, SOLO), await started(other, SOLO)
        me = await player.call("PATCH", "/api/me", {"name": "Calamity 100% Jane"})

        async def found(text: str, status: str = "") -> set[str]:
            rows = await desk.store.read(tables.find_tables, text, status, 50)
            return {each.row.id for each in rows}

        assert await found("") == {table, away}
        assert await found(table[2:7]) == {table}
        assert await found("calamity 100%") == {table}
        assert await found("%") == {table}  # a letter like any other
        assert await found(me["id"]) == {table}
        assert await found("", "over") == set()
        [known] = await desk.store.read(people.find_people, "JANE", 50)
        assert (known.id, known.name, known.tables) == (me["id"], "Calamity 100% Jane", 1)

    beside_a_server(tmp_path, story)


@pytest.mark.extended
def test_who_is_banned_is_out_and_cannot_come_back(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player = await new_player(stack, home)
        me = await player.post("/api/me/account", LOGIN)
        table = await started(player, SOLO)
        await people.ban(desk, me["id"], "Cheating.")
        assert (await player.get("/api/me"))["id"] != me["id"]
        await until(player, table, lambda p: p["table"]["seats"][0]["name"] != me["name"])
        with pytest.raises(Refusal, match="banned"):
            await player.post("/api/session", LOGIN)
        await people.unban(desk, me["id"])
        assert (await player.post("/api/session", LOGIN))["id"] == me["id"]

    beside_a_server(tmp_path, story)


@pytest.mark.extended
def test_two_people_become_one(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        guest, owner = await new_player(stack, home), await new_player(stack, home)
        table = await started(guest, SOLO)
        account = await owner.post("/api/me/account", LOGIN)
        was = (await guest.get("/api/me"))["id"]
        await people.merge(desk, was, account["id"])
        assert (await until(owner, table, lambda p: p["you"] == 0))["you"] == 0
        with pytest.raises(Impossible, match="There is no person"):
            await desk.store.read(people.person_of, was)
        with pytest.raises(Impossible, match="same person"):
            await people.merge(desk, account["id"], account["id"])

    beside_a_server(tmp_path, story)


def test_nothing_is_left_of_a_person_who_is_deleted(tmp_path: Path) -> None:
    """A search of every column and of the files themselves."""

    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player = await new_player(stack, home)
        await player.call("PATCH", "/api/me", {"name": "Zerelda Mimms"})
        me = await player.post("/api/me/account", LOGIN)
        table = await started(player, SOLO)
        await player.post(f"/api/tables/{table}/say", {"words": "Nobody leaves town."})
        await reported_both_ways(home, stack, player, table)
        needles = await desk.store.read(needles_of, me["id"])
        before = await desk.store.read(traces, needles)
        assert {trace.table for trace in before} >= {
            "people", "sessions", "seats", "chat", "mutes", "reports", "report_lines",
        }  # fmt: skip
        assert await people.delete_person(desk, me["id"]) == []
        for needle in (me["id"], "Zerelda Mimms", LOGIN["login"]):
            assert [file for file in _files(tmp_path) if needle.encode() in file] == []

    beside_a_server(tmp_path, story)


async def reported_both_ways(home: Home, stack: AsyncExitStack, one: Player, table: str) -> None:
    """Somebody who watches and the player report and block each other."""
    other = await new_player(stack, home)
    await other.call("PATCH", "/api/me", {"name": "Passer-by"})
    await other.post(f"/api/tables/{table}/say", {"words": "Howdy."})
    both = [(each, (await each.get("/api/me"))["id"]) for each in (one, other)]
    for (each, _), (_, about) in (both, both[::-1]):
        await each.post(f"/api/tables/{table}/reports", {"person": about, "reason": "insult"})
        await each.call("PUT", f"/api/blocks/{about}")


def _files(folder: Path) -> list[bytes]:
    return [path.read_bytes() for path in folder.rglob("*") if path.is_file()]


@pytest.mark.extended
def test_a_game_goes_to_another_host_and_comes_in_there(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        await play_until(lambda _: False, player, table, Random(2), (0,))
        await until(player, table, lambda payload: payload["table"]["status"] == "over")
        body = await exported(desk, table)
        file = tmp_path / "game.json"
        file.write_bytes(orjson.dumps(body))
        there = await imported(desk, file)
        mine, theirs = [await desk.table_service.open(each) for each in (table, there)]
        assert theirs.row.result == mine.row.result
        assert theirs.row.host_id is None
        assert all(seat.person_id is None for seat in theirs.seats)
        with pytest.raises(Impossible, match=r"missing\.json"):
            await imported(desk, tmp_path / "missing.json")
        file.write_text("{")
        with pytest.raises(Impossible, match=r"game\.json: The file is not JSON"):
            await imported(desk, file)

    beside_a_server(tmp_path, story)


def test_rows_that_do_not_belong_together_are_found(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack, desk: Desk) -> None:
        player = await new_player(stack, home)
        table = await started(player, SOLO)
        await some_choices(player, table, 6)
        await tables.close(desk, table)
        assert await desk.store.read(faults, True) == []
        choices = schema.choices
        last = select(choices.c.number).where(choices.c.revision == 3, choices.c.table_id == table)

        def lose_one(connection: Connection) -> None:
            number = connection.scalar(last)
            connection.execute(choices.delete().where(choices.c.number == number))

        await desk.store.run(lose_one)
        [fault] = await desk.store.read(faults, False)
        assert fault.startswith(f"table {table}: ")

    beside_a_server(tmp_path, story)


def test_the_desk_refuses_a_database_that_was_not_upgraded(any_database: str) -> None:
    store = Store(any_database)
    downgrade(store, "0005")
    store.close()

    async def opened() -> None:
        async with open_desk(Settings(database_url=any_database)):
            pytest.fail("it was opened")

    with pytest.raises(DatabaseTooOld, match="revision 0005, not 0012"):
        asyncio.run(opened())
