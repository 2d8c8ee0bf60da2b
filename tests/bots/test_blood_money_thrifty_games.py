"""Thrifty plays with Blood Money to the end, and knows an answer to every question of it."""

from collections import Counter
from random import Random
from statistics import median
from typing import Any

import pytest

import tumbleweed as tw
from bots.test_legends_thrifty_games import Odd
from tumbleweed import bots
from tumbleweed.bots.legends.ante_up.part import ANTE_UP
from tumbleweed.bots.legends.ante_up.part import MAKERS as MAKERS_OF_ANTE_UP
from tumbleweed.bots.legends.blood_money.asked import TESTS
from tumbleweed.bots.legends.blood_money.part import BLOOD_MONEY, MAKERS, OWN
from tumbleweed.bots.legends.blood_money.worth import RELIC_HELPS
from tumbleweed.bots.legends.thrifty import ThriftyLegends
from tumbleweed.core.frames import Ask, Gather
from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.blood_money.tales import END_HERE

MODULES = ["ante-up", "blood-money"]
NEW = set(OWN) - set(ANTE_UP.answers)  # the questions of the module
# Met too seldom: these have positions in test_blood_money_thrifty_questions.py.
SELDOM = {
    "ask-ruin", "ask-restore", "ask-deed", "ask-fetch", "ask-hideout", "ask-choose-several",
    "ask-give-up-hand",
}  # fmt: skip


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


# ---- every question ----


def questions(**agreed: Any) -> set[str]:
    """All that the procedures of a game with Blood Money can ask."""
    found = set()
    for procedure in new(3, 1, **agreed).ruleset.procedures:
        for step in procedure.steps:
            if isinstance(step, Ask):
                found.add(f"ask-{step.question.key}")
            if isinstance(step, Gather):
                found |= {f"ask-{question.key}" for question in step.questions}
    return found


def test_no_question_is_left_to_the_first_option() -> None:
    assert questions() <= set(BLOOD_MONEY.answers)
    assert questions() >= NEW


def test_random_games_meet_every_question_and_thrifty_has_a_legal_answer() -> None:
    """Random players meet questions that thrifty ones avoid."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        answer_at_random(seed, seen)
        if set(seen) >= NEW - SELDOM:
            break
    assert set(seen) >= NEW - SELDOM
    assert set(seen) <= set(BLOOD_MONEY.answers)


def answer_at_random(seed: int, seen: Counter[str]) -> None:
    variants = ["goals"] if seed % 2 else []
    game, chance = new(2 + seed % 5, seed, variants=variants), Random(seed)
    while game.asked:
        decision = game.decision_of(game.asked[0])
        assert decision is not None
        if len(decision.keys) > 1:
            seen[decision.prompt.key] += 1
        if seen[decision.prompt.key] <= 10:
            answer = ThriftyLegends(seed).choose(game.seat(decision.seat, looks_ahead=False))
            assert answer in decision.keys, decision.prompt.key
        game.choose(chance.choice(decision.keys), decision.seat)


@pytest.fixture(scope="module")
def seat() -> tw.Seat:
    hand = ["poker-k-hearts", "poker-4-clubs"]
    seats = {0: {"hand": hand, "wanted": 1, "money": 40, "wounds": 2}}
    options, tale = {"modules": MODULES}, "the-missing-payroll-a"
    table = tw.at_table("legends", players=3, options=options, seats=seats, stories={}, tale=tale)
    return table.seat(0)


@pytest.mark.parametrize("prompt", sorted(BLOOD_MONEY.answers))
def test_options_never_heard_of_are_no_stumbling_block(prompt: str, seat: tw.Seat) -> None:
    keys = [
        "linger", "duel:9", "ride:moon", "offer:x", "risk:soul", "relic:grail", "deed:moon",
        "condition:x", "gang:", "fetch:moon", "repair:moon", "choose:x.y", "lay-map:moon",
    ]  # fmt: skip
    odd: Any = Odd(seat, prompt, keys)
    odd.setup = seat.setup
    assert ThriftyLegends(1).choose(odd) in keys


# ---- everything has a value ----

COMPILED = legends_content().with_modules(tuple(MODULES)).compiled("revised", 3, 20)


def test_every_condition_of_a_story_is_met_by_some_plan_or_offer() -> None:
    """A trigger that no plan is tried against would leave its condition to chance."""
    blood = COMPILED.blood
    rows = COMPILED.triggers
    for number, name in enumerate(blood.conditions):
        first, count = blood.condition_trigger[number], blood.condition_triggers[number]
        events = {
            rows[row * layout.TRIGGER + layout.T_EVENT] for row in range(first, first + count)
        }
        assert events <= {*TESTS, END_HERE.number}, name
        assert events or blood.offer_cost[number] >= 0, name


def test_every_legendary_item_has_a_value_of_its_own() -> None:
    assert set(RELIC_HELPS) == set(COMPILED.blood.relics)


def test_each_plan_is_ante_ups_or_takes_the_place_of_one_of_its_name() -> None:
    """A plan added to those of Ante Up is not forgotten with Blood Money."""
    names = {make.__name__ for make in MAKERS}
    assert {make.__name__ for make in MAKERS_OF_ANTE_UP} <= names
    assert len(names) == len(MAKERS)


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


def test_thrifty_players_tell_stories_and_claim_deeds_in_a_short_game() -> None:
    views = [play(["thrifty"] * 4, seed).view() for seed in range(3)]
    assert 4 <= median(view["round"] for view in views) <= 13
    assert median(len(view["blood"]["told"]) for view in views) >= 2
    assert sum(len(view["blood"]["property"]["deeds"]) for view in views) >= 3


@pytest.mark.parametrize(
    ("players", "agreed"),
    [
        (2, {"high_stakes": True}),
        (3, {"mode": "serenade-of-the-six-guns"}),
        (3, {"mode": "the-golden-rule", "length": 20}),
        (3, {"mode": "law-and-disorder", "length": 20}),
        (4, {"mode": "risky-business", "length": 20, "variants": ["goals"]}),
        (6, {"poker_faces": [], "variants": ["goals"]}),
    ],
)
def test_thrifty_sits_at_every_table(players: int, agreed: dict[str, Any]) -> None:
    game = play(["thrifty"] * players, 1, **agreed)
    assert game.result is not None
    assert max(game.result.scores) >= 10


def test_thrifty_answers_from_what_its_seat_can_see_alone() -> None:
    """Redeal all that is hidden, outcomes too: whoever is asked answers as before."""
    game = new(4, 7)
    seated = [bots.make("thrifty", seat) for seat in range(4)]
    for turn in range(150):
        seat = game.asked[0]
        key = seated[seat].choose(bots.seat_for(seated[seat], game, seat))
        if turn % 6 == 0:
            other = game.seat(seat).redeal(turn)
            assert bots.make("thrifty", seat).choose(other.seat(seat)) == key
        game.choose(key, seat)
