"""A log that is sent piece by piece is the log that is sent whole."""

from random import Random

import pytest

import tumbleweed as tw
from tumbleweed.core.log import log_for

PIECES = 60


@pytest.mark.walk
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", tw.games())
@pytest.mark.slow
def test_every_tail_is_the_tail_of_the_whole(name: str, seed: int) -> None:
    luck = Random(f"{name} {seed}")
    game = tw.new(name, players=3, seed=seed)
    while game.decision is not None:
        game.choose(luck.choice(game.decision.keys), game.decision.seat)
    for seat in (None, *range(3)):
        whole = log_for(game, seat)
        for since in luck.sample(range(len(whole)), min(PIECES, len(whole))):
            assert log_for(game, seat, since) == whole[since:], since
