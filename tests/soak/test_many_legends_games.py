"""Ten thousand random games of Western Legends, audited at every question, on all cores.

TUMBLEWEED_SOAK_LEGENDS changes the number; the figures are printed (pytest -s shows them).
"""

import os
import time
from concurrent.futures import ProcessPoolExecutor

import pytest

from legends_audit import LENGTHS, Tally, play_audited

GAMES = int(os.environ.get("TUMBLEWEED_SOAK_LEGENDS", "10000"))
BATCH = 25
FIRST_SEED = 1_000_000  # none of those the quick tests play

Batch = tuple[tuple[int, int, bool], int, str]


def play_batch(batch: Batch) -> Tally:
    table, first, variant = batch
    tally = Tally()
    for seed in range(first, first + BATCH):
        play_audited(table, seed, tally, (variant,) if variant else ())
    return tally


def batches(players: int, variant: str = "") -> list[Batch]:
    """All lengths, with and without the house choosing, in equal numbers."""
    lengths = LENGTHS[:1] if variant == "first-game" else LENGTHS
    tables = [(players, length, house) for length in lengths for house in (False, True)]
    each = -(-GAMES // (4 * len(tables) * BATCH))
    return [(table, FIRST_SEED + BATCH * i, variant) for i in range(each) for table in tables]


@pytest.mark.soak
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_many_legends_games(players: int) -> None:
    start, tally = time.monotonic(), Tally()
    with ProcessPoolExecutor() as pool:
        for part in pool.map(play_batch, batches(players)):
            tally.join(part)
    seconds = time.monotonic() - start
    print(
        f"\n{players} players: {tally.games} games, {tally.decisions} decisions, longest "
        f"{tally.longest}, totals tied {tally.ties}, win shared {tally.shared}, "
        f"{len(tally.stories)} stories resolved, fights {tally.fights}, LP from {tally.sources}, "
        f"{seconds:.0f} s, {tally.games / seconds:.1f} games/s"
    )
    assert tally.games >= GAMES // 4
    if tally.games >= 1_000:  # the triggers of a few stories are rare among random players
        assert len(tally.stories) >= 34
        assert len(tally.fights) == 6
        assert len(tally.sources) == 9


@pytest.mark.soak
@pytest.mark.parametrize(
    ("players", "variant"),
    [
        *((players, "goals") for players in (2, 3, 4, 5, 6)),
        *((players, "first-game") for players in (3, 4)),
    ],
)
def test_many_games_of_a_variant(players: int, variant: str) -> None:
    tally = Tally()
    with ProcessPoolExecutor() as pool:
        for part in pool.map(play_batch, batches(players, variant)):
            tally.join(part)
    print(
        f"\n{players} players, {variant}: {tally.games} games, {tally.decisions} decisions, "
        f"{tally.claims} goals completed, {len(tally.goals)} different ones, "
        f"{len(tally.stories)} stories resolved"
    )
    assert tally.games >= GAMES // 4
    assert (tally.claims > 0) == (variant == "goals")
    if tally.games >= 1_000:
        assert len(tally.stories) >= (10 if variant == "first-game" else 34)
        assert variant != "goals" or len(tally.goals) >= 40
