"""A story disc may be placed while the turn lasts in which its trigger was met (WL-STORY-12)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.playing import do
from support.legends.reading import keys
from support.legends.tables import ANN, BOB, table
from support.reading import asked
from tumbleweed import bots

REPUTATION = "the-pinkertons"
LONG_RIDE = "the-cruel-wastes"
DISC = "contribute:left"
HERE = "darkrock-bank"
WAIT = f"ride:{HERE}"


def passed(**facts: Any) -> tw.Game:
    """Ann has met the trigger with the first of three actions, and has passed."""
    ann = {"hand": "A♦", "space": HERE}
    stories = {"left": [REPUTATION], "right": [LONG_RIDE]}
    game = table(ann, stories=stories, **facts)
    do(game, "use:A♦", "choose:living-legend.1")
    assert keys(game) == {"pass", DISC}
    return do(game, "pass")


def discs(game: tw.Game, side: int = 0) -> list[int]:
    found: list[int] = game.view()["stories"][side]["discs"]
    return found


@pytest.mark.rule("WL-STORY-03", "WL-STORY-12")
def test_it_is_placed_later_in_the_turn_without_an_action() -> None:
    game = passed()
    assert asked(game) == (ANN, "act")
    left = game.view()["actions"]
    do(game, DISC)
    assert (discs(game), game.view()["actions"], asked(game)) == ([ANN], left, (ANN, "act"))


@pytest.mark.rule("WL-STORY-07", "WL-STORY-12")
def test_one_disc_a_turn_late_or_not() -> None:
    game = do(passed(), DISC)
    assert DISC not in keys(game)
    do(game, WAIT, WAIT)
    assert asked(game) == (BOB, "income")
    assert discs(game) == [ANN]


@pytest.mark.rule("WL-STORY-12")
def test_after_the_last_action_there_is_a_last_chance() -> None:
    game = do(passed(), "work", "work")
    assert asked(game) == (ANN, "contribute")
    assert keys(game) == {"pass", DISC}
    assert discs(do(game.clone(), DISC)) == [ANN]
    do(game, "pass")
    assert (discs(game), asked(game)) == ([], (BOB, "income"))


@pytest.mark.rule("WL-STORY-12")
def test_nobody_is_asked_twice_for_nothing() -> None:
    """Who ends the turn where the disc is on offer, or passes in the last action, has answered."""
    assert asked(do(passed(), "end")) == (BOB, "income")
    assert asked(passed(actions=1)) == (BOB, "income")
    game = do(passed(actions=2), WAIT)  # the end of the last ride asks
    assert asked(game) == (ANN, "answer")
    assert asked(do(game, "pass")) == (BOB, "income")


@pytest.mark.rule("WL-STORY-09", "WL-STORY-12")
def test_the_next_turn_begins_without_it() -> None:
    game = do(passed(), "end", "income:money")
    assert asked(game) == (BOB, "act")
    assert not any(key.startswith("contribute") for key in keys(game))


@pytest.mark.rule("WL-STORY-12")
def test_without_a_trigger_there_is_nothing_to_place() -> None:
    game = table({"space": HERE}, stories={"left": [REPUTATION]})
    assert not any(key.startswith("contribute") for key in keys(game))


# ---- a bandit comes first ----

HIDEOUT = "mesitos-point-hideout-a"


def ridden_to_a_bandit() -> tw.Game:
    """With the second four spaces Ann has ridden far enough for the story."""
    stories = {"left": [LONG_RIDE], "right": [REPUTATION]}
    ann = {"space": "spikes-view-mine", "hand": "K♦", "items": ["mustang"]}
    game = table(ann, stories=stories, bandits=[HIDEOUT], fight_deck=["fight-2", "fight-3"])
    return do(game, "ride:darkrock-bank", f"ride:{HIDEOUT}")


@pytest.mark.rule("WL-BANDIT-04", "WL-STORY-12")
def test_the_fight_with_a_bandit_comes_before_the_disc() -> None:
    game = ridden_to_a_bandit()
    assert asked(game) == (ANN, "lay")
    do(game, "lay:K♦")
    while asked(game)[1] != "answer":
        do(game, "pass" if "pass" in keys(game) else sorted(keys(game))[0])
    assert DISC in keys(game)
    assert discs(do(game, DISC)) == [ANN]


def test_thrifty_takes_a_late_disc() -> None:
    game = passed()
    assert bots.make("thrifty", 1).choose(game.seat(ANN)) == DISC
