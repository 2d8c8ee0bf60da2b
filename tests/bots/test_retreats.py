"""Nets know no past: they do not walk in and out of a store for ever."""

import pytest

import tumbleweed as tw
from support.legends.tables import table
from tumbleweed import bots
from tumbleweed.bots.legends.retreats import retreats

BUYER = {"space": "darkrock-store-east", "money": 40, "hand": "2♦"}


def in_the_store() -> tw.Game:
    game = table(BUYER, players=3)
    game.choose("store")
    return game


@pytest.mark.parametrize("name", ["easy", "hard", "merchant"])
def test_whoever_comes_buys(name: str) -> None:
    game = in_the_store()
    assert "leave" in game.seat(0).decision.keys  # type: ignore[union-attr]
    taken = {bots.make(name, seed).choose(game.seat(0)).partition(":")[0] for seed in range(30)}
    assert taken == {"buy"}


def test_whoever_has_bought_may_leave() -> None:
    game = in_the_store()
    decision = game.seat(0).decision
    assert decision is not None
    assert retreats(decision) == {"leave"}
    cheapest = next(key for key in decision.keys if key.startswith("buy:"))
    game.choose(cheapest)
    while (decision := game.seat(0).decision) and "leave" not in decision.keys:
        game.choose(decision.default)
    assert decision is not None
    assert decision.prompt.key == "ask-shop"
    assert retreats(decision) == frozenset()
