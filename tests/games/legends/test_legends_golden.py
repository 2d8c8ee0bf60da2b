"""Golden games: fourteen games, known to the last bit, equal on every platform and build.

The choices come from plain arithmetic (`answers`), so that no library can change them. When the
rules, the content or the state change on purpose, regenerate the file and read its diff:

    TUMBLEWEED_REGENERATE=1 pytest tests/games/legends/test_legends_golden.py
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from legends_book import Book
from tumbleweed.core.state import fingerprint

FILE = Path(__file__).parent / "golden" / "legends-games.json"
GAMES = [  # players, length, whether the house chooses, seed
    (2, 15, False, 9),
    (2, 20, True, 10),
    (3, 15, False, 0),
    (3, 20, True, 1),
    (3, 25, False, 2**256 - 1),
    (4, 15, True, 2),
    (4, 20, False, 2**64 + 3),
    (4, 25, True, 3),
    (5, 15, False, 4),
    (5, 20, True, 2**128 + 7),
    (5, 25, False, 5),
    (6, 15, True, 6),
    (6, 20, False, 7),
    (6, 25, True, 8),
]
MARK_EVERY = 200  # choices


def answers(start: int) -> Iterator[int]:
    """A linear congruential generator; its high bits are good enough to choose by."""
    number = start
    while True:
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        yield number >> 33


def pick(game: tw.Game, answer: Iterator[int]) -> tuple[int, str]:
    """Of a seat that is asked; first what to do, then how."""
    asked = game.decisions
    decision = asked[next(answer) % len(asked)]
    verbs = sorted({key.partition(":")[0] for key in decision.keys})
    verb = verbs[next(answer) % len(verbs)]
    keys = [key for key in decision.keys if key.partition(":")[0] == verb]
    return decision.seat, keys[next(answer) % len(keys)]


def play(players: int, length: int, house: bool, seed: int) -> dict[str, Any]:
    game = tw.new("legends", players=players, seed=seed, length=length, house_chooses=house)
    answer, marks = answers(players * length), []
    while not game.over:
        seat, key = pick(game, answer)
        game.choose(key, seat=seat)
        if game.number % MARK_EVERY == 0:
            marks.append(game.fingerprint)
    assert game.result is not None
    assert game.record is not None
    return {
        "players": players,
        "length": length,
        "house_chooses": house,
        "seed": hex(seed),
        "choices": len(game.record.entries),
        "rounds": game.view()["round"],
        "marks": fingerprint(marks),
        "state": game.fingerprint,
        "file": fingerprint(game.to_json()["state"]),
        "views": fingerprint([game.view(seat) for seat in range(players)]),
        "events": fingerprint([event.to_json() for event in game.events]),
        "scores": game.result.scores,
        "winners": game.result.winners,
    }


@pytest.fixture(scope="module", autouse=True)
def regenerate() -> None:
    if os.environ.get("TUMBLEWEED_REGENERATE"):
        played = [json.dumps(play(*each)) for each in GAMES]
        FILE.write_text("[\n " + ",\n ".join(played) + "\n]\n", encoding="utf-8")


def golden() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("at", range(len(GAMES)), ids=lambda at: "-".join(map(str, GAMES[at][:3])))
def test_a_golden_game(at: int) -> None:
    assert play(*GAMES[at]) == golden()[at]


def test_the_golden_games_differ() -> None:
    assert len(golden()) == len(GAMES) == len({each["state"] for each in golden()})
    assert {each["players"] for each in golden()} == {2, 3, 4, 5, 6}
    assert {each["length"] for each in golden()} == {15, 20, 25}


def test_the_golden_results_are_by_the_book() -> None:
    """The first of them is also counted by the bookkeeper, who does not know the engine."""
    players, length, house, seed = GAMES[0]
    game = tw.new("legends", players=players, seed=seed, length=length, house_chooses=house)
    answer = answers(players * length)
    while not game.over:
        seat, key = pick(game, answer)
        game.choose(key, seat=seat)
    book = Book(players, length)
    book.hear(game.events)
    assert book.result()["scores"] == golden()[0]["scores"]
    assert book.result()["winners"] == golden()[0]["winners"]
