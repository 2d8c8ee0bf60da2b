"""Scenes: goals that are met with poker cards, hands of poker and stories."""

from typing import Any

import tumbleweed as tw
from support.legends.cards import long
from support.legends.goals import RIVAL, SEEKER, Quest, held, play, scene, to_own_turn
from support.legends.places import EAST_SALOON, STATION, STORE, STREET
from support.legends.playing import choose
from support.legends.reading import happened

RIVALS_CARDS = "3♣ 4♥ 3♦ 4♣ 3♥ 4♦"  # they never make more than the flop does
DECK = "5♠ 5♣ 7♦ 9♥ 10♠ 6♦ 6♠ 7♣ 9♣ 10♥ 5♦ 5♥ 7♠ 9♠ 10♦"  # no pair in a flop


def saloon(quest: Quest, character: str, hand: str, **facts: Any) -> tw.Game:
    """The rival is in town and will join every hand; stories wait for long rides."""
    rival = {RIVAL: {"space": STREET, "money": 60, "hand": RIVALS_CARDS}}
    return quest.table(character, rival, space=EAST_SALOON, money=60, hand=hand, deck=DECK, **facts)


def poker(game: tw.Game, mine: str, theirs: str) -> tw.Game:
    """A hand with the rival: two cards each."""
    play(game, "poker", "join")
    for seat, pair in ((SEEKER, mine), (RIVAL, theirs)):
        for card in pair.split():
            choose(game, f"play:{long(card)}", seat=seat)
    return play(game)


@scene("goal-bass-man-of-many-coats")
def man_of_many_coats(quest: Quest) -> None:
    """The Provisions are no poker card, and a card of the turn before is past."""
    game = quest.table("bass-reeves", hand="5♣ 5♦ 5♥", items=["provisions"])
    play(game, "use:5♣")
    to_own_turn(game)
    play(game, "item:provisions", "use:5♦")
    quest.missed(game)
    play(game, "use:5♥")
    quest.claimed(game)


@scene("goal-calamity-aces-up-both-sleeves")
def aces_up_both_sleeves(quest: Quest) -> None:
    """Six cards; Instincts goes and two come."""
    game = quest.table("calamity-jane", hand="J♣ 3♥ 4♥ 6♥ 8♥ 9♥")
    quest.missed(game)
    play(game, "use:9♥")
    quest.claimed(game)


@scene("goal-calamity-night-on-the-town")
def night_on_the_town(quest: Quest) -> None:
    """A purchase in the turn before the hand of poker is another night."""
    game = saloon(quest, "calamity-jane", "K♣ K♥ Q♣ Q♥")
    buy_provisions(game)
    quest.missed(to_own_turn(game))
    play(game, f"ride:{EAST_SALOON}")
    poker(game, "K♣ K♥", "3♥ 4♥")
    quest.missed(game)
    game = saloon(quest, "calamity-jane", "K♣ K♥ Q♣ Q♥")
    poker(game, "K♣ K♥", "3♣ 4♥")
    quest.missed(game)
    buy_provisions(game)
    quest.claimed(game)


def buy_provisions(game: tw.Game) -> None:
    play(game, f"ride:{STORE}", "store", "buy:provisions", "leave")


@scene("goal-calamity-tall-tales")
def tall_tales(quest: Quest) -> None:
    """A disc a turn: two are placed, the third comes over from the other card and fills it."""
    stories = {"left": ["harsh-times"], "right": ["the-traveling-photographer"]}
    game = quest.table("calamity-jane", {RIVAL: {"space": STATION}}, space=STATION, stories=stories)
    for side in ("left", "right", "left", "right"):
        play(game, f"ride:{STATION}", f"contribute:{side}")
        to_own_turn(game)
    assert held(game, quest.goal)["parts"] == [[[4, 5]]]
    quest.missed(game)
    play(game, f"ride:{STATION}", "contribute:right")
    quest.claimed(game)


@scene("goal-doc-cold-deck")
def cold_deck(quest: Quest) -> None:
    """A hand won, one lost, one won."""
    game = saloon(quest, "doc-holliday", "K♣ K♥ Q♣ 8♥ J♣ J♥")
    poker(game, "K♣ K♥", "3♣ 4♥")
    poker(game, "Q♣ 8♥", "3♦ 3♥")
    quest.missed(game)
    poker(game, "J♣ J♥", "4♣ 4♦")
    quest.claimed(game)


@scene("goal-wild-bill-the-house-always-loses")
def the_house_always_loses(quest: Quest) -> None:
    game = saloon(quest, "wild-bill-hickok", "K♣ K♥ Q♣ Q♥ J♣ J♥")
    poker(game, "K♣ K♥", "3♣ 4♥")
    poker(game, "Q♣ Q♥", "3♦ 4♣")
    quest.missed(game)
    poker(game, "J♣ J♥", "3♥ 4♦")
    quest.claimed(game)


@scene("goal-wild-bill-dead-mans-hand")
def dead_mans_hand(quest: Quest) -> None:
    """A pair that wins is not enough; two pair that lose are."""
    rival = {RIVAL: {"space": STREET, "money": 60, "hand": "3♣ 4♥ Q♣ Q♥"}}
    game = quest.table(
        "wild-bill-hickok", rival, space=EAST_SALOON, money=60, hand="K♣ K♥ 7♣ 9♠",
        deck="5♠ 5♣ 7♦ 9♥ 10♠ 4♣ 6♦ 6♠ 7♠ 9♣ Q♦",
    )  # fmt: skip
    poker(game, "K♣ K♥", "3♣ 4♥")
    quest.missed(game)
    poker(game, "7♣ 9♠", "Q♣ Q♥")
    assert [each["seat"] for each in happened(game, "won-pot")] == [SEEKER, RIVAL]
    quest.claimed(game)
