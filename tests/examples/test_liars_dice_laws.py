"""The visibility laws (core/laws.py) hold at the example's table."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial, prod
from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from core import laws
from examples.shelf import GAME

pytestmark = [pytest.mark.usefixtures("here"), pytest.mark.walk]

ACTIONS = ["liar", "count:1", "count:4", "count:30", "face:1", "face:6"]


def everywhere(players: int, seed: int) -> Iterator[tw.Game]:
    """A random game, held at some of its questions, and at its end."""
    game = tw.new(GAME, players=players, seed=seed, dice=3)
    luck = Random(seed)
    while not game.over:
        yield game
        laws.wander(game, luck, 3)
    yield game


def inventory(game: Any) -> list[int]:
    """How many dice lie under each cup."""
    return [len(cup.split()) for cup in game.ruleset.dump(game.state)["cups"]]


@pytest.mark.parametrize("players", [2, 3, 6])
def test_nobody_can_tell_what_is_rolled_anew(players: int) -> None:
    """Laws (a), (b), (c), (d) and (f)."""
    for game in everywhere(players, players):
        laws.spectator_sees_part(game)
        for seat in range(players):
            one, two = (laws.redealt(game, seat, each, ACTIONS, inventory) for each in (1, 2))
            laws.alike(one, two, seat, ACTIONS)
            if game.over:
                continue
            laws.no_tells(one, two, seat)
            laws.plays_on(game, seat, 3)
            if seat in game.asked:
                laws.no_peeking(one, two, seat, ACTIONS)


def test_every_roll_comes_up_as_often_as_dice_have_it() -> None:
    """Law (e), against all possible rolls, counted here."""
    game = tw.at_table(GAME, players=2, cups=[[1, 2], [3, 3]], turn=1, bid=(0, 3, 3))
    ways = {
        " ".join(map(str, roll)): Fraction(
            factorial(2), prod(factorial(roll.count(f)) for f in range(1, 7))
        )
        for roll in combinations_with_replacement(range(1, 7), 2)
    }

    def under_the_other_cup(world: Any) -> str:
        own, other = world.ruleset.dump(world.state)["cups"]
        assert own == "1 2"
        return str(other)

    laws.reaches(game, 0, set(ways), under_the_other_cup, range(600))
    laws.fits(game, 0, ways, under_the_other_cup, range(2000))


def test_the_laws_can_fail() -> None:
    """A view that shows every cup breaks (a) and (c)."""
    game = tw.new(GAME, players=2, seed=1)
    shown = type(game.ruleset).view

    def show_all(ruleset: Any, s: Any, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = shown(ruleset, s, seat)
        for other, player in enumerate(view["players"]):
            player["cup"] = shown(ruleset, s, other)["players"][other]["cup"]
        return view

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game.ruleset), "view", show_all)
        with pytest.raises(AssertionError, match="view"):
            laws.redealt(game, 0, 1, ACTIONS, inventory)
