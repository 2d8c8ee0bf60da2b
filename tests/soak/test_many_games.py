"""A hundred thousand random games, audited at every question, on all cores.

TUMBLEWEED_SOAK_GAMES changes the number; the figures are printed (pytest -s shows them).
"""

import os
import time
from concurrent.futures import ProcessPoolExecutor

import pytest

from goat_audit import Tally, play_audited

GAMES = int(os.environ.get("TUMBLEWEED_SOAK_GAMES", "100000"))
BATCH = 250
FIRST_SEED = 1_000_000  # none of those the quick tests play


def play_batch(batch: tuple[int, int]) -> Tally:
    players, first = batch
    tally = Tally()
    for seed in range(first, first + BATCH):
        play_audited(players, seed, tally)
    return tally


def batches(players: int) -> list[tuple[int, int]]:
    count = -(-GAMES // 4)
    return [(players, FIRST_SEED + first) for first in range(0, count, BATCH)]


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_many_games(players: int) -> None:
    start, tally = time.monotonic(), Tally()
    with ProcessPoolExecutor() as pool:
        for part in pool.map(play_batch, batches(players)):
            tally.join(part)
    seconds = time.monotonic() - start
    print(
        f"\n{players} players: {tally.games} games, {tally.decisions} decisions, longest "
        f"{tally.longest}, totals tied {tally.ties}, win shared {tally.shared}, "
        f"{seconds:.0f} s, {tally.games / seconds:.0f} games/s"
    )
    assert tally.games >= GAMES // 4
    assert tally.ties > tally.shared
