"""What each decision of a game is told of what became of it."""

from __future__ import annotations

import numpy as np

from tumbleweed.bots.net.weights import Array


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
