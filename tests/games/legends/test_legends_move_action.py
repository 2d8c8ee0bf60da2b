"""How a Move action ends (WL-MOVE-10 to -14, -16): prolonged first, then what its end sets off."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import KING, SADDLE_UP, SPRINTS
from support.legends.places import STATION, within
from support.legends.playing import BANDIT_LOSES, beat_bandit, choose
from support.legends.reading import (
    count,
    discarded,
    event,
    happened,
    keys,
    offered,
    order_of,
    player,
)
from support.legends.tables import three
from support.reading import asked, question

CREEK = "dixon-creek-hideout-b"
GREEN = "mesitos-point-ranch-green"


def mover(space: str, others: dict[int, Any] | None = None, **seat: Any) -> tw.Game:
    return three(seats={0: {"space": space, **seat}, **(others or {})})


# ---- Sprint ----


@pytest.mark.rule("WL-MOVE-11")
def test_who_sprints_away_from_the_rail_station_has_not_ended_the_move_there() -> None:
    game = mover("spikes-view-5", hand=SPRINTS[:1], cattle="cattle-green-1")
    choose(game, f"ride:{STATION}")
    assert (asked(game), event(game)) == ((0, "answer"), "extend-move")
    assert "deliver" not in keys(game)
    choose(game, f"react:{SPRINTS[0]}", "ride:spikes-view-5")
    assert asked(game) == (0, "act")
    assert player(game, 0)["cattle"] is not None


@pytest.mark.rule("WL-MOVE-11")
def test_who_sprints_to_the_rail_station_delivers_there() -> None:
    game = mover("darkrock-bank", hand=SPRINTS[:1], cattle="cattle-green-1")
    choose(game, "ride:spikes-view-5", f"react:{SPRINTS[0]}", f"ride:{STATION}")
    assert keys(game) == {"pass", "deliver"}
    choose(game, "deliver")
    assert player(game, 0)["cattle"] is None
    assert len(happened(game, "delivered-cattle")) == 1
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-MOVE-11")
def test_a_sprint_goes_up_to_two_spaces_and_costs_no_action() -> None:
    game = mover("darkrock-bank", hand=SPRINTS[:1])
    choose(game, "ride:darkrock-main-street", f"react:{SPRINTS[0]}")
    assert (question(game), count(game)) == ("ride", 2)
    assert offered(game, "ride") == within("darkrock-main-street", 2) - {"darkrock-main-street"}
    choose(game, "stop")
    assert game.view()["actions"] == 2
    assert discarded(game) == {SPRINTS[0]}


@pytest.mark.rule("WL-MOVE-12")
def test_a_bandit_takes_the_rest_of_the_movement_but_not_a_sprint() -> None:
    game = three(
        seats={
            0: {"space": "darkrock-east-gate", "hand": [KING, SPRINTS[0]], "items": ["mustang"]}
        },
        bandits=[CREEK],
        fight_deck=BANDIT_LOSES,
    )
    beat_bandit(choose(game, f"ride:{CREEK}"), KING)
    assert (asked(game), event(game)) == ((0, "answer"), "extend-move")
    choose(game, f"react:{SPRINTS[0]}")
    assert count(game) == 2
    choose(game, "ride:cliff-junction-6")
    assert player(game, 0)["space"] == "cliff-junction-6"
    assert asked(game) == (0, "act")


@pytest.mark.rule("WL-MOVE-13")
def test_four_sprints_prolong_one_move() -> None:
    game = mover("mesitos-point-1", hand=SPRINTS)
    way = ["darkrock-store-west", "darkrock-bank", STATION, "cliff-junction-mine"]
    choose(game, f"ride:{way[0]}")
    for sprint, to in zip(SPRINTS, [*way[1:], "cliff-junction-3"], strict=True):
        assert event(game) == "extend-move"
        choose(game, f"react:{sprint}", f"ride:{to}")
    assert player(game, 0)["space"] == "cliff-junction-3"
    assert sum(ride["count"] for ride in happened(game, "rode")) == 10
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)


# ---- other movement is no Move action ----


@pytest.mark.rule("WL-MOVE-14", "WL-CHAR-16")
def test_saddle_up_ends_no_move_action() -> None:
    """Billy's ability, Whiskey and a Sprint would all be offered where a Move action ends."""
    others = {1: {"space": "darkrock-bank", "money": 50}}
    billy = {"character": "billy-the-kid", "lp": 5, "items": ["whiskey"]}
    hand = [SADDLE_UP, SPRINTS[0]]
    game = mover("mesitos-point-8", others, hand=hand, **billy)
    choose(game, f"use:{SADDLE_UP}", "place:darkrock-bank")
    assert asked(game) == (0, "act")
    choose(game, "ride:darkrock-bank")
    assert offered(game, "react") == {SPRINTS[0]}
    choose(game, "pass")
    assert set(keys(game)) == {"pass", "ability:billy-the-kid", "item:whiskey"}


@pytest.mark.rule("WL-MOVE-14", "WL-CHAR-13")
def test_the_ride_of_y_b_rowdy_allows_no_delivery_and_no_sprint() -> None:
    seat = {
        "character": "y-b-rowdy", "lp": 5, "space": "spikes-view-4", "cattle": "cattle-blue-1",
        "hand": [SPRINTS[0], KING], "items": ["whiskey"],
    }  # fmt: skip
    game = three(seats={0: seat, 1: {"space": STATION}}, at="turn")
    choose(game, "ability:y-b-rowdy", f"discard:{KING}", f"ride:{STATION}")
    assert asked(game) == (0, "income")
    assert player(game, 0)["space"] == STATION


@pytest.mark.rule("WL-MOVE-14")
def test_a_story_that_puts_one_somewhere_is_no_move() -> None:
    seats = {
        0: {"hand": SPRINTS[:1], "items": ["whiskey"]},
        1: {"space": "darkrock-sheriffs-office"},
    }
    game = three(
        at="end", seats=seats, stories={"left": ["the-sheriff-of-darkrock"]}, discs={"left": [0, 0]}
    )
    choose(game, "choose:the-sheriff-of-darkrock.2", "place:darkrock-sheriffs-office")
    assert order_of(game, "placed", "rode") == ["placed"]
    assert asked(game) == (1, "income")


# ---- prolonged first, then once each, in any order ----


@pytest.mark.rule("WL-MOVE-16")
def test_sprint_and_kit_carsons_extra_space_come_before_the_end_in_any_order() -> None:
    kit: dict[str, Any] = {"character": "kit-carson", "lp": 5, "hand": SPRINTS[:2]}
    game = mover("spikes-view-2", cattle="cattle-green-1", **kit)
    choose(game, "ride:spikes-view-4", f"react:{SPRINTS[0]}", f"ride:{STATION}")
    assert event(game) == "extend-move"
    assert keys(game) == {"pass", "ability:kit-carson", f"react:{SPRINTS[1]}"}
    choose(game, "ability:kit-carson", "ride:spikes-view-6")
    assert keys(game) == {"pass", f"react:{SPRINTS[1]}"}
    choose(game, f"react:{SPRINTS[1]}", f"ride:{STATION}")
    assert keys(game) == {"pass", "deliver"}


@pytest.mark.rule("WL-MOVE-16")
def test_kit_carsons_extra_space_comes_once_with_each_move_action() -> None:
    game = mover("darkrock-bank", character="kit-carson", lp=5)
    for to, extra in (("darkrock-main-street", "darkrock-bank"), ("spikes-view-5", STATION)):
        choose(game, f"ride:{to}", "ability:kit-carson", f"ride:{extra}")
        assert asked(game) == (0, "act")


ENDS = ["deliver", "item:whiskey", "contribute:left"]


@pytest.mark.rule("WL-MOVE-16", "WL-STORY-12")
@pytest.mark.parametrize("order", [ENDS, ENDS[::-1], [ENDS[1], ENDS[2], ENDS[0]]])
def test_what_the_end_of_a_move_sets_off_happens_once_each_in_the_order_one_likes(
    order: list[str],
) -> None:
    seats = {
        0: {"space": "spikes-view-5", "cattle": "cattle-green-1", "items": ["whiskey"]},
        1: {"space": STATION},
    }
    game = three(seats=seats, stories={"left": ["harsh-times"]})
    choose(game, f"ride:{STATION}")
    assert event(game) == "end-move-action"
    for number, choice in enumerate(order):
        assert set(keys(game)) == {"pass", *order[number:]}
        choose(game, choice)
        if choice == "item:whiskey":
            choose(game, "target:1")
    assert asked(game) == (0, "act")
    assert player(game, 1)["wounds"] == 1
    assert player(game, 0)["marshal"] == 1
    assert game.view()["stories"][0]["discs"] == [0]


@pytest.mark.rule("WL-MOVE-10", "WL-MOVE-16")
def test_each_move_action_ends_anew() -> None:
    """Whoever passes may come back to it by a Move of no space."""
    seats = {0: {"space": GREEN, "cattle": "cattle-blue-1"}}
    game = choose(three(seats=seats), f"ride:{GREEN}", "pass")
    choose(game, f"ride:{GREEN}", "deliver")
    assert player(game, 0)["wanted"] == 1
    assert game.view()["actions"] == 1
