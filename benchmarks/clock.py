"""Timing: the best of several short rounds in CPU time, so that a busy machine hardly affects the
ratios."""

from __future__ import annotations

import time
from collections.abc import Callable

ROUNDS = 7


def seconds_each(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """The minimum time per unit; `work` does a batch and returns its number of units."""
    return seconds_in_turns({"": work}, rounds)[""]


def seconds_in_turns(works: dict[str, Callable[[], int]], rounds: int = ROUNDS) -> dict[str, float]:
    """The same for several, one batch of each per round: a slow phase of the machine is shared."""
    best = dict.fromkeys(works, float("inf"))
    for _ in range(rounds):
        for name, work in works.items():
            start = time.process_time()
            units = work()
            best[name] = min(best[name], (time.process_time() - start) / units)
    return best


def repeat(action: Callable[[], object], times: int) -> Callable[[], int]:
    """A batch of `times` calls of one action."""

    def batch() -> int:
        for _ in range(times):
            action()
        return times

    return batch
