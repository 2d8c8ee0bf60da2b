"""Weapons and poker cards that help in a fight: guns, Stick 'Em Up, Bulletproof, Wallop."""

import pytest

from games.legends.play_fights import (
    HERO,
    HIDEOUT,
    RIGHT,
    RIVAL,
    THIRD,
    WANTED,
    ambush,
    asked,
    at_bank,
    choose,
    clash,
    discarded,
    fight,
    hand,
    happened,
    heist,
    keys,
    lay,
    lay_against_npc,
    let_pass,
    manhunt,
    meeting,
    on_the_trail,
    player,
    send_sheriff,
    standing,
    values,
)

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
