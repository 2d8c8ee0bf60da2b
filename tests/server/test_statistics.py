"""What one has played: figures and past games, one's own and nobody else's."""

import time
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert

from echo.staging import played
from server.at_home import Home
from server.tables_at_hand import new_store
from server.test_around_the_table import SHARED, SOLO, at_a_server, new_player, play_out, started
from tumbleweed.core.game import Game
from tumbleweed.server.people.statistics import Played, past_games, statistics
from tumbleweed.server.replays.files import add_game
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.lifecycle import new_table
from tumbleweed.server.tables.options import SeatOption, TableOptions

Json = dict[str, Any]


@pytest.mark.extended
def test_a_game_is_counted_once_it_is_over(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, stranger = await new_player(stack, home), await new_player(stack, home)
        assert await player.get("/api/me/statistics") == {"games": {}, "kinds": [], "past": []}
        table = await started(player, SOLO)
        assert (await player.get("/api/me/statistics"))["past"] == []
        over = await play_out(player, table, Random(5), (0,))
        found = await player.get("/api/me/statistics")
        assert found["games"]["goat"]["played"] == 1
        assert found["games"]["goat"]["mean"] == over["result"]["scores"][0]
        assert found["games"]["goat"]["longest"]["id"] == table
        (line,) = found["past"]
        assert (line["id"], line["own"], line["choices"]) == (table, 0, over["revision"])
        assert (await stranger.get("/api/me/statistics"))["past"] == []

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_an_opened_file_is_listed_and_not_counted(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player, other = await new_player(stack, home), await new_player(stack, home)
        table = await started(player, SOLO)
        await play_out(player, table, Random(7), (0,))
        file = await player.get(f"/api/tables/{table}/export")
        made = await other.post("/api/tables/import", file)
        found = await other.get("/api/me/statistics")
        assert found["games"] == {}
        (line,) = found["past"]
        assert (line["id"], line["own"], line["place"]) == (made["table"], None, None)
        assert await other.get(f"/api/tables/{made['table']}/echo") == await player.get(
            f"/api/tables/{table}/echo"
        )

    at_a_server(tmp_path, story)


@pytest.mark.extended
def test_several_seats_at_one_device_count_for_nobody(tmp_path: Path) -> None:
    async def story(home: Home, stack: AsyncExitStack) -> None:
        player = await new_player(stack, home)
        table = await started(player, SHARED)
        await play_out(player, table, Random(8), (0, 1))
        found = await player.get("/api/me/statistics")
        assert found["games"] == {}
        assert [line["id"] for line in found["past"]] == [table]

    at_a_server(tmp_path, story)


# ---- the figures ----


def game(scores: list[int], own: int | None, choices: int = 100, **options: Any) -> Played:
    played = {"game": "legends", "seats": [{}] * len(scores), **options.pop("settings", {})}
    row, seats = new_table(TableOptions(**played), None)
    order = sorted(set(scores), reverse=True)
    ranking = [[s for s, points in enumerate(scores) if points == each] for each in order]
    result = {"scores": scores, "winners": ranking[0], "ranking": ranking}
    row = replace(row, status="over", result=result, revision=choices, ended_at=time.time())
    return Played(row, seats, own, **options)


def rows(played: Played) -> tuple[TableRow, list[SeatRow]]:
    return played.row, played.seats


def test_figures() -> None:
    games = [game([25, 20, 10], 0), game([25, 20, 10], 1, 300), game([25, 20, 12], 2)]
    figures = statistics(games, "en")["games"]["legends"]
    assert (figures["played"], figures["won"], figures["best"]) == (3, 1, 25)
    assert figures["mean"] == 19.0
    assert figures["longest"] == {"id": rows(games[1])[0].id, "choices": 300}


def test_places_are_shared() -> None:
    games = [game([25, 20, 25], 1), game([25, 20, 25], 2)]
    assert [line["place"] for line in statistics(games, "en")["past"]] == [3, 1]


def test_printings_and_expansions_are_told_apart() -> None:
    first = {"edition": "first"}
    added = {"options": {"modules": ["ante-up"]}}
    games = [game([9, 8], 0, settings=each) for each in (first, added, added)]
    kinds = statistics(games, "en")["kinds"]
    told = [(each["edition"], each["modules"], each["played"]) for each in kinds]
    assert told == [("first", [], 1), ("", ["ante-up"], 2)]


def test_the_favourite_character_has_a_name() -> None:
    annie, wyatt = "character:annie-oakley", "character:wyatt-earp"
    chosen = [(annie, 0), (wyatt, 0), (annie, 1)]
    games = [game([9, 8], own, character=who) for who, own in chosen]
    favourite = statistics(games, "fr")["games"]["legends"]["favourite"]
    assert favourite == {"character": annie, "name": "Annie Oakley", "played": 2, "won": 1}
    assert statistics(games[:2], "fr")["games"]["legends"]["favourite"] is None


def test_the_character_is_found_in_the_log(tmp_path: Path) -> None:
    """Of each seat its own; a game without characters has none."""
    store = new_store(tmp_path)
    someone = insert(schema.people).values(id="p", name="P", lang="en", notices={}, created_at=0.0)
    store.now_in(lambda connection: connection.execute(someone))
    over = [played("legends", 1), played("goat", 1)]
    for each in over:
        row, seats = stored(each)
        store.now_in(add_game, row, seats, each, [each.event_count] * row.revision)
    found = store.now_in(past_games, "p")
    store.close()
    assert {game.row.settings["game"]: game.character for game in found} == {
        "legends": f"character:{over[0].view()['players'][1]['character']}",
        "goat": None,
    }


def stored(over: Game) -> tuple[TableRow, list[SeatRow]]:
    """At the second seat sits somebody."""
    assert over.result is not None
    assert over.record is not None
    name, count = over.ruleset.setup.game, over.players
    row, seats = new_table(TableOptions(game=name, seats=[SeatOption()] * count), None)
    result, number = over.result.to_json(), len(over.record.entries)
    row = replace(row, status="over", result=result, revision=number, ended_at=1.0)
    seats[1] = replace(seats[1], kind="human", person_id="p", name="P")
    return row, seats
