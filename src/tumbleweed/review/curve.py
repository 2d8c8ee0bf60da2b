"""The chances to win, from what the net thinks of each seat's questions.

A net's value is a share of the win above an even one, and a part of the lead; it holds where that
seat is asked. So each seat counts with its value at its latest question, and a softmax, whose
sharpness was fitted to games (`lab/sharpness.py`), makes shares of them.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from tumbleweed.core.result import Result
from tumbleweed.review.data import Point
from tumbleweed.review.judge import Opinion
from tumbleweed.review.past import Asked


@dataclass(frozen=True)
class Stand:
    """How things stand at a question: by seat the value of its latest one."""

    values: list[float]
    sharpness: float
    rival: bool  # a competitor without a seat plays, too

    @property
    def shares(self) -> list[float]:
        even = 1 / len(self.values)
        worth = [value + even for value in self.values]
        if self.rival:
            worth.append(1 - sum(worth))
        raised = np.exp(self.sharpness * (np.array(worth) - max(worth)))
        return [float(share) for share in raised / raised.sum()]

    def share(self, seat: int, value: float) -> float:
        """The seat's chance if its own question were worth that."""
        values = [value if at == seat else each for at, each in enumerate(self.values)]
        return replace(self, values=values).shares[seat]


def stands(
    asked: list[Asked], opinions: list[Opinion], result: Result, sharpness: float
) -> list[Stand]:
    """Before its first question a seat counts as at its first one."""
    players = len(result.scores)
    latest = [0.0] * players
    for each, opinion in reversed(list(zip(asked, opinions, strict=True))):
        latest[each.seat] = opinion.value
    found = []
    for each, opinion in zip(asked, opinions, strict=True):
        latest[each.seat] = opinion.value
        found.append(Stand(latest[:], sharpness, result.rival is not None))
    return found


def points(asked: list[Asked], stood: list[Stand], result: Result, last: int) -> list[Point]:
    """One for each question, and the result."""
    found = [Point(each.entry, stand.shares) for each, stand in zip(asked, stood, strict=True)]
    return [*found, Point(last, final(result))]


def final(result: Result) -> list[float]:
    """Whoever has won has all of it; several share it."""
    places = len(result.scores) + (result.rival is not None)
    winners = result.winners or [len(result.scores)]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(places)]
