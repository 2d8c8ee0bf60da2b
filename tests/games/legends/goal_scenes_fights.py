"""Scenes: goals that are met by winning fights."""

from typing import Any

import tumbleweed as tw
from support.legends.goals import (
    FOURTH,
    RIVAL,
    THIRD,
    Quest,
    beat_bandit,
    held,
    play,
    scene,
    to_own_turn,
)
from support.legends.places import BANK, HIDEOUT, OFFICE, PRAIRIE, STREET

EAST_GATE, CREEK = "darkrock-east-gate", "dixon-creek-hideout-b"  # next to each other
HILL, HILL_HIDEOUT = "sunny-hills-1", "sunny-hills-hideout-b"  # next to each other, too
LOW_CARDS = "J 5"  # the bandit's: the house lays the Jack


def beside(hand: str, space: str = STREET, **more: Any) -> dict[str, Any]:
    return {"space": space, "hand": hand, **more}


def duel(game: tw.Game, mine: str, theirs: str, other: int = RIVAL, kind: str = "duel") -> tw.Game:
    return play(game, f"{kind}:{other}", f"lay:{mine}", f"lay:{theirs}")


@scene("goal-annie-trick-shot")
def trick_shot(quest: Quest) -> None:
    """A nine is too good; an eight lowers nobody's card, and wins against a five."""
    others = {RIVAL: beside("5♥"), THIRD: beside("6♥")}
    game = quest.table("annie-oakley", others, space=STREET, hand="9♣ 8♣")
    duel(game, "9♣", "5♥")
    quest.missed(game)
    duel(game, "8♣", "6♥", THIRD)
    quest.claimed(game)


@scene("goal-annie-steady-hand")
def steady_hand(quest: Quest) -> None:
    """A mount is no weapon, and a weapon alone is half of it."""
    store = "darkrock-store-west"
    game = quest.table(
        "annie-oakley", {RIVAL: beside("5♥", store)}, space=store, money=120, hand="K♣",
        items=["rifle", "mule"],
    )  # fmt: skip
    duel(game, "K♣", "5♥")
    play(game, "store", "upgrade:mule", "leave")
    quest.missed(game)
    play(game, "store", "upgrade:rifle", "leave")
    quest.claimed(game)


@scene("goal-annie-every-one-a-hit")
def every_one_a_hit(quest: Quest) -> None:
    """One in this turn and one in the next are not two in one turn."""
    others = {RIVAL: beside("5♥ 5♣"), THIRD: beside("6♥")}
    game = quest.table("annie-oakley", others, space=STREET, hand="K♣ K♦ K♥")
    duel(game, "K♣", "5♥")
    quest.missed(to_own_turn(game))
    duel(game, "K♦", "5♣")
    quest.missed(game)
    duel(game, "K♥", "6♥", THIRD)
    quest.claimed(game)


@scene("goal-bass-long-road-back")
def long_road_back(quest: Quest) -> None:
    """A fight in town does not do; one in the country, two spaces from the office, does."""
    hideout = "mesitos-point-hideout-a"
    game = quest.table(
        "bass-reeves", {RIVAL: beside("5♥", OFFICE)}, space=OFFICE, hand="K♣ K♦", mount="mustang",
        items=["mustang"], bandits=[hideout], fight_deck=LOW_CARDS,
    )  # fmt: skip
    duel(game, "K♣", "5♥")
    play(game, f"ride:{OFFICE}")
    quest.missed(game)
    to_own_turn(game)
    beat_bandit(game, "K♦", f"ride:{hideout}")
    quest.missed(game)
    play(game, f"ride:{OFFICE}")
    quest.claimed(game)


@scene("goal-bass-always-gets-his-man")
def always_gets_his_man(quest: Quest) -> None:
    """A duel is no arrest, one bandit is not three."""
    others = {RIVAL: beside("5♥", PRAIRIE, wanted=1)}
    game = quest.table(
        "bass-reeves", others, space=PRAIRIE, hand="K♣ K♦", marshal=1, bandits=[HIDEOUT],
        fight_deck=LOW_CARDS,
    )  # fmt: skip
    duel(game, "K♣", "5♥")
    beat_bandit(game, "K♦", f"ride:{HIDEOUT}")
    quest.missed(game)
    game = quest.table("bass-reeves", others, space=PRAIRIE, hand="K♣", marshal=1)
    duel(game, "K♣", "5♥", kind="arrest")
    quest.claimed(game)


@scene("goal-billy-jailbreak")
def jailbreak(quest: Quest) -> None:
    """A bandit does not do."""
    game = quest.table(
        "billy-the-kid", space="darkrock-east-gate", wanted=2, hand="K♣ A♦", bandits=[CREEK],
        fight_deck="J 5 Q 6 7",
    )  # fmt: skip
    beat_bandit(game, "K♣", f"ride:{CREEK}")
    quest.missed(game)
    play(game, f"ride:{BANK}", "heist", "lay:A♦")
    quest.claimed(game)


@scene("goal-bloody-knife-stands-his-ground")
def stands_his_ground(quest: Quest) -> None:
    """One wound is not enough, and a wound that comes after the fight is too late."""
    others = {RIVAL: beside("5♥"), THIRD: beside("6♥")}
    game = quest.table("bloody-knife", others, space=STREET, wounds=1, hand="K♣ K♦")
    duel(game, "K♣", "5♥")
    quest.missed(game)
    game = quest.table("bloody-knife", others, space=STREET, wounds=2, hand="K♣ K♦")
    quest.missed(game)
    duel(game, "K♣", "5♥")
    quest.claimed(game)


@scene("goal-doc-beside-the-earps")
def beside_the_earps(quest: Quest) -> None:
    game = quest.table(
        "doc-holliday", {RIVAL: beside("5♥", PRAIRIE)}, space=PRAIRIE, hand="K♣ A♦",
        bandits=[HIDEOUT], fight_deck=LOW_CARDS,
    )  # fmt: skip
    duel(game, "K♣", "5♥")
    quest.missed(game)
    beat_bandit(game, "A♦", f"ride:{HIDEOUT}")
    quest.claimed(game)


@scene("goal-doc-living-on-borrowed-time")
def living_on_borrowed_time(quest: Quest) -> None:
    others = {RIVAL: beside("5♥"), THIRD: beside("6♥")}
    game = quest.table("doc-holliday", others, space=STREET, wounds=2, hand="K♣ K♦")
    duel(game, "K♣", "5♥")
    quest.missed(game)
    game = quest.table("doc-holliday", others, space=STREET, wounds=3, hand="K♣ K♦")
    duel(game, "K♣", "5♥")
    quest.claimed(game)


@scene("goal-jesse-hands-where-i-can-see-them")
def hands_where_i_can_see_them(quest: Quest) -> None:
    """A duel takes nothing; a robbery that fails neither."""
    others = {RIVAL: beside("5♥", money=40), THIRD: beside("A♥ 6♥", money=40)}
    game = quest.table("jesse-james", others, space=STREET, hand="K♣ K♦ K♥")
    duel(game, "K♣", "5♥")
    duel(game, "K♦", "A♥", THIRD, kind="rob")
    quest.missed(to_own_turn(game))
    play(game, f"rob:{THIRD}", "lay:K♥", "lay:6♥", "steal:money")
    quest.claimed(game)


@scene("goal-jesse-the-big-score")
def the_big_score(quest: Quest) -> None:
    """In town at the end of the turn it does not count, however far he rides later."""
    facts: dict[str, Any] = {"space": BANK, "wanted": 1, "hand": "A♣ A♦", "fight_deck": "J 5 6"}
    game = quest.table("jesse-james", **facts)
    play(game, "heist", "lay:A♣", "end")
    quest.missed(to_own_turn(game))
    play(game, "ride:spikes-view-5", "end")
    quest.missed(game)
    game = quest.table("jesse-james", **facts)
    play(game, "heist", "lay:A♣", "ride:spikes-view-5")
    quest.missed(game)
    play(game, "end")
    quest.claimed(game)


@scene("goal-mary-nobody-stops-the-mail")
def nobody_stops_the_mail(quest: Quest) -> None:
    """Attacked in another player's turn she wins as the defender; two attacks are not three."""
    mary = {"space": STREET, "hand": "K♣ K♦ K♥"}
    others = {RIVAL: beside("5♥ 7♥"), THIRD: beside("6♥")}
    game = quest.table("stagecoach-mary-fields", others, **mary)
    duel(game, "K♣", "5♥")
    duel(game, "K♦", "6♥", THIRD)
    quest.missed(to_own_turn(game, RIVAL))
    play(game, "duel:0", "lay:7♥", "lay:K♥")
    quest.claimed(to_own_turn(game))


@scene("goal-wyatt-vendetta-ride")
def vendetta_ride(quest: Quest) -> None:
    """A player is no bandit."""
    game = quest.table(
        "wyatt-earp", {RIVAL: beside("5♥", HILL)}, space=HILL, hand="K♣ K♦ K♥", actions=9,
        items=["thoroughbred"], bandits=[HILL_HIDEOUT, CREEK], fight_deck="J 5 Q 6",
    )  # fmt: skip
    duel(game, "K♣", "5♥")
    beat_bandit(game, "K♦", f"ride:{HILL_HIDEOUT}")
    quest.missed(game)
    beat_bandit(game, "K♥", f"ride:{CREEK}")
    quest.claimed(game)


@scene("goal-wyatt-clean-up-the-territory")
def clean_up_the_territory(quest: Quest) -> None:
    """Three bandits, two of them of one gang; then the third gang."""
    canyon, ranch = "cliff-junction-hideout-c", "sunny-hills-hideout-a"
    bandits = [HILL_HIDEOUT, CREEK, canyon, ranch]
    game = quest.table(
        "wyatt-earp", space=HILL, hand="K♣ K♦ K♥ A♦", actions=9, items=["thoroughbred"],
        bandits=bandits, fight_deck="J 5 Q 6 8 4 3 2",
    )  # fmt: skip
    for card, hideout in zip(("K♣", "K♦", "K♥"), bandits, strict=False):
        beat_bandit(game, card, f"ride:{hideout}")
    assert held(game, quest.goal)["parts"] == [[[2, 3]]]
    quest.missed(game)
    beat_bandit(game, "A♦", f"ride:{ranch}")
    quest.claimed(game)


@scene("goal-rowdy-medal-of-honor")
def medal_of_honor(quest: Quest) -> None:
    """The fight in town does not count."""
    edge = "darkrock-saloon-west"
    others = {
        RIVAL: beside("5♥", PRAIRIE), THIRD: beside("6♥", PRAIRIE), FOURTH: beside("7♥", edge)
    }  # fmt: skip
    game = quest.table(
        "y-b-rowdy", others, space=edge, hand="K♣ K♦ K♥ A♦", actions=9, bandits=[HIDEOUT],
        fight_deck=LOW_CARDS,
    )  # fmt: skip
    duel(game, "K♣", "7♥", FOURTH)
    play(game, f"ride:{PRAIRIE}")
    duel(game, "K♦", "5♥")
    duel(game, "K♥", "6♥", THIRD)
    quest.missed(game)
    beat_bandit(game, "A♦", f"ride:{HIDEOUT}")
    quest.claimed(game)
