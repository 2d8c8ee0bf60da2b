"""Scenes of Ante Up: goals of the lawmen and the outlaws."""

from typing import Any

import tumbleweed as tw
from support.legends.goals import (
    RIVAL,
    THIRD,
    Quest,
    beat_bandit,
    held,
    play,
    scene,
    to_own_turn,
)
from support.legends.land import CAMP, EAST_STATION, MARSHALS_OFFICE, PASS_A, WEST_STATION
from support.legends.places import (
    BANK,
    CABARET,
    FAR_OFF,
    HIDEOUT,
    OFFICE,
    PRAIRIE,
    STATION,
    STORE,
    STREET,
)
from support.legends.reading import happened, offered
from support.legends.tokens import FORK, TRAIL

MARSHAL_POINT, WANTED_POINT = "choose:living-legend.1", "choose:living-legend.2"
CREEK, HILL, HILL_HIDEOUT = "dixon-creek-hideout-b", "sunny-hills-1", "sunny-hills-hideout-b"
CANYON, RANCH = "cliff-junction-hideout-c", "sunny-hills-hideout-a"
GREEN_RANCH = "mesitos-point-ranch-green"
WEAK = "2 3 4 5 6"  # fight cards


def points(game: tw.Game, card: str, point: str) -> tw.Game:
    """An Ace's Action."""
    return play(game, f"use:{card}", point)


def beside(hand: str, space: str = STREET, **more: Any) -> dict[str, Any]:
    return {"space": space, "hand": hand, **more}


def duel(game: tw.Game, mine: str, theirs: str, other: int = RIVAL, kind: str = "duel") -> tw.Game:
    return play(game, f"{kind}:{other}", f"lay:{mine}", f"lay:{theirs}")


# ---- Pat Garrett ----


@scene("goal-garrett-badge-and-patience")
def badge_and_patience(quest: Quest) -> None:
    game = quest.table("pat-garrett", marshal=1, hand="A♣ A♦")
    quest.missed(points(game, "A♣", MARSHAL_POINT))
    quest.claimed(points(game, "A♦", MARSHAL_POINT))


@scene("goal-garrett-long-pursuit")
def long_pursuit(quest: Quest) -> None:
    """Six spaces with his own Action, and two more in the next turn."""
    wanted = {RIVAL: {"space": FAR_OFF, "wanted": 1}}
    game = quest.table("pat-garrett", wanted, lp=5, space=OFFICE, hand="4♥")
    assert pursue(game, "ability:pat-garrett") < 8
    quest.missed(game)
    assert pursue(game, "use:4♥") >= 8
    quest.claimed(game)


def pursue(game: tw.Game, action: str) -> int:
    """The Sheriff rides as far as he can; how far he has been moved in all."""
    play(game, action)
    ways = sorted(offered(game, "sheriff") - {FAR_OFF})
    play(game, f"sheriff:{max(ways, key=lambda way: moved(play(game.clone(), f'sheriff:{way}')))}")
    return moved(game)


def moved(game: tw.Game) -> int:
    return sum(int(each["count"]) for each in happened(game, "sheriff-moved"))


@scene("goal-garrett-stinking-springs")
def stinking_springs(quest: Quest) -> None:
    """A bandit is no outlaw, a duel no arrest."""
    game = quest.table("pat-garrett", space=PRAIRIE, hand="K♣", bandits=[HIDEOUT], fight_deck=WEAK)
    beat_bandit(game, "K♣", f"ride:{HIDEOUT}")
    quest.missed(game)
    outlaw = {TRAIL: ["outlaw-1"]}
    game = quest.table("pat-garrett", space=FORK, hand="K♣", laid=outlaw, fight_deck=WEAK)
    quest.claimed(play(game, f"ride:{TRAIL}", "lay:K♣"))
    wanted = {RIVAL: beside("5♥", wanted=1)}
    game = quest.table("pat-garrett", wanted, space=STREET, marshal=1, hand="K♣ K♦")
    quest.claimed(duel(game, "K♣", "5♥", kind="arrest"))


@scene("goal-garrett-the-authentic-life")
def the_authentic_life(quest: Quest) -> None:
    """Three Legendary Points in one turn and one in the next are not four in one."""
    game = quest.table("pat-garrett", space=CABARET, money=120)
    play(game, "revel:3")
    quest.missed(to_own_turn(game))
    quest.missed(play(game, "revel:1"))
    game = quest.table("pat-garrett", space=CABARET, money=120)
    quest.claimed(play(game, "revel:3", "revel:1"))


# ---- Seth Bullock ----


@scene("goal-bullock-hardware-on-main")
def hardware_on_main(quest: Quest) -> None:
    game = quest.table("seth-bullock", space=STORE, money=120, items=["revolver"])
    quest.missed(play(game, "store", "buy:provisions", "leave"))
    quest.claimed(play(game, "store", "upgrade:revolver", "leave"))


@scene("goal-bullock-the-look")
def the_look(quest: Quest) -> None:
    """A ten is too high; a nine is not, and an outlaw does as well as a bandit."""
    game = quest.table(
        "seth-bullock", space=PRAIRIE, hand="10♦", bandits=[HIDEOUT], fight_deck=WEAK
    )
    beat_bandit(game, "10♦", f"ride:{HIDEOUT}")
    quest.missed(game)
    outlaw: dict[str, Any] = {"laid": {TRAIL: ["outlaw-1"]}, "fight_deck": "2 3"}
    game = quest.table("seth-bullock", space=FORK, hand="9♣", **outlaw)
    quest.claimed(play(game, f"ride:{TRAIL}", "lay:9♣"))


@scene("goal-bullock-order-in-the-gulch")
def order_in_the_gulch(quest: Quest) -> None:
    """A wound, or no badge, is not in order."""
    lacking: list[dict[str, Any]] = [{"marshal": 1, "wounds": 1}, {"marshal": 0}]
    for facts in lacking:
        game = quest.table("seth-bullock", space=MARSHALS_OFFICE, **facts)
        quest.missed(to_own_turn(game))
    game = quest.table("seth-bullock", space=MARSHALS_OFFICE, marshal=1)
    quest.missed(game)
    quest.claimed(play(game, "end"))


@scene("goal-bullock-first-sheriff")
def first_sheriff(quest: Quest) -> None:
    """Three bandits, two of them of one gang; then the third gang."""
    bandits = [HILL_HIDEOUT, CREEK, CANYON, RANCH]
    game = quest.table(
        "seth-bullock", space=HILL, hand="K♣ K♦ K♥ A♦", actions=9, items=["thoroughbred"],
        bandits=bandits, fight_deck="J 5 Q 6 8 4 3 2",
    )  # fmt: skip
    for card, hideout in zip(("K♣", "K♦", "K♥"), bandits, strict=False):
        beat_bandit(game, card, f"ride:{hideout}")
    assert held(game, quest.goal)["parts"] == [[[2, 3]]]
    quest.missed(game)
    beat_bandit(game, "A♦", f"ride:{RANCH}")
    quest.claimed(game)


# ---- Sundance Kid ----


@scene("goal-sundance-ticket-to-nowhere")
def ticket_to_nowhere(quest: Quest) -> None:
    """By rail to the other board, then with his own Action to the train at the pass."""
    game = quest.table("sundance-kid", lp=5, space=WEST_STATION, money=20, train="north-tunnel")
    play(game, f"rail:{EAST_STATION}", "stop")
    quest.missed(game)
    play(game, "ability:sundance-kid")
    quest.missed(game)
    assert game.view()["players"][0]["space"] == PASS_A
    quest.claimed(play(game, "end"))


@scene("goal-sundance-hole-in-the-wall")
def hole_in_the_wall(quest: Quest) -> None:
    for space, money in ((CAMP, 50), (STREET, 60)):
        game = quest.table("sundance-kid", space=space, money=money)
        quest.missed(play(game, "end"))
    for space in (CAMP, HIDEOUT):
        game = quest.table("sundance-kid", space=space, money=60)
        quest.claimed(play(game, "end"))


@scene("goal-sundance-the-express-car")
def the_express_car(quest: Quest) -> None:
    """The Bank is no train."""
    robber: dict[str, Any] = {"wanted": 1, "hand": "A♣", "fight_deck": WEAK}
    game = quest.table("sundance-kid", space=BANK, **robber)
    quest.missed(play(game, "heist", "lay:A♣"))
    robber["encounter_deck"] = ["mail-car"]
    game = quest.table("sundance-kid", space=WEST_STATION, **robber)
    quest.claimed(play(game, "heist-train", "lay:A♣"))


@scene("goal-sundance-wild-bunch-portrait")
def the_fort_worth_portrait(quest: Quest) -> None:
    game = quest.table("sundance-kid", wanted=4, hand="A♣ A♦")
    quest.missed(points(game, "A♣", WANTED_POINT))
    quest.claimed(points(game, "A♦", WANTED_POINT))


# ---- Curly Bill Brocius ----


@scene("goal-curly-bill-over-the-line")
def over_the_line(quest: Quest) -> None:
    """Brought to the Station it was wrangled."""
    thief: dict[str, Any] = {"cattle": "cattle-blue-3", "wanted": 1}
    game = quest.table("curly-bill-brocius", space="spikes-view-9", **thief)
    quest.missed(play(game, f"ride:{STATION}", "deliver"))
    game = quest.table("curly-bill-brocius", space="mesitos-point-1", **thief)
    quest.claimed(play(game, f"ride:{GREEN_RANCH}", "deliver"))


@scene("goal-curly-bill-tax-collector")
def tax_collector(quest: Quest) -> None:
    """With less than $60 after it, or by a duel, the tax is not paid."""
    others = {RIVAL: beside("5♥", money=40), THIRD: beside("6♥", money=40)}
    game = quest.table("curly-bill-brocius", others, space=STREET, hand="K♣", money=0)
    play(game, f"rob:{RIVAL}", "lay:K♣", "lay:5♥", "steal:money")
    quest.missed(game)
    game = quest.table("curly-bill-brocius", others, space=STREET, hand="K♣ K♦", money=60)
    quest.missed(duel(game, "K♣", "5♥"))
    play(game, f"rob:{THIRD}", "lay:K♦", "lay:6♥", "steal:money")
    quest.claimed(game)


@scene("goal-curly-bill-stray-gatherer")
def gatherer_of_strays(quest: Quest) -> None:
    """One and, in the next turn, another are not two in one turn; one delivered is enough."""
    strays = {TRAIL: ["longhorn-1"], FORK: ["longhorn-2"]}
    game = quest.table("curly-bill-brocius", space=FORK, laid=strays)
    quest.missed(play(game, f"ride:{TRAIL}", "take:longhorn"))
    to_own_turn(game)
    quest.missed(play(game, f"ride:{FORK}", "take:longhorn"))
    game = quest.table("curly-bill-brocius", space=FORK, laid=strays)
    play(game, f"ride:{TRAIL}", "take:longhorn", f"ride:{FORK}", "take:longhorn")
    quest.claimed(game)
    game = quest.table("curly-bill-brocius", space="spikes-view-9", longhorns=["longhorn-1"])
    quest.claimed(play(game, f"ride:{STATION}", "deliver-longhorn"))


@scene("goal-curly-bill-red-sash")
def the_red_sash(quest: Quest) -> None:
    """Two players beaten in two turns are not enough."""
    others = {RIVAL: beside("5♥ 5♣"), THIRD: beside("6♥")}
    game = quest.table("curly-bill-brocius", others, space=STREET, hand="K♣ K♦ K♥")
    duel(game, "K♣", "5♥")
    quest.missed(to_own_turn(game))
    quest.missed(duel(game, "K♦", "5♣"))
    quest.claimed(duel(game, "K♥", "6♥", THIRD))
