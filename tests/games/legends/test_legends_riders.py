"""Riders (WL-CHAR): Billy the Kid, Y.B. Rowdy and Kit Carson."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import KING, SPRINTS
from support.legends.places import SPACES, TOWN, within
from support.legends.playing import choose
from support.legends.reading import event, happened, keys, offered, player
from support.legends.tables import three
from support.reading import asked, question

CARD, MONEY = "choose:billy-the-kid.1", "choose:billy-the-kid.2"


# ---- Billy the Kid ----


def billy(at: str = "mesitos-point-8", lp: int = 5, **victim: Any) -> tw.Game:
    """Billy, seat 0, may ride to the space of seat 1."""
    seats = {
        0: {"character": "billy-the-kid", "space": at, "lp": lp},
        1: {"space": "spikes-view-1", "money": 30, "hand": [KING, "5♥"], **victim},
    }
    return three(seats=seats)


@pytest.mark.rule("WL-CHAR-10", "WL-CHAR-11")
def test_who_stands_where_billys_move_ends_gives_the_card_they_choose() -> None:
    game = choose(billy(), "ride:spikes-view-1")
    assert (asked(game), event(game)) == ((0, "answer"), "end-move-action")
    choose(game, "ability:billy-the-kid")
    assert (asked(game), offered(game, "target")) == ((0, "target"), {"1"})
    choose(game, "target:1")
    assert (asked(game), keys(game)) == ((1, "choose"), {CARD, MONEY})
    choose(game, CARD)
    assert (asked(game), offered(game, "give")) == ((1, "give"), {KING, "5♥"})
    choose(game, "give:5♥")
    assert player(game, 0)["hand"] == ["5♥"]
    assert player(game, 1)["hand"] == [KING]
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-CHAR-10", "WL-CHAR-11")
def test_or_ten_dollars() -> None:
    game = choose(billy(), "ride:spikes-view-1", "ability:billy-the-kid", "target:1", MONEY)
    assert (player(game, 0)["money"], player(game, 1)["money"]) == (10, 20)
    assert asked(game) == (0, "act")


@pytest.mark.rule("WL-CHAR-11")
@pytest.mark.parametrize(("victim", "choices"), [({"money": 0}, [CARD]), ({"hand": []}, [MONEY])])
def test_who_has_only_one_of_the_two_gives_that(victim: Any, choices: list[str]) -> None:
    game = choose(billy(**victim), "ride:spikes-view-1", "ability:billy-the-kid", "target:1")
    assert keys(game) == set(choices)


@pytest.mark.rule("WL-CHAR-11")
def test_who_has_nothing_gives_nothing() -> None:
    game = billy(money=0, hand=[])
    choose(game, "ride:spikes-view-1", "ability:billy-the-kid")
    assert asked(game) == (0, "act")  # and is not there to choose


@pytest.mark.rule("WL-CHAR-10")
def test_of_several_billy_picks_one() -> None:
    seats = {
        0: {"character": "billy-the-kid", "space": "mesitos-point-8", "lp": 5},
        **{seat: {"space": "spikes-view-1", "money": 10} for seat in (1, 2)},
        3: {"space": "spikes-view-2"},
    }
    game = choose(three(4, seats=seats), "ride:spikes-view-1", "ability:billy-the-kid")
    assert offered(game, "target") == {"1", "2"}
    choose(game, "target:2", MONEY)
    assert [player(game, seat)["money"] for seat in range(4)] == [10, 10, 0, 0]


@pytest.mark.rule("WL-CHAR-16")
def test_billy_may_waive_it() -> None:
    game = choose(billy(), "ride:spikes-view-1", "pass")
    assert asked(game) == (0, "act")
    assert player(game, 1)["hand_count"] == 2


@pytest.mark.rule("WL-CHAR-16")
def test_billys_ability_comes_once_per_move_where_a_sprint_finally_ends() -> None:
    """Riding through the space of a player, and ending a leg there, is not yet the end."""
    seats = {
        0: {"character": "billy-the-kid", "space": "mesitos-point-8", "lp": 5, "hand": SPRINTS[:1]},
        1: {"space": "spikes-view-1", "money": 10},
        2: {"space": "spikes-view-mine", "money": 10},
    }
    game = choose(three(seats=seats), "ride:spikes-view-1")
    assert keys(game) == {"pass", f"react:{SPRINTS[0]}"}
    choose(game, f"react:{SPRINTS[0]}", "ride:spikes-view-mine", "ability:billy-the-kid")
    assert offered(game, "target") == {"2"}
    choose(game, "target:2", MONEY)
    assert asked(game) == (0, "act")


@pytest.mark.rule("WL-CHAR-02", "WL-CHAR-10")
def test_below_5_lp_billy_asks_for_nothing() -> None:
    assert asked(choose(billy(lp=4), "ride:spikes-view-1")) == (0, "act")


@pytest.mark.rule("WL-CHAR-10")
def test_where_nobody_stands_billys_move_ends_quietly() -> None:
    assert asked(choose(billy(), "ride:spikes-view-2")) == (0, "act")


# ---- Y.B. Rowdy ----


def rowdy(space: str, lp: int = 5, **seat: Any) -> tw.Game:
    hand = [KING, "5♥"]
    facts = {"character": "y-b-rowdy", "space": space, "lp": lp, "hand": hand, **seat}
    return three(at="turn", seats={0: facts})


@pytest.mark.rule("WL-CHAR-12", "WL-CHAR-13", "WL-TURN-02")
def test_y_b_rowdy_pays_a_card_and_rides_before_the_income() -> None:
    game = rowdy("cliff-junction-7")
    assert (asked(game), keys(game)) == ((0, "answer"), {"pass", "ability:y-b-rowdy"})
    choose(game, "ability:y-b-rowdy")
    assert (asked(game), offered(game, "discard")) == ((0, "discard"), {KING, "5♥"})
    choose(game, f"discard:{KING}")
    assert question(game) == "ride"
    assert offered(game, "ride") == within("cliff-junction-7", 3) - {"cliff-junction-7"}
    choose(game, "ride:red-falls-saloon-west")
    assert asked(game) == (0, "income")
    assert game.view()["actions"] == 3
    assert player(game, 0)["hand"] == ["5♥"]


@pytest.mark.rule("WL-CHAR-12")
def test_y_b_rowdy_may_ride_less_far_or_not_at_all() -> None:
    game = choose(
        rowdy("cliff-junction-7", items=["mustang"]), "ability:y-b-rowdy", f"discard:{KING}"
    )
    assert offered(game, "ride") == within("cliff-junction-7", 3) - {"cliff-junction-7"}
    choose(game, "step:cliff-junction-8", "stop")
    assert player(game, 0)["space"] == "cliff-junction-8"
    assert asked(choose(rowdy("cliff-junction-7"), "pass")) == (0, "income")


@pytest.mark.rule("WL-CHAR-12", "WL-MOVE-07", "WL-MOVE-08")
def test_y_b_rowdys_ride_begins_outside_of_town_only() -> None:
    outside = {space for space in SPACES if question(rowdy(space)) == "answer"}
    assert outside == set(SPACES) - TOWN


@pytest.mark.rule("WL-CHAR-12")
def test_without_a_card_y_b_rowdy_has_nothing_to_pay_with() -> None:
    assert asked(rowdy("cliff-junction-7", hand=[])) == (0, "income")


@pytest.mark.rule("WL-CHAR-02", "WL-CHAR-12")
def test_below_5_lp_y_b_rowdys_turn_begins_with_the_income() -> None:
    assert asked(rowdy("cliff-junction-7", lp=4)) == (0, "income")


# ---- Kit Carson (content/characters.toml) ----


def kit(space: str, lp: int = 5) -> tw.Game:
    return three(seats={0: {"character": "kit-carson", "space": space, "lp": lp}})


@pytest.mark.rule("WL-CHAR-14", "WL-CHAR-04")
def test_kit_carson_may_go_one_space_further_when_a_move_ends() -> None:
    game = choose(kit("spikes-view-1"), "ride:spikes-view-3")
    assert (asked(game), keys(game)) == ((0, "answer"), {"pass", "ability:kit-carson"})
    choose(game, "ability:kit-carson")
    assert offered(game, "ride") == within("spikes-view-3", 1) - {"spikes-view-3"}
    assert not offered(game, "step")
    choose(game, "ride:darkrock-saloon-east")
    assert player(game, 0)["space"] == "darkrock-saloon-east"
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)


@pytest.mark.rule("WL-CHAR-14")
def test_kit_carson_may_stay() -> None:
    game = choose(kit("spikes-view-1"), "ride:spikes-view-3", "pass")
    assert (asked(game), happened(game, "used-ability")) == ((0, "act"), [])


@pytest.mark.rule("WL-CHAR-02", "WL-CHAR-14")
def test_below_5_lp_kit_carson_goes_no_further() -> None:
    assert asked(choose(kit("spikes-view-1", lp=4), "ride:spikes-view-3")) == (0, "act")
