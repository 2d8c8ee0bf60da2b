"""A forecast is the same in every world dealt anew: nothing hidden decides it, nor leaks by it."""

from random import Random
from typing import Any

import pytest

import tumbleweed as tw
from games.legends.random_fights import a_fight, keys
from support.legends.places import EAST_SALOON
from tumbleweed._build import COMPILED, build_kind
from tumbleweed.core.game import Game
from tumbleweed.games.legends.knowledge.forecast import poker
from tumbleweed.games.legends.state.legends_state import LegendsState

WORLDS = 3
FIGHTS = 20
HIGH_STAKES: dict[str, Any] = {"modules": ["ante-up"], "high_stakes": True}
HANDS = [["poker-9-clubs", "poker-k-hearts"], ["poker-k-clubs", "poker-4-spades", "poker-a-hearts"]]

patched = pytest.mark.skipif(
    build_kind() == COMPILED, reason="compiled functions call each other directly"
)


def same_in_every_world(game: Game) -> int:
    """How many forecasts have been compared."""
    compared = 0
    for seat in range(game.players):
        told = game.forecast(seat)
        for seed in range(1, WORLDS + 1):
            assert game.forecast(seat, seed) == told, f"seat {seat} can tell"
            compared += told is not None
    return compared


def test_a_fight_looks_the_same_in_every_world() -> None:
    compared = 0
    for number in range(FIGHTS):
        game, luck = a_fight(number), Random(number)
        while not game.over and game.view()["fight"] is not None:
            compared += same_in_every_world(game)
            game.choose(luck.choice(keys(game)), game.asked[0])
    assert compared > 10 * FIGHTS


def hand_of_poker(*keys: str, **agreed: Any) -> Game:
    """Seats 0 and 1 play; the third one looks on."""
    seats = {
        seat: {"space": EAST_SALOON, "money": 90, "hand": hand} for seat, hand in enumerate(HANDS)
    }
    game = tw.at_table("legends", players=3, seats=seats, seed=7, **agreed)
    for key in keys:
        game.choose(key)
    while game.decision is not None and game.decision.keys == ("pass",):
        game.choose("pass")
    return game


@pytest.mark.parametrize(
    ("agreed", "keys"), [({}, ("poker", "join")), (HIGH_STAKES, ("high-stakes", "join"))]
)
def test_a_hand_of_poker_looks_the_same_in_every_world(
    agreed: dict[str, Any], keys: tuple[str, ...]
) -> None:
    game = hand_of_poker(*keys, **agreed)
    assert same_in_every_world(game) == 3 * WORLDS
    told = game.forecast(0)
    assert told is not None
    assert told["poker"]["to_come"] == (2 if agreed else 0)
    assert game.forecast(2) == {"fight": None, "poker": None}


@patched
def test_a_forecast_that_looks_into_hands_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeked(s: LegendsState, seat: int, best: int) -> list[str]:
        return [s.compiled.cards[card] for card in s.hands[1 - seat]]

    monkeypatch.setattr(poker, "better_hands", peeked)
    game = hand_of_poker("poker", "join")
    with pytest.raises(AssertionError, match="can tell"):
        same_in_every_world(game)
