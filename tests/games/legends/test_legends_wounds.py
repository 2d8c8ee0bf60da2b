"""Wounds: how many, what heals them, what one may choose to suffer (WL-WOUND)."""

from typing import Any

import pytest

from support.legends.playing import against_bandit, against_guard, against_sheriff, choose, clash
from support.legends.reading import hand, happened, keys, player, standing
from support.legends.tables import HERO, RIVAL, meeting, table
from support.reading import asked

STORE = "darkrock-store-west"
DOCTOR = "red-falls-doctor"


@pytest.mark.rule("WL-WOUND-01")
def test_a_fourth_wound_is_ignored() -> None:
    game = meeting({"hand": "2♥", "wounds": 3}, {"hand": "Q♣"}, deck="7♦")
    clash(game, "duel", "2♥", "Q♣")
    assert player(game, HERO)["wounds"] == 3
    assert hand(game, HERO) == {"7♦"}
    assert happened(game, "wounded") == []


@pytest.mark.rule("WL-WOUND-02")
def test_the_doctor_heals_all_wounds_for_ten_dollars() -> None:
    game = table({HERO: {"space": DOCTOR, "money": 20, "wounds": 3}})
    choose(game, "heal")
    assert standing(game, HERO, "wounds", "money") == [0, 10]


@pytest.mark.rule("WL-WOUND-02")
@pytest.mark.parametrize("mine", ["J♠", "10♠"])
def test_bulletproof_heals_one_in_a_fight(mine: str) -> None:
    game = meeting({"hand": mine, "wounds": 2}, {"hand": "2♣"})
    clash(game, "duel", mine, "2♣")
    assert player(game, HERO)["wounds"] == (1 if mine == "J♠" else 2)


@pytest.mark.rule("WL-WOUND-02")
def test_buying_whiskey_heals_one() -> None:
    game = table({HERO: {"space": STORE, "money": 10, "wounds": 2}})
    choose(game, "store", "buy:whiskey")
    assert standing(game, HERO, "wounds", "money") == [1, 0]


@pytest.mark.rule("WL-WOUND-02")
def test_provisions_heal_one() -> None:
    game = table({HERO: {"items": ["provisions"], "wounds": 2}}, deck="7♦")
    choose(game, "item:provisions")
    assert standing(game, HERO, "wounds", "items") == [1, []]
    assert hand(game, HERO) == {"7♦"}


@pytest.mark.rule("WL-WOUND-02")
def test_a_turn_heals_nothing_by_itself() -> None:
    game = table({HERO: {"wounds": 2}}, players=3)
    for _ in range(3):
        choose(game, "end", "income:money")
    assert (asked(game)[0], player(game, HERO)["wounds"]) == (HERO, 2)


@pytest.mark.rule("WL-WOUND-03", "WL-CHAR-15")
@pytest.mark.parametrize(
    ("rival", "offer"),
    [
        ({"hand": "2♣"}, {1, 2}),
        ({"hand": "2♣", "wounds": 3}, {1}),
        ({"wounds": 2}, {2}),
        ({"wounds": 3}, set()),
    ],
)
def test_of_two_penalties_only_a_possible_one_can_be_chosen(
    rival: dict[str, Any], offer: set[int]
) -> None:
    game = meeting({"character": "annie-oakley", "lp": 5, "hand": "K♥"}, rival)
    choose(game, "duel:1", "ability:annie-oakley")
    if offer:
        assert asked(game) == (RIVAL, "choose")
        assert keys(game) == {f"choose:annie-oakley.{number}" for number in offer}
    else:
        assert asked(game) == (HERO, "lay")  # nothing happens
        assert standing(game, RIVAL, "wounds", "hand_count") == [3, 0]


@pytest.mark.rule("WL-WOUND-03")
@pytest.mark.parametrize(("wounds", "offer"), [(2, {1, 2}), (3, {1})])
def test_at_three_wounds_there_is_no_blood_money(wounds: int, offer: set[int]) -> None:
    stories = {"left": ["blood-money"], "right": ["the-widow"]}
    game = table({HERO: {"wounds": wounds}}, at="end", discs={"left": [0, 0]}, stories=stories)
    assert asked(game) == (HERO, "choose")
    assert keys(game) == {f"choose:blood-money.{number}" for number in offer}
    choose(game, f"choose:blood-money.{max(offer)}")
    paid = {1: [wounds, 30], 2: [wounds + 1, 50]}[max(offer)]
    assert standing(game, HERO, "wounds", "money") == paid


@pytest.mark.rule("WL-WOUND-04")
@pytest.mark.parametrize("npc", [against_bandit, against_guard, against_sheriff])
def test_losing_to_an_npc_costs_a_wound(npc: Any) -> None:
    """The 8 gives one, and losing another."""
    game = npc("3♠", "8")
    seat = happened(game, "lost-to-npc")[0]["seat"]
    assert player(game, seat)["wounds"] == 2
