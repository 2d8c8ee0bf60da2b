"""Our own figures, printed as JSON: run once compiled and once from the source tree."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import orjson

import tumbleweed as tw
from benchmarks.clock import repeat, seconds_each
from tumbleweed._build import build_kind

GAMES = 60


def fast_lane() -> int:
    """Random play by index, no record: decisions made."""
    count = 0
    for seed in range(GAMES):
        game = tw.new("goat", players=2 + seed % 4, seed=seed, record=False)
        roll = random.Random(seed).random
        while legal := game.legal:
            game.play(legal[int(roll() * len(legal))])
            count += 1
    return count


def contract() -> int:
    """Random play through decisions, options, events and the record: decisions made."""
    count = 0
    for seed in range(GAMES):
        game = tw.new("goat", players=2 + seed % 4, seed=seed)
        roll = random.Random(seed).random
        while decision := game.decision:
            game.choose(decision.options[int(roll() * len(decision.options))])
            count += 1
    return count


def middle_of_a_game() -> tw.Game:
    game = tw.new("goat", players=5, seed=1, record=False)
    roll = random.Random(1).random
    for _ in range(80):
        game.play(game.legal[int(roll() * len(game.legal))])
    return game


def figures() -> dict[str, float]:
    game = middle_of_a_game()
    work: dict[str, Callable[[], int]] = {
        "fast lane": fast_lane,
        "contract": contract,
        "clone": repeat(game.clone, 2000),
        "redeal": repeat(lambda: game.redeal(0, 7), 500),
        "view": repeat(lambda: orjson.dumps(game.view(0)), 500),
    }
    return {name: seconds_each(each) for name, each in work.items()}


if __name__ == "__main__":
    print(json.dumps({"build": build_kind(), "seconds": figures()}))
