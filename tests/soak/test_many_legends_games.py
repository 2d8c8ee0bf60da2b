"""Twenty thousand random games of Western Legends, audited at every question, on all cores.

All numbers of players, variants, lengths and editions, with and without the house choosing.
TUMBLEWEED_SOAK_LEGENDS changes the number; the figures are printed (pytest -s shows them).
"""

import os
import time
from concurrent.futures import ProcessPoolExecutor

import pytest

from legends_audit import LENGTHS, Tally, play_audited
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS

GAMES = int(os.environ.get("TUMBLEWEED_SOAK_LEGENDS", "20000"))
BATCH = 25
FIRST_SEED = 1_000_000  # none of those the quick tests play
FULL = 1_000  # games in which nearly everything must have happened
STANDARD = ""
TABLES = [
    *((players, STANDARD) for players in range(2, 7)),
    *((players, "goals") for players in range(2, 7)),
    *((players, "first-game") for players in range(2, 5)),
]

Batch = tuple[tuple[int, int, bool], int, str]


def play_batch(batch: Batch) -> Tally:
    """The editions take turns."""
    table, first, variant = batch
    tally = Tally()
    for seed in range(first, first + BATCH):
        variants = (variant,) if variant else ()
        play_audited(table, seed, tally, variants, EDITIONS[seed % len(EDITIONS)])
    return tally


def batches(players: int, variant: str) -> list[Batch]:
    """All lengths, with and without the house choosing, in equal numbers."""
    lengths = LENGTHS[:1] if variant == "first-game" else LENGTHS
    tables = [(players, length, house) for length in lengths for house in (False, True)]
    each = -(-GAMES // (len(TABLES) * len(tables) * BATCH))
    return [(table, FIRST_SEED + BATCH * i, variant) for i in range(each) for table in tables]


@pytest.mark.soak
@pytest.mark.parametrize(("players", "variant"), TABLES)
def test_many_legends_games(players: int, variant: str) -> None:
    start, tally = time.monotonic(), Tally()
    with ProcessPoolExecutor() as pool:
        for part in pool.map(play_batch, batches(players, variant)):
            tally.join(part)
    seconds = time.monotonic() - start
    print(
        f"\n{players} players {variant}: {tally.games} games, {tally.decisions} decisions, longest "
        f"{tally.longest}, totals tied {tally.ties}, win shared {tally.shared}, "
        f"{len(tally.stories)} stories resolved, fights {tally.fights}, LP from {tally.sources}, "
        f"{tally.claims} goals completed, {len(tally.goals)} different ones, "
        f"{seconds:.0f} s, {tally.games / seconds:.1f} games/s"
    )
    assert tally.games >= GAMES // len(TABLES)
    assert (tally.claims > 0) == (variant == "goals")
    if tally.games >= FULL:
        check_variety(tally, players, variant)


def check_variety(tally: Tally, players: int, variant: str) -> None:
    """The triggers of a few stories are rare among random players."""
    short = variant == "first-game"
    assert len(tally.stories) >= (10 if short else 34)
    assert variant != "goals" or len(tally.goals) >= 40
    if not short:
        assert len(tally.fights) == 6
        assert len(tally.sources) == 9 + (players == 2)  # the Man in Black robs for points
