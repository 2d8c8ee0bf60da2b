"""What a finished game was worth to each seat, and what each of its decisions is told of it."""

from __future__ import annotations

from typing import Final

import numpy as np

from tumbleweed.bots.net.weights import Array
from tumbleweed.core.game import Game

FAR: Final = 15.0  # points: a lead of so much counts in full


def outcome(game: Game, margin: float) -> list[float]:
    """Per seat: the share of the win above an even one, and a part of the lead in points."""
    result = game.result
    assert result is not None
    scores = [float(score) for score in result.scores]
    return [
        _share(result.winners, seat) - 1 / len(scores) + margin * _lead(scores, seat, result.rival)
        for seat in range(len(scores))
    ]


def _share(winners: list[int], seat: int) -> float:
    return 1 / len(winners) if seat in winners else 0.0


def _lead(scores: list[float], seat: int, rival: int | None) -> float:
    others = [score for other, score in enumerate(scores) if other != seat]
    if rival is not None:
        others.append(float(rival))
    return max(-1.0, min(1.0, (scores[seat] - max(others)) / FAR))


def advantages(values: Array, paid: Array, gain: float, trace: float) -> Array:
    """Of one seat's decisions in their order (generalized advantage estimation; nothing is
    discounted). `paid` is what each brought at once, `gain` what the end of the game is worth."""
    after = np.append(values[1:], np.float32(gain))
    steps = paid + after - values
    out = np.empty_like(values)
    running = 0.0
    for at in range(len(values) - 1, -1, -1):
        running = float(steps[at]) + trace * running
        out[at] = running
    return out
