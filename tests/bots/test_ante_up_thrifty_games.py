"""Thrifty plays with Ante Up to the end, and knows an answer to every question of it."""

from collections import Counter
from hashlib import blake2b
from random import Random
from statistics import median
from typing import Any

import pytest

import tumbleweed as tw
from bots.test_legends_thrifty_games import Odd
from catalogues import messages
from tumbleweed import bots
from tumbleweed.bots.legends.ante_up.part import ANTE_UP, MAKERS, OWN
from tumbleweed.bots.legends.styles import REPERTOIRES
from tumbleweed.bots.legends.thrifty import ThriftyLegends
from tumbleweed.core.frames import Ask, Gather

MODULES = ["ante-up"]
NEW = set(OWN) - set(messages("en", "legends"))  # the questions of the module


def new(players: int, seed: int, **agreed: Any) -> tw.Game:
    options = {"modules": MODULES, "length": 15, **agreed}
    return tw.new("legends", players, seed, record=False, **options)


def play(names: list[str], seed: int, **agreed: Any) -> tw.Game:
    game = new(len(names), seed, **agreed)
    seated = [bots.make(name, 10 * seed + seat) for seat, name in enumerate(names)]
    while game.asked:
        seat = game.asked[0]
        game.choose(seated[seat].choose(bots.seat_for(seated[seat], game, seat)), seat)
    return game


# ---- games without the module ----


@pytest.mark.parametrize(
    ("players", "edition", "variants", "told"),
    [
        (2, "revised", (), "21726904a7881690"),
        (3, "revised", ("goals",), "82e241e335bb9c5b"),
        (4, "french", (), "1b7a2615b72f816d"),
        (5, "first", ("goals",), "740e91ec9c120ea2"),
    ],
)
def test_without_the_module_every_choice_is_the_same_as_before_it(
    players: int, edition: str, variants: tuple[str, ...], told: str
) -> None:
    """The hash of all choices of a game, from the time before there were modules."""
    game = tw.new(
        "legends", players, players, length=15, record=False, edition=edition, variants=variants
    )
    seated = [bots.make("thrifty", 10 * players + seat) for seat in range(players)]
    choices = blake2b(digest_size=8)
    while game.asked:
        seat = game.asked[0]
        key = seated[seat].choose(bots.seat_for(seated[seat], game, seat))
        choices.update(f"{seat} {key}\n".encode())
        game.choose(key, seat)
    assert choices.hexdigest() == told


# ---- every question ----


def questions() -> set[str]:
    """All that the procedures of a game with Ante Up can ask."""
    ruleset = new(3, 1).ruleset
    found = set()
    for procedure in ruleset.procedures:
        for step in procedure.steps:
            if isinstance(step, Ask):
                found.add(f"ask-{step.question.key}")
            if isinstance(step, Gather):
                found |= {f"ask-{question.key}" for question in step.questions}
    return found


def test_no_question_is_left_to_the_first_option() -> None:
    assert questions() <= set(ANTE_UP.answers)


# Random games that meet the rarest questions; others follow if they do not any more.
RARE = (69, 48, 19, 8, 4, 2, 1, 0)
ENOUGH = 150  # games
TRIED = 20  # answers to each question


def test_random_games_meet_every_question_and_thrifty_has_a_legal_answer() -> None:
    """Random players meet questions that thrifty ones avoid."""
    seen: Counter[str] = Counter()
    for seed in (*RARE, *range(ENOUGH)):
        answer_at_random(seed, seen)
        if set(seen) >= NEW:
            break
    assert set(seen) >= NEW
    assert set(seen) <= set(ANTE_UP.answers)


def answer_at_random(seed: int, seen: Counter[str]) -> None:
    variants = ["goals"] if seed % 2 else []
    game, chance = new(2 + seed % 5, seed, high_stakes=True, variants=variants), Random(seed)
    while game.asked:
        decision = game.decision_of(game.asked[0])
        assert decision is not None
        if len(decision.keys) > 1:
            seen[decision.prompt.key] += 1
        if seen[decision.prompt.key] <= TRIED:
            answer = ThriftyLegends(seed).choose(game.seat(decision.seat, looks_ahead=False))
            assert answer in decision.keys, decision.prompt.key
        game.choose(chance.choice(decision.keys), decision.seat)


@pytest.fixture(scope="module")
def seat() -> tw.Seat:
    hand = ["poker-k-hearts", "poker-4-clubs"]
    options = {"modules": MODULES, "high_stakes": True}
    seats = {0: {"hand": hand, "wanted": 1, "money": 40}}
    return tw.at_table("legends", players=3, options=options, seats=seats).seat(0)


@pytest.mark.parametrize("prompt", sorted(ANTE_UP.answers))
def test_options_never_heard_of_are_no_stumbling_block(prompt: str, seat: tw.Seat) -> None:
    keys = ["linger", "duel:9", "ride:moon", "bet:1.5", "buy:balloon", "choose:x.y", "put:moon"]
    odd: Any = Odd(seat, prompt, keys)
    odd.setup = seat.setup
    assert ThriftyLegends(1).choose(odd) in keys


# ---- whole games ----


@pytest.mark.parametrize("players", [3, 4])
def test_thrifty_beats_random_players(players: int) -> None:
    """Two games of each, thrifty in another seat every time."""
    for seed in range(2):
        names = ["random"] * players
        names[seed] = "thrifty"
        result = play(names, seed).result
        assert result is not None
        assert list(result.winners) == [seed]


def test_thrifty_players_end_a_short_game_in_some_rounds() -> None:
    rounds = [play(["thrifty"] * 4, seed).view()["round"] for seed in range(3)]
    assert 5 <= median(rounds) <= 14


@pytest.mark.parametrize(
    ("players", "agreed"),
    [
        (2, {"high_stakes": True}),
        (5, {"variants": ["goals"], "poker_faces": ["jackpot"]}),
        (6, {"poker_faces": []}),
    ],
)
def test_thrifty_sits_at_every_table(players: int, agreed: dict[str, Any]) -> None:
    game = play(["thrifty"] * players, 1, **agreed)
    assert game.result is not None
    assert max(game.result.scores) >= 10


def test_thrifty_answers_from_what_its_seat_can_see_alone() -> None:
    """Redeal all that is hidden: whoever is asked answers as before, without a past."""
    game = new(4, 7, high_stakes=True)
    seated = [bots.make("thrifty", seat) for seat in range(4)]
    for turn in range(150):
        seat = game.asked[0]
        key = seated[seat].choose(bots.seat_for(seated[seat], game, seat))
        if turn % 6 == 0:
            other = game.seat(seat).redeal(turn)
            assert bots.make("thrifty", seat).choose(other.seat(seat)) == key
        game.choose(key, seat)


def test_each_plan_is_the_games_own_or_takes_the_place_of_one_of_its_name() -> None:
    """A plan added to the game's own is not forgotten with the module."""
    assert {make.__name__ for make in REPERTOIRES[()]} <= {make.__name__ for make in MAKERS}
