"""What is told of an action, from its first event to its last: nothing missing, nothing more."""

from collections.abc import Callable
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import long, short
from support.legends.places import (
    BANK,
    CABARET,
    DOCTOR,
    GREEN_RANCH,
    MINE,
    SALOON,
    STATION,
    STORE,
    STREET,
)
from support.legends.playing import (
    ambush,
    choose,
    clash,
    heist,
    lay_against_npc,
    lay_pairs,
    let_pass,
    send_sheriff,
)
from support.legends.tables import at_bank, manhunt, meeting, on_the_trail, table

DECK = "2♥ 3♥ 5♥ 6♥ 7♥ 8♥"
RICH: dict[str, Any] = {"hand": "Q♣", "money": 50, "nuggets": 3, "cattle": "cattle-blue-5"}
Scene = Callable[[], tw.Game]


def played(game: tw.Game, *keys: str) -> tw.Game:
    """Nobody adds anything in between."""
    for key in keys:
        while game.decision is not None and long(key) not in game.decision.keys:
            game.choose("pass")
        choose(game, key)
    let_pass(game)
    return game


def fought(game: tw.Game, kind: str, mine: str, theirs: str, *keys: str) -> tw.Game:
    clash(game, kind, mine, theirs)
    return played(game, *keys)


def transcript(game: tw.Game) -> str:
    """Of each event its key, then who, what, how much."""
    told = [[event.key, *map(_bare, event.args.values())] for event in game.events]
    return " / ".join(" ".join(event) for event in told)


def _bare(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(map(_bare, value))
    return short(str(value).rpartition(":")[2])


def poker_with_a_guest() -> tw.Game:
    seats = ({"hand": "A♠ 9♠"}, {"hand": "10♦ Q♠ 10♥"}, {"hand": "2♠ 3♠"})
    spaces = (SALOON, BANK, BANK)
    told = [{**seat, "space": at, "money": 10} for seat, at in zip(seats, spaces, strict=True)]
    game = table(*told, deck="2♣ 3♣ A♣ 10♠ 7♥ 8♣ J♣")
    played(game, "poker", "join", "sit-out")
    return played(lay_pairs(game, {0: "A♠ 9♠", 1: "10♦ Q♠"}))


def poker_with_the_house() -> tw.Game:
    ann = {"space": SALOON, "money": 10, "hand": "3♥ 4♠"}
    game = table(ann, deck="5♣ K♣ K♦ 6♠ 8♠ 7♥ 8♣ J♣ 9♦", players=3)
    return played(lay_pairs(played(game, "poker"), {0: "3♥ 4♠", 2: "K♣ K♦"}))


def arrested_by_the_sheriff(card: str) -> tw.Game:
    outlaw = {"hand": f"{card} 2♣", "money": 30, "nuggets": 3}
    game = manhunt(outlaw, deck="5♥ 6♥ 7♥", fight_deck="J 3 4 5")
    send_sheriff(game)
    choose(game, "discard:2♣")
    lay_against_npc(game, card, "J")
    return played(game)


def robbing_the_bank(card: str, guard: str) -> tw.Game:
    game = at_bank({"hand": card}, deck=DECK, fight_deck="J 3 6")
    heist(game, card, guard)
    return played(game)


def meeting_a_bandit(card: str, *keys: str) -> tw.Game:
    game = on_the_trail({"hand": card}, deck=DECK, fight_deck="J 3")
    ambush(game, card, "J")
    return played(game, *keys)


def prospecting() -> tw.Game:
    rolled = ["gravel", "gold-dust", "nugget", "gravel"]
    game = table({0: {"space": MINE, "items": ["miners-map"]}}, chance={"dice": rolled})
    return played(game, "prospect", "item:miners-map", "reroll:0")


def buying() -> tw.Game:
    game = table({0: {"space": STORE, "money": 120, "items": ["revolver"]}})
    return played(game, "store", "buy:mule", "upgrade:revolver")


def end_of_a_turn() -> tw.Game:
    hand = "2♣ 3♣ 4♣ 5♣ 6♣ 7♣"
    game = table({0: {"hand": hand, "wanted": 1, "space": STREET}}, deck=DECK)
    return played(game, "end", "discard:2♣", "income:both")


SCENES: dict[str, tuple[Scene, str]] = {
    "a hand of poker with a guest": (
        poker_with_a_guest,
        """
        poker-began 0 darkrock / spent 0 10 / drew 0 1 2♣ / joined-poker 1 / spent 1 10 /
        drew 1 1 3♣ / sat-out 2 / flop 7♥,10♠,A♣ / showed 0 9♠,A♠ pair / showed 1 10♦,Q♠
        pair / won-pot 0 70 / gained-money 0 70 / gained-lp 0 1 poker / drew 1 1 8♣ /
        used-bonus 1 lady-luck / gained-money 1 30 / drew 1 1 J♣
        """,
    ),
    "a hand of poker against the house": (
        poker_with_the_house,
        """
        poker-began 0 darkrock / spent 0 10 / drew 0 1 5♣ / deals 2 4 6♠,8♠,K♣,K♦ / flop
        7♥,8♣,J♣ / showed 0 3♥,4♠ high-card / house-showed 2 K♣,K♦ pair / discarded 2 6♠,8♠
        / house-won 60 / drew 0 1 9♦
        """,
    ),
    "prospecting": (
        prospecting,
        """
        prospected 0 / rolled 0 gravel / rolled 0 gold-dust / used-item 0 miners-map /
        rerolled 0 nugget / gained-money 0 10 / gained-nuggets 0 1 / rolled 0 gravel
        """,
    ),
    "a deposit": (
        lambda: played(
            table({0: {"space": BANK, "nuggets": 2, "hand": "10♣"}}),
            "deposit", "sell-nuggets:2", "sell:10♣",
        ),
        """
        deposited 0 3 / lost-nuggets 0 2 / discarded 0 10♣ / gained-money 0 60 / gained-lp 0
        3 deposit
        """,
    ),
    "at the Doctor's": (
        lambda: played(table({0: {"space": DOCTOR, "wounds": 2, "money": 50}}, deck=DECK), "heal"),
        """
        saw-doctor 0 / spent 0 10 / healed 0 2 / drew 0 2 2♥,3♥
        """,
    ),
    "at the Cabaret": (
        lambda: played(table({0: {"space": CABARET, "money": 70}}), "revel:2"),
        """
        reveled 0 2 60 / spent 0 60 / gained-lp 0 2 revel
        """,
    ),
    "at the store": (
        buying,
        """
        bought 0 mule 30 / got-item 0 mule / spent 0 30 / upgraded 0 revolver 20 / spent 0
        20
        """,
    ),
    "work": (
        lambda: played(table({0: {"space": GREEN_RANCH}}), "work"),
        """
        worked 0 / gained-money 0 10
        """,
    ),
    "cattle": (
        lambda: played(
            table({0: {"space": GREEN_RANCH}}, chance={"cattle": ["cattle-green-3"]}), "acquire"
        ),
        """
        acquired-cattle 0 green cattle-green-3
        """,
    ),
    "a delivery": (
        lambda: played(
            table({0: {"space": "spikes-view-9", "cattle": "cattle-green-3"}}),
            f"ride:{STATION}", "deliver",
        ),
        """
        rode 0 spikes-view-9 spikes-view-rail-station 1 / delivered-cattle 0 cattle-green-3
        wrangle / gained-point 0 marshal 1 / gained-money 0 20 / gained-money 0 30
        """,
    ),
    "the end of a turn": (
        end_of_a_turn,
        """
        discarded 0 2♣ / gained-lp 0 1 wanted-row / turn-began 1 1 / took-income 1 10 1 /
        gained-money 1 10 / drew 1 1 2♥
        """,
    ),
    "a duel won": (
        lambda: fought(meeting({"hand": "K♥"}, RICH, deck=DECK), "duel", "K♥", "Q♣"),
        """
        fight-began duel 0 1 / laid-card 0 K♥ / laid-card 1 Q♣ / revealed 0 K♥ / revealed 1
        Q♣ / won-fight 0 duel 1 13 12 / wounded 1 1 / drew 1 1 2♥ / gained-lp 0 2 duel
        """,
    ),
    "a duel lost": (
        lambda: fought(meeting({"hand": "4♥"}, RICH, deck=DECK), "duel", "4♥", "Q♣"),
        """
        fight-began duel 0 1 / laid-card 0 4♥ / laid-card 1 Q♣ / revealed 0 4♥ / revealed 1
        Q♣ / won-fight 1 duel 0 12 4 / wounded 0 1 / drew 0 1 2♥
        """,
    ),
    "a robbery of money and cattle": (
        lambda: fought(
            meeting({"hand": "K♥"}, RICH, deck=DECK),
            "rob", "K♥", "Q♣", "steal:money", "steal:cattle",
        ),
        """
        fight-began rob 0 1 / laid-card 0 K♥ / laid-card 1 Q♣ / revealed 0 K♥ / revealed 1
        Q♣ / won-fight 0 rob 1 13 12 / wounded 1 1 / drew 1 1 2♥ / gained-point 0 wanted 1 /
        stole-money 0 1 30 / lost-money 1 30 / gained-money 0 30 / stole-cattle 0 1 blue
        cattle-blue-5
        """,
    ),
    "a robbery of nuggets": (
        lambda: fought(
            meeting({"hand": "K♥"}, RICH, deck=DECK),
            "rob", "K♥", "Q♣", "steal:nuggets", "steal:nothing",
        ),
        """
        fight-began rob 0 1 / laid-card 0 K♥ / laid-card 1 Q♣ / revealed 0 K♥ / revealed 1
        Q♣ / won-fight 0 rob 1 13 12 / wounded 1 1 / drew 1 1 2♥ / gained-point 0 wanted 1 /
        stole-nuggets 0 1 2 / lost-nuggets 1 2 / gained-nuggets 0 2
        """,
    ),
    "an arrest": (
        lambda: fought(
            meeting({"hand": "K♥", "marshal": 1}, {**RICH, "wanted": 4}, deck=DECK),
            "arrest", "K♥", "Q♣",
        ),
        """
        fight-began arrest 0 1 / laid-card 0 K♥ / laid-card 1 Q♣ / revealed 0 K♥ / revealed
        1 Q♣ / won-fight 0 arrest 1 13 12 / wounded 1 1 / drew 1 1 2♥ / arrested 1 0 /
        points-lost 1 wanted 4 / lost-cattle 1 blue / lost-money 1 30 / lost-nuggets 1 2 /
        placed 1 darkrock-sheriffs-office / sheriff-home / gained-point 0 marshal 2 /
        gained-money 0 20
        """,
    ),
    "a heist": (
        lambda: robbing_the_bank("K♥", "J"),
        """
        fight-began heist 0 None / drew-fight-cards heist 3 3 fight-3,fight-6,fight-j /
        laid-card 0 K♥ / laid-fight-card heist 3 fight-j / revealed 0 K♥ /
        revealed-fight-card fight-j / fight-card-acts 0 fight-j / gained-money 0 10 /
        won-fight 0 heist None 13 11 / gained-money 0 80 / gained-point 0 wanted 1 /
        gained-point 0 wanted 2 / drew 0 1 2♥ / gained-point 0 wanted 3
        """,
    ),
    "a heist that fails": (
        lambda: robbing_the_bank("4♥", "6"),
        """
        fight-began heist 0 None / drew-fight-cards heist 3 3 fight-3,fight-6,fight-j /
        laid-card 0 4♥ / laid-fight-card heist 3 fight-6 / revealed 0 4♥ /
        revealed-fight-card fight-6 / fight-card-acts 0 fight-6 / wounded 0 1 / lost-to-npc
        0 heist 4 6 / wounded 0 1 / drew 0 1 2♥ / gained-point 0 wanted 1
        """,
    ),
    "a bandit beaten": (
        lambda: meeting_a_bandit("K♥", "reward:marshal"),
        """
        rode 0 spikes-view-1 spikes-view-hideout-c 1 / fight-began bandit 0 None /
        drew-fight-cards bandit 3 2 fight-3,fight-j / laid-card 0 K♥ / laid-fight-card
        bandit 3 fight-j / revealed 0 K♥ / revealed-fight-card fight-j / fight-card-acts 0
        fight-j / gained-money 0 10 / won-fight 0 bandit None 13 11 / bandit-removed
        spikes-view-hideout-c / gained-point 0 marshal 1 / gained-money 0 20
        """,
    ),
    "a bandit who wins": (
        lambda: meeting_a_bandit("4♥"),
        """
        rode 0 spikes-view-1 spikes-view-hideout-c 1 / fight-began bandit 0 None /
        drew-fight-cards bandit 3 2 fight-3,fight-j / laid-card 0 4♥ / laid-fight-card
        bandit 3 fight-j / revealed 0 4♥ / revealed-fight-card fight-j / fight-card-acts 0
        fight-j / gained-money 0 10 / lost-to-npc 0 bandit 4 11 / wounded 0 1 / drew 0 1 2♥
        / bandit-removed spikes-view-hideout-c
        """,
    ),
    "the Sheriff arrests": (
        lambda: arrested_by_the_sheriff("3♥"),
        """
        used-card 0 4♥ / sheriff-moved 0 darkrock-sheriffs-office darkrock-saloon-north 1 /
        discarded 2 2♣ / fight-began sheriff 2 None / laid-card 2 3♥ / drew-fight-cards
        sheriff 1 4 fight-3,fight-4,fight-5,fight-j / laid-fight-card sheriff 1 fight-j /
        revealed 2 3♥ / revealed-fight-card fight-j / fight-card-acts 2 fight-j /
        gained-money 2 10 / lost-to-npc 2 sheriff 3 11 / wounded 2 1 / drew 2 1 5♥ /
        arrested 2 None / points-lost 2 wanted 1 / lost-money 2 20 / lost-nuggets 2 2 /
        placed 2 darkrock-sheriffs-office / sheriff-home
        """,
    ),
    "the Sheriff is beaten": (
        lambda: arrested_by_the_sheriff("K♥"),
        """
        used-card 0 4♥ / sheriff-moved 0 darkrock-sheriffs-office darkrock-saloon-north 1 /
        discarded 2 2♣ / fight-began sheriff 2 None / laid-card 2 K♥ / drew-fight-cards
        sheriff 1 4 fight-3,fight-4,fight-5,fight-j / laid-fight-card sheriff 1 fight-j /
        revealed 2 K♥ / revealed-fight-card fight-j / fight-card-acts 2 fight-j /
        gained-money 2 10 / won-fight 2 sheriff None 13 11 / sheriff-home
        """,
    ),
}  # fmt: skip


@pytest.mark.rule("WL-TURN-17")
@pytest.mark.parametrize("name", SCENES)
def test_all_of_it_is_told(name: str) -> None:
    scene, told = SCENES[name]
    assert transcript(scene()) == " ".join(told.split())
