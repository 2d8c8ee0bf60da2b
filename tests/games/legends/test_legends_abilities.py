"""Abilities known from the content alone (WL-CHAR-14): fighters, story-tellers, a gambler.

Every ability has a case below 5 LP, where the same thing does not happen (WL-CHAR-02).
"""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import KING
from support.legends.playing import BANDIT_LOSES, beat_bandit, choose, settle
from support.legends.reading import count, discarded, happened, keys, player
from support.legends.tables import three
from support.reading import asked, question

BANK = "darkrock-bank"
PLAIN = "spikes-view-4"  # outside of town
CREEK = "dixon-creek-hideout-b"
TWO = "2♥"
ABILITY = pytest.mark.rule("WL-CHAR-14", "WL-CHAR-02")
awake = pytest.mark.parametrize("lp", [4, 5], ids=["asleep", "awake"])


# ---- Calamity Jane ----

HAND = [f"poker-5-{suit}" for suit in ("clubs", "diamonds", "hearts", "spades")]
HAND += [KING, "K♠", "K♣"]


@ABILITY
@awake
def test_calamity_jane_keeps_six_cards(lp: int) -> None:
    game = three(at="end", seats={0: {"character": "calamity-jane", "lp": lp, "hand": HAND}})
    assert (question(game), count(game)) == ("discard", 1 if lp == 5 else 2)
    assert player(game, 0)["hand_limit"] == (6 if lp == 5 else 5)


@ABILITY
@awake
@pytest.mark.parametrize("wounds", [1, 3])
def test_wounds_lower_her_hand_size_like_anybodys(lp: int, wounds: int) -> None:
    game = three(seats={0: {"character": "calamity-jane", "lp": lp, "wounds": wounds}})
    assert player(game, 0)["hand_limit"] == (6 if lp == 5 else 5) - wounds


def contribute(character: str, lp: int) -> tw.Game:
    """A disc for crossing somebody's path, put on the left story."""
    seats = {
        0: {"character": character, "lp": lp, "space": PLAIN},
        1: {"space": "spikes-view-5"},
    }
    game = three(seats=seats, stories={"left": ["harsh-times"]})
    return choose(game, "ride:spikes-view-5", "contribute:left")


@ABILITY
@awake
def test_calamity_jane_draws_a_card_for_a_contribution(lp: int) -> None:
    game = contribute("calamity-jane", lp)
    assert player(game, 0)["hand_count"] == (1 if lp == 5 else 0)
    assert game.view()["stories"][0]["discs"] == [0]


# ---- Stagecoach Mary Fields ----


@ABILITY
@awake
def test_mary_fields_is_paid_when_her_turn_begins(lp: int) -> None:
    game = three(at="turn", seats={0: {"character": "stagecoach-mary-fields", "lp": lp}})
    assert asked(game) == (0, "income")
    assert player(game, 0)["money"] == (10 if lp == 5 else 0)


@ABILITY
@awake
def test_mary_fields_is_paid_for_a_contribution(lp: int) -> None:
    game = contribute("stagecoach-mary-fields", lp)
    assert player(game, 0)["money"] == (10 if lp == 5 else 0)


# ---- Doc Holliday ----


@ABILITY
@awake
@pytest.mark.parametrize("wounds", [1, 2, 3])
def test_wounds_leave_doc_hollidays_hand_size_alone(lp: int, wounds: int) -> None:
    seat = {"character": "doc-holliday", "lp": lp, "wounds": wounds, "hand": HAND}
    game = three(at="end", seats={0: seat})
    assert count(game) == (2 if lp == 5 else 2 + wounds)


@ABILITY
@awake
def test_doc_holliday_draws_one_card_each_time_he_gains_wounds(lp: int) -> None:
    """Crossfire gives 2 wounds at once, then the lost fight 1 more; its loser draws 1 anyway."""
    seat = {"character": "doc-holliday", "lp": lp, "space": "darkrock-east-gate", "hand": [TWO]}
    game = three(
        seats={0: seat}, bandits=[CREEK], fight_deck=["fight-3", "fight-2"],
        options={"house_chooses": False},
    )  # fmt: skip
    game = choose(game, f"ride:{CREEK}", f"lay:{TWO}", "npc:fight-3")
    settle(game)
    assert [gain["count"] for gain in happened(game, "wounded")] == [2, 1]
    assert player(game, 0)["hand_count"] == (1 + 2 if lp == 5 else 1)


# ---- Jesse James and Kit Carson: outside of town the opposing card counts 1 less ----


def duel(attacker: int, cards: list[str], space: str, **hero: Any) -> tw.Game:
    """Seat 0 has the ability; both have laid their card."""
    seats = {0: {"space": space, "hand": cards[:1], **hero}, 1: {"space": space, "hand": cards[1:]}}
    game = choose(three(active=attacker, seats=seats), f"duel:{1 - attacker}")
    first, second = cards if attacker == 0 else cards[::-1]
    return settle(choose(game, f"lay:{first}", f"lay:{second}"))


@ABILITY
@awake
@pytest.mark.parametrize("character", ["jesse-james", "kit-carson"])
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize("space", [BANK, PLAIN])
def test_outside_of_town_the_opposing_card_counts_one_less(
    character: str, attacker: int, space: str, lp: int
) -> None:
    cards = ["9♥", "5♥"]
    game = duel(attacker, cards, space, character=character, lp=lp)
    told_lower = [{"seat": 1, "fight": "duel", "count": 1}]
    assert happened(game, "lowered") == (told_lower if lp == 5 and space == PLAIN else [])
    value = happened(game, "won-fight")[0]["other"]
    assert value == (4 if lp == 5 and space == PLAIN else 5)


@ABILITY
@awake
@pytest.mark.parametrize("character", ["jesse-james", "kit-carson"])
def test_a_bandits_card_counts_one_less_too(character: str, lp: int) -> None:
    """A Jack against a Jack: the bandit wins ties."""
    jack = "J♣"
    seat = {"character": character, "lp": lp, "space": "darkrock-east-gate", "hand": [jack]}
    game = three(seats={0: seat}, bandits=[CREEK], fight_deck=BANDIT_LOSES)
    settle(choose(game, f"ride:{CREEK}"))
    choose(game, f"lay:{jack}")
    assert (question(game) == "bandit-reward") == (lp == 5)


@ABILITY
@awake
@pytest.mark.parametrize(("space", "other"), [(BANK, "7♣"), (PLAIN, "8♣")])
def test_jesse_james_wins_ties_as_a_target(space: str, other: str, lp: int) -> None:
    """A 7 against a 7, or outside of town against an 8 that counts 7."""
    game = duel(1, ["7♥", other], space, character="jesse-james", lp=lp)
    assert happened(game, "won-fight")[0]["seat"] == (0 if lp == 5 else 1)


@ABILITY
def test_jesse_james_wins_no_tie_against_a_guard() -> None:
    """A Jack against a Jack, in town."""
    seat = {"character": "jesse-james", "lp": 5, "space": BANK, "hand": ["J♣"]}
    game = three(seats={0: seat}, fight_deck=["fight-j", "fight-5", "fight-6"])
    settle(choose(game, "heist", "lay:J♣"))
    assert happened(game, "won-fight") == []
    assert [fight["fight"] for fight in happened(game, "lost-to-npc")] == ["heist"]


# ---- Wyatt Earp ----


def wyatt(lp: int) -> tw.Game:
    """Two bandits near enough for one turn, and a King for each of them."""
    seat = {"character": "wyatt-earp", "lp": lp, "space": "darkrock-store-north"}
    seat |= {"hand": [KING, "K♣"], "items": ["mustang"]}
    bandits = ["sunny-hills-hideout-b", "mesitos-point-hideout-a"]
    return three(seats={0: seat}, bandits=bandits, fight_deck=[*BANDIT_LOSES, "fight-q", "fight-6"])


@ABILITY
@awake
def test_the_first_bandit_wyatt_earp_beats_gives_him_an_action(lp: int) -> None:
    game = choose(wyatt(lp), "ride:sunny-hills-hideout-b")
    settle(beat_bandit(game, KING, "reward:marshal"))
    assert game.view()["actions"] == (3 if lp == 5 else 2)
    assert happened(game, "more-actions") == ([{"seat": 0, "count": 1}] if lp == 5 else [])


@ABILITY
def test_the_second_bandit_of_a_turn_gives_wyatt_earp_nothing() -> None:
    game = choose(wyatt(5), "ride:sunny-hills-hideout-b")
    settle(beat_bandit(game, KING, "reward:marshal"))
    settle(choose(game, "ride:mesitos-point-1"))
    choose(game, "ride:mesitos-point-hideout-a")
    settle(beat_bandit(game, "K♣", "reward:marshal"))
    assert game.view()["bandits"] == []
    assert len(happened(game, "more-actions")) == 1
    assert game.view()["actions"] == 1


@ABILITY
def test_a_duel_before_it_does_not_use_up_wyatt_earps_first_bandit() -> None:
    space = "darkrock-store-north"
    seats = {
        0: {"character": "wyatt-earp", "lp": 5, "space": space, "hand": [KING, "K♣"]},
        1: {"space": space, "hand": ["2♠"]},
    }
    game = three(seats=seats, bandits=["sunny-hills-hideout-b"], fight_deck=BANDIT_LOSES)
    choose(game, "duel:1", f"lay:{KING}", "lay:2♠")
    while question(game) != "act":
        game.choose("pass")
    choose(game, "ride:sunny-hills-hideout-b")
    settle(beat_bandit(game, "K♣", "reward:lp"))
    assert happened(game, "more-actions") == [{"seat": 0, "count": 1}]


@pytest.mark.rule("WL-CHAR-03")
def test_the_bandit_that_makes_wyatt_earp_a_legend_counts() -> None:
    """A fight is announced as won after its reward, and then he has 5 LP."""
    game = choose(wyatt(4), "ride:sunny-hills-hideout-b")
    settle(beat_bandit(game, KING, "reward:lp"))
    assert game.view()["actions"] == 3


# ---- Wild Bill Hickok ----


PAIR = ["K♥", "K♣"]
LOW = ["3♣", "4♥", "6♠", "7♣"]
FLOP = ["9♥", "J♣", "8♦"]


def poker(lp: int, own: list[str], house: list[str]) -> tw.Game:
    """Alone against the house. Off the deck: his card, the house's four, the flop."""
    seat = {"character": "wild-bill-hickok", "lp": lp, "space": "darkrock-saloon-west", "hand": own}
    deck = ["Q♣", *house, *FLOP]
    game = three(seats={0: {**seat, "money": 10}}, deck=deck, chance={"hand": own[1:]})
    return settle(choose(game, "poker", *[f"play:{card}" for card in own]), until="lose-poker")


@ABILITY
@pytest.mark.parametrize("lp", [3, 5], ids=["asleep", "awake"])
def test_wild_bill_gains_twenty_dollars_when_he_wins_at_poker(lp: int) -> None:
    """The hand itself is worth 1 LP."""
    game = poker(lp, PAIR, LOW)
    assert happened(game, "won-pot") == [{"seat": 0, "money": 60}]
    assert player(game, 0)["money"] == (80 if lp == 5 else 60)


@ABILITY
def test_wild_bill_may_take_back_a_card_at_random_when_he_loses() -> None:
    game = poker(5, LOW[:2], [*PAIR, *LOW[2:]])
    assert "ability:wild-bill-hickok" in keys(game)
    waived = settle(choose(game.clone(), "pass"))
    assert set(LOW[:2]) <= discarded(waived)
    settle(choose(game, "ability:wild-bill-hickok"))
    assert LOW[1] in player(game, 0)["hand"]
    assert LOW[0] in discarded(game)


@ABILITY
def test_below_5_lp_what_wild_bill_played_is_gone() -> None:
    game = settle(poker(4, LOW[:2], [*PAIR, *LOW[2:]]))
    assert asked(game) == (0, "act")
    assert set(LOW[:2]) <= discarded(game)
