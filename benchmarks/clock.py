"""Timing: the best of several short rounds, so that a busy machine hardly affects the ratios."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 7


def seconds_each(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """The minimum time per unit; `work` does a batch and returns its number of units."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        units = work()
        best = min(best, (time.perf_counter() - start) / units)
    return best


def repeat(action: Callable[[], object], times: int) -> Callable[[], int]:
    """A batch of `times` calls of one action."""

    def batch() -> int:
        for _ in range(times):
            action()
        return times

    return batch
