"""Scenes of Blood Money: each goal is missed by a little, then met and claimed."""

from typing import Any

import tumbleweed as tw
from support.legends.goals import RIVAL, SEEKER, Quest, beat_bandit, play, scene, to_own_turn
from support.legends.places import (
    BANK,
    FAR_OFF,
    HIDEOUT,
    PRAIRIE,
    STREET,
)
from support.legends.playing import choose
from support.legends.property import MODULES, own
from support.reading import asked, question, rules_of, state_of
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import triggers as on

WEAK = "3 2"  # for the house, which lays the higher one
PAYDAY = "5♥ 5♦ 5♣"
TRADING: dict[str, Any] = {"trader": "trader-darkrock", "space": STREET, "money": 120}
MIXED: dict[str, Any] = {"relic_shop": ["portrait", "spurs", "fiddle"]}
FRONTIER_7 = "frontier-space-7-northwest"
MINES = ("mine-sunny-hills", "mine-cliff-junction", "mine-spikes-view")


class BloodMoneyQuest(Quest):
    """At tables with the module, without a story."""

    def __init__(self, goal: str) -> None:
        super().__init__(goal, modules=MODULES, poker_faces=[])

    def table(self, character: str, others: dict[int, Any] | None = None, **facts: Any) -> tw.Game:
        facts = {"stories": {}, "trader": "trader-dixon-creek", **facts}
        return super().table(character, others, **facts)


def beside(hand: str, **facts: Any) -> dict[str, Any]:
    """A rival in the same street."""
    return {"space": STREET, "hand": hand, **facts}


def fight(game: tw.Game, mine: str, theirs: str, kind: str = "duel") -> tw.Game:
    return play(game, f"{kind}:{RIVAL}", f"lay:{mine}", f"lay:{theirs}")


def bandit(quest: Quest, character: str, **facts: Any) -> tw.Game:
    facts = {"hand": "K♣ K♦", "bandits": [HIDEOUT], "fight_deck": WEAK, **facts}
    return quest.table(character, space=PRAIRIE, **facts)


# ---- Al Swearengen ----


@scene("goal-al-the-house-takes-its-cut")
def the_house_takes_its_cut(quest: Quest) -> None:
    game = quest.table("al-swearengen", space=BANK, money=80, deeds=own("darkrock-saloon"))
    quest.missed(play(game, "claim-deed:deed-bank"))
    quest.claimed(play(game, "deed:deed-darkrock-saloon"))


@scene("goal-al-two-doors-on-main")
def two_doors_on_main(quest: Quest) -> None:
    """Two of different kinds are not enough, three are."""
    game = quest.table("al-swearengen", deeds=own("darkrock-saloon", "doctor"))
    quest.missed(game)
    quest.claimed(quest.table("al-swearengen", deeds=own("darkrock-saloon", "red-falls-saloon")))
    quest.claimed(quest.table("al-swearengen", deeds=own("darkrock-saloon", "doctor", "bank")))


@scene("goal-al-full-till")
def full_till(quest: Quest) -> None:
    game = quest.table("al-swearengen", space=FAR_OFF, money=100)
    choose(game, "end")
    quest.missed(game)
    game = quest.table("al-swearengen", space=BANK, money=90)
    choose(game, "end")
    quest.missed(game)
    game = quest.table("al-swearengen", space=BANK, money=100)
    choose(game, "end")
    quest.claimed(game)


@scene("goal-al-king-of-the-gem")
def king_of_the_gem(quest: Quest) -> None:
    quest.missed(quest.table("al-swearengen", deeds=own(*MINES)))
    quest.claimed(quest.table("al-swearengen", deeds=own(*MINES, "doctor")))


# ---- Ben Hodges ----


@scene("goal-hodges-fine-print")
def fine_print(quest: Quest) -> None:
    """One in each of two turns is not two in one."""
    game = quest.table("ben-hodges", space=STREET, hand=PAYDAY)
    first, second, third = sorted(_usable(game))[:3]
    play(game, first)
    quest.missed(game)
    to_own_turn(game)
    quest.missed(play(game, second))
    game = quest.table("ben-hodges", space=STREET, hand=PAYDAY)
    quest.claimed(play(game, first, third))


def _usable(game: tw.Game) -> list[str]:
    assert game.decision is not None
    return [key for key in game.decision.keys if key.startswith("use:")]


@scene("goal-hodges-a-spanish-land-grant")
def a_spanish_land_grant(quest: Quest) -> None:
    """A deed used without one claimed, then the other way round."""
    facts: dict[str, Any] = {"space": BANK, "money": 80, "deeds": own("darkrock-saloon")}
    game = quest.table("ben-hodges", **facts)
    quest.missed(play(game, "deed:deed-darkrock-saloon"))
    quest.claimed(play(game, "claim-deed:deed-bank"))
    game = quest.table("ben-hodges", **facts)
    quest.missed(play(game, "claim-deed:deed-bank"))
    quest.claimed(play(to_own_turn(game), "deed:deed-darkrock-saloon"))


@scene("goal-hodges-another-mans-herd")
def another_mans_herd(quest: Quest) -> None:
    """Wrangling is honest work, a duel no robbery."""
    deeds = own("ranch-blue", "ranch-orange")
    game = quest.table("ben-hodges", cattle="cattle-green-1", deeds=deeds)
    quest.missed(play(game, "deed:deed-ranch-blue"))
    game = quest.table("ben-hodges", cattle="cattle-green-1", deeds=deeds)
    quest.claimed(play(game, "deed:deed-ranch-orange"))
    rival = {RIVAL: beside("2♥", money=0)}
    game = quest.table("ben-hodges", rival, space=STREET, hand="K♣ K♦")
    quest.missed(fight(game, "K♣", "2♥"))
    game = quest.table("ben-hodges", rival, space=STREET, hand="K♣ K♦")
    fight(game, "K♣", "2♥", "rob")
    if question(game) == "steal":
        play(game, "steal:nothing")
    quest.claimed(game)


@scene("goal-hodges-self-made-man")
def self_made_man(quest: Quest) -> None:
    game = quest.table("ben-hodges", space=BANK, money=110)
    quest.missed(game)
    quest.claimed(play(game, "work"))


# ---- Elfego Baca ----


@scene("goal-baca-mail-order-badge")
def mail_order_badge(quest: Quest) -> None:
    rival = {RIVAL: beside("2♥")}
    game = quest.table("elfego-baca", rival, space=STREET, hand="K♣ K♦")
    quest.missed(fight(game, "K♣", "2♥"))
    quest.claimed(beat_bandit(bandit(quest, "elfego-baca"), "K♣", f"ride:{HIDEOUT}"))
    deeds = own("ranch-blue")
    game = quest.table("elfego-baca", cattle="cattle-green-1", deeds=deeds)
    quest.claimed(play(game, "deed:deed-ranch-blue"))


@scene("goal-baca-thirty-three-hours")
def thirty_three_hours(quest: Quest) -> None:
    for wounds in (1, 2):
        game = quest.table(
            "elfego-baca", {RIVAL: beside("2♥")}, space=STREET, hand="K♣", wounds=wounds
        )
        fight(game, "K♣", "2♥")
        (quest.claimed if wounds == 2 else quest.missed)(game)


@scene("goal-baca-read-the-law")
def read_the_law(quest: Quest) -> None:
    """An arrest, and a weapon upgraded after it."""
    rival = {RIVAL: beside("2♥", wanted=1)}
    facts: dict[str, Any] = {"space": STREET, "marshal": 1, "money": 60, "items": ["revolver"]}
    game = quest.table("elfego-baca", rival, hand="K♣ K♦", **facts)
    quest.missed(fight(game, "K♣", "2♥", "arrest"))
    game = quest.table(
        "elfego-baca", rival, hand="K♣", deeds=own("red-falls-general-store"), **facts
    )
    quest.missed(play(game, "deed:deed-red-falls-general-store", "upgrade:revolver"))
    quest.claimed(fight(game, "K♣", "2♥", "arrest"))


@scene("goal-baca-four-thousand-bullets")
def four_thousand_bullets(quest: Quest) -> None:
    """Two players, one after the other."""
    rivals = {RIVAL: beside("2♥"), 2: beside("3♥")}
    game = quest.table("elfego-baca", rivals, space=STREET, hand="K♣ K♦")
    quest.missed(fight(game, "K♣", "2♥"))
    quest.claimed(play(game, "duel:2", "lay:K♦", "lay:3♥"))


# ---- James Beckwourth ----


def lap(game: tw.Game) -> tw.Game:
    """The choices of a lap on the Story track, whatever they are."""
    while asked(game) != (SEEKER, "act"):
        assert game.decision is not None
        game.choose(game.decision.default)
    return game


def rolls(quest: Quest, story: int, count: int, **facts: Any) -> tw.Game:
    faces = ["story-point"] * count
    return quest.table("james-beckwourth", story=story, chance={"risk": faces}, **facts)


@scene("goal-beckwourth-tall-tale")
def tall_tale(quest: Quest) -> None:
    game = rolls(quest, 2, 1)
    play(game, "risk:money")
    quest.missed(lap(game))
    game = rolls(quest, 3, 1)
    play(game, "risk:money")
    quest.claimed(lap(game))


@scene("goal-beckwourth-the-low-pass")
def the_low_pass(quest: Quest) -> None:
    laid = {FRONTIER_7: "old-campfire", "frontier-space-7-northeast": "hunters-cabin"}
    facts: dict[str, Any] = {"hand": "10♠ 9♠ 10♣ 9♦", "frontier": _tokens(quest, laid)}
    game = quest.table("james-beckwourth", space=FRONTIER_7, **facts)
    explore(game)
    quest.missed(game)
    play(game, "ride:frontier-space-7-northeast")
    explore(lap(game))
    quest.claimed(game)


def _tokens(quest: Quest, laid: dict[str, str]) -> dict[str, str]:
    """The two tokens with the lowest number."""
    names = rules_of(quest.table("james-beckwourth")).compiled.up.frontier_tokens
    return dict(zip(laid, names[:2], strict=True))


def explore(game: tw.Game) -> None:
    """With as many cards as it takes."""
    play(game, "frontier")
    while question(game) == "frontier":
        assert game.decision is not None
        keys = game.decision.keys
        game.choose("enough" if "enough" in keys else keys[0])
    lap(game)


@scene("goal-beckwourth-guest-of-the-crow")
def guest_of_the_crow(quest: Quest) -> None:
    """Discs on a story, in three regions; the third condition is met elsewhere."""
    names = rules_of(quest.table("james-beckwourth")).compiled.blood.outcomes
    game = quest.table("james-beckwourth", tale=names[0])
    note_discs(game, ["darkrock-bank", "darkrock-main-street", "sunny-hills-7"])
    quest.missed(game)
    note_discs(game, ["spikes-view-5"])
    quest.claimed(game.clone())


def note_discs(game: tw.Game, spaces: list[str]) -> None:
    """A disc was placed at each of these spaces."""
    for space in spaces:
        state_of(game).space[SEEKER] = state_of(game).compiled.board.spaces.index(space)
        note(state_of(game), on.CONTRIBUTE_STORY, SEEKER)
    state_of(game).due.clear()


@scene("goal-beckwourth-life-and-adventures")
def life_and_adventures(quest: Quest) -> None:
    """A point a turn: eight are not nine."""
    game = rolls(quest, 1, 9, space=FAR_OFF)
    for turn in range(9):
        play(game, "risk:money")
        lap(game)
        if turn == 7:
            quest.missed(game)
        if turn < 8:
            to_own_turn(game)
    quest.claimed(game)
