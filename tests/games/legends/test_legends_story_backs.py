"""The thirteen backs of the story cards: what meets each trigger, and what nearly does."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

import tumbleweed as tw
from support.legends.places import (
    BANK,
    BLUE_RANCH,
    CABARET,
    DOCTOR,
    EAST_SALOON,
    GREEN_RANCH,
    MINE,
    STATION,
    STORE,
)
from support.legends.playing import choose, do
from support.legends.reading import keys, story
from support.legends.tables import table

HIDEOUT, BESIDE = "mesitos-point-hideout-a", "mesitos-point-3"
BACKS = {  # one card with each back
    "back-two-lp": "blood-money",
    "back-reputation": "dead-or-alive",
    "back-big-spender": "opening-night",
    "back-bandit-down": "local-rabble",
    "back-poker-hand": "the-widow",
    "back-gold-strike": "mother-lode",
    "back-cattle-drive": "branding-season",
    "back-showdown": "ten-paces",
    "back-long-ride": "the-cruel-wastes",
    "back-crossed-paths": "harsh-times",
    "back-card-action": "the-telegraph-wire",
    "back-new-gear": "tools-of-the-trade",
    "back-scarred": "rub-some-dirt-in-it",
}
LEGEND, MARSHAL = "use:A♦", "choose:living-legend.1"
WANTED = "choose:living-legend.2"
KING, DEUCE = "lay:K♠", "lay:3♣"
FACTS = {"bandits": [HIDEOUT], "fight_deck": ["fight-8", "fight-9", "fight-10"]}


class Play(NamedTuple):
    """Ann (and Bob, and facts of the table), and what is chosen."""

    what: str
    ann: dict[str, Any]
    choices: str
    bob: Mapping[str, Any] = MappingProxyType({})
    facts: Mapping[str, Any] = MappingProxyType({})

    def offers(self, back: str) -> list[bool]:
        """For every question: whether a disc may be placed for it."""
        stories = {"left": [BACKS[back]], "right": [self.other(back)]}
        facts = {**FACTS, "stories": stories, **self.facts}
        game = table(self.ann, dict(self.bob), **facts)
        assert story(game)["back"] == back
        offered = []
        for choice in self.choices.split():
            choose(game, choice)
            offered.append(_offered(game))
        return offered

    @staticmethod
    def other(back: str) -> str:
        """The card of the other deck stays out of it."""
        return "tribes-of-the-mesa" if back != "back-long-ride" else "stampede-at-dusk"


def _offered(game: tw.Game) -> bool:
    while game.decision is not None and game.decision.keys == ("pass",):
        game.choose("pass")
    return "contribute:left" in keys(game)


def at(space: str, hand: str = "", **facts: Any) -> dict[str, Any]:
    return {"space": space, "hand": hand, **facts}


RICH = at(CABARET, money=120)
GOLD = {"chance": {"dice": ["nugget", "gravel", "gravel", "nugget"]}}
BANDIT = f"ride:{HIDEOUT}"
POKER = {"deck": ["2♣", "3♣"]}
PLAY_ALL = "play:A♠ play:K♥"

MET = {
    "back-two-lp": [
        Play("revel for 2", RICH, "revel:2"),
        Play("sell 2 nuggets", at(BANK, nuggets=2), "deposit sell-nuggets:2"),
        Play("win a duel", at(BANK, "K♠"), f"duel:1 {KING}", at(BANK)),
        Play("the third Marshal space", at(BANK, "A♦", marshal=2), f"{LEGEND} {MARSHAL}"),
        Play(
            "1 LP from the fight card, 1 for the bandit", at(BESIDE, "A♠"),
            f"{BANDIT} lay:A♠ npc:fight-k reward:lp",
            facts={"fight_deck": ["fight-k", "fight-2"]},
        ),
    ],
    "back-reputation": [
        Play("a Marshal point", at(BANK, "A♦"), f"{LEGEND} {MARSHAL}"),
        Play("a Wanted point", at(BANK, "A♦"), f"{LEGEND} {WANTED}"),
        Play("three for a heist", at(BANK, "K♠"), f"heist {KING} npc:fight-8"),
        Play("a point beyond the track", at(BANK, "A♦", marshal=9), f"{LEGEND} {MARSHAL}"),
    ],
    "back-big-spender": [
        Play("revel for $90", RICH, "revel:3"),
        Play("$80 in the store", at(STORE, money=120), "store buy:mustang buy:mule"),
        Play("upgrades count", at(STORE, money=120, items=["rifle"]),
             "store upgrade:rifle buy:mule buy:whiskey"),
    ],
    "back-bandit-down": [
        Play("beat a bandit", at(BESIDE, "K♠"), f"{BANDIT} {KING} npc:fight-8 reward:lp"),
    ],
    "back-poker-hand": [
        Play("win", at(EAST_SALOON, "A♠ K♥", money=10), f"poker join {PLAY_ALL} "
             "play:4♣ play:5♦", at(BANK, "4♣ 5♦", money=10), POKER),
        Play("lose", at(EAST_SALOON, "4♣ 5♦", money=10), "poker join play:4♣ "
             f"play:5♦ {PLAY_ALL}", at(BANK, "A♠ K♥", money=10), POKER),
    ],
    "back-gold-strike": [
        Play("2 in two actions", at(MINE), "prospect prospect", facts=GOLD),
        Play("2 at once", at(MINE), "prospect", facts={"chance": {"dice": ["nugget"] * 2}}),
    ],
    "back-cattle-drive": [
        Play("wrangle", at("spikes-view-9", cattle="cattle-green-1"), f"ride:{STATION} deliver"),
        Play("rustle", at("sunny-hills-5", cattle="cattle-green-1"), f"ride:{BLUE_RANCH} deliver"),
    ],
    "back-showdown": [
        Play("win a duel", at(BANK, "K♠"), f"duel:1 {KING}", at(BANK)),
        Play("against a card", at(BANK, "K♠"), f"duel:1 {KING} {DEUCE}", at(BANK, "3♣")),
        Play("an arrest", at(BANK, "K♠", marshal=1), f"arrest:1 {KING}", at(BANK, wanted=1)),
        Play("a robbery", at(BANK, "K♠"), f"rob:1 {KING} steal:nothing", at(BANK)),
    ],
    "back-long-ride": [
        Play("twice 4", at(STATION, items=["mustang"]),
             "ride:darkrock-store-east ride:spikes-view-5 ride:spikes-view-6"),
        Play("Sprint counts", at(STATION, "3♠", items=["mustang"]),
             "ride:darkrock-store-east react:3♠ ride:mesitos-point-2"
             " ride:sunny-hills-mine ride:sunny-hills-hideout-b"),
    ],
    "back-crossed-paths": [
        Play("join somebody", at(BESIDE), "ride:mesitos-point-6", at("mesitos-point-6")),
        Play("stay with somebody", at(BESIDE), f"ride:{BESIDE}", at(BESIDE)),
    ],
    "back-card-action": [
        Play("Payday", at(BANK, "5♣"), "use:5♣"),
        Play("Living Legend", at(BANK, "A♦"), f"{LEGEND} {MARSHAL}"),
    ],
    "back-new-gear": [
        Play("buy", at(STORE, money=10), "store buy:whiskey"),
        Play("upgrade", at(STORE, money=20, items=["revolver"]), "store upgrade:revolver"),
    ],
    "back-scarred": [
        Play("lose a fight", at(BANK, "3♣"), f"duel:1 {DEUCE} {KING}", at(BANK, "K♠")),
        Play("the doctor", at(DOCTOR, money=10, wounds=1), "heal"),
        Play("Whiskey", at(STORE, money=10, wounds=1), "store buy:whiskey"),
    ],
}  # fmt: skip

MISSED = {
    "back-two-lp": [
        Play("1 LP twice", RICH, "revel:1 revel:1"),
        Play("1 LP", at(BANK, nuggets=2), "deposit sell-nuggets:1"),
    ],
    "back-reputation": [
        Play("no Marshal point for the Wanted",
             at("spikes-view-9", cattle="cattle-green-1", wanted=1), f"ride:{STATION} deliver"),
        Play("LP are no reputation", RICH, "revel:4"),
    ],
    "back-big-spender": [
        Play("$60", RICH, "revel:2"),
        Play("$60 twice", RICH, "revel:2 revel:2"),
        Play("$70 in the store", at(STORE, money=120), "store buy:mustang buy:revolver leave"),
    ],
    "back-bandit-down": [
        Play("lose to a bandit", at(BESIDE, "3♣"), f"{BANDIT} {DEUCE} npc:fight-8"),
        Play("beat the guard", at(BANK, "K♠"), f"heist {KING} npc:fight-8"),
        Play("beat a player", at(BANK, "K♠"), f"duel:1 {KING}", at(BANK)),
    ],
    "back-poker-hand": [
        Play("hold cards next to a Saloon", at(EAST_SALOON, "A♠ K♥", money=10), "work"),
    ],
    "back-gold-strike": [
        Play("1 nugget", at(MINE), "prospect", facts=GOLD),
        Play("no room for a second one", at(MINE, nuggets=3), "prospect",
             facts={"chance": {"dice": ["nugget"] * 2}}),
    ],
    "back-cattle-drive": [
        Play("acquire", at(GREEN_RANCH), "acquire"),
        Play("arrive and keep it", at("spikes-view-9", cattle="cattle-green-1"),
             f"ride:{STATION} pass"),
    ],
    "back-showdown": [
        Play("lose", at(BANK, "3♣"), f"duel:1 {DEUCE} {KING}", at(BANK, "K♠")),
        Play("beat a bandit", at(BESIDE, "K♠"), f"{BANDIT} {KING} npc:fight-8 reward:lp"),
    ],
    "back-long-ride": [
        Play("7 spaces", at(STATION, items=["mustang"]),
             "ride:darkrock-store-east ride:spikes-view-5"),
        Play("Saddle Up is no ride", at(STATION, "2♠", items=["mustang"]),
             "use:2♠ place:red-falls-cabaret ride:red-falls-store-east"
             " ride:red-falls-saloon-west"),
    ],
    "back-crossed-paths": [
        Play("end alone", at(BESIDE), "ride:mesitos-point-1", at("mesitos-point-6")),
        Play("ride past", at(BESIDE), "step:mesitos-point-6 ride:mesitos-point-5",
             at("mesitos-point-6")),
        Play("meet the Sheriff", at(BESIDE), "ride:darkrock-sheriffs-office"),
        Play("appear by Saddle Up", at(BESIDE, "2♠"), f"use:2♠ place:{BANK}", at(BANK)),
    ],
    "back-card-action": [
        Play("an item's Action", at(BANK, items=["provisions"]), "item:provisions"),
        Play("a Reaction", at(BESIDE, "3♠"), "ride:mesitos-point-6 react:3♠ stop"),
        Play("a Bonus", at(BESIDE, "Q♠"),
             f"{BANDIT} lay:Q♠ npc:fight-8 react:Q♠ reward:lp"),
    ],
    "back-new-gear": [
        Play("use what one has", at(BANK, items=["provisions"]), "item:provisions"),
        Play("spend it otherwise", RICH, "revel:2"),
    ],
    "back-scarred": [
        Play("a fourth wound", at(BANK, "3♣", wounds=3), f"duel:1 {DEUCE} {KING}", at(BANK, "K♠")),
        Play("Bulletproof", at(BANK, "J♠"), f"duel:1 lay:J♠ {KING}", at(BANK, "K♠")),
        Play("wound another", at(BANK, "K♠"), f"duel:1 {KING}", at(BANK)),
    ],
}  # fmt: skip

MET_CASES = [
    pytest.param(back, play, id=f"{back}: {play.what}") for back in MET for play in MET[back]
]
MISSED_CASES = [
    pytest.param(back, play, id=f"{back}: {play.what}") for back in MISSED for play in MISSED[back]
]


@pytest.mark.rule("WL-STORY-03", "WL-STORY-28", "WL-STORY-29", "WL-STORY-30", "WL-STORY-33")
@pytest.mark.parametrize(("back", "play"), MET_CASES)
def test_a_disc_may_be_placed_when_the_trigger_is_met_and_not_before(back: str, play: Play) -> None:
    *before, last = play.offers(back)
    assert last
    assert not any(before)


@pytest.mark.rule("WL-STORY-03", "WL-STORY-33")
@pytest.mark.parametrize(("back", "play"), MISSED_CASES)
def test_a_near_miss_places_no_disc(back: str, play: Play) -> None:
    assert not any(play.offers(back))


@pytest.mark.rule("WL-STORY-33")
def test_no_back_is_left_out() -> None:
    game = table()
    backs = set(game.ruleset.compiled.backs)  # type: ignore[attr-defined]  # LegendsRuleset
    assert set(BACKS) == set(MET) == set(MISSED) == backs


@pytest.mark.rule("WL-STORY-09")
def test_a_hand_of_poker_is_not_the_guests_story() -> None:
    stories = {"left": [BACKS["back-poker-hand"]]}
    guest = at(BANK, "A♠ K♥", money=10)
    game = table(at(EAST_SALOON, "4♣ 5♦", money=10), guest, stories=stories)
    do(game, "poker", "join", "play:4♣", "play:5♦")
    for choice in PLAY_ALL.split():
        choose(game, choice, seat=1)
    assert game.decision is not None
    assert game.decision.seat == 0
    assert "contribute:left" in keys(game)
    assert game.asked == [0]
    do(game, "contribute:left")
    assert game.view()["stories"][0]["discs"] == [0]  # the host's, and nobody asks the guest
    assert game.asked == [0]
