"""Thrifty plays Western Legends to the end: legally, deterministically, and well."""

from statistics import median
from typing import Any

import pytest

import tumbleweed as tw
from tumbleweed import bots
from tumbleweed.bots.legends.answers import ANSWERS
from tumbleweed.bots.legends.thrifty import ThriftyLegends
from tumbleweed.core.decision import Catalogue, Decision
from tumbleweed.core.text import Message


def play(names: list[str], seed: int, **agreed: Any) -> tw.Game:
    game = tw.new("legends", len(names), seed, record=False, **{"length": 15} | agreed)
    seated = [bots.make(name, 10 * seed + seat) for seat, name in enumerate(names)]
    while game.asked:
        seat = game.asked[0]
        game.choose(seated[seat].choose(bots.seat_for(seated[seat], game, seat)), seat)
    return game


# ---- strength ----


@pytest.mark.parametrize("players", [3, 4])
def test_thrifty_beats_random_players(players: int) -> None:
    """Four games of each, thrifty in another seat every time."""
    won = 0.0
    for seed in range(4):
        names = ["random"] * players
        names[seed % players] = "thrifty"
        result = play(names, seed).result
        assert result is not None
        won += (seed % players in result.winners) / len(result.winners)
    assert won > 3.5


def test_thrifty_players_end_a_short_game_in_some_rounds() -> None:
    rounds = [play(["thrifty"] * 4, seed).view()["round"] for seed in range(3)]
    assert 5 <= median(rounds) <= 14


# ---- every table ----


@pytest.mark.parametrize(
    ("players", "edition", "variants"),
    [
        (2, "revised", ()),
        (2, "french", ("goals",)),
        (3, "revised", ("first-game",)),
        (6, "first", ("goals",)),
    ],
)
def test_thrifty_sits_at_every_table(players: int, edition: str, variants: tuple[str, ...]) -> None:
    game = play(["thrifty"] * players, 1, edition=edition, variants=variants)
    assert game.result is not None
    assert max(game.result.scores) >= 10


def test_the_same_seed_plays_the_same_game() -> None:
    once, again = (play(["thrifty", "random", "thrifty"], 5) for _ in range(2))
    assert once.fingerprint == again.fingerprint


def test_thrifty_answers_from_what_its_seat_can_see_alone() -> None:
    """Redeal all that is hidden: whoever is asked answers as before, without a past."""
    game = tw.new("legends", 4, 7, length=15, record=False)
    seated = [bots.make("thrifty", seat) for seat in range(4)]
    for turn in range(150):
        seat = game.asked[0]
        key = seated[seat].choose(bots.seat_for(seated[seat], game, seat))
        if turn % 6 == 0:
            other = game.seat(seat).redeal(turn)
            assert bots.make("thrifty", seat).choose(other.seat(seat)) == key
        game.choose(key, seat)


# ---- what it has never heard of ----


class Odd:
    """A seat that is asked something odd."""

    def __init__(self, seat: tw.Seat, prompt: str, keys: list[str]) -> None:
        catalogue = Catalogue(None)  # type: ignore[arg-type] # nobody reads it out
        for key in keys:
            catalogue.add(key, key)
        options = tuple(catalogue.options)
        self.decision = Decision(1, seat.seat, 0, Message(prompt, {}), options)
        self.view, self.seat = seat.view, seat.seat
        self.sealed: list[str] = []
        self.content = seat.content


@pytest.fixture(scope="module")
def seat() -> tw.Seat:
    hand = ["poker-k-hearts", "poker-4-clubs"]
    return tw.at_table("legends", players=3, seats={0: {"hand": hand, "wanted": 1}}).seat(0)


def test_a_question_never_heard_of_gets_the_least_committing_answer(seat: tw.Seat) -> None:
    odd: Any = Odd(seat, "ask-whether-to-dance", ["sit", "dance:0", "dance:1"])
    assert ThriftyLegends(1).choose(odd) == "sit"


@pytest.mark.parametrize("prompt", sorted(ANSWERS))
def test_options_never_heard_of_are_no_stumbling_block(prompt: str, seat: tw.Seat) -> None:
    keys = ["linger", "duel:9", "ride:moon", "use:poker-1-stars", "buy:balloon", "choose:x.y"]
    odd: Any = Odd(seat, prompt, keys)
    assert ThriftyLegends(1).choose(odd) in keys
