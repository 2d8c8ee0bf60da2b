"""Bandits on the board: where they come from, and riding into one (WL-BANDIT-01 to 04, 18)."""

import random
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import HIDEOUT, PRAIRIE
from support.legends.playing import choose, lay_against_npc
from support.legends.reading import discarded, fight, happened, keys, player
from support.legends.tables import HERO, on_the_trail, table
from support.reading import asked

HIDEOUTS = {
    "A": {"mesitos-point-hideout-a", "sunny-hills-hideout-a"},
    "B": {"sunny-hills-hideout-b", "dixon-creek-hideout-b"},
    "C": {"spikes-view-hideout-c", "cliff-junction-hideout-c"},
}
EVERYWHERE = set().union(*HIDEOUTS.values())


def told(story: str, **facts: Any) -> tw.Game:
    """A story card is full; it is resolved with the first answer to every question."""
    stories = {"left": [story], "right": ["the-widow"]}
    game = table(facts.pop("seats", {}), at="end", stories=stories, discs={"left": [0, 1]}, **facts)
    while game.decision is not None and asked(game)[1] != "income":
        game.choose(game.decision.default)
    return game


def spawned(game: tw.Game) -> set[str]:
    return {event["space"] for event in happened(game, "bandit-came")}


# ---- where they come from ----


@pytest.mark.rule("WL-BANDIT-01")
@pytest.mark.parametrize(
    ("gang", "story"),
    [("A", "dead-or-alive"), ("B", "tools-of-the-trade"), ("C", "spit-shined-and-proper")],
)
def test_each_gang_has_two_hideouts_out_of_town(gang: str, story: str) -> None:
    game = told(story)
    assert spawned(game) == HIDEOUTS[gang] == set(game.view()["bandits"])


@pytest.mark.rule("WL-BANDIT-01", "WL-BANDIT-02")
def test_the_game_begins_with_a_bandit_in_each_of_the_six() -> None:
    names = ["annie-oakley", "bass-reeves", "doc-holliday"]
    game = tw.new("legends", players=3, seed=1, characters=names, first_player=0)
    while asked(game)[1] != "income":
        game.choose(game.decision.default)  # type: ignore[union-attr]  # not over
    assert set(game.view()["bandits"]) == EVERYWHERE


@pytest.mark.rule("WL-BANDIT-02")
def test_later_bandits_come_by_stories_alone() -> None:
    """What was told of bandits is all there is, and it was told in stories."""
    within = []
    for seed in range(3):
        log = played_out(seed)
        within += [where(log, i) for i, event in enumerate(log) if event.key == "bandit-came"]
    assert len(within) > 10
    assert set(within) == {"story-resolved"}


def played_out(seed: int) -> list[tw.Event]:
    """At random but eager for stories, from a board without bandits."""
    luck = random.Random(seed)
    game = table({}, at="turn", seed=seed, options={"length": 25}, stories={})
    log: list[tw.Event] = []
    while game.decision is not None:
        offer = game.decision.keys
        eager = [key for key in offer if key.startswith("contribute")]
        bold = [key for key in offer if key.split(":")[0] in ("duel", "rob", "use", "prospect")]
        game.choose(luck.choice(eager or bold or offer))
        log += game.events_for(None, since=len(log))
        if asked_to_act(game):
            assert set(game.view()["bandits"]) == bandits_by(log)
    return log


def asked_to_act(game: tw.Game) -> bool:
    return game.decision is not None and asked(game)[1] == "act"


def bandits_by(log: list[tw.Event]) -> set[str]:
    there = set()
    for event in log:
        if event.key == "bandit-came":
            there.add(event.args["space"].removeprefix("space:"))
        elif event.key == "bandit-removed":
            there.remove(event.args["space"].removeprefix("space:"))
    return there


def where(log: list[tw.Event], at: int) -> str:
    """In a story, or just in a turn."""
    frame = ("story-resolved", "story-available", "turn-began")
    return next(event.key for event in reversed(log[:at]) if event.key in frame)


@pytest.mark.rule("WL-BANDIT-03")
def test_none_comes_where_somebody_is() -> None:
    player_at, sheriff_at, bandit_at = (min(HIDEOUTS[gang]) for gang in "ABC")
    game = told(
        "harsh-times", seats={1: {"space": player_at}}, sheriff=sheriff_at, bandits=[bandit_at]
    )
    assert spawned(game) == EVERYWHERE - {player_at, sheriff_at, bandit_at}
    assert set(game.view()["bandits"]) == EVERYWHERE - {player_at, sheriff_at}


# ---- riding into one ----


@pytest.mark.rule("WL-BANDIT-04")
def test_entering_ends_the_movement_and_starts_the_fight() -> None:
    game = on_the_trail({"hand": "K♥", "items": ["mustang"]}, fight_deck="J 2")
    choose(game, f"ride:{HIDEOUT}")  # 1 of 4 spaces
    assert (asked(game), keys(game)) == ((HERO, "lay"), {"lay:K♥"})  # no way to decline
    lay_against_npc(game, "K♥", "J")
    choose(game, "reward:lp")
    assert asked(game) == (HERO, "act")
    assert player(game, HERO)["space"] == HIDEOUT
    assert game.view()["actions"] == 2  # the Move action alone


@pytest.mark.rule("WL-BANDIT-04", "WL-BANDIT-18")
def test_nobody_rides_through_a_bandit() -> None:
    """The mine lies behind the hideout: 2 spaces by it, 3 around it."""
    start = {"space": PRAIRIE, "hand": "K♥"}
    assert "ride:spikes-view-mine" in keys(on_the_trail(start, bandits=[]))
    game = on_the_trail(start)
    assert "ride:spikes-view-mine" not in keys(game)
    assert f"step:{HIDEOUT}" not in keys(game)
    assert f"ride:{HIDEOUT}" in keys(game)


@pytest.mark.rule("WL-BANDIT-18")
def test_sprint_into_a_bandit_ends_the_sprint() -> None:
    game = on_the_trail({"space": "mesitos-point-8", "hand": "K♥ 3♥"}, fight_deck="J 2")
    choose(game, f"ride:{PRAIRIE}", "react:3♥")
    assert asked(game) == (HERO, "ride")
    choose(game, f"ride:{HIDEOUT}")  # 1 of 2 spaces
    assert (asked(game), fight(game)["type"]) == ((HERO, "lay"), "bandit")
    lay_against_npc(game, "K♥", "J")
    choose(game, "reward:lp")
    assert asked(game) == (HERO, "act")
    assert player(game, HERO)["space"] == HIDEOUT
    assert discarded(game) == {"K♥", "3♥"}


@pytest.mark.rule("WL-BANDIT-18")
def test_kit_carsons_extra_space_may_lead_to_a_bandit() -> None:
    kit = {"character": "kit-carson", "lp": 5, "space": "mesitos-point-8", "hand": "K♥"}
    game = on_the_trail(kit)
    choose(game, f"ride:{PRAIRIE}", "ability:kit-carson", f"ride:{HIDEOUT}")
    assert (asked(game), fight(game)["type"]) == ((HERO, "lay"), "bandit")


@pytest.mark.rule("WL-BANDIT-18")
def test_rowdys_ride_at_the_start_of_the_turn_stops_at_a_bandit() -> None:
    rowdy = {"character": "y-b-rowdy", "lp": 5, "hand": "K♥ 2♥"}
    game = on_the_trail(rowdy, at="turn", fight_deck="J 2")
    choose(game, "ability:y-b-rowdy", "discard:2♥", f"ride:{HIDEOUT}")  # 1 of 3 spaces
    assert (asked(game), fight(game)["type"]) == ((HERO, "lay"), "bandit")
    lay_against_npc(game, "K♥", "J")
    choose(game, "reward:lp")
    assert asked(game) == (HERO, "income")  # the ride is over


@pytest.mark.rule("WL-BANDIT-18")
def test_over_a_mesa_into_a_bandit() -> None:
    knife = {"character": "bloody-knife", "lp": 5, "space": "darkrock-east-gate", "hand": "K♥"}
    game = on_the_trail(knife, bandits=["sunny-hills-hideout-b"])
    choose(game, "step:north-mesa", "ride:sunny-hills-hideout-b")
    assert (asked(game), fight(game)["type"]) == ((HERO, "lay"), "bandit")
