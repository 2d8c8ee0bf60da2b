"""The words about wounds, the risk die and ruins: who gains fewer wounds, who gives them, what
losing a fight sets off, what a story forbids (BM-INJURY-18)."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.harm import (
    MODULES,
    NOTHING_HAPPENS,
    blood,
    harmed,
    injured,
    injury_of,
    roll,
    rolled,
    rolling,
)
from support.legends.packs import Pack, shipped
from support.legends.places import BANK, STATION, STREET
from support.legends.playing import choose, clash, idle, let_pass
from support.legends.reading import hand, happened, items, keys, offered, order_of, standing
from support.legends.tables import HERO, RIVAL
from support.reading import asked, state_of
from tumbleweed.games.legends.components.player.goods import gain_wounds

BACA = {"character": "elfego-baca", "lp": 5}
BOOTS = {"relics": ["snakeskin-boots"]}
TOLD = "spared-wounds"


# ---- fewer wounds ----


@pytest.mark.rule("BM-INJURY-01")
@pytest.mark.parametrize("hero", [BACA, BOOTS], ids=["character", "Legendary item"])
def test_once_a_turn_a_wound_less(hero: dict[str, Any]) -> None:
    game = roll(rolling({**hero, "wounds": 1}, "two-wounds"))
    assert standing(game, HERO, "wounds") == [2]
    assert happened(game, TOLD) == [{"seat": HERO, "count": 1}]
    gain_wounds(state_of(game), HERO, 1)
    assert standing(game, HERO, "wounds") == [3]


@pytest.mark.rule("BM-INJURY-01", "BM-INJURY-06")
def test_a_wound_spared_draws_no_injury_and_costs_no_card() -> None:
    game = roll(rolling({**BACA, "wounds": 3}, "wound"))
    assert (injury_of(game), standing(game, HERO, "wounds", "money")) == (None, [3, 10])
    game = roll(rolling({**BACA, **injured(NOTHING_HAPPENS, hand="2♣")}, "wound"))
    assert (asked(game), hand(game)) == ((HERO, "act"), {"2♣"})


@pytest.mark.rule("BM-INJURY-01")
def test_two_cards_spare_a_wound_each_and_wait_if_not_needed() -> None:
    game = roll(rolling({**BACA, **BOOTS}, "two-wounds"))
    assert standing(game, HERO, "wounds") == [0]
    game = roll(rolling({**BACA, **BOOTS}, "wound"))
    gain_wounds(state_of(game), HERO, 1)
    assert standing(game, HERO, "wounds") == [0]
    gain_wounds(state_of(game), HERO, 1)
    assert standing(game, HERO, "wounds") == [1]


@pytest.mark.rule("BM-INJURY-01")
def test_elfego_baca_is_spared_in_his_own_turn_alone() -> None:
    rival = {**BACA, "space": STREET, "hand": "2♣"}
    game = harmed({"space": STREET, "hand": "K♥"}, rival)
    let_pass(clash(game, "duel", "K♥", "2♣"))
    assert standing(game, RIVAL, "wounds") == [1]
    game = harmed({**BACA, "space": STREET, "hand": "2♣"}, {"space": STREET, "hand": "K♥"})
    let_pass(clash(game, "duel", "2♣", "K♥"))
    assert standing(game, HERO, "wounds") == [0]


@pytest.mark.rule("BM-INJURY-01")
def test_the_boots_do_not_help_in_fights_but_in_anothers_turn() -> None:
    game = harmed({"space": STREET, "hand": "K♥"}, {**BOOTS, "space": STREET, "hand": "2♣"})
    let_pass(clash(game, "duel", "K♥", "2♣"))
    assert standing(game, RIVAL, "wounds") == [1]
    gain_wounds(state_of(game), RIVAL, 1)
    assert standing(game, RIVAL, "wounds") == [1]


@pytest.mark.rule("BM-INJURY-01")
def test_what_says_neither_helps_in_fights_and_in_anothers_turn(tmp_path: Path) -> None:
    """The boots, if their source were any."""
    Pack(tmp_path).change("blood-money/legendary-items", 'source = "other"', 'source = "any"')
    rival = {**BOOTS, "space": STREET, "hand": "2♣"}
    game = harmed({"space": STREET, "hand": "K♥"}, rival, content=tmp_path)
    let_pass(clash(game, "duel", "K♥", "2♣"))
    assert standing(game, RIVAL, "wounds") == [0]


@pytest.mark.rule("BM-INJURY-01")
def test_a_new_turn_spares_again() -> None:
    game = roll(rolling({**BACA}, "wound"))
    choose(game, "end")
    assert state_of(idle(game)).blood.spared == [0, 0, 0]


@pytest.mark.rule("BM-INJURY-18")
@pytest.mark.parametrize(("card", "first"), [("6", "wounded"), ("8", TOLD)])
def test_a_wound_that_nothing_stops_is_not_spared(card: str, first: str) -> None:
    """Fight card 6 wounds whatever happens, and the wound for losing is spared; with card 8 it is
    the other way round."""
    hero = {**BACA, "space": BANK, "hand": "2♣"}
    game = harmed(hero, fight_deck=f"{card} 2 3")
    let_pass(choose(game, "heist", "lay:2♣"))
    assert standing(game, HERO, "wounds") == [1]
    told = order_of(game, "wounded", TOLD)
    assert (told[0], len(told)) == (first, 2)


@pytest.mark.rule("BM-INJURY-18")
def test_ruthless_is_not_spared() -> None:
    """He takes 1 wound that nothing can stop; the other card is 3 lower."""
    hero = {**BACA, "space": STREET, "hand": "9♦ poker-6-clubs-ruthless"}
    rival = {"space": STREET, "hand": "J♦ 2♦"}
    game = harmed(hero, rival, options={"poker_faces": ["ruthless"]})
    clash(game, "duel", "9♦", "J♦")
    choose(game, "react:poker-6-clubs-ruthless")
    let_pass(game)
    assert happened(game, TOLD) == []
    assert standing(game, HERO, "wounds") == [1]
    assert happened(game, "won-fight")[0]["seat"] == HERO


@pytest.mark.rule("BM-INJURY-18")
def test_a_wound_that_is_paid_is_not_spared(tmp_path: Path) -> None:
    pay = '{ do = "pay", cost = [ { do = "gain_wounds", amount = 1 } ], '
    game = rolled(tmp_path, pay + 'effects = [ { do = "gain_lp", amount = 1 } ] }', BACA)
    choose(game, "yes")
    assert standing(game, HERO, "wounds", "lp") == [1, 6]
    assert happened(game, TOLD) == []


@pytest.mark.rule("BM-INJURY-18")
def test_a_wound_that_is_chosen_but_pays_for_nothing_is_spared() -> None:
    """Fight card 7: a wound or a random discard."""
    hero = {**BACA, "space": BANK, "hand": "8♦ 3♣"}
    game = harmed(hero, fight_deck="7 2 3")
    choose(game, "heist", "lay:8♦")
    choose(let_pass(game), "choose:fight-7.1")
    assert happened(let_pass(game), TOLD) == [{"seat": HERO, "count": 1}]
    assert standing(game, HERO, "wounds") == [0]


@pytest.mark.rule("BM-INJURY-17")
@pytest.mark.parametrize(("cards", "asks"), [("2♣", True), ("", False)])
def test_who_can_take_no_wound_cannot_pay_with_one(tmp_path: Path, cards: str, asks: bool) -> None:
    pay = '{ do = "pay", cost = [ { do = "gain_wounds", amount = 1 } ], '
    effects = pay + 'effects = [ { do = "gain_lp", amount = 1 } ] }'
    game = rolled(tmp_path, effects, injured(NOTHING_HAPPENS, hand=cards))
    assert ("yes" in keys(game)) == asks


# ---- who gives wounds, who loses fights ----


@pytest.mark.rule("BM-INJURY-06")
@pytest.mark.parametrize(
    ("rival", "lp"),
    [
        ({"wounds": 0}, 3),
        ({"wounds": 3}, 3),  # an injury in its place
        (injured(NOTHING_HAPPENS), 2),  # nothing in its place
    ],
)
def test_a_boot_knife_scores_for_wounds_given_and_for_what_replaces_them(
    rival: dict[str, Any], lp: int
) -> None:
    """2 LP are the duel's."""
    hero = {"space": STREET, "hand": "K♥", "items": ["boot-knife"]}
    game = harmed(hero, {"space": STREET, "hand": "2♣", **rival}, injury_deck=["lost-eye"])
    let_pass(clash(game, "duel", "K♥", "2♣"))
    assert standing(game, HERO, "lp") == [lp]


@pytest.mark.rule("BM-INJURY-06")
def test_a_discard_in_place_of_the_wound_counts_as_given() -> None:
    hero = {"space": STREET, "hand": "K♥", "items": ["boot-knife"]}
    rival = injured(NOTHING_HAPPENS, space=STREET, hand="2♣ 3♣")
    game = clash(harmed(hero, rival), "duel", "K♥", "2♣")
    choose(let_pass(game), "discard:3♣")
    assert standing(game, HERO, "lp") == [3]


def test_a_boot_knife_is_lost_with_a_fight_against_a_player() -> None:
    hero = {"space": STREET, "hand": "2♣", "items": ["boot-knife"]}
    game = harmed(hero, {"space": STREET, "hand": "K♥"})
    let_pass(clash(game, "duel", "2♣", "K♥"))
    assert items(game) == {}
    assert standing(game, RIVAL, "lp") == [0]  # it was not seat 1's turn, and there is no knife


def test_a_boot_knife_survives_a_guard() -> None:
    hero = {"space": BANK, "hand": "2♣", "items": ["boot-knife"]}
    game = harmed(hero, fight_deck="K 2 3")
    let_pass(choose(game, "heist", "lay:2♣"))
    assert set(items(game)) == {"boot-knife"}


def test_a_fight_lost_to_a_guard_is_announced_too(tmp_path: Path) -> None:
    """To a knife that would be lost with it."""
    change = ('against = ["player"]', 'against = ["guard"]')
    Pack(tmp_path).change("blood-money/items", *change, after='"lose_fight"')
    hero = {"space": BANK, "hand": "2♣", "items": ["boot-knife"]}
    game = harmed(hero, fight_deck="K 2 3", content=tmp_path)
    let_pass(choose(game, "heist", "lay:2♣"))
    assert items(game) == {}


def test_wounds_by_an_item_of_ones_own_count_as_given() -> None:
    """Whiskey: discarded at the end of a Move action, a player there takes 1 wound."""
    hero = {"space": STREET, "items": ["boot-knife", "whiskey"]}
    game = harmed(hero, {"space": STREET})
    choose(game, f"ride:{STREET}", "item:whiskey", f"target:{RIVAL}")
    let_pass(game)
    assert (standing(game, HERO, "lp"), standing(game, RIVAL, "wounds")) == ([1], [1])


# ---- stories ----


@pytest.mark.rule("BM-REPAIR-08", "BM-REPAIR-12")
def test_a_repair_meets_a_condition_and_offers_are_taken_in_ruins() -> None:
    hero = {"space": "red-falls-store-north", "hand": "2♣ 3♣ 4♣", "money": 10}
    game = harmed(hero, tale="fire-on-main-street-a", ruins=["red-falls-general-store"])
    assert offered(game, "offer")
    assert "store" not in keys(game)
    choose(game, "repair:red-falls-general-store", "discard:2♣")
    idle(game, "act")
    assert standing(game, HERO, "lp") == [1]
    assert game.view()["blood"]["tale"]["conditions"][0]["disc"] == HERO


def test_the_strike_stops_the_train() -> None:
    moved = choose(harmed({"space": STATION}), "end")
    assert happened(idle(moved), "train-moved") != []
    game = choose(harmed({"space": STATION}, tale="the-iron-road-strike-a"), "end")
    assert happened(idle(game), "train-moved") == []


# ---- what content files may say ----


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        (
            "blood-money/legendary-stories",
            '{ do = "ruin", place = "bank" }',
            '{ do = "ruin", place = "town" }',
            "no ruinable place 'town'",
        ),
        (
            "blood-money/legendary-stories",
            '{ do = "ruin", place = "bank" }',
            '{ do = "ruin", pick = 1 }',
            "one of place, places is missing",
        ),
        (
            "blood-money/injuries",
            'mods = [ { mod = "forbid", what = ["weapon"] } ]',
            'mods = [ { mod = "forbid", what = ["hat"] } ]',
            "'hat' is not known here",
        ),
        (
            "blood-money/legendary-items",
            '{ mod = "reduce_wounds", by = 1, source = "other" }',
            '{ mod = "forbid", what = ["mount"] }',
            "'forbid' stands on injuries, legendary stories and scenarios",
        ),
        (
            "blood-money/injuries",
            "lp = -2",
            "lp = 2",
            "lp",
        ),
    ],
)
def test_what_is_refused(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    pack = Pack(tmp_path)
    line = pack.change(file, old, new)
    [found] = pack.faults()
    assert found.startswith(f"{file}.toml:{line}:")
    assert fault in found


def test_what_is_forbidden_is_so_at_all_times(tmp_path: Path) -> None:
    mods = '[ { mod = "forbid", what = ["risk"] } ]'
    ability = f'{{ kind = "passive", when = {{ is = "wanted" }}, mods = {mods} }}'
    pack = Pack(tmp_path)
    pack.change("blood-money/injuries", "abilities = []", f"abilities = [ {ability} ]")
    [found] = pack.faults()
    assert "what is forbidden is so at all times" in found


def test_the_words_are_words_of_the_module(tmp_path: Path) -> None:
    """A card of the base game cannot ruin anything."""
    text = shipped("poker")
    assert "ruin" not in text
    pack = Pack(tmp_path)
    pack.change("items", 'do = "heal", amount = 1', 'do = "repair", amount = 1')
    assert any("repair" in fault for fault in pack.faults())
    assert tw.new("legends", 3, 1, modules=MODULES) is not None
    assert blood(harmed({}))["ruins"] == []
