"""A million redealt worlds, each for one seat, and forty choices played in each; none fails.

TUMBLEWEED_SOAK_REDEALS changes the number; the figures are printed (pytest -s shows them).
"""

import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from contract.games import GAMES
from support.redealing import asked_for, redeal_everywhere

REDEALS = int(os.environ.get("TUMBLEWEED_SOAK_REDEALS", "1000000"))
SHARE = {"legends": 0.9, "goat": 0.1}
SPECIMENS = {each.game: each for each in GAMES}
BATCH = 1_000  # worlds dealt by a process at a time
ENOUGH = 50_000  # to come by every question but those that random games hardly ever ask
STAGED = {"ask-pay-nugget", "ask-ranch", "ask-story", "ask-turn-wanted"}  # by the quick tests
FIRST_SEED = 5_000_000  # none of those the quick tests play


def deal_batch(batch: tuple[str, int]) -> Counter[tuple[str, ...]]:
    """So many worlds from random games at tables of every kind; what was asked, and `worlds`."""
    game, number = batch
    met: Counter[tuple[str, ...]] = Counter()
    of, at, worlds = SPECIMENS[game], number * BATCH, 0
    while worlds < BATCH:
        here: Counter[tuple[str, ...]] = Counter()
        seed, said = FIRST_SEED + at, of.tables[at % len(of.tables)]
        worlds += redeal_everywhere(of.new(**said, seed=seed, record=False), seed, here)
        met += here
        at += 1
    met["worlds",] = worlds
    return met


@pytest.mark.soak("redeal")
@pytest.mark.parametrize("game", SHARE)
def test_a_million_redealt_worlds_play_on(game: str) -> None:
    began, met = time.monotonic(), Counter[tuple[str, ...]]()
    batches = range(-(-int(REDEALS * SHARE[game]) // BATCH))
    with ProcessPoolExecutor() as pool:
        for part in pool.map(deal_batch, [(game, number) for number in batches]):
            met += part
    worlds = met.pop(("worlds",))
    print(f"{game}: {worlds} worlds dealt anew in {time.monotonic() - began:.0f} s")
    of = SPECIMENS[game]
    possible = set().union(*(asked_for(of.new(**said, seed=0)) for said in of.tables))
    never = sorted(possible - {prompt for prompt, _ in met} - STAGED)
    print(f"{game}: never asked: {never}")
    assert not never or worlds < ENOUGH
