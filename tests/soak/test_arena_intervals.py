"""The intervals of the arena hold what they promise: among equals the truth is known."""

import pytest

from tumbleweed.lab.arena import arena
from tumbleweed.lab.entrants import OWN_LUCK, copies

ARENAS = 150
EQUALS = copies("random", 5, OWN_LUCK)


@pytest.mark.soak
def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    """Of 95 % a little is lost with 70 deals; three standard errors are allowed for the sample."""
    shares = ratings = even = 0
    for seed in range(ARENAS):
        standings = arena("goat", EQUALS, games=200, seed=seed, players=3)
        for bot in EQUALS:
            low, high = standings.share(bot).interval
            shares += low <= 1 / 3 <= high
            low, high = standings.rating(bot).interval
            ratings += low <= 0 <= high
        even += all(control.even for control in standings.controls)
    bots = ARENAS * len(EQUALS)
    print(
        f"\nheld: shares {shares / bots:.1%}, ratings {ratings / bots:.1%}, "
        f"even {even / ARENAS:.1%}"
    )
    assert shares / bots > 0.92
    assert ratings / bots > 0.92
    assert even / ARENAS > 0.9
