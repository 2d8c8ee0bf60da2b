"""The turn with Blood Money, in the order of its book (BM-TURN)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, CABARET, DOCTOR, FAR_OFF, STATION, STREET
from support.legends.playing import choose, do, idle
from support.legends.reading import happened, keys, order_of, player, standing
from support.legends.tales import blood, discs, settled, telling
from support.reading import asked, now, question

QUIET = "bad-paper-a"  # a story that nothing here contributes to


# ---- Start of Turn ----


@pytest.mark.rule("BM-TURN-01", "BM-TURN-02", "BM-TURN-03", "BM-TURN-04", "BM-TURN-05")
def test_train_then_effects_then_income_then_weapon_and_mount() -> None:
    """The four steps. Two effects of the start of the turn are taken in either order."""
    hero = {
        "space": STREET, "money": 20, "relics": ["telegram"],
        "items": ["pocket-watch", "revolver", "shotgun", "mule", "mustang"],
    }  # fmt: skip
    for first, second in (("item:pocket-watch", "telegram"), ("telegram", "item:pocket-watch")):
        game = telling(QUIET, hero, at="turn")
        assert order_of(game, "turn-began", "train-moved") == ["turn-began", "train-moved"]
        assert asked(game) == (0, "answer")
        for wanted in (first, second):
            [key] = [each for each in keys(game) if wanted in each]
            choose(game, key)
            while question(game) not in ("answer", "income"):
                game.choose(now(game).default)
        assert (question(game), game.view()["actions"]) == ("income", 4)
        seen = []
        for key in ("income:both", "ready:shotgun", "ready:mule"):
            seen.append(question(game))
            choose(game, key)
        assert (seen, question(game)) == (["income", "weapon", "mount"], "act")


@pytest.mark.rule("BM-TURN-04")
@pytest.mark.parametrize(
    ("income", "money", "cards"), [("money", 20, 0), ("cards", 0, 2), ("both", 10, 1)]
)
def test_the_three_incomes(income: str, money: int, cards: int) -> None:
    game = telling(QUIET, {"space": STREET, "money": 0, "hand": ""}, at="turn")
    choose(game, f"income:{income}")
    assert standing(game, 0, "money", "hand_count") == [money, cards]


@pytest.mark.rule("BM-TURN-02", "BM-STORY-15")
def test_a_story_may_stop_the_train() -> None:
    game = telling("the-iron-road-strike-a", {"space": STREET}, at="turn")
    assert not happened(game, "train-moved")
    game = telling(QUIET, {"space": STREET}, at="turn")
    assert len(happened(game, "train-moved")) == 1


# ---- Action Phase ----

FIVE_KINDS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "move": (f"ride:{BANK}", {"space": STREET}, {}),
    "card": ("use:9♣", {"space": STREET, "hand": "9♣"}, {}),
    "fight": ("duel:1", {"space": STREET, "hand": "9♣"}, {}),
    "location": ("work", {"space": BANK}, {}),
    "trader": ("trader", {"space": BANK, "money": 40}, {"trader": "trader-darkrock"}),
}


@pytest.mark.rule("BM-TURN-06", "BM-TURN-07")
@pytest.mark.parametrize("kind", FIVE_KINDS)
def test_five_kinds_of_actions_each_take_one_of_three(kind: str) -> None:
    key, hero, facts = FIVE_KINDS[kind]
    game = telling(QUIET, hero, {"space": STREET}, **facts)
    assert game.view()["actions"] == 3
    choose(game, key)
    assert game.view()["actions"] == 2


@pytest.mark.rule("BM-TURN-07")
def test_actions_may_be_repeated() -> None:
    game = telling(QUIET, {"space": BANK, "money": 0})
    do(game, "work", "work", "work")
    assert (player(game)["money"], game.view()["actions"]) == (30, 0)


@pytest.mark.rule("BM-TURN-08")
def test_claims_and_repairs_are_location_actions_a_deed_is_an_action_on_a_card() -> None:
    """A claim and a repair where the location is, a deed anywhere."""
    game = telling(QUIET, {"space": BANK, "money": 90})
    do(game, "claim-deed:deed-bank")
    assert game.view()["actions"] == 2
    game = telling(QUIET, {"space": BANK, "hand": "2♣"}, ruins=["bank"])
    assert "repair:bank" in keys(game)
    do(game, "repair:bank", "discard:2♣")
    assert settled(game).view()["actions"] == 2
    game = telling(QUIET, {"space": FAR_OFF}, deeds={"deed-bank": 0})
    assert "claim-deed:deed-doctor" not in keys(game)
    do(game, "deed:deed-bank")
    assert game.view()["actions"] == 2


# ---- End of Turn ----


@pytest.mark.rule("BM-TURN-09", "BM-TURN-10", "BM-TURN-11", "BM-TURN-12", "BM-TURN-13")
@pytest.mark.rule("BM-TURN-14", "BM-TURN-15", "BM-STORY-43")
def test_the_six_steps_with_the_discards_between_the_third_and_the_fourth() -> None:
    """The Canteen gives a card; the place meets the last condition; the story is resolved; cards
    above the limit go; the row of the Wanted track gives the LP that end the game."""
    hero = {
        "space": STATION, "wanted": 4, "lp": 13, "relics": ["canteen"],
        "hand": "2♥ 4♦ 5♣ 6♥ 7♥ 8♥",
    }  # fmt: skip
    facts: dict[str, Any] = {"tales": [QUIET], "tale_discs": [None, 1, 1]}
    game = telling("the-iron-offer-b", hero, {"space": BANK}, options={"length": 15}, **facts)
    choose(game, "end")
    while question(game) != "income":
        game.choose(now(game).default)
    steps = ("drew", "condition-met", "tale-resolved", "discarded", "gained-lp", "end-triggered",
             "turn-began")  # fmt: skip
    order = order_of(game, *steps)
    middle = [order.index(step) for step in ("condition-met", "tale-resolved", "discarded")]
    assert middle == sorted(middle)
    assert order[0] == "drew"
    assert order[-2:] == ["end-triggered", "turn-began"]
    last = happened(game, "gained-lp")[-1]
    assert (last["seat"], last["source"]) == (0, "wanted-row")
    assert asked(game) == (1, "income")


@pytest.mark.rule("BM-TURN-13")
def test_another_player_may_have_reached_the_length() -> None:
    """The reward of the story brings seat 1 there."""
    seats: list[dict[str, Any]] = [{"space": FAR_OFF}, {"space": BANK, "lp": 14}]
    facts: dict[str, Any] = {"tales": [QUIET], "tale_discs": [0, 1, 0], "options": {"length": 15}}
    game = telling("the-missing-payroll-a", *seats, **facts)
    choose(game, "end")
    assert happened(game, "end-triggered") == [{"seat": 1, "lp": 15}]


@pytest.mark.rule("BM-TURN-15")
@pytest.mark.parametrize(("wounds", "kept"), [(0, 5), (2, 3)])
def test_the_hand_is_cut_to_5_minus_wounds(wounds: int, kept: int) -> None:
    game = telling(QUIET, {"space": FAR_OFF, "wounds": wounds, "hand": "2♥ 4♦ 5♣ 6♥ 7♥ 8♥"})
    idle(choose(game, "end"))
    assert player(game)["hand_count"] == kept


@pytest.mark.rule("BM-TURN-15", "BM-TURN-11")
def test_cards_of_the_outcome_count_against_the_limit() -> None:
    """The Long Drought a: 3 cards, then the hand is cut."""
    facts: dict[str, Any] = {"tales": [QUIET], "tale_discs": [0, 0, 0]}
    game = telling("the-long-drought-a", {"space": FAR_OFF, "hand": "2♥ 4♦ 5♣ 6♥"}, **facts)
    choose(game, "end")
    assert (question(game), player(game)["hand_count"]) == ("discard", 7)
    assert order_of(game, "tale-resolved", "tale-revealed") == ["tale-resolved", "tale-revealed"]


@pytest.mark.rule("BM-TURN-16")
def test_what_others_gain_does_not_make_it_their_turn() -> None:
    """Seat 1 answers for the reward in the middle of seat 0's end of turn."""
    seats: list[dict[str, Any]] = [{"space": FAR_OFF}, {"space": BANK, "story": 3}]
    facts: dict[str, Any] = {"tales": [QUIET], "tale_discs": [1, 1, 0]}
    game = telling("the-missing-payroll-b", *seats, **facts)
    choose(game, "end")
    settled_for(game, 0)
    assert (asked(game), game.view()["active"]) == ((1, "choose"), 0)
    choose(game, "choose:story-4.2")
    idle(game)
    assert asked(game) == (1, "income")


def settled_for(game: tw.Game, seat: int) -> None:
    while now(game).seat == seat:
        game.choose(now(game).default)


@pytest.mark.rule("BM-TURN-01")
def test_the_base_stories_stay_in_the_box() -> None:
    """No deck of them, no disc, no question; cards that look at them cannot."""
    game = tw.new("legends", 3, 1, modules=["ante-up", "blood-money"])
    for side in game.view()["stories"]:
        assert (side["count"], side["back"], side["discs"]) == (0, None, [])
    game = telling(QUIET, {"space": CABARET, "money": 60})
    do(game, "revel:2")
    assert not [key for key in keys(game) if key.startswith("contribute")]
    assert {(r.rule, r.key) for r in game.why_not(0, "contribute:left")} != set()
    with pytest.raises(tw.BadPosition, match="BM-SETUP-02"):
        telling(QUIET, stories={"left": ["the-cruel-wastes"]})


@pytest.mark.rule("BM-TURN-10")
def test_the_doctor_is_no_place_to_end_a_turn_for_this_story() -> None:
    game = telling("the-iron-offer-a", {"space": DOCTOR})
    choose(game, "end")
    assert (discs(game), blood(game)["offered"]) == ([None, None, None], False)
