"""Scenes of Ante Up: goals of the merchants and the gamblers."""

from typing import Any

import tumbleweed as tw
from support.legends.cards import fight_cards, long
from support.legends.goals import RIVAL, SEEKER, Quest, play, scene, to_own_turn
from support.legends.land import TRADING_POST
from support.legends.places import (
    CABARET,
    EAST_SALOON,
    FAR_OFF,
    OFFICE,
    RED_FALLS_SALOON,
    STORE,
    STREET,
)
from support.legends.playing import choose
from support.reading import question

MARSHAL_POINT = "choose:living-legend.1"
SHOWN = "9 J 3 5"  # at Faro; the 5 lies face down
NINE, JACK = "bet:9.10", "bet:j.10"
RIVALS_CARDS = "3♣ 4♥ 3♦ 4♣ 3♥ 4♦"  # they never make more than the flop does
DECK = "5♠ 5♣ 7♦ 9♥ 10♠ 6♦ 6♠ 7♣ 9♣ 10♥ 5♦ 5♥ 7♠ 2♦ 10♦"  # no pair in a flop


def at_faro(quest: Quest, character: str, turned: str, **facts: Any) -> tw.Game:
    """Alone in town; the cards in the order in which they are turned, game after game."""
    hands = [f"9 J 3 {each}" for each in turned.split("/")]
    facts = {"space": EAST_SALOON, "money": 60, "fight_deck": SHOWN, **facts}
    return quest.table(character, chance={"faro": fight_cards(" ".join(hands))}, **facts)


def faro(game: tw.Game, bet: str, *then: str) -> tw.Game:
    return play(game, "faro", bet, "bet-done", *then)


def saloon(quest: Quest, character: str, hand: str, **facts: Any) -> tw.Game:
    """The rival is in town and will join every hand."""
    rival = {RIVAL: {"space": STREET, "money": 60, "hand": RIVALS_CARDS}}
    facts = {"deck": DECK, "money": 60, **facts}
    return quest.table(character, rival, space=EAST_SALOON, hand=hand, **facts)


def poker(game: tw.Game, mine: str, theirs: str, prize: str = "lp") -> tw.Game:
    """A hand with the rival: two cards each."""
    play(game, "poker", "join")
    for seat, pair in ((SEEKER, mine), (RIVAL, theirs)):
        for card in pair.split():
            choose(game, f"play:{long(card)}", seat=seat)
    play(game)
    if question(game) == "prize":
        play(game, f"prize:{prize}")
    if question(game) == "choose":  # the rival's first Gambler point
        play(game, "choose:gambler-1.1")
    return game


# ---- Fee Lee Wong ----


@scene("goal-wong-well-kept-shelves")
def well_kept_shelves(quest: Quest) -> None:
    """Weapons and mounts are none of the three."""
    items = ["revolver", "mule", "gazette", "whiskey"]
    game = quest.table("fee-lee-wong", space=STORE, money=60, items=items)
    quest.missed(game)
    quest.claimed(play(game, "store", "buy:provisions", "leave"))


@scene("goal-wong-front-page")
def front_page(quest: Quest) -> None:
    """Any of the three tracks."""
    for track, option in (("marshal", "1"), ("wanted", "2")):
        facts: dict[str, Any] = {track: 1}
        game = quest.table("fee-lee-wong", **facts, hand="A♣ A♦")
        quest.missed(play(game, "use:A♣", f"choose:living-legend.{option}"))
        quest.claimed(play(game, "use:A♦", f"choose:living-legend.{option}"))
    game = at_faro(quest, "fee-lee-wong", "J 9 3", gambler=2)
    quest.missed(game)
    quest.claimed(faro(game, NINE, "choose:gambler-3.1"))


@scene("goal-wong-the-wing-tsue-counter")
def the_wing_tsue_counter(quest: Quest) -> None:
    """$60 in one turn and $30 in the next are not $80 in one."""
    game = quest.table("fee-lee-wong", space=CABARET, money=120)
    play(game, "revel:2")
    quest.missed(to_own_turn(game))
    quest.missed(play(game, "revel:1"))
    game = quest.table("fee-lee-wong", space=CABARET, money=120)
    quest.missed(play(game, "revel:2"))
    quest.claimed(play(game, "revel:1"))


@scene("goal-wong-merchant-prince")
def merchant_prince(quest: Quest) -> None:
    """Nobody else could hold it."""
    game = quest.table("fee-lee-wong", lp=5, space=OFFICE, money=130)
    quest.missed(play(game, "work"))
    quest.claimed(play(game, "work"))


# ---- Maria Gertrudis Barceló ----


@scene("goal-barcelo-the-bank-at-monte")
def the_bank_at_monte(quest: Quest) -> None:
    """A bet taken back is not won."""
    game = at_faro(quest, "maria-gertrudis-barcelo", "J 3 9")
    quest.missed(faro(game, NINE, "take-up:0"))
    game = at_faro(quest, "maria-gertrudis-barcelo", "J 9 3")
    quest.claimed(faro(game, NINE, "choose:gambler-1.1"))


@scene("goal-barcelo-lady-of-three-towns")
def lady_of_three_towns(quest: Quest) -> None:
    """The same town twice is one town."""
    game = quest.table("maria-gertrudis-barcelo", space=STREET, hand="2♠ 2♣")
    quest.missed(play(game, "end"))
    quest.missed(play(to_own_turn(game), "end"))
    play(to_own_turn(game), "use:2♠", f"place:{RED_FALLS_SALOON}", "end")
    quest.missed(game)
    play(to_own_turn(game), "use:2♣", f"place:{TRADING_POST}", "end")
    quest.claimed(game)


@scene("goal-barcelo-silver-and-silk")
def silver_and_silk(quest: Quest) -> None:
    """Twice two are not three at once."""
    game = quest.table("maria-gertrudis-barcelo", space=CABARET, money=120)
    quest.missed(play(game, "revel:2", "revel:2"))
    game = quest.table("maria-gertrudis-barcelo", space=CABARET, money=120)
    quest.claimed(play(game, "revel:3"))


@scene("goal-barcelo-la-tules")
def la_tules(quest: Quest) -> None:
    quest.missed(faro(at_faro(quest, "maria-gertrudis-barcelo", "J 9 3", gambler=3), NINE))
    game = at_faro(quest, "maria-gertrudis-barcelo", "J 9 3", gambler=4)
    quest.claimed(faro(game, NINE, "choose:gambler-5.1"))


# ---- Poker Alice ----


@scene("goal-alice-no-cards-on-sunday")
def no_cards_on_sunday(quest: Quest) -> None:
    """Lost hands count."""
    game = saloon(quest, "poker-alice", "Q♣ 8♥ J♣ 8♣")
    quest.missed(poker(game, "Q♣ 8♥", "3♦ 3♥"))
    quest.claimed(poker(game, "J♣ 8♣", "4♥ 4♦"))


@scene("goal-alice-better-than-two-pair")
def better_than_two_pair(quest: Quest) -> None:
    """A pair wins the first hand, three nines the second."""
    game = saloon(quest, "poker-alice", "K♣ K♥ 9♠ 9♦")
    quest.missed(poker(game, "K♣ K♥", "3♣ 4♥"))
    quest.claimed(poker(game, "9♠ 9♦", "3♦ 4♣"))


@scene("goal-alice-your-money-gentlemen")
def your_money_gentlemen(quest: Quest) -> None:
    """A hand won, one lost, one won."""
    game = saloon(quest, "poker-alice", "K♣ K♥ Q♣ 8♥ J♣ J♥")
    poker(game, "K♣ K♥", "3♣ 4♥")
    quest.missed(poker(game, "Q♣ 8♥", "3♦ 3♥"))
    quest.claimed(poker(game, "J♣ J♥", "4♣ 4♦"))


@scene("goal-alice-cigar-and-visor")
def cigar_and_green_visor(quest: Quest) -> None:
    """Each alone is half of it."""
    game = at_faro(quest, "poker-alice", "J 9 3", gambler=2)
    quest.missed(faro(game, NINE, "choose:gambler-3.1"))
    game = saloon(
        quest, "poker-alice", "K♣ K♥", gambler=3, fight_deck=SHOWN,
        chance={"faro": fight_cards("9 J 3 J 9 3")},
    )  # fmt: skip
    quest.missed(poker(game, "K♣ K♥", "3♣ 4♥", "gambler"))
    play(game, "faro", "sit-out", NINE, "bet-done", "choose:gambler-5.1")
    quest.claimed(game)


# ---- Soapy Smith ----


@scene("goal-soapy-step-right-up")
def step_right_up(quest: Quest) -> None:
    """A poker card is no item."""
    game = quest.table(
        "soapy-smith", space=FAR_OFF, hand="A♣", items=["snake-oil"], chance={"dice": ["nugget"]}
    )
    quest.missed(play(game, "use:A♣", MARSHAL_POINT))
    quest.claimed(play(game, "item:snake-oil"))


@scene("goal-soapy-the-prize-package")
def the_prize_package(quest: Quest) -> None:
    for space, money in ((STREET, 70), (FAR_OFF, 80)):
        quest.missed(play(quest.table("soapy-smith", space=space, money=money), "end"))
    quest.claimed(play(quest.table("soapy-smith", space=STREET, money=80), "end"))


@scene("goal-soapy-king-of-the-con")
def king_of_the_con(quest: Quest) -> None:
    """The winner is not the jackpot."""
    game = at_faro(quest, "soapy-smith", "J 9 3")
    quest.missed(faro(game, NINE, "choose:gambler-1.1"))
    game = at_faro(quest, "soapy-smith", "J 3 9")
    quest.claimed(faro(game, NINE, "leave-in:0", "choose:gambler-1.1"))


@scene("goal-soapy-boss-of-the-town")
def boss_of_the_town(quest: Quest) -> None:
    game = at_faro(quest, "soapy-smith", "J 9 3", gambler=4)
    quest.missed(faro(game, NINE, "choose:gambler-5.1"))
    quest.claimed(faro(at_faro(quest, "soapy-smith", "J 9 3", gambler=5), NINE))
