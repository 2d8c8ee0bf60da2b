"""Optional responses to an event: Reactions, abilities, items, story discs, deliveries."""

from __future__ import annotations

from collections.abc import Callable

from tumbleweed.bots.legends.fighting import margin
from tumbleweed.bots.legends.minor import die_worth
from tumbleweed.bots.legends.riding import saves_an_action
from tumbleweed.bots.legends.styles import Mood, plans
from tumbleweed.bots.legends.worth import Worth

FREE = {"deliver", "deliver-longhorn"}
SPRINT, SCOUT, GUIDE = 2, 3, 1  # spaces of movement that Sprint, Y.B. Rowdy and Kit Carson give


def answer(worth: Worth, mood: Mood, keys: list[str]) -> str:
    """The first response worth making: free ones first, then those that cost a card."""
    for key in keys:
        if key.startswith("contribute:"):
            return fuller_story(worth, keys)
        if key in FREE or welcome(worth, mood, key):
            return key
    return keys[0]


def fuller_story(worth: Worth, keys: list[str]) -> str:
    """The story that is closest to completion."""
    discs: dict[str, int] = {
        story["side"]: len(story["discs"]) for story in worth.table.view["stories"]
    }
    sides = [key for key in keys if key.startswith("contribute:")]
    return max(sides, key=lambda key: discs.get(key.partition(":")[2], 0))


def welcome(worth: Worth, mood: Mood, key: str) -> bool:
    verb, _, name = key.partition(":")
    what = worth.table.land.face(name) if verb == "react" else name
    test = WELCOME.get((verb, what))
    return test(worth, mood) if test else verb == "ability"


def _losing(worth: Worth, mood: Mood) -> bool:
    return margin(worth) < 0.0


def _one_short(worth: Worth, mood: Mood) -> bool:
    return -1.0 < margin(worth) < 0.0


def _sprint(worth: Worth, mood: Mood) -> bool:
    return _rides_on(worth, mood, SPRINT)


def _scout(worth: Worth, mood: Mood) -> bool:
    return _rides_on(worth, mood, SCOUT)


def _guide(worth: Worth, mood: Mood) -> bool:
    found = plans(worth, mood)
    return bool(found) and found[0].space != worth.table.me.space


def _rides_on(worth: Worth, mood: Mood, spaces: int) -> bool:
    found = plans(worth, mood)
    return bool(found) and saves_an_action(worth, found[0], spaces)


def _poor_die(worth: Worth, mood: Mood) -> bool:
    return any(die_worth(face) < 1.0 for face in worth.table.view["dice"])


def _bad_fight_card(worth: Worth, mood: Mood) -> bool:
    """Low ones hurt, high ones help the opponent."""
    fight = worth.table.view["fight"]
    card = fight["npc_card"]["card"] if fight and fight["npc_card"] else None
    cards = worth.table.land.compiled.fight_cards
    return card in cards and cards.index(card) + 2 <= 10


def _reputation(worth: Worth, mood: Mood) -> bool:
    if worth.table.me.wanted:
        return worth.gain_wanted(1) > 0.3
    return worth.gain_marshal(1) > 0.3


def _yes(worth: Worth, mood: Mood) -> bool:
    return True


def _spite(worth: Worth, mood: Mood) -> bool:
    """A bottle for a player who is ahead."""
    here = [other for other in worth.table.others if other.space == worth.table.me.space]
    return any(other.lp > worth.table.me.lp for other in here)


WELCOME: dict[tuple[str, str], Callable[[Worth, Mood], bool]] = {
    ("react", "sprint"): _sprint,
    ("react", "reputation"): _reputation,
    ("react", "wallop"): _yes,
    ("react", "shootout"): _losing,
    ("react", "quickdraw"): _bad_fight_card,
    ("item", "miners-map"): _poor_die,
    ("item", "rifle"): _yes,
    ("item", "revolver"): _one_short,
    ("item", "whiskey"): _spite,
    ("ability", "kit-carson"): _guide,
    ("ability", "y-b-rowdy"): _scout,
}
