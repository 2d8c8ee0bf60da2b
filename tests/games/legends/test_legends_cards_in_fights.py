"""Poker cards that help in a fight: Stick 'Em Up, Bulletproof, Wallop."""

import pytest

from support.legends.playing import (
    ambush,
    choose,
    clash,
    heist,
    lay,
    lay_against_npc,
    let_pass,
    send_sheriff,
)
from support.legends.reading import discarded, hand, happened, keys, player, standing, values
from support.legends.tables import (
    HERO,
    RIGHT,
    RIVAL,
    THIRD,
    WANTED,
    at_bank,
    manhunt,
    meeting,
    on_the_trail,
)
from support.reading import asked

# ---- Stick 'Em Up ----


@pytest.mark.rule("WL-DECK-19", "WL-DECK-05")
def test_stick_em_up_lowers_the_opposing_card_by_two() -> None:
    game = meeting({"hand": "9♠ 6♣ 6♥"}, {"hand": "K♠ 6♦"})
    clash(game, "duel", "9♠", "K♠")
    choose(game, "react:6♣")
    assert values(game) == [9, 11]
    choose(game, "react:6♦")
    assert happened(game, "won-fight")[0] == {
        "seat": RIVAL, "fight": "duel", "rival": HERO, "value": 11, "other": 7,
    }  # fmt: skip
    assert "6♥" in hand(game, HERO)  # one per fighter and fight


@pytest.mark.rule("WL-DECK-19")
def test_the_next_fight_has_its_own_stick_em_up() -> None:
    others = {THIRD: {"space": "darkrock-main-street", "hand": "K♣"}}
    game = meeting({"hand": "9♠ 6♣ 6♥ 9♥"}, {"hand": "K♠"}, others=others)
    clash(game, "duel", "9♠", "K♠")
    choose(game, "react:6♣", "duel:2")
    lay(game, "9♥", "K♣")
    choose(game, "react:6♥")
    assert happened(game, "won-fight")[1]["value"] == 11


# ---- Bulletproof ----


@pytest.mark.rule("WL-DECK-12", "WL-DECK-13", "WL-WOUND-02")
def test_bulletproof_stops_the_losers_wound_and_heals_one() -> None:
    game = meeting({"hand": "J♥", "wounds": 2}, {"hand": "K♠"}, deck="7♦")
    clash(game, "duel", "J♥", "K♠")
    assert player(game, HERO)["wounds"] == 1
    assert hand(game, HERO) == {"7♦"}  # the loser's card all the same


@pytest.mark.rule("WL-DECK-13")
def test_bulletproof_comes_too_late_for_a_wound_at_the_start() -> None:
    annie = {"character": "annie-oakley", "lp": 5}
    game = meeting({"hand": "K♠", **annie}, {"hand": "J♥"})
    choose(game, "duel:1", "ability:annie-oakley", "choose:annie-oakley.2")
    assert player(game, RIVAL)["wounds"] == 1
    lay(game, "K♠", "J♥")
    assert player(game, RIVAL)["wounds"] == 0  # that one was healed, no new one came


@pytest.mark.rule("WL-DECK-12")
def test_bulletproof_shields_its_own_side_only() -> None:
    game = meeting({"hand": "J♥", "wounds": 1}, {"hand": "10♠", "wounds": 1})
    clash(game, "duel", "J♥", "10♠")
    assert player(game, HERO)["wounds"] == 0
    assert player(game, RIVAL)["wounds"] == 2


# ---- Wallop ----


@pytest.mark.rule("WL-DECK-05")
def test_wallop_wounds_a_beaten_player_once_more() -> None:
    game = meeting({"hand": "K♠ 8♣ 8♠"}, {"hand": "10♠"})
    clash(game, "duel", "K♠", "10♠")
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", "react:8♣", "react:8♠"})
    assert player(game, RIVAL)["wounds"] == 1
    choose(game, "react:8♣")
    assert player(game, RIVAL)["wounds"] == 2
    assert asked(game) == (HERO, "act")  # one per fight
    assert discarded(game) == {"K♠", "10♠", "8♣"}
    assert hand(game, HERO) == {"8♠"}


@pytest.mark.rule("WL-DECK-12")
def test_bulletproof_stops_wallop_too() -> None:
    game = meeting({"hand": "K♠ 8♣"}, {"hand": "J♠", "wounds": 1})
    clash(game, "duel", "K♠", "J♠")
    choose(game, "pass", "react:8♣")
    assert player(game, RIVAL)["wounds"] == 0


@pytest.mark.rule("WL-DECK-26")
def test_wallop_is_paid_for_a_beaten_npc() -> None:
    game = on_the_trail({"hand": "K♠ 8♣"}, fight_deck="Q 2", deck="2♦")
    ambush(game, "K♠", "Q")
    choose(game, "pass", "reward:lp", "react:8♣")
    assert player(game, HERO)["money"] == 20
    game = at_bank({"hand": "K♠ 8♣"}, fight_deck="Q 2 3", deck="2♦")
    heist(game, "K♠", "Q")
    choose(game, "pass", "pass", "react:8♣")
    assert player(game, HERO)["money"] == 100
    game = manhunt({"hand": "K♠ 8♣ 2♣"}, fight_deck="Q 2 3 4", deck="2♦")
    send_sheriff(game)
    choose(game, "discard:2♣")
    lay_against_npc(game, "K♠", "Q")
    choose(game, "pass", "react:8♣")
    assert standing(game, WANTED, "money", "wanted") == [20, 1]


@pytest.mark.rule("WL-DECK-26")
def test_a_target_who_wins_may_wallop() -> None:
    game = meeting({"hand": "2♠"}, {"hand": "10♠ 8♣"})
    clash(game, "duel", "2♠", "10♠")
    assert asked(game) == (RIVAL, "react")
    choose(game, "pass")
    assert (asked(game), keys(game)) == ((RIVAL, "answer"), {"pass", "react:8♣"})
    choose(game, "react:8♣")
    assert player(game, HERO)["wounds"] == 2


@pytest.mark.rule("WL-CLAR-10")
def test_the_right_hand_neighbour_gets_nothing_for_the_npc() -> None:
    game = at_bank({"hand": "2♠"}, fight_deck="A 2 3", others={RIGHT: {"hand": "8♣"}})
    heist(game, "2♠", "A")
    choose(game, "choose:fight-a.1")
    let_pass(game)
    assert standing(game, RIGHT, "lp", "money", "hand_count") == [0, 0, 1]


@pytest.mark.rule("WL-DECK-26", "WL-FIGHT-15")
def test_who_declines_may_be_walloped_too() -> None:
    game = meeting({"hand": "2♠ 8♣"}, {"hand": "J♠"})
    choose(game, "duel:1", "lay:2♠", "decline")
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", "react:8♣"})
    choose(game, "react:8♣")
    assert player(game, RIVAL)["wounds"] == 2  # Bulletproof was never played
