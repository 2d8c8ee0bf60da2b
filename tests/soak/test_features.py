"""A million redealt worlds: in none of them can a seat tell by its features.

TUMBLEWEED_SOAK_FEATURES changes the number; the figures are printed (pytest -s shows them).
"""

import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from contract.games import SPECIMENS
from support.redealing import same_features_everywhere

WORLDS = int(os.environ.get("TUMBLEWEED_SOAK_FEATURES", "1000000"))
FEATURED = {str(of): of for of in SPECIMENS if of.new(of.players[0], 1).ruleset.features}
BATCH = 1_000  # worlds compared by a process at a time
FIRST_SEED = 7_000_000  # none of those the quick tests play


def compare_batch(batch: tuple[str, int]) -> int:
    """So many worlds from random games at tables of every kind."""
    name, number = batch
    of, at, worlds = FEATURED[name], number * BATCH, 0
    while worlds < BATCH:
        seed, said = FIRST_SEED + at, of.tables[at % len(of.tables)]
        game = of.new(**said, seed=seed, record=False)
        worlds += same_features_everywhere(game, seed, Counter())
        at += 1
    return worlds


@pytest.mark.soak("features")
@pytest.mark.parametrize("name", FEATURED)
def test_a_million_redealt_worlds_have_the_same_features(name: str) -> None:
    began, batches = time.monotonic(), range(-(-WORLDS // (len(FEATURED) * BATCH)))
    with ProcessPoolExecutor() as pool:
        worlds = sum(pool.map(compare_batch, [(name, number) for number in batches]))
    print(f"{name}: {worlds} worlds compared in {time.monotonic() - began:.0f} s")
    assert worlds >= len(batches) * BATCH
