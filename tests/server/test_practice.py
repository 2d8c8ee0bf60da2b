"""One player among bots practises: everything can be taken back, and the table says so."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from server.at_home import at_home
from server.client import Json, Live, Player
from server.tables_at_hand import GOAT, answer, new_store, table_of, table_service_of
from tumbleweed.core.proof import check_file
from tumbleweed.core.replay import replay
from tumbleweed.server.errors import Refused
from tumbleweed.server.tables import undoing
from tumbleweed.server.tables.live import last_choice

BOT: Json = {"kind": "bot", "level": "random"}
SOLO: dict[str, Json] = {
    "goat": {"game": "goat", "seats": [{}, BOT, BOT], "start": True, "pause": 0},
    "legends": {
        "game": "legends",
        "options": {"length": 15},
        "seats": [{}, BOT, BOT],
        "start": True,
        "pause": 0,
    },
}


async def asked(live: Live) -> Json:
    """A question to think about: the table itself gives an only answer."""
    await live.until(lambda: len((live.decision or {"options": []})["options"]) > 1 or live.over)
    assert live.decision is not None
    return live.decision


@pytest.mark.parametrize("game", SOLO)
def test_everything_can_be_taken_back(tmp_path: Path, game: str) -> None:
    """Past chance and past the bots, choice by choice, to the first question; and replayed
    it comes as it came."""

    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as player:
            made = await player.post("/api/tables", SOLO[game])
            live = Live(player, made["table"]["id"])
            await live.open()
            assert live.payload["table"]["settings"]["practice"] is True
            seen: list[Any] = []
            for _ in range(8):
                seen.append((await asked(live))["options"])
                await live.choose(lambda options: options[0])
            await asked(live)
            for options in reversed(seen):
                assert live.payload["undo"]["reason"] == ""
                answer = await live.send("undo", last=live.payload["undo"]["last"])
                assert answer["is"] == "ok", answer
                assert (await asked(live))["options"] == options
            await live.close()

    asyncio.run(story())


def test_a_practised_game_is_proved_and_says_that_it_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with at_home(tmp_path) as home, Player(home.url) as player:
            made = await player.post("/api/tables", SOLO["goat"])
            live = Live(player, made["table"]["id"])
            await live.open()
            luck = Random(5)
            while not live.over:
                await live.until(lambda: live.decision is not None or live.over)
                if live.over:
                    break
                if luck.random() < 0.2:
                    await live.send("undo")
                else:
                    await live.choose(luck.choice)
            file = await player.get(f"/api/tables/{live.table}/export")
            assert file["table"]["practice"] is True
            assert any(entry[4] == "practice" for entry in file["record"]["choices"])
            assert file["seed_hash"] == live.payload["table"]["seed_hash"]
            assert all(check.ok for check in check_file(file).checks)
            again = await player.post("/api/tables/import", file)
            shown = await player.get(f"/api/tables/{again['table']}")
            assert shown["table"]["settings"]["practice"] is True
            await live.close()

    asyncio.run(story())


@pytest.mark.parametrize(("cap", "most"), [("MOST_UNDOS", 3), ("LONGEST", 7)])
def test_only_so_much_is_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cap: str, most: int
) -> None:
    """Each makes the record longer. What is done already is not refused when it is said again,
    and the game goes on."""
    monkeypatch.setattr(undoing, cap, most)

    async def story() -> None:
        table_service = table_service_of(new_store(tmp_path))
        live = await table_of(table_service, GOAT)
        assert live.game is not None
        (seat,) = live.game.asked
        last = ""
        for _ in range(3):
            await answer(table_service, live, lambda keys: keys[0])
            last = last_choice(live.game, seat)
            await table_service.undo(live.id, seat, last=last)
        await answer(table_service, live, lambda keys: keys[0])
        await table_service.undo(live.id, seat, last=last)  # done before
        for to in (None, 0):
            with pytest.raises(Refused, match=f"At most {undoing.MOST_UNDOS}") as refusal:
                await table_service.undo(live.id, seat, to)
            assert (refusal.value.status, refusal.value.code) == (409, "undo-enough")
        before = live.row.revision
        await answer(table_service, live, lambda keys: keys[0])
        assert live.row.revision == before + 1 == 8

    asyncio.run(story())


@pytest.mark.parametrize(
    "seats",
    [
        [{}, {}, BOT],
        [{"kind": "host", "name": "Ann"}, {"kind": "host", "name": "Ben"}, BOT],
    ],
)
def test_with_somebody_else_there_are_barriers(tmp_path: Path, seats: list[Json]) -> None:
    async def story() -> None:
        async with (
            at_home(tmp_path) as home,
            Player(home.url) as player,
            Player(home.url) as other,
        ):
            hosts = seats[0].get("kind") == "host"
            options = {**SOLO["goat"], "seats": seats, "start": hosts, "sit": not hosts}
            table = (await player.post("/api/tables", {**options, "practice": True}))["table"]["id"]
            if not hosts:
                await other.call("PUT", f"/api/tables/{table}/seats/1", {})
                await player.post(f"/api/tables/{table}/start")
            payload = await player.get(f"/api/tables/{table}")
            assert payload["table"]["settings"]["practice"] is False

    asyncio.run(story())


def test_a_file_cannot_go_past_barriers_unmarked() -> None:
    game = tw.new("goat", players=3, seed=4)
    first = game.decision
    assert first is not None
    while game.decision is not None and game.decision.seat == first.seat:
        game.choose(game.decision.keys[0])
    with pytest.raises(tw.UndoRefused):
        game.undo(first.seat)
    game.undo(first.seat, practice=True)
    assert game.record is not None
    assert game.record.practice
    assert replay(game.record).fingerprint == game.fingerprint
    game.record.entries[-1].barrier = ""
    with pytest.raises(tw.ReplayMismatch):
        replay(game.record)
