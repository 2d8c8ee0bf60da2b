"""Weapons in fights: Revolver, Shotgun, Rifle and their upgraded sides."""

import pytest

from support.legends.places import HIDEOUT
from support.legends.playing import ambush, choose, clash, heist, let_pass, send_sheriff
from support.legends.reading import fight, hand, happened, keys, player, values
from support.legends.tables import HERO, RIVAL, THIRD, at_bank, manhunt, meeting, on_the_trail
from support.reading import asked

# ---- Revolver and Six-Shooter ----


@pytest.mark.rule("WL-FIGHT-17")
def test_the_revolver_does_nothing() -> None:
    game = meeting({"hand": "9♠ 2♠", "items": ["revolver"]}, {"hand": "10♠"})
    clash(game, "duel", "9♠", "10♠")
    assert asked(game) == (HERO, "react")
    assert values(game) == [9, 10]


@pytest.mark.rule("WL-FIGHT-17", "WL-CLAR-12")
def test_the_six_shooter_lowers_the_opposing_card_for_a_card() -> None:
    game = meeting({"hand": "9♠ 2♠ 3♠", "items": ["six-shooter"]}, {"hand": "10♠"})
    clash(game, "duel", "9♠", "10♠")
    assert (asked(game), keys(game)) == ((HERO, "answer"), {"pass", "item:revolver"})
    choose(game, "item:revolver")
    assert (asked(game), keys(game)) == ((HERO, "discard"), {"discard:2♠", "discard:3♠"})
    choose(game, "discard:2♠")
    assert values(game) == [9, 9]
    assert asked(game) == (HERO, "react")  # once per fight
    let_pass(game)
    assert happened(game, "won-fight")[0]["seat"] == HERO
    assert hand(game, HERO) == {"3♠"}


@pytest.mark.rule("WL-ITEM-16")
def test_the_six_shooter_needs_a_card_to_give_up() -> None:
    game = meeting({"hand": "9♠", "items": ["six-shooter"]}, {"hand": "10♠"})
    clash(game, "duel", "9♠", "10♠")
    assert happened(game, "won-fight")[0]["seat"] == RIVAL
    assert happened(game, "used-item") == []


@pytest.mark.rule("WL-ITEM-16")
def test_the_six_shooter_may_be_left_in_its_holster() -> None:
    game = meeting({"hand": "9♠ 2♠", "items": ["six-shooter"]}, {"hand": "10♠"})
    clash(game, "duel", "9♠", "10♠")
    choose(game, "pass")
    assert values(game) == [9, 10]
    assert hand(game, HERO) == {"2♠"}


@pytest.mark.rule("WL-BANDIT-08")
def test_the_six_shooter_works_against_npcs() -> None:
    game = on_the_trail({"hand": "9♠ 2♠", "items": ["six-shooter"]}, fight_deck="9 3")
    ambush(game, "9♠", "9")
    choose(game, "item:revolver", "discard:2♠")
    assert happened(game, "won-fight")[0]["other"] == 8
    assert happened(game, "lowered") == [{"seat": None, "fight": "bandit", "count": 1}]


@pytest.mark.rule("WL-ITEM-01")
def test_a_weapon_that_is_not_active_does_nothing() -> None:
    mat = {"items": ["six-shooter", "boomstick"], "weapon": "shotgun"}
    game = meeting({"hand": "9♠ 2♠", **mat}, {"hand": "10♠"})
    clash(game, "duel", "9♠", "10♠")
    assert values(game) == [9, 9]
    assert asked(game) == (HERO, "react")


# ---- Shotgun and Boomstick ----


@pytest.mark.rule("WL-ITEM-16")
@pytest.mark.parametrize("weapon", ["shotgun", "boomstick"])
def test_the_shotgun_draws_a_card_for_a_won_fight(weapon: str) -> None:
    game = meeting({"hand": "K♠", "items": [weapon]}, {"hand": "10♠"}, deck="7♦ 3♦")
    clash(game, "duel", "K♠", "10♠")
    assert hand(game, RIVAL) == {"7♦"}  # the loser's card comes first
    assert hand(game, HERO) == {"3♦"}


@pytest.mark.rule("WL-ITEM-16")
def test_the_shotgun_helps_the_target_and_against_who_declines() -> None:
    game = meeting({"hand": "2♠"}, {"hand": "10♠", "items": ["shotgun"]}, deck="7♦ 3♦")
    clash(game, "duel", "2♠", "10♠")
    assert hand(game, RIVAL) == {"3♦"}
    game = meeting({"hand": "2♠", "items": ["shotgun"]}, {"hand": "10♠"}, deck="7♦ 3♦")
    choose(game, "duel:1", "lay:2♠", "decline")
    assert hand(game, HERO) == {"3♦"}


@pytest.mark.rule("WL-ITEM-16")
@pytest.mark.parametrize("weapon", ["shotgun", "boomstick"])
def test_the_shotgun_is_no_comfort_for_a_loser(weapon: str) -> None:
    game = meeting({"hand": "2♠", "items": [weapon]}, {"hand": "10♠"})
    clash(game, "duel", "2♠", "10♠")
    assert player(game, HERO)["hand_count"] == 1  # the loser's


@pytest.mark.rule("WL-ITEM-16")
def test_the_shotgun_works_against_npcs() -> None:
    game = at_bank({"hand": "K♠", "items": ["shotgun"]}, fight_deck="J 2 3", deck="7♦ 3♦")
    heist(game, "K♠", "J")
    let_pass(game)
    assert hand(game, HERO) == {"7♦", "3♦"}  # one from the Wanted track


@pytest.mark.rule("WL-ITEM-15", "WL-FIGHT-23")
def test_the_boomstick_lowers_the_card_of_whoever_is_opposed() -> None:
    game = meeting(
        {"hand": "K♠ 2♠", "items": ["boomstick"]}, {"hand": "10♠ 2♥", "items": ["boomstick"]}
    )
    clash(game, "duel", "K♠", "10♠")
    assert values(game) == [12, 9]
    game = at_bank({"hand": "K♠ 2♠", "items": ["boomstick"]}, fight_deck="J 2 3")
    heist(game, "K♠", "J")
    assert values(game) == [13, 10]


@pytest.mark.rule("WL-FIGHT-17")
def test_legend_and_weapon_add_up() -> None:
    jesse = {"character": "jesse-james", "lp": 5, "items": ["boomstick"]}
    game = meeting({"hand": "K♠ 2♠", **jesse}, {"hand": "10♠"}, space="spikes-view-9")
    clash(game, "duel", "K♠", "10♠")
    assert values(game) == [13, 8]


# ---- Rifle and Buffalo Gun ----


@pytest.mark.rule("WL-FIGHT-06")
@pytest.mark.parametrize(
    ("weapon", "seen"), [("rifle", ["Q♣", "3♣"]), ("buffalo-gun", ["Q♣", "3♣", "5♣"])]
)
def test_the_rifle_shows_cards_of_the_opponents_hand(weapon: str, seen: list[str]) -> None:
    game = meeting(
        {"hand": "K♠", "items": [weapon]},
        {"hand": "Q♣ 2♣ 3♣ 5♣"},
        chance={"hand": [f"poker-{card[0].lower()}-clubs" for card in seen]},
    )
    choose(game, "duel:1")
    assert (asked(game), keys(game)) == ((HERO, "start-fight"), {"pass", "item:rifle"})
    choose(game, "item:rifle")
    assert sorted(happened(game, "saw-cards", HERO)[0]["cards"]) == sorted(seen)
    for seat in (RIVAL, THIRD, None):
        [look] = happened(game, "saw-cards", seat)
        assert look["count"] == len(seen)
        assert look.get("cards") is None
    assert hand(game, RIVAL) == {"Q♣", "2♣", "3♣", "5♣"}


@pytest.mark.rule("WL-FIGHT-06")
def test_the_rifle_helps_the_target_too_and_sees_no_more_than_there_is() -> None:
    game = meeting({"hand": "K♠"}, {"hand": "Q♣", "items": ["buffalo-gun"]})
    choose(game, "duel:1")
    assert asked(game) == (RIVAL, "start-fight")
    choose(game, "item:rifle")
    assert happened(game, "saw-cards", RIVAL)[0]["cards"] == ["K♠"]


@pytest.mark.rule("WL-ITEM-16")
@pytest.mark.parametrize("weapon", ["rifle", "buffalo-gun"])
def test_the_rifle_has_nobody_to_look_at_among_npcs(weapon: str) -> None:
    game = at_bank({"hand": "K♠", "items": [weapon]})
    choose(game, "heist")
    assert asked(game) == (HERO, "lay")


@pytest.mark.rule("WL-CLAR-12")
@pytest.mark.parametrize(("weapon", "less"), [("rifle", 0), ("buffalo-gun", 1)])
def test_npcs_draw_one_card_fewer_against_the_buffalo_gun(weapon: str, less: int) -> None:
    gun = {"items": [weapon]}
    game = on_the_trail({"hand": "K♠", **gun})
    choose(game, f"ride:{HIDEOUT}")
    assert fight(game)["npc_count"] == 2 - less
    game = at_bank({"hand": "K♠", **gun})
    choose(game, "heist")
    assert fight(game)["npc_count"] == 3 - less
    game = manhunt({"hand": "K♠ 2♠", **gun})
    send_sheriff(game)
    choose(game, "discard:2♠", "lay:K♠")
    assert fight(game)["npc_count"] == 4 - less
