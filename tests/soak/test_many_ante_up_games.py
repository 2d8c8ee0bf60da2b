"""Five thousand random games with Ante Up, audited at every question, on all cores.

All numbers of players and lengths, with and without goals, High Stakes Poker and the alternate
poker cards. TUMBLEWEED_SOAK_ANTE_UP changes the number; the figures are printed (pytest -s).
"""

import os
import time
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from ante_up_audit import ALL_FACES, play_ante_up
from legends_audit import LENGTHS, Tally

GAMES = int(os.environ.get("TUMBLEWEED_SOAK_ANTE_UP", "5000"))
BATCH = 10
FIRST_SEED = 1_000_000  # none of those the quick tests play
FULL = 500  # games in which nearly everything must have happened
PLAYERS = (2, 3, 4, 5, 6)

Batch = tuple[int, bool, bool, int]


def play_batch(batch: Batch) -> Tally:
    """Lengths, faces and who lays for the house take turns."""
    players, goals, high, first = batch
    tally = Tally()
    for seed in range(first, first + BATCH):
        faces = [face for i, face in enumerate(ALL_FACES) if seed >> i & 1]
        options: dict[str, Any] = {"high_stakes": high, "poker_faces": faces}
        table = (players, LENGTHS[seed % len(LENGTHS)], seed % 2 == 1)
        play_ante_up(table, seed, tally, variants=["goals"] * goals, **options)
    return tally


@pytest.mark.soak("ante-up")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("goals", [False, True])
@pytest.mark.parametrize("high", [False, True])
def test_many_ante_up_games(players: int, goals: bool, high: bool) -> None:
    start, tally = time.monotonic(), Tally()
    each = -(-GAMES // (len(PLAYERS) * 2 * 2 * BATCH))
    batches = [(players, goals, high, FIRST_SEED + BATCH * i) for i in range(each)]
    with ProcessPoolExecutor() as pool:
        for part in pool.map(play_batch, batches):
            tally.join(part)
    print(
        f"\n{players} players, goals {goals}, high stakes {high}: {tally.games} games, "
        f"{tally.decisions} decisions, longest {tally.longest}, win shared {tally.shared}, "
        f"{len(tally.stories)} stories resolved, fights {tally.fights}, LP from {tally.sources}, "
        f"{tally.claims} goals completed, {len(tally.goals)} different ones, "
        f"{time.monotonic() - start:.0f} s"
    )
    assert tally.games >= GAMES // (len(PLAYERS) * 2 * 2)
    assert (tally.claims > 0) == goals
    if tally.games >= FULL:
        assert len(tally.fights) == 9
        assert len(tally.sources) == 10 + (players == 2)  # the Man in Black robs for points
