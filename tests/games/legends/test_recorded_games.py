"""Recorded games: the answers of whole games are kept, and every one of them is replayed strictly.

Each file holds a set-up, a seed, the answers of all seats and what came of them: a fingerprint of
the state every 20 answers, the scores and the winners. `recorded_games.py` makes them.

    python tests/games/legends/recorded_games.py            # plays what is missing, marks all again
"""

from typing import Any

import pytest

import tumbleweed as tw
from games.legends.recorded_games import (
    ANOTHER,
    BLACK,
    BLACK_WON,
    FOLDER,
    GAMES,
    OWN,
    POINTS,
    SHARED,
    TIE_BREAK,
    Table,
    ending_of,
    read,
    replay,
)
from tumbleweed.games.legends.compiler.content import legends_content


@pytest.mark.parametrize("table", GAMES, ids=lambda table: table.name)
def test_a_recorded_game_is_replayed_strictly(table: Table) -> None:
    kept = read(table)
    game, marks = replay(table, kept["answers"])
    assert game.over
    assert game.ruleset.setup.to_json() == kept["setup"]
    assert marks == kept["marks"]
    assert outcome(game) == {key: kept[key] for key in ("scores", "winners", "ranking", "events")}
    assert ending_of(game) == kept["ending"]


def outcome(game: tw.Game) -> dict[str, Any]:
    result = game.result
    assert result is not None
    return {
        "scores": result.scores,
        "winners": result.winners,
        "ranking": result.ranking,
        "events": game.event_count,
    }


def test_an_answer_more_or_less_is_noticed() -> None:
    table = GAMES[0]
    answers = read(table)["answers"]
    with pytest.raises(tw.IllegalChoice):
        replay(table, answers[1:])
    game, _ = replay(table, answers[:-1])
    assert not game.over


def test_every_edition_number_of_players_variant_and_ending_is_among_them() -> None:
    assert len(GAMES) >= 24
    assert {(t.edition, t.players) for t in GAMES} == {
        (edition, players) for edition in ("revised", "first", "french") for players in range(2, 7)
    }
    assert {(t.edition, t.variants) for t in GAMES} == {
        (edition, variants)
        for edition in ("revised", "first", "french")
        for variants in ((), ("goals",), ("first-game",))
    }
    assert {t.options["length"] for t in GAMES if "length" in t.options} == {15, 20, 25}
    assert {t.options["house_chooses"] for t in GAMES} == {True, False}
    levels = {t.options["difficulty"] for t in GAMES if "difficulty" in t.options}
    assert levels == {"tenderfoot", "standard", "hard"}
    endings = {ending for table in GAMES for ending in read(table)["ending"]}
    assert endings == {
        "triggered by the active player",
        "triggered by another player",
        "triggered by the Man in Black",
        "won by points",
        "won by a tie-break",
        "shared victory",
        "won by the Man in Black",
    }


def test_ante_up_is_recorded_with_every_number_of_players_and_way_to_end() -> None:
    tables = [table for table in GAMES if table.options.get("modules") == ["ante-up"]]
    assert len(tables) == 6
    assert {table.players for table in tables} == {2, 3, 4, 5, 6}
    assert {table.variants for table in tables} == {(), ("goals",)}
    assert {table.options.get("high_stakes", False) for table in tables} == {True, False}
    assert {len(table.options.get("poker_faces", range(5))) for table in tables} == {0, 2, 5}
    endings = {ending for table in tables for ending in read(table)["ending"]}
    assert endings == {OWN, ANOTHER, BLACK, BLACK_WON, POINTS, TIE_BREAK, SHARED}


def test_blood_money_is_recorded_with_every_scenario_two_players_and_a_shared_victory() -> None:
    tables = [table for table in GAMES if "blood-money" in table.options.get("modules", ())]
    modes = legends_content().with_modules(("ante-up", "blood-money")).ids("mode")
    assert {table.options.get("mode") for table in tables} == {None, *modes}
    assert {table.players for table in tables} == {2, 3, 4, 5, 6}
    endings = {ending for table in tables for ending in read(table)["ending"]}
    assert endings >= {ANOTHER, BLACK_WON, POINTS, SHARED}


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.json")} == {table.name for table in GAMES}
