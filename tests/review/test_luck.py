"""Luck: what chance gave, against the average, counted from events."""

from itertools import combinations
from statistics import fmean
from typing import cast

import pytest

from echo.staging import Staged, table, told
from review.staging import reviewed
from tumbleweed.games.goat.model import GoatState
from tumbleweed.review.data import Luck
from tumbleweed.review.legends import luck as legends

RANKS = list(range(2, 15))


@pytest.mark.parametrize("drawn", [1, 2, 3, 4])
def test_the_highest_of_some_cards(drawn: int) -> None:
    every = fmean(max(hand) for hand in combinations(RANKS, drawn))
    assert legends.highest(RANKS, drawn) == pytest.approx(every)


def staged(*events: tuple[str, dict[str, object]]) -> Staged:
    return Staged(table("legends"), list(events), [3, 2, 1], [])


def test_cards_count_by_rank() -> None:
    drew = told("drew", 1, count=2, cards=["card:poker-a-hearts", "card:poker-2-clubs"])
    [stroke] = legends.cards(staged(drew))
    assert (stroke.seat, stroke.count) == (1, 2)
    assert (stroke.expected, stroke.actual) == (16, 16)


def test_dice_count_nuggets() -> None:
    rolled = [told("rolled", 0, die="die:nugget"), told("rolled", 0, die="die:gravel")]
    strokes = list(legends.dice(staged(*rolled)))
    assert [each.actual for each in strokes] == [1, 0]
    assert [each.expected for each in strokes] == [0.5, 0.5]


def test_foes_draw_against_who_fights() -> None:
    """The seat of the event is whoever plays the foe."""
    began = told("fight-began", 2, fight="fight:bandit", rival=None)
    drawn = told("drew-fight-cards", 0, fight="fight:bandit", count=2,
                 cards=["fight-card:fight-3", "fight-card:fight-9"])  # fmt: skip
    [stroke] = legends.foes(staged(began, drawn))
    assert (stroke.seat, stroke.actual) == (2, 9)
    assert stroke.expected == pytest.approx(legends.highest(RANKS, 2))


def test_a_hand_of_poker_is_shared_evenly_on_average() -> None:
    showed = [told("showed", seat, cards=[], hand="hand:pair") for seat in (0, 2)]
    house = told("house-showed", 1, cards=[], hand="hand:pair")
    hand = [told("poker-began", 0, town="region:darkrock"), *showed, house]
    strokes = list(legends.poker(staged(*hand, told("won-pot", 2, money=40))))
    assert [(each.seat, each.actual) for each in strokes] == [(0, 0), (2, 1)]
    assert all(each.expected == pytest.approx(1 / 3) for each in strokes)


def test_verdicts() -> None:
    assert Luck("dice", 0, 1, 1.0, 2.0).verdict == "lucky"
    assert Luck("dice", 0, 1, 1.0, 0.0).verdict == "unlucky"
    assert Luck("foes", 0, 1, 10.0, 13.0, wanted=False).verdict == "unlucky"
    assert Luck("cards", 0, 30, 8.0, 8.1).verdict == ""


def test_goats_and_gambles_are_those_of_the_events() -> None:
    game, review = reviewed("goat", 1)
    drawn = [card for event in game.events if event.key == "drew" for card in event.args["cards"]]
    goats = [each for each in review.luck if each.key == "goats"]
    assert sum(each.actual for each in goats) == drawn.count("character:goat")
    assert sum(each.expected for each in goats) <= 3  # one in each round's deck, if all is drawn
    gambled = [event for event in game.events if event.key == "gambled"]
    for key in ("gambler", "fleeced"):
        assert sum(each.count for each in review.luck if each.key == key) == len(gambled)


def test_the_gambler_expects_the_mean_of_what_there_is() -> None:
    game, review = reviewed("goat", 1)
    s = cast("GoatState", game.state)
    least, most = min(s.compiled.values), max(s.compiled.values)
    for each in review.luck:
        if each.key == "gambler":
            assert each.count * least <= each.expected <= each.count * most
