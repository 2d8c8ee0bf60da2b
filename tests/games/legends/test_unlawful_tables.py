"""Tables that no play leads to are refused; the message says what is wrong and where."""

from typing import Any

import pytest

import tumbleweed as tw

HIDEOUT = "mesitos-point-hideout-a"
MISC = ["whiskey", "provisions", "miners-map", "ten-gallon"]


def seat(number: int = 1, **facts: Any) -> dict[str, Any]:
    return {"seats": {number: facts}}


UNLAWFUL: list[tuple[dict[str, Any], str]] = [
    (seat(nuggets=5), "seat 1 nuggets: 5, but 4 are the most there .WL-GOLD-08."),
    (seat(nuggets=6, items=["mustang", "mule"]), "seat 1 nuggets: 6, but 4 are the most"),
    (seat(items=MISC), "seat 1 items: 3 miscellaneous are the most, not .*whiskey.* .WL-ITEM-03."),
    (seat(items=["rifle", "rifle"]), "seat 1 items: rifle is named twice"),
    (seat(items=["shotgun", "boomstick"]), "seat 1 items: shotgun is named twice"),
    (seat(lp=7, legend=False), "seat 1 legend: with 7 LP the ability is on .WL-CHAR-03."),
    (seat(money=15), "seat 1 money: 15 "),
    (seat(marshal=1, wanted=1), "seat 1 marshal and wanted"),
    (seat(items=["rifle"], weapon="shotgun"), "seat 1 weapon: shotgun is not among the items"),
    (seat(items=["rifle", "mule"], weapon="mule"), "seat 1 weapon: mule is none"),
    (seat(items=["rifle"], mount="rifle"), "seat 1 mount: rifle is none"),
    (
        {**seat(space=HIDEOUT), "bandits": [HIDEOUT]},
        f"bandits: seat 1 stands on {HIDEOUT} .WL-BANDIT-03.",
    ),
    ({"discs": {"left": [0, 1, 2]}}, "discs left: 3, but 2 fill a card .WL-STORY-05."),
    ({"fought": [0]}, "fought: seat 0 is on turn"),
    ({"fight_deck": ["fight-3", "fight-3"]}, "fight_deck: fight-3 is named twice"),
    ({"deck": ["poker-k-hearts"] * 2}, "poker cards: poker-k-hearts is named twice"),
    (
        {**seat(hand=["poker-9-clubs"]), "discard": ["poker-9-clubs"]},
        "poker cards: poker-9-clubs is named twice",
    ),
    (
        {"stories": {"left": ["ten-paces"], "right": ["ten-paces"]}},
        "stories: ten-paces is named twice",
    ),
    (
        {"seats": {0: {"character": "kit-carson"}, 1: {"character": "kit-carson"}}},
        "seats: kit-carson is named twice",
    ),
]


@pytest.mark.parametrize(("facts", "words"), UNLAWFUL)
def test_an_unlawful_table_is_refused(facts: dict[str, Any], words: str) -> None:
    with pytest.raises(tw.BadPosition, match=words):
        tw.at_table("legends", players=3, **facts)


@pytest.mark.parametrize(
    "facts",
    [
        seat(nuggets=6, items=["mule"]),
        seat(items=MISC[:3]),
        seat(lp=3, legend=True),  # points are lost, the ability is not
        {"sheriff": HIDEOUT, "bandits": [HIDEOUT]},  # bandits do not stop him (WL-SHERIFF-25)
    ],
)
def test_what_play_may_lead_to_is_not(facts: dict[str, Any]) -> None:
    assert tw.at_table("legends", players=3, **facts).asked == [0]


@pytest.mark.rule("WL-GOAL-02")
def test_goals_nobody_named_are_filled_in() -> None:
    goal = "goal-wyatt-pin-on-the-badge"
    wyatt = {"character": "wyatt-earp", "goals": [goal]}
    game = tw.at_table("legends", players=3, variants=["goals"], seats={0: wyatt})
    held = [each["goal"] for each in game.view(0)["players"][0]["goals"]["held"]]
    assert len(held) == len(set(held)) == 3
    assert goal in held


def test_too_many_goals_are_refused() -> None:
    ruleset = tw.new("legends", players=3, seed=1, variants=["goals"]).ruleset
    compiled = ruleset.compiled  # type: ignore[attr-defined]  # LegendsRuleset
    wyatt = compiled.characters.index("wyatt-earp")
    goals = [compiled.goals[goal] for goal in compiled.goals_of[wyatt]]
    seats = {0: {"character": "wyatt-earp", "goals": goals}}
    with pytest.raises(tw.BadPosition, match="seat 0 goals: 4 goals, but 3 are dealt"):
        tw.at_table("legends", players=3, variants=["goals"], seats=seats)


def test_options_are_keywords_as_in_a_new_game() -> None:
    by_keyword = tw.at_table("legends", players=3, length=15, house_chooses=True)
    by_dictionary = tw.at_table("legends", players=3, options={"length": 15, "house_chooses": True})
    assert by_keyword.to_json() == by_dictionary.to_json()
    assert by_keyword.view()["length"] == 15
    with pytest.raises(tw.UnknownName, match="length: 16"):
        tw.at_table("legends", players=3, length=16)
