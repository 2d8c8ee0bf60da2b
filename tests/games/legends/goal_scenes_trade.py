"""Scenes: goals that are met with gold, money, items, wounds and points on the tracks."""

from typing import Any

import tumbleweed as tw
from support.legends.goals import Quest, play, scene, to_own_turn
from support.legends.places import BANK, CABARET, DOCTOR, STATION, STORE

MARSHAL_POINT, WANTED_POINT = "choose:living-legend.1", "choose:living-legend.2"
GREEN_RANCH = "mesitos-point-ranch-green"
NORTHERN_MINE, SOUTHERN_MINE = "sunny-hills-mine", "spikes-view-mine"


def living_legend(game: tw.Game, *cards: str, point: str) -> tw.Game:
    """An Ace's Action each."""
    for card in cards:
        play(game, f"use:{card}", point)
    return game


def at_store(quest: Quest, character: str, *items: str, **facts: Any) -> tw.Game:
    return quest.table(character, space=STORE, money=120, items=list(items), **facts)


def upgrade(game: tw.Game, *items: str) -> tw.Game:
    for item in items:
        play(game, "store", f"upgrade:{item}")
        if game.decision is not None and "leave" in game.decision.keys:
            play(game, "leave")
    return game


# ---- tracks ----


@scene("goal-bass-three-thousand-warrants")
def three_thousand_warrants(quest: Quest) -> None:
    game = quest.table("bass-reeves", marshal=4, hand="A♣ A♦")
    living_legend(game, "A♣", point=MARSHAL_POINT)
    quest.missed(game)
    living_legend(game, "A♦", point=MARSHAL_POINT)
    quest.claimed(game)


@scene("goal-billy-alive-and-well")
def alive_and_well(quest: Quest) -> None:
    game = quest.table("billy-the-kid", wanted=5, hand="A♣ A♦")
    living_legend(game, "A♣", point=WANTED_POINT)
    quest.missed(game)
    living_legend(game, "A♦", point=WANTED_POINT)
    quest.claimed(game)


@scene("goal-jesse-letters-to-the-editor")
def letters_to_the_editor(quest: Quest) -> None:
    """The points he has at the start are not gained."""
    game = quest.table("jesse-james", wanted=1, hand="A♣ A♦ A♥")
    living_legend(game, "A♣", "A♦", point=WANTED_POINT)
    quest.missed(game)
    living_legend(game, "A♥", point=WANTED_POINT)
    quest.claimed(game)


@scene("goal-wyatt-pin-on-the-badge")
def pin_on_the_badge(quest: Quest) -> None:
    """Space 3 of the other track is another matter."""
    game = quest.table("wyatt-earp", wanted=2, hand="A♣")
    living_legend(game, "A♣", point=WANTED_POINT)
    quest.missed(game)
    game = quest.table("wyatt-earp", marshal=1, hand="A♣ A♦")
    living_legend(game, "A♣", point=MARSHAL_POINT)
    quest.missed(game)
    living_legend(game, "A♦", point=MARSHAL_POINT)
    quest.claimed(game)


# ---- revels, cattle ----


@scene("goal-annie-command-performance")
def command_performance(quest: Quest) -> None:
    """Twice one Legendary Point is not two at once."""
    game = quest.table("annie-oakley", space=CABARET, money=120)
    play(game, "revel:1", "revel:1")
    quest.missed(game)
    play(game, "revel:2")
    quest.claimed(game)


@scene("goal-wild-bill-showman")
def showman(quest: Quest) -> None:
    game = quest.table("wild-bill-hickok", space=CABARET, money=120)
    play(game, "revel:2", "revel:2")
    quest.missed(game)
    game = quest.table("wild-bill-hickok", space=CABARET, money=120)
    play(game, "revel:3")
    quest.claimed(game)


@scene("goal-billy-other-peoples-cattle")
def other_peoples_cattle(quest: Quest) -> None:
    """Brought to the Station it was wrangled."""
    game = quest.table("billy-the-kid", space="spikes-view-9", cattle="cattle-blue-3", wanted=2)
    play(game, f"ride:{STATION}", "deliver")
    quest.missed(game)
    game = quest.table("billy-the-kid", space="mesitos-point-1", cattle="cattle-blue-3", wanted=2)
    play(game, f"ride:{GREEN_RANCH}", "deliver")
    quest.claimed(game)


# ---- gold ----


@scene("goal-kit-full-packs")
def full_packs(quest: Quest) -> None:
    dice = {"dice": ["gravel", "gravel", "nugget", "gravel"]}
    game = quest.table("kit-carson", space=NORTHERN_MINE, nuggets=3, chance=dice)
    play(game, "prospect")
    quest.missed(game)
    play(game, "prospect")
    quest.claimed(game)


@scene("goal-kit-pathfinder")
def pathfinder(quest: Quest) -> None:
    """Twice the same mine is one mine; the sale alone is not enough either."""
    dice = {"dice": ["nugget", "gravel"] * 2 + ["gravel"] * 2}
    game = quest.table(
        "kit-carson", space=NORTHERN_MINE, items=["thoroughbred"], actions=9, chance=dice
    )
    play(game, "prospect", "prospect", f"ride:{BANK}", "deposit", "sell-nuggets:2")
    quest.missed(game)
    play(game, f"ride:{SOUTHERN_MINE}", "prospect")
    quest.claimed(game)


@scene("goal-kit-fortune-in-one-trip")
def fortune_in_one_trip(quest: Quest) -> None:
    """Four and one are five, but not with one action."""
    game = quest.table("kit-carson", space=BANK, nuggets=5, items=["mule"])
    play(game, "deposit", "sell-nuggets:4", "deposit")
    quest.missed(game)
    game = quest.table("kit-carson", space=BANK, nuggets=5, items=["mule"])
    play(game, "deposit", "sell-nuggets:5")
    quest.claimed(game)


@scene("goal-rowdy-gold-in-the-creek-bed")
def gold_in_the_creek_bed(quest: Quest) -> None:
    """Two in a turn and one in the next are not three in one; more than he can carry is lost."""
    found, nothing = ["nugget", "nugget"], ["gravel", "gravel"]
    dice = {"dice": found + nothing * 2 + found + ["nugget", "gravel"]}
    game = quest.table("y-b-rowdy", space=NORTHERN_MINE, chance=dice, items=["mule"])
    play(game, "prospect", "prospect", "prospect")
    quest.missed(to_own_turn(game))
    play(game, "prospect")
    quest.missed(game)
    play(game, "prospect")
    quest.claimed(game)


# ---- money and items ----


@scene("goal-mary-money-in-the-strongbox")
def money_in_the_strongbox(quest: Quest) -> None:
    game = quest.table("stagecoach-mary-fields", space=CABARET, money=110)
    quest.missed(game)
    play(game, "work")
    quest.claimed(game)


@scene("goal-mary-riding-shotgun")
def riding_shotgun(quest: Quest) -> None:
    game = at_store(quest, "stagecoach-mary-fields", "shotgun", "mule")
    upgrade(game, "mule")
    quest.missed(game)
    upgrade(game, "shotgun")
    quest.claimed(game)


@scene("goal-wild-bill-ivory-grips")
def ivory_grips(quest: Quest) -> None:
    game = at_store(quest, "wild-bill-hickok", "revolver", "shotgun")
    upgrade(game, "shotgun")
    quest.missed(game)
    upgrade(game, "revolver")
    quest.claimed(game)


@scene("goal-wyatt-between-badges")
def between_badges(quest: Quest) -> None:
    """Two items, of which one is upgraded; then both."""
    game = at_store(quest, "wyatt-earp", "six-shooter", "mule")
    quest.missed(game)
    upgrade(game, "mule")
    quest.claimed(game)


# ---- wounds ----


@scene("goal-calamity-nurse-of-deadwood")
def nurse_of_deadwood(quest: Quest) -> None:
    """A wound here and a wound there."""
    game = quest.table("calamity-jane", space=DOCTOR, wounds=2, money=50, items=["provisions"])
    play(game, "item:provisions")
    quest.missed(game)
    play(game, "heal")
    quest.claimed(game)


@scene("goal-doc-back-to-practice")
def back_to_practice(quest: Quest) -> None:
    """Only one is left for the doctor: the Provisions took the other."""
    doctor: dict[str, Any] = {"space": DOCTOR, "wounds": 2, "money": 50, "items": ["provisions"]}
    game = quest.table("doc-holliday", **doctor)
    play(game, "item:provisions", "heal")
    quest.missed(game)
    game = quest.table("doc-holliday", **doctor)
    play(game, "heal")
    quest.claimed(game)
