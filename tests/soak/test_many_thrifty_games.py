"""Two thousand games of thrifty players, audited at every question, on all cores.

All numbers of players, editions and variants. TUMBLEWEED_SOAK_THRIFTY changes the number; the
figures are printed (pytest -s shows them).
"""

import os
from concurrent.futures import ProcessPoolExecutor

import pytest

from legends_audit import LENGTHS, Tally, play_audited_bots
from tumbleweed.games.legends.compiler.vocabulary import EDITIONS

GAMES = int(os.environ.get("TUMBLEWEED_SOAK_THRIFTY", "2000"))
BATCH = 10
FULL = 300  # games in which nearly everything must have happened


def play_batch(batch: tuple[int, int]) -> Tally:
    """Editions, variants, lengths and the house take turns."""
    players, first = batch
    tally = Tally()
    for seed in range(first, first + BATCH):
        variants = ("first-game",) if seed % 5 == 0 and players <= 4 else ("goals",) * (seed % 2)
        length = 15 if variants == ("first-game",) else LENGTHS[seed // 6 % 3]
        table = (players, length, seed // 3 % 2 == 1)
        play_audited_bots(table, seed, tally, variants, EDITIONS[seed % 3])
    return tally


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_many_thrifty_games(players: int) -> None:
    each, tally = -(-GAMES // (5 * BATCH)), Tally()
    with ProcessPoolExecutor() as pool:
        batches = [(players, BATCH * i) for i in range(each)]
        for part in pool.map(play_batch, batches):
            tally.join(part)
    print(
        f"\n{players} players: {tally.games} games, {tally.decisions} decisions, longest "
        f"{tally.longest}, win shared {tally.shared}, lost to the Man in Black {tally.lost}, "
        f"{len(tally.stories)} stories resolved, fights {tally.fights}, LP from {tally.sources}, "
        f"{tally.claims} goals completed, {len(tally.goals)} different ones"
    )
    assert tally.games >= GAMES // 5
    if tally.games >= FULL:
        assert len(tally.stories) >= 30
        assert len(tally.goals) >= 30
        assert {"duel", "rob", "bandit", "heist", "sheriff"} <= set(tally.fights)
