"""Steps of code that learns: features of the asked seat, a random answer; one by one, and in a
batch."""

from __future__ import annotations

import random

import tumbleweed as tw
from tumbleweed.core.batch import Batch
from tumbleweed.core.features import Features

GAMES = 64
ROUNDS = 20


def features_of(game: tw.Game) -> Features:
    found = game.ruleset.features
    assert found is not None
    return found


def one_by_one(game: tw.Game) -> int:
    """The number of steps, in copies of a game."""
    row, roll, steps = bytearray(features_of(game).size), random.Random(1).random, 0
    for table in [game.clone() for _ in range(GAMES)]:
        for _ in range(ROUNDS):
            if legal := table.legal:
                table.features(table.asked_seat, row)
                table.play(legal[int(roll() * len(legal))])
                steps += 1
    return steps


def in_a_batch(game: tw.Game) -> int:
    """The same, many at once."""
    batch = Batch([game.clone() for _ in range(GAMES)])
    rows, roll, steps = bytearray(GAMES * features_of(game).size), random.Random(1).random, 0
    for _ in range(ROUNDS):
        batch.write_features(rows)
        legal, at = batch.legal, batch.offsets
        answers = [
            legal[at[i] + int(roll() * (at[i + 1] - at[i]))] if at[i] < at[i + 1] else -1
            for i in range(GAMES)
        ]
        batch.play(answers)
        steps += GAMES - answers.count(-1)
    return steps
