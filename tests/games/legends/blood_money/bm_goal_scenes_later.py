"""Scenes of Blood Money: the goals of the other characters."""

from typing import Any

import tumbleweed as tw
from games.legends.blood_money.bm_goal_scenes import (
    FRONTIER_7,
    MIXED,
    TRADING,
    WEAK,
    bandit,
    beside,
    explore,
    fight,
    lap,
)
from support.legends.goals import RIVAL, SEEKER, Quest, beat_bandit, play, scene, to_own_turn
from support.legends.places import (
    BANK,
    CABARET,
    EAST_SALOON,
    FAR_OFF,
    HIDEOUT,
    RED_FALLS_SALOON,
    STATION,
    STREET,
)
from support.legends.playing import choose
from support.legends.property import own
from support.reading import question, rules_of, state_of

# ---- Texas John Slaughter ----


@scene("goal-slaughter-san-bernardino")
def san_bernardino(quest: Quest) -> None:
    deeds = own("ranch-blue", "ranch-orange")
    game = quest.table("texas-john-slaughter", cattle="cattle-green-1", deeds=deeds)
    quest.missed(play(game, "deed:deed-ranch-orange"))
    game = quest.table("texas-john-slaughter", cattle="cattle-green-1", deeds=deeds)
    quest.claimed(play(game, "deed:deed-ranch-blue"))


@scene("goal-slaughter-say-when")
def say_when(quest: Quest) -> None:
    game = bandit(quest, "texas-john-slaughter", fight_deck="3 2 5 4")
    beat_bandit(game, "K♣", f"ride:{HIDEOUT}")
    quest.missed(game)
    state_of(game).bandits = 1 << state_of(game).compiled.board.hideouts.index(
        state_of(game).compiled.board.spaces.index("cliff-junction-hideout-c")
    )
    state_of(game).space[SEEKER] = state_of(game).compiled.board.spaces.index(_next_to_cliff(game))
    game = game.clone()
    beat_bandit(game, "K♦", "ride:cliff-junction-hideout-c")
    quest.claimed(game)


def _next_to_cliff(game: tw.Game) -> str:
    board = state_of(game).compiled.board
    space = board.spaces.index("cliff-junction-hideout-c")
    return str(board.spaces[board.neighbours[space][0]])


@scene("goal-slaughter-cattle-baron")
def cattle_baron(quest: Quest) -> None:
    for deed, items in (("ranch-green", ["mule"]), ("doctor", ["pack-mule"])):
        quest.missed(quest.table("texas-john-slaughter", deeds=own(deed), items=items))
    game = quest.table("texas-john-slaughter", deeds=own("ranch-green"), items=["pack-mule"])
    quest.claimed(game)


@scene("goal-slaughter-wicked-little-gun")
def wicked_little_gun(quest: Quest) -> None:
    for marshal in (4, 5):
        facts: dict[str, Any] = {"marshal": marshal, "cattle": "cattle-green-1"}
        game = quest.table("texas-john-slaughter", deeds=own("ranch-blue"), **facts)
        play(game, "deed:deed-ranch-blue")
        lap(game)
        (quest.claimed if marshal == 5 else quest.missed)(game)


# ---- Lottie Deno ----

DECK = "3♣ 4♣ 5♣ 6♣ 3♠ K♣ K♠ 7♠ 4♠ 5♠ 6♠ 3♦ 4♦ Q♠ Q♦ 8♠"


def hand_of_poker(game: tw.Game, *cards: str) -> tw.Game:
    play(game, "poker", *(f"play:{card}" for card in cards))
    return lap(game)


@scene("goal-lottie-queen-of-the-pasteboards")
def queen_of_the_pasteboards(quest: Quest) -> None:
    facts: dict[str, Any] = {"space": EAST_SALOON, "money": 60, "deck": DECK}
    game = quest.table("lottie-deno", hand="2♣ 3♥", **facts)
    quest.missed(hand_of_poker(game, "2♣", "3♥"))
    game = quest.table("lottie-deno", hand="K♥ K♦", **facts)
    quest.claimed(hand_of_poker(game, "K♥", "K♦"))


@scene("goal-lottie-fort-griffin-nights")
def fort_griffin_nights(quest: Quest) -> None:
    """Twice in one town is one town."""
    game = quest.table("lottie-deno", space=EAST_SALOON, money=60, hand="A♠ A♦ A♣ A♥ 8♥", deck=DECK)
    hand_of_poker(game, "A♠", "A♦")
    quest.missed(hand_of_poker(game, "A♣", "A♥"))
    state_of(game).space[SEEKER] = state_of(game).compiled.board.spaces.index(RED_FALLS_SALOON)
    play(game, "poker")
    while question(game) == "poker-card":
        assert game.decision is not None
        game.choose(game.decision.default)
    quest.claimed(lap(game))


@scene("goal-lottie-not-a-hair-out-of-place")
def not_a_hair_out_of_place(quest: Quest) -> None:
    """Fool's Gold, twice in one turn."""
    gold = [key for key in ("10♥", "10♦", "10♣", "10♠") if _is_gold(quest, key)]
    game = quest.table("lottie-deno", space=BANK, hand=" ".join(gold[:2]))
    play(game, "deposit", "sell-nuggets:0", f"sell:{gold[0]}", "pass")
    quest.missed(game)
    quest.claimed(play(game, "deposit", "sell-nuggets:0", f"sell:{gold[1]}"))


def _is_gold(quest: Quest, card: str) -> bool:
    game = quest.table("lottie-deno", space=BANK, hand=card)
    assert game.decision is not None
    return "deposit" in game.decision.keys


@scene("goal-lottie-the-angel-of-san-antonio")
def the_angel_of_san_antonio(quest: Quest) -> None:
    for gambler in (3, 4):
        game = quest.table("lottie-deno", gambler=gambler, deeds=own("red-falls-saloon"))
        play(game, "deed:deed-red-falls-saloon")
        lap(game)
        (quest.claimed if gambler == 4 else quest.missed)(game)


# ---- Lozen ----


@scene("goal-lozen-shield-to-her-people")
def shield_to_her_people(quest: Quest) -> None:
    game = quest.table("lozen", {RIVAL: beside("2♥")}, space=STREET, hand="K♣")
    quest.missed(fight(game, "K♣", "2♥"))
    quest.claimed(beat_bandit(bandit(quest, "lozen"), "K♣", f"ride:{HIDEOUT}"))


@scene("goal-lozen-across-the-great-river")
def across_the_great_river(quest: Quest) -> None:
    game = quest.table("lozen", space="sunny-hills-7", items=["mustang"])
    wide(game)
    quest.missed(game)
    wide(game)
    wide(game)
    quest.claimed(game)


def wide(game: tw.Game) -> None:
    """As far as a Move action leads."""
    assert game.decision is not None
    rides = [key for key in game.decision.keys if key.startswith("ride:")]
    far = max(rides, key=lambda key: moved(play(game.clone(), key)))
    play(game, far)
    lap(game)


def moved(game: tw.Game) -> int:
    kinds = [event for event in game.events_for(None) if event.key == "rode"]
    return sum(int(event.args["count"]) for event in kinds)


@scene("goal-lozen-open-palms")
def open_palms(quest: Quest) -> None:
    names = rules_of(quest.table("lozen")).compiled.up
    low = names.frontier_tokens[names.frontier_number.index(4)]
    high = names.frontier_tokens[names.frontier_number.index(5)]
    for token in (low, high):
        facts: dict[str, Any] = {"hand": "10♠ 10♣", "frontier": {FRONTIER_7: token}}
        game = quest.table("lozen", space=FRONTIER_7, **facts)
        explore(game)
        (quest.claimed if token == high else quest.missed)(game)


@scene("goal-lozen-long-walk-home")
def long_walk_home(quest: Quest) -> None:
    for wounds in (1, 2):
        game = quest.table("lozen", wounds=wounds, deeds=own("doctor"))
        play(game, "deed:deed-doctor")
        (quest.claimed if wounds == 2 else quest.missed)(game)


# ---- Tom Tobin ----


@scene("goal-tobin-trading-blanket")
def trading_blanket(quest: Quest) -> None:
    stands = {"trader": ["boot-knife"]}
    game = quest.table("tom-tobin", stands=stands, **TRADING, **MIXED)
    quest.missed(play(game, "trader", "buy:boot-knife", "leave"))
    game = quest.table("tom-tobin", **TRADING, **MIXED)
    quest.claimed(play(game, "trader", "relic:spurs", "leave"))


@scene("goal-tobin-best-tracker")
def best_tracker(quest: Quest) -> None:
    game = bandit(quest, "tom-tobin")
    beat_bandit(game, "K♣", f"ride:{HIDEOUT}")
    quest.missed(game)
    facts: dict[str, Any] = {"laid": {"spikes-view-5": ["outlaw-1"]}, "fight_deck": WEAK}
    game = quest.table("tom-tobin", space=BANK, hand="K♣", **facts)
    quest.claimed(play(game, "ride:spikes-view-5", "lay:K♣"))


@scene("goal-tobin-three-languages")
def three_languages(quest: Quest) -> None:
    game = quest.table("tom-tobin", space=BANK)
    places = [BANK, CABARET, STATION, FAR_OFF, "cliff-junction-1"]
    for number, space in enumerate(places):
        state_of(game).space[SEEKER] = state_of(game).compiled.board.spaces.index(space)
        if number == len(places) - 1:
            quest.missed(game)
            choose(game, "end")
            quest.claimed(game)
            return
        to_own_turn(game)


@scene("goal-tobin-the-long-collection")
def the_long_collection(quest: Quest) -> None:
    game = quest.table("tom-tobin", **TRADING, **MIXED)
    play(game, "trader", "relic:spurs", "relic:fiddle", "leave")
    quest.missed(game)
    game = quest.table("tom-tobin", **TRADING, **MIXED)
    quest.claimed(play(game, "trader", "relic:spurs", "relic:fiddle", "relic:portrait"))
