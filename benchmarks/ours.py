"""Our own figures, printed as JSON: run once compiled and once from the source tree."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import orjson

import tumbleweed as tw
from benchmarks.clock import repeat, seconds_each
from tumbleweed._build import build_kind

# Per game: how many are played, the least number of players, and how far into a game of most
# players the middle is.
PLAN = {"goat": (60, 2, 80), "legends": (12, 3, 400)}
COUNTS = 4  # numbers of players: both games have four of them


def fast_path(name: str) -> int:
    """Random play by index, no record: the number of decisions made."""
    games, players, _ = PLAN[name]
    count = 0
    for seed in range(games):
        game = tw.new(name, players=players + seed % COUNTS, seed=seed, record=False)
        roll = random.Random(seed).random
        while legal := game.legal:
            game.play(legal[int(roll() * len(legal))])
            count += 1
    return count


def contract(name: str) -> int:
    """Random play through decisions, options, events and the record: the number of decisions."""
    games, players, _ = PLAN[name]
    count = 0
    for seed in range(games):
        game = tw.new(name, players=players + seed % COUNTS, seed=seed)
        roll = random.Random(seed).random
        while decision := game.decision:
            game.choose(decision.options[int(roll() * len(decision.options))])
            count += 1
    return count


def middle_of_a_game(name: str) -> tw.Game:
    _, players, decisions = PLAN[name]
    game = tw.new(name, players=players + COUNTS - 1, seed=1, record=False)
    roll = random.Random(1).random
    for _ in range(decisions):
        game.play(game.legal[int(roll() * len(game.legal))])
    return game


def figures(name: str) -> dict[str, float]:
    game = middle_of_a_game(name)
    work: dict[str, Callable[[], int]] = {
        "fast path": lambda: fast_path(name),
        "contract": lambda: contract(name),
        "clone": repeat(game.clone, 2000),
        "redeal": repeat(lambda: game.redeal(0, 7), 500),
        "view": repeat(lambda: orjson.dumps(game.view(0)), 500),
    }
    return {what: seconds_each(each) for what, each in work.items()}


if __name__ == "__main__":
    print(json.dumps({"build": build_kind(), "seconds": {name: figures(name) for name in PLAN}}))
