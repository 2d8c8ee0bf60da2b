"""What each of the nine items does, on its basic and on its upgraded side."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import cards
from support.legends.packs import Pack
from support.legends.places import BANK, MINE, PLAIN, STORE, STREET
from support.legends.playing import do, lay_pairs
from support.legends.reading import drew, gained, hand, happened, items, keys, player, standing
from support.legends.tables import ANN, BOB, CAL, HERO, at_saloon, in_town, table
from support.reading import asked

HIDEOUT, BESIDE = "mesitos-point-hideout-a", "mesitos-point-3"


def duel(item: str, ann: str, bob: str) -> tw.Game:
    """Ann, with that item, duels Bob; both cards are visible, or a question stands before that."""
    armed = {"space": BANK, "hand": ann, "items": [item]}
    game = do(table(armed, {"space": BANK, "hand": bob}), "duel:1")
    return do(game, f"lay:{cards(ann)[0]}", f"lay:{cards(bob)[0]}")


def bought(item: str, **facts: Any) -> tw.Game:
    return do(table({"space": STORE, "money": 60, **facts}), "store", f"buy:{item}")


# ---- weapons ----


@pytest.mark.rule("WL-ITEM-16")
def test_a_revolver_does_nothing_yet() -> None:
    game = duel("revolver", "J♠", "Q♦")
    assert happened(game, "won-fight")[0]["seat"] == BOB


@pytest.mark.rule("WL-ITEM-10")
def test_a_six_shooter_lowers_the_opposing_card_for_a_card_once_per_fight() -> None:
    game = duel("six-shooter", "J♠ 2♣ 3♣", "Q♦")
    assert keys(game) == {"pass", "item:revolver"}
    do(game, "item:revolver", "discard:2♣")
    [fight] = happened(game, "won-fight")
    assert (fight["seat"], fight["value"], fight["other"]) == (ANN, 11, 11)
    assert hand(game) == set(cards("3♣"))


@pytest.mark.rule("WL-ITEM-10")
def test_a_six_shooter_without_a_card_to_discard_is_silent() -> None:
    assert happened(duel("six-shooter", "J♠", "Q♦"), "won-fight")[0]["seat"] == BOB


@pytest.mark.rule("WL-ITEM-16")
@pytest.mark.parametrize(("item", "drawn"), [("shotgun", 1), ("boomstick", 1), ("revolver", 0)])
def test_a_shotgun_brings_a_card_for_every_fight_won(item: str, drawn: int) -> None:
    assert len(drew(duel(item, "K♠", "9♦"), ANN)) == drawn
    npc = table(
        {"space": BESIDE, "hand": "K♠", "items": [item]},
        bandits=[HIDEOUT],
        fight_deck=["fight-8", "fight-9"],
    )
    do(npc, f"ride:{HIDEOUT}", "lay:K♠", "npc:fight-8", "reward:lp")
    assert len(drew(npc, ANN)) == drawn


@pytest.mark.rule("WL-ITEM-16")
def test_a_shotgun_brings_nothing_for_a_fight_lost() -> None:
    assert len(drew(duel("shotgun", "9♠", "K♦"), ANN)) == 1  # every loser's card


@pytest.mark.rule("WL-ITEM-15")
@pytest.mark.parametrize(("bob", "winner"), [("K♦", ANN), ("A♦", BOB)])
def test_a_boomstick_lowers_the_opposing_card_by_1(bob: str, winner: int) -> None:
    game = duel("boomstick", "Q♠", bob)
    [fight] = happened(game, "won-fight")
    assert fight["seat"] == winner
    assert fight["value"] == {ANN: 12, BOB: 13}[winner]  # the own card is not raised


@pytest.mark.rule("WL-ITEM-15")
def test_a_boomstick_also_lowers_fight_cards_and_serves_the_defender() -> None:
    npc = table(
        {"space": BESIDE, "hand": "Q♠", "items": ["boomstick"]},
        bandits=[HIDEOUT],
        fight_deck=["fight-q", "fight-9"],
    )
    do(npc, f"ride:{HIDEOUT}", "lay:Q♠", "npc:fight-q", "pass")  # Quickdraw stays unused
    assert asked(npc) == (ANN, "bandit-reward")  # a tie would have been the bandit's
    game = table(
        {"space": BANK, "hand": "Q♠"}, {"space": BANK, "hand": "Q♦", "items": ["boomstick"]}
    )
    do(game, "duel:1", "lay:Q♠", "lay:Q♦")
    assert happened(game, "won-fight")[0]["seat"] == BOB


@pytest.mark.rule("WL-ITEM-16", "WL-ITEM-10")
@pytest.mark.parametrize(("item", "count"), [("rifle", 2), ("buffalo-gun", 3)])
def test_a_rifle_looks_at_cards_of_the_other_hand_as_the_fight_starts(
    item: str, count: int
) -> None:
    armed = {"space": BANK, "hand": "K♠", "items": [item]}
    game = table(armed, {"space": BANK, "hand": "2♣ 3♣ 4♣ 5♣ 6♣"})
    do(game, "duel:1")
    assert (asked(game), keys(game)) == ((ANN, "start-fight"), {"pass", "item:rifle"})
    do(game, "item:rifle")
    [seen] = happened(game, "saw-cards", ANN)
    assert len(seen["cards"]) == count
    assert set(seen["cards"]) < set(cards("2♣ 3♣ 4♣ 5♣ 6♣"))
    assert happened(game, "saw-cards", CAL)[0]["cards"] is None
    assert asked(game) == (ANN, "lay")


@pytest.mark.rule("WL-ITEM-16")
def test_a_rifle_serves_the_defender_too_but_not_against_bandits() -> None:
    game = table(
        {"space": BANK, "hand": "K♠ 2♦"}, {"space": BANK, "hand": "2♣", "items": ["rifle"]}
    )
    do(game, "duel:1")
    assert (asked(game), keys(game)) == ((BOB, "start-fight"), {"pass", "item:rifle"})
    npc = table({"space": BESIDE, "hand": "K♠", "items": ["rifle"]}, bandits=[HIDEOUT])
    assert asked(do(npc, f"ride:{HIDEOUT}")) == (ANN, "lay")


@pytest.mark.rule("WL-ITEM-10")
@pytest.mark.parametrize(("item", "drawn"), [("rifle", 2), ("buffalo-gun", 1)])
def test_a_buffalo_gun_leaves_npcs_one_fight_card_less(item: str, drawn: int) -> None:
    npc = table({"space": BESIDE, "hand": "K♠", "items": [item]}, bandits=[HIDEOUT])
    do(npc, f"ride:{HIDEOUT}")
    assert happened(npc, "drew-fight-cards")[0]["count"] == drawn
    guard = do(table({"space": BANK, "hand": "K♠", "items": [item]}), "heist")
    assert happened(guard, "drew-fight-cards")[0]["count"] == drawn + 1


# ---- mounts ----


@pytest.mark.rule("WL-ITEM-11", "WL-ITEM-16", "WL-ITEM-10")
@pytest.mark.parametrize(
    ("mount", "spaces"), [("mule", 3), ("pack-mule", 4), ("mustang", 4), ("thoroughbred", 5)]
)
def test_a_mount_carries_its_rider_as_far_as_it_says(mount: str, spaces: int) -> None:
    game = table({"space": PLAIN, "items": [mount]})
    assert player(game)["movement"] == spaces
    line = ["darkrock-bank", "darkrock-main-street", "darkrock-store-east", "mesitos-point-4",
            "sunny-hills-4", "sunny-hills-hideout-b"]  # fmt: skip
    ridden = [f"ride:{space}" in keys(game) for space in line]
    assert ridden == [far <= spaces for far in range(1, 7)]


@pytest.mark.rule("WL-ITEM-10")
@pytest.mark.parametrize(("mount", "sold", "drawn"), [("pack-mule", 3, 1), ("pack-mule", 2, 0),
                                                      ("mule", 3, 0)])  # fmt: skip
def test_a_pack_mule_brings_a_card_for_three_nuggets_sold_at_once(
    mount: str, sold: int, drawn: int
) -> None:
    game = do(table({"space": BANK, "nuggets": 4, "items": [mount]}), "deposit")
    do(game, f"sell-nuggets:{sold}")
    assert len(drew(game, ANN)) == drawn


# ---- miscellaneous items ----


@pytest.mark.rule("WL-ITEM-16")
def test_a_miners_map_rolls_one_die_again_before_it_counts() -> None:
    seat = {"space": MINE, "items": ["miners-map"]}
    game = table(seat, chance={"dice": ["gravel", "tailings", "nugget"]})
    do(game, "prospect")
    assert keys(game) == {"pass", "item:miners-map"}
    do(game, "item:miners-map", "reroll:0")
    assert asked(game) == (ANN, "act")  # once in an action
    assert (player(game)["nuggets"], player(game)["money"]) == (1, 10)
    assert "miners-map" in items(game)  # it is kept


@pytest.mark.rule("WL-ITEM-16")
def test_a_miners_map_may_wait_for_the_reroll_of_gold_dust() -> None:
    seat = {"space": MINE, "items": ["miners-map"]}
    game = table(seat, chance={"dice": ["gravel", "gold-dust", "gravel", "nugget"]})
    do(game, "prospect", "pass")
    assert keys(game) == {"pass", "item:miners-map"}
    do(game, "item:miners-map", "reroll:0")
    assert (player(game)["nuggets"], player(game)["money"]) == (1, 10)


@pytest.mark.rule("WL-ITEM-16")
def test_a_miners_map_helps_in_a_prospect_action_only() -> None:
    facts: dict[str, Any] = {"at": "end", "discs": {"left": [ANN, ANN]}}
    facts |= {"stories": {"left": ["mother-lode"]}, "chance": {"dice": ["gravel"]}}
    game = do(table({"items": ["miners-map"]}, **facts), "choose:mother-lode.2")
    assert asked(game) == (BOB, "income")


@pytest.mark.rule("WL-ITEM-16")
def test_whiskey_heals_when_it_comes_and_hurts_when_it_goes() -> None:
    game = bought("whiskey", wounds=2)
    assert player(game)["wounds"] == 1
    party: list[dict[str, Any]] = [
        {"space": BESIDE, "items": ["whiskey"]},
        {"space": HIDEOUT},
        {"space": HIDEOUT},
    ]
    game = do(table(*party), f"ride:{HIDEOUT}")
    assert keys(game) == {"pass", "item:whiskey"}
    do(game, "item:whiskey")
    assert keys(game) == {"target:1", "target:2"}
    do(game, "target:2")
    assert (player(game, BOB)["wounds"], player(game, CAL)["wounds"]) == (0, 1)
    assert items(game) == {}
    assert game.view()["store"]["whiskey"] == 6


@pytest.mark.rule("WL-ITEM-16")
def test_whiskey_needs_company() -> None:
    game = do(table({"space": BESIDE, "items": ["whiskey"]}), f"ride:{HIDEOUT}")
    assert asked(game) == (ANN, "act")


@pytest.mark.rule("WL-ITEM-16")
def test_provisions_come_with_a_card_and_go_for_a_card_and_a_wound() -> None:
    game = bought("provisions", wounds=2)
    assert len(drew(game, ANN)) == 1
    assert player(game)["wounds"] == 2
    do(game, "leave", "item:provisions")
    assert len(drew(game, ANN)) == 2
    assert player(game)["wounds"] == 1
    assert items(game) == {}
    assert game.view()["actions"] == 1  # buying was one, using another


@pytest.mark.rule("WL-ITEM-16")
@pytest.mark.parametrize(("guest", "lp", "money"), [("K♠ 9♥", 2, 70), ("A♠ K♥", 0, 10)])
def test_a_ten_gallon_hat_crowns_a_winner_and_consoles_a_loser(
    guest: str, lp: int, money: int
) -> None:
    host = at_saloon("A♥ Q♠", 10, items=["ten-gallon"])
    game = table(host, in_town(guest, 10), deck="2♣ 3♣ A♣ K♦ 7♥")
    lay_pairs(do(game, "poker", "join"), {ANN: "A♥ Q♠", BOB: guest})
    assert (player(game)["lp"], player(game)["money"]) == (lp, money)


@pytest.mark.rule("WL-ITEM-16", "WL-POKER-19")
def test_a_ten_gallon_hat_also_crowns_a_guest() -> None:
    guest = in_town("A♠ K♥", 10, items=["ten-gallon"])
    game = table(at_saloon("A♥ Q♠", 10), guest, deck="2♣ 3♣ A♣ K♦ 7♥")
    lay_pairs(do(game, "poker", "join"), {ANN: "A♥ Q♠", BOB: "A♠ K♥"})
    assert player(game, BOB)["lp"] == 1
    assert gained(game, BOB) == 70


@pytest.mark.rule("WL-ITEM-16")
def test_a_miners_map_that_was_used_does_not_help_with_gold_dust_too() -> None:
    """In the next Prospect action it helps again."""
    rolled = ["gravel", "gold-dust", "nugget", "gravel", "gravel", "gravel"]
    game = table({"space": MINE, "items": ["miners-map"]}, chance={"dice": rolled})
    do(game, "prospect", "item:miners-map", "reroll:0")
    assert asked(game) == (HERO, "act")
    assert standing(game, HERO, "nuggets", "money") == [1, 10]
    do(game, "prospect")
    assert keys(game) == {"pass", "item:miners-map"}


def with_ability(folder: Path, item: str, ability: str) -> None:
    """One more on that item."""
    text = Pack(folder).text("items")
    start = text.index("abilities = [", text.index(f'id = "{item}"')) + len("abilities = [")
    Pack(folder).write("items", f"{text[:start]} {ability},{text[start:]}")


@pytest.mark.rule("WL-ITEM-01")
@pytest.mark.parametrize("weapon", ["rifle", "revolver"])
def test_the_action_of_a_weapon_is_for_who_has_it_ready(tmp_path: Path, weapon: str) -> None:
    pays = '{ kind = "action", effects = [ { do = "gain_money", amount = 10 } ] }'
    with_ability(tmp_path, "rifle", pays)
    hero = {"items": ["rifle", "revolver"], "weapon": weapon, "space": STREET}
    game = table({HERO: hero}, content=tmp_path)
    assert ("item:rifle" in keys(game)) == (weapon == "rifle")
