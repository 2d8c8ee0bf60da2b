"""Rooms by a short code, and watching a table at which one sits: a television in the room."""

from contextlib import AsyncExitStack
from itertools import chain, repeat
from pathlib import Path
from typing import Any

import pytest

from server.at_home import Home
from server.client import Live, Player
from server.test_around_the_table import at_a_server, new_player, started
from server.town import GOAT, Town, Visitor, in_town, ok, refused
from tumbleweed.server.tables import rooms

SOLO: dict[str, Any] = {"game": "legends", "seats": [{}, {"kind": "bot", "level": "thrifty"}]}


async def code(visitor: Visitor, table: str) -> str | None:
    card = ok(await visitor.get(f"/api/tables/{table}"))["table"]
    found: str | None = card.get("code")
    return found


@in_town()
async def test_a_code_of_five_letters_leads_to_the_waiting_room(town: Town) -> None:
    ann, ben = town.visitor(), town.visitor()
    table = await ann.table()
    spoken = await code(ann, table)
    assert spoken is not None
    assert len(spoken) == 5
    assert set(spoken.lower()) <= set(rooms.LETTERS)
    for typed in (spoken, spoken.lower()):
        assert ok(await ben.get(f"/api/rooms/{typed}")) == {"table": table}


@in_town()
async def test_it_lives_as_long_as_the_waiting_room(town: Town) -> None:
    ann = town.visitor()
    for ending in ("start", "end"):
        table = await ann.table()
        spoken = await code(ann, table)
        how = {"fill": "random"} if ending == "start" else None
        ok(await ann.post(f"/api/tables/{table}/{ending}", how))
        assert await code(ann, table) is None
        refused(await ann.get(f"/api/rooms/{spoken}"), 404, "no-room")


@in_town()
async def test_what_is_no_code_is_refused(town: Town) -> None:
    ann = town.visitor()
    table = await ann.table()
    refused(await ann.get("/api/rooms/aaaaa"), 404, "no-room")  # no code has vowels
    for typed in ("KWQM", "KWQMXX", "KWQ%25", "KWQM_", table):
        assert (await ann.get(f"/api/rooms/{typed}")).status_code == 422


@in_town()
async def test_two_tables_that_wait_have_different_codes(town: Town) -> None:
    """The second draw of the second table is free."""
    ann = town.visitor()
    draws = chain(["kwqmx2222222222"] * 2, ["kwqmx3333333333", "zzzzz4444444444"], repeat(""))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tumbleweed.server.tables.lifecycle.new_id", lambda: next(draws))
        patch.setattr(rooms, "new_id", lambda: next(draws))
        first = await ann.table()
        second = await ann.table()
    assert (first, second) == ("kwqmx2222222222", "zzzzz4444444444")
    assert ok(await ann.get("/api/rooms/kwqmx")) == {"table": first}
    assert ok(await ann.get("/api/rooms/zzzzz")) == {"table": second}


@in_town(rates=True)
async def test_codes_are_not_guessed_one_after_another(town: Town) -> None:
    ann = town.visitor()
    answers = [(await ann.get("/api/rooms/bbbbb")).status_code for _ in range(61)]
    assert 429 in answers
    assert answers.index(429) >= 30


def test_who_watches_sees_what_a_spectator_sees(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        ann, ben = [await new_player(stack, home) for _ in range(2)]
        table = await started(ann, SOLO)
        lives = [Live(ann, table, watch=True), Live(ben, table), Live(ann, table)]
        for live in lives:
            await live.open()
            stack.push_async_callback(live.close)
        watching, spectator, seated = (live.payload for live in lives)
        assert seated["you"] == 0
        assert watching == spectator
        assert watching["you"] is None
        assert not watching.get("decision")
        key = seated["decision"]["options"][0]
        answer = await lives[0].send("choose", decision=seated["decision"]["id"], key=key)
        assert answer["error"]["code"] == "not-seated"

    at_a_server(tmp_path, story)


def test_a_television_is_nobodys_presence(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        ann = await new_player(stack, home)
        table = (await ann.post("/api/tables", GOAT))["table"]["id"]
        watching = Live(ann, table, watch=True)
        await watching.open()
        stack.push_async_callback(watching.close)
        assert not watching.payload["table"]["seats"][0]["present"]

    at_a_server(tmp_path, story)


def test_players_may_watch_where_strangers_may_not(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        ann, ben = [await new_player(stack, home) for _ in range(2)]
        table = await started(ann, {**SOLO, "spectators": False})
        watched = await ann.get(f"/api/tables/{table}?watch=true")
        assert watched["you"] is None
        assert await _is_refused(ben, f"/api/tables/{table}?watch=true")

    at_a_server(tmp_path, story)


async def _is_refused(player: Player, path: str) -> bool:
    return (await player.http.get(path)).status_code == 403
