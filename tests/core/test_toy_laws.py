"""The visibility laws hold in the toy game, in its open windows too."""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from core.toy_rules import CARDS, COURT_WORDS

ACTIONS = [*(f"pick:{card}" for card in CARDS), *COURT_WORDS]


def inventory(game: Any) -> list[str]:
    """Every card of the game."""
    state = game.ruleset.dump(game.state)
    rows = [state["pile"], *state["hands"], *state["table"]]
    return sorted(card for row in rows for card in row)


@pytest.mark.parametrize("seed", range(6))
def test_the_laws_of_sight(seed: int) -> None:
    luck = Random(seed)
    game = tw.new("toy", players=3, seed=seed)
    while game.decision is not None:
        laws.spectator_sees_part(game)
        for seat in range(3):
            one, two = (laws.redealt(game, seat, each, ACTIONS, inventory) for each in (1, 2))
            laws.no_tells(one, two, seat)
            if seat in game.asked:
                laws.no_peeking(one, two, seat, ACTIONS[::3])
        laws.wander(game, luck, 2)


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_can_tell_what_another_has_sealed(seat: int) -> None:
    one, two = (tw.at_table("toy", players=3) for _ in range(2))
    one.choose("pick:e", seat=1)
    two.choose("pick:h", seat=1)
    laws.alike(one, two, seat, ACTIONS)
    laws.no_tells(one, two, seat)
