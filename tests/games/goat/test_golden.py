"""Golden games: twenty games, known to the last bit, equal on every platform and build.

The choices come from plain arithmetic (`answers`), so that no library can change them. When the
rules, the content or the state change on purpose, regenerate the file and read its diff:

    TUMBLEWEED_REGENERATE=1 pytest tests/games/goat/test_golden.py
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed.core.state import fingerprint

FILE = Path(__file__).parent / "golden" / "games.json"
SEEDS = (0, 1, 2**64 + 3, 2**128 + 7, 2**256 - 1)
GAMES = [(players, seed) for players in (2, 3, 4, 5) for seed in SEEDS]


def answers(start: int) -> Iterator[int]:
    """A linear congruential generator; its high bits are good enough to choose by."""
    number = start
    while True:
        number = (number * 6364136223846793005 + 1442695040888963407) % 2**64
        yield number >> 33


def play(players: int, seed: int) -> dict[str, Any]:
    game = tw.new("goat", players=players, seed=seed)
    answer = answers(players)
    halfway = ""
    while (decision := game.decision) is not None:
        game.choose(decision.options[next(answer) % len(decision.options)])
        halfway = halfway or (game.fingerprint if game.view()["round"] == 2 else "")
    assert game.result is not None
    assert game.record is not None
    return {
        "players": players,
        "seed": hex(seed),
        "choices": len(game.record.entries),
        "second_round": halfway,
        "state": game.fingerprint,
        "file": fingerprint(game.to_json()["state"]),
        "events": fingerprint([event.to_json() for event in game.events]),
        "scores": game.result.scores,
        "winners": game.result.winners,
    }


@pytest.fixture(scope="module", autouse=True)
def regenerate() -> None:
    if os.environ.get("TUMBLEWEED_REGENERATE"):
        played = [json.dumps(play(players, seed)) for players, seed in GAMES]
        FILE.write_text("[\n " + ",\n ".join(played) + "\n]\n", encoding="utf-8")


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_a_golden_game(players: int, seed: int) -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    expected = golden[GAMES.index((players, seed))]
    assert play(players, seed) == expected


def test_the_golden_games_differ() -> None:
    golden = json.loads(FILE.read_text(encoding="utf-8"))
    assert len(golden) == len(GAMES) == len({each["state"] for each in golden})
