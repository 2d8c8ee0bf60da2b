"""Our own figures, printed as JSON: run once compiled and once from the source tree."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

import orjson

import tumbleweed as tw
from benchmarks.clock import repeat, seconds_in_turns
from benchmarks.learning import features_of, in_a_batch, one_by_one
from benchmarks.plan import COUNTS, PLAN
from tumbleweed._build import build_kind

FIGURES = ("fast path", "contract", "clone", "redeal", "view", "features")
STEPS = ("step", "step in a batch")  # of code that learns


class Table(NamedTuple):
    """What is played: a game of PLAN, and what its players have agreed on."""

    game: str
    options: dict[str, Any]

    def new(self, players: int, seed: int, *, record: bool = True) -> tw.Game:
        return tw.new(self.game, players=players, seed=seed, record=record, **self.options)


WITH_ANTE_UP = "legends with ante-up"
WITH_BLOOD_MONEY = "legends with both modules"
TABLES = {
    **{game: Table(game, {}) for game in PLAN},
    WITH_ANTE_UP: Table("legends", {"modules": ["ante-up"]}),
    WITH_BLOOD_MONEY: Table("legends", {"modules": ["ante-up", "blood-money"]}),
}


def fast_path(table: Table) -> int:
    """Random play by index, no record: the number of decisions made."""
    games, players, _ = PLAN[table.game]
    count = 0
    for seed in range(games):
        game = table.new(players + seed % COUNTS, seed, record=False)
        roll = random.Random(seed).random
        while legal := game.legal:
            game.play(legal[int(roll() * len(legal))])
            count += 1
    return count


def contract(table: Table) -> int:
    """Random play through decisions, options, events and the record: the number of decisions."""
    games, players, _ = PLAN[table.game]
    count = 0
    for seed in range(games):
        game = table.new(players + seed % COUNTS, seed)
        roll = random.Random(seed).random
        while decision := game.decision:
            game.choose(decision.options[int(roll() * len(decision.options))])
            count += 1
    return count


def middle_of_a_game(table: Table) -> tw.Game:
    _, players, decisions = PLAN[table.game]
    game = table.new(players + COUNTS - 1, 1, record=False)
    roll = random.Random(1).random
    for _ in range(decisions):
        game.play(game.legal[int(roll() * len(game.legal))])
    return game


def batches(table: Table) -> dict[str, Callable[[], int]]:
    """Per figure, what is measured."""
    game = middle_of_a_game(table)
    row = bytearray(features_of(game).size)
    return {
        "fast path": lambda: fast_path(table),
        "contract": lambda: contract(table),
        "clone": repeat(game.clone, 2000),
        "redeal": repeat(lambda: game.redeal(0, 7), 500),
        "view": repeat(lambda: orjson.dumps(game.view(0)), 500),
        "features": repeat(lambda: game.features(game.asked_seat, row), 2000),
        "step": lambda: one_by_one(game),
        "step in a batch": lambda: in_a_batch(game),
    }


def figures() -> dict[str, dict[str, float]]:
    """By table; the tables take turns at each figure, since their ratios are compared."""
    work = {name: batches(table) for name, table in TABLES.items()}
    found: dict[str, dict[str, float]] = {name: {} for name in TABLES}
    for what in (*FIGURES, *STEPS):
        for name, seconds in seconds_in_turns({n: work[n][what] for n in work}).items():
            found[name][what] = seconds
    return found


if __name__ == "__main__":
    seconds = figures()
    print(json.dumps({"build": build_kind(), "seconds": seconds}))
