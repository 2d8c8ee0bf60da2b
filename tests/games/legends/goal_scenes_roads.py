"""Scenes: goals that are met on the road, ending Move actions and turns somewhere."""

from typing import Any

import tumbleweed as tw
from support.legends.goals import RIVAL, Quest, held, play, scene, settle, to_own_turn
from support.legends.places import (
    BANK,
    CABARET,
    DOCTOR,
    EAST_SALOON,
    HIDEOUT,
    RED_FALLS_SALOON,
    STATION,
)

FAST: dict[str, Any] = {
    "items": ["thoroughbred"],
    "actions": 9,
}  # five spaces a Move action, and time enough
EAST_GATE, DIXON_CREEK = "darkrock-east-gate", "dixon-creek-hideout-b"
WESTERN_HIDEOUT = "mesitos-point-hideout-a"  # five spaces from HIDEOUT
HIDEOUTS = ["sunny-hills-hideout-a", "sunny-hills-hideout-b", DIXON_CREEK]


def rides(game: tw.Game, *spaces: str) -> tw.Game:
    return play(game, *(f"ride:{space}" for space in spaces))


def turn_ends(game: tw.Game, *spaces: str) -> tw.Game:
    """A turn after the other, each with one ride; the last one has ended."""
    for space in spaces:
        rides(to_own_turn(game), space)
        game.choose("end")
    return settle(game)


@scene("goal-billy-light-fingers")
def light_fingers(quest: Quest) -> None:
    """A Move action that ends alone does not count, one that goes nowhere does."""
    game = quest.table("billy-the-kid", {RIVAL: {"space": STATION}}, space=STATION, actions=4)
    rides(game, "spikes-view-9", STATION, STATION)
    quest.missed(game)
    rides(game, STATION)
    quest.claimed(game)


@scene("goal-bloody-knife-reading-the-land")
def reading_the_land(quest: Quest) -> None:
    """Four Move actions in three regions do not do."""
    game = quest.table("bloody-knife", space="mesitos-point-4", **FAST)
    rides(game, "mesitos-point-4", "darkrock-store-east", "mesitos-point-4", "sunny-hills-4")
    quest.missed(game)
    assert held(game, quest.goal)["parts"] == [[[3, 4]]]
    rides(game, "spikes-view-5")
    quest.claimed(game)


@scene("goal-bloody-knife-over-the-high-ground")
def over_the_high_ground(quest: Quest) -> None:
    """Round the mesa is not over it."""
    game = quest.table("bloody-knife", space=EAST_GATE, lp=5, actions=9)
    for space in ("spikes-view-6", EAST_GATE):
        play(game, "step:south-mesa", f"ride:{space}")
    rides(game, DIXON_CREEK)
    quest.missed(game)
    play(game, "step:north-mesa", f"ride:{DOCTOR}")
    quest.claimed(game)


@scene("goal-bloody-knife-between-two-nations")
def between_two_nations(quest: Quest) -> None:
    """Two streets of one town, or two towns in two turns, are something else."""
    game = quest.table("bloody-knife", space=EAST_GATE, items=["thoroughbred"])
    rides(game, EAST_GATE, BANK)
    quest.missed(game)
    turn_ends(game, CABARET)
    quest.missed(to_own_turn(game))
    rides(game, EAST_GATE)
    quest.missed(game)
    rides(game, CABARET)
    quest.claimed(game)


@scene("goal-jesse-ride-with-the-gang")
def ride_with_the_gang(quest: Quest) -> None:
    """The same hideout counts once."""
    game = quest.table("jesse-james", space=HIDEOUTS[0], **FAST)
    rides(game, HIDEOUTS[0], HIDEOUTS[1], HIDEOUTS[1])
    quest.missed(game)
    rides(game, HIDEOUTS[2])
    quest.claimed(game)


@scene("goal-kit-over-the-divide")
def over_the_divide(quest: Quest) -> None:
    """Nine spaces, and ten."""
    game = quest.table("kit-carson", space=WESTERN_HIDEOUT, items=["thoroughbred"])
    rides(game, HIDEOUT, "mesitos-point-5")
    assert held(game, quest.goal)["parts"] == [[[9, 10]]]
    quest.missed(game)
    rides(game, WESTERN_HIDEOUT)
    quest.claimed(game)


@scene("goal-rowdy-cold-trail")
def cold_trail(quest: Quest) -> None:
    """Eleven spaces, and twelve; what was ridden in the turn before is gone."""
    game = quest.table("y-b-rowdy", space=WESTERN_HIDEOUT, **FAST)
    rides(game, HIDEOUT, WESTERN_HIDEOUT, "mesitos-point-5")
    quest.missed(game)
    rides(to_own_turn(game), WESTERN_HIDEOUT)
    quest.missed(game)
    game = quest.table("y-b-rowdy", space=WESTERN_HIDEOUT, **FAST)
    rides(game, HIDEOUT, WESTERN_HIDEOUT, "mesitos-point-5", WESTERN_HIDEOUT)
    quest.claimed(game)


@scene("goal-rowdy-homeland")
def homeland(quest: Quest) -> None:
    """Turns that end in a town, or in a region for the second time, do not count."""
    game = quest.table("y-b-rowdy", space=EAST_GATE)
    game.choose("end")
    turn_ends(game, DIXON_CREEK, "cliff-junction-1", "cliff-junction-2", RED_FALLS_SALOON)
    quest.missed(game)
    turn_ends(game, DOCTOR)
    quest.missed(game)
    turn_ends(game, "sunny-hills-1")
    quest.claimed(game)


@scene("goal-mary-star-route")
def star_route(quest: Quest) -> None:
    """Two spaces beside the same saloon are one place."""
    game = quest.table("stagecoach-mary-fields", space=EAST_SALOON, **FAST)
    rides(game, EAST_SALOON, "darkrock-saloon-west", STATION)
    assert held(game, quest.goal)["parts"] == [[[2, 3]]]
    quest.missed(game)
    rides(game, RED_FALLS_SALOON)
    quest.claimed(game)
