"""Items, Legendary items and alternate poker cards of Blood Money (BM-TRADER-18, BM-COMP-14)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, CABARET, DOCTOR, FAR_OFF, STATION, STREET
from support.legends.playing import choose, do, let_pass
from support.legends.property import blood, owning, reasons
from support.legends.reading import event, hand, items, keys, offered, player, standing
from support.reading import asked, question, rules_of, state_of
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit, movement, nugget_limit

ALONE = {"space": FAR_OFF}
NEW = {
    "repeating-shotgun": ("weapon", 10), "burro": ("mount", 20), "boot-knife": ("misc", 10),
    "bullwhip": ("misc", 10), "medicine-pouch": ("misc", 10), "pocket-watch": ("misc", 20),
}  # fmt: skip


def holding(hero: dict[str, Any], *others: dict[str, Any], **facts: Any) -> tw.Game:
    return owning({"space": STREET, "money": 0, **hero}, *(others or (ALONE, ALONE)), **facts)


@pytest.mark.rule("BM-COMP-06", "BM-COMP-02")
def test_six_kinds_of_items_six_copies_each() -> None:
    compiled = rules_of(holding({})).compiled
    kinds = ("weapon", "mount", "misc")
    found = {
        name: (kinds[compiled.item_kind[i]], compiled.cost[i])
        for i, name in enumerate(compiled.items)
        if name in NEW
    }
    assert found == NEW
    assert {compiled.copies[compiled.items.index(name)] for name in NEW} == {6}
    assert len(compiled.items) == 9 + 4 + 6


# ---- items ----


@pytest.mark.rule("BM-TRADER-18")
def test_the_repeating_shotgun_is_upgraded_as_a_fight_starts() -> None:
    ann = {"money": 20, "hand": "9♣", "items": ["repeating-shotgun"]}
    game = holding(ann, {"space": STREET, "hand": "J♥"}, ALONE)
    choose(game, "duel:1")
    assert asked(game) == (0, "start-fight")
    choose(game, "item:repeating-shotgun")
    assert items(game)["repeating-shotgun"] == "active upgraded"
    assert player(game)["money"] == 10


@pytest.mark.rule("BM-TRADER-18")
def test_without_ten_dollars_it_is_not() -> None:
    ann = {"money": 0, "hand": "9♣", "items": ["repeating-shotgun"]}
    game = choose(holding(ann, {"space": STREET, "hand": "J♥"}, ALONE), "duel:1")
    assert question(game) != "start-fight"


@pytest.mark.rule("BM-TRADER-18")
def test_the_lever_action_thunder_lowers_a_card_twice_for_money() -> None:
    ann = {"money": 20, "hand": "10♠", "items": ["lever-action-thunder"]}
    game = holding(ann, {"space": STREET, "hand": "Q♥"}, ALONE)
    do(game, "duel:1", "lay:10♠", "lay:Q♥")
    assert asked(game) == (0, "deal")
    choose(game, "yes", "yes")
    let_pass(game)
    assert player(game)["money"] == 0
    assert player(game, 1)["wounds"] == 1  # 10 against 12 - 2: the attacker wins the tie


@pytest.mark.rule("BM-TRADER-18")
def test_the_burro_carries_cards_and_its_better_self_nuggets() -> None:
    plain, burro = holding({}), holding({"items": ["burro"]})
    best = holding({"items": ["faithful-burro"]})
    limits = [(hand_limit(state_of(g), 0), movement(state_of(g), 0)) for g in (plain, burro, best)]
    assert limits == [(5, 2), (6, 3), (6, 3)]
    assert nugget_limit(state_of(best), 0) == nugget_limit(state_of(plain), 0) + 1


@pytest.mark.rule("BM-TRADER-18", "BM-ANTE-34")
@pytest.mark.parametrize(
    ("cards", "spaces"),
    [([], 1), (["bullwhip"], 2), (["mustang"], 3), (["mustang", "bullwhip"], 4),
     (["faithful-burro"], 3), (["burro"], 2)],
)  # fmt: skip
def test_longhorns_slow_nobody_with_a_bullwhip_or_a_faithful_burro(
    cards: list[str], spaces: int
) -> None:
    game = holding({"items": cards, "longhorns": ["longhorn-1"]})
    assert movement(state_of(game), 0) == spaces


@pytest.mark.rule("BM-TRADER-18")
def test_the_boot_knife_scores_for_wounds_given() -> None:
    ann = {"hand": "K♣", "items": ["boot-knife"]}
    game = holding(ann, {"space": STREET, "hand": "2♥"}, ALONE)
    do(game, "duel:1", "lay:K♣", "lay:2♥")
    let_pass(game)
    assert player(game)["lp"] == 2 + 1


@pytest.mark.rule("BM-TRADER-18")
def test_and_is_lost_with_a_fight() -> None:
    ann = {"hand": "2♥", "items": ["boot-knife"]}
    game = holding(ann, {"space": STREET, "hand": "K♣"}, ALONE)
    do(game, "duel:1", "lay:2♥", "lay:K♣")
    let_pass(game)
    assert "boot-knife" not in items(game)


@pytest.mark.rule("BM-TRADER-18", "BM-ANTE-35")
def test_the_bullwhip_takes_what_lies_a_space_away() -> None:
    tokens = {"darkrock-saloon-east": ["longhorn-1"]}
    ann = {"space": BANK, "items": ["bullwhip"]}
    game = holding(ann, tokens=tokens, dust=["spikes-view-5", "darkrock-store-east"])
    do(game, f"step:{STREET}")
    while question(game) == "ride":
        choose(game, "stop")
    assert event(game) == "end-move-action"
    choose(game, "item:bullwhip")
    assert question(game) == "fetch"
    assert offered(game, "fetch") == {
        "longhorn.darkrock-saloon-east", "nugget.darkrock-store-east",
    }  # fmt: skip
    choose(game, "fetch:nugget.darkrock-store-east")
    assert player(game)["nuggets"] == 1
    assert state_of(game).up.dust.bit_count() == 1
    assert question(game) == "act"


@pytest.mark.rule("BM-TRADER-18", "WL-GOLD-06")
def test_with_four_nuggets_it_takes_no_fifth() -> None:
    game = holding({"space": BANK, "items": ["bullwhip"], "nuggets": 4}, dust=["spikes-view-5"])
    do(game, f"ride:{BANK}")
    assert question(game) == "act"


@pytest.mark.rule("BM-TRADER-18")
def test_where_nothing_lies_it_is_not_asked_for() -> None:
    game = holding({"space": BANK, "items": ["bullwhip"]})
    do(game, f"ride:{STREET}")
    assert question(game) == "act"


@pytest.mark.rule("BM-TRADER-18")
def test_the_medicine_pouch_heals_when_gained_and_when_used() -> None:
    stands = {"trader": ["medicine-pouch"]}
    ann = {"wounds": 3, "money": 10}
    game = holding(ann, stands=stands, trader="trader-darkrock")
    choose(game, "trader", "buy:medicine-pouch")
    assert player(game)["wounds"] == 2
    choose(game, "item:medicine-pouch")
    assert player(game)["wounds"] == 0
    assert "medicine-pouch" not in items(game)
    assert player(game)["lp"] == 0


@pytest.mark.rule("BM-TRADER-18", "BM-INJURY-10")
def test_an_injury_lost_by_it_scores_a_point() -> None:
    ann = {"wounds": 2, "injury": "busted-knee", "items": ["medicine-pouch"]}
    game = choose(holding(ann), "item:medicine-pouch")
    assert standing(game, 0, "wounds", "lp") == [0, 1]
    assert blood(game)["injuries"][0] is None


@pytest.mark.rule("BM-TRADER-18")
def test_the_pocket_watch_gives_a_fourth_action() -> None:
    game = owning(ALONE, {"space": BANK, "items": ["pocket-watch"]})
    choose(game, "end")
    assert asked(game) == (1, "answer")
    choose(game, "item:pocket-watch", "income:money")
    assert game.view()["actions"] == 4
    assert "pocket-watch" not in items(game, 1)


# ---- Legendary items ----


@pytest.mark.rule("BM-TRADER-18")
def test_the_cattle_brand_pays_for_deliveries() -> None:
    ann = {"space": "spikes-view-5", "cattle": "cattle-green-1", "relics": ["cattle-brand"]}
    with_brand = holding(ann)
    without = holding({**ann, "relics": []})
    for game in (with_brand, without):
        do(game, f"ride:{STATION}", "deliver")
        let_pass(game)
    assert player(with_brand)["money"] == player(without)["money"] + 20


@pytest.mark.rule("BM-TRADER-18")
@pytest.mark.parametrize(("cards", "spaces"), [([], 2), (["mule"], 4), (["mustang"], 5)])
def test_spurs_need_a_mount(cards: list[str], spaces: int) -> None:
    game = holding({"items": cards, "relics": ["spurs"]})
    plain = holding({"items": cards})
    assert movement(state_of(game), 0) == spaces
    assert movement(state_of(plain), 0) == spaces - bool(cards)


@pytest.mark.rule("BM-TRADER-18")
def test_the_canteen_draws_outside_of_town() -> None:
    outside = holding({"space": FAR_OFF, "relics": ["canteen"], "hand": "2♣"})
    in_town = holding({"space": BANK, "relics": ["canteen"], "hand": "2♣"})
    assert hand_limit(state_of(outside), 0) == hand_limit(state_of(in_town), 0) + 1
    for game in (outside, in_town):
        choose(game, "end")
    assert [len(hand(game)) for game in (outside, in_town)] == [2, 1]


@pytest.mark.rule("BM-TRADER-18")
def test_snakeskin_boots_spare_a_wound_a_turn_but_not_in_a_fight() -> None:
    ann = {"relics": ["snakeskin-boots"]}
    game = holding(ann, chance={"risk": ["two-wounds"]})
    choose(game, "risk:money")
    assert player(game)["wounds"] == 1
    fight = holding({**ann, "hand": "2♥"}, {"space": STREET, "hand": "K♣"}, ALONE)
    do(fight, "duel:1", "lay:2♥", "lay:K♣")
    let_pass(fight)
    assert player(fight)["wounds"] == 1


@pytest.mark.rule("BM-TRADER-18")
@pytest.mark.parametrize(("lp", "scored"), [(1, 1), (2, 3), (3, 4)])
def test_the_fiddle_plays_at_a_long_revel(lp: int, scored: int) -> None:
    game = holding({"space": CABARET, "money": 120, "relics": ["fiddle"]})
    do(game, f"revel:{lp}")
    assert player(game)["lp"] == scored


@pytest.mark.rule("BM-TRADER-18")
def test_once_a_turn() -> None:
    game = holding({"space": CABARET, "money": 120, "relics": ["fiddle"]})
    do(game, "revel:2", "revel:2")
    assert player(game)["lp"] == 2 + 1 + 2


@pytest.mark.rule("BM-TRADER-18")
def test_a_legendary_item_that_works_by_itself_is_not_used() -> None:
    game = owning(ALONE, {"money": 20, "relics": ["telegram", "fiddle"]})
    choose(game, "end")
    assert reasons(game, "use-relic:fiddle", 1) == {("BM-TRADER-18", "why-relic-by-itself")}
    assert reasons(game, "use-relic:spurs", 1) == {("BM-TRADER-18", "why-not-your-relic")}


# ---- alternate poker cards ----

FACES = {
    "dead-or-alive-card": ("4", {"hearts", "diamonds"}),
    "ruthless": ("6", {"clubs", "spades"}),
    "stagecoach": ("3", {"clubs", "spades"}),
}


@pytest.mark.rule("BM-COMP-14", "BM-COMP-25", "BM-COMP-26")
@pytest.mark.parametrize("face", FACES)
def test_an_alternate_card_takes_the_place_of_another(face: str) -> None:
    game = owning({}, options={"poker_faces": [face]})
    compiled = rules_of(game).compiled
    assert len(compiled.cards) == 52
    rank, suits = FACES[face]
    mine = [c for i, c in enumerate(compiled.cards) if compiled.faces[compiled.face[i]] == face]
    assert {card.split("-")[2] for card in mine} == suits
    assert {card.split("-")[1] for card in mine} == {rank}
    none = rules_of(owning({}, options={"poker_faces": []})).compiled
    assert not any(none.faces[f] == face for f in none.face)


@pytest.mark.rule("BM-COMP-14")
def test_dead_or_alive_pays_for_wanted_players() -> None:
    card = "poker-4-hearts-dead-or-alive"
    game = owning(
        {"space": FAR_OFF, "hand": [card], "money": 0},
        {"space": BANK, "wanted": 2},
        {"space": STREET, "wanted": 1},
        options={"poker_faces": ["dead-or-alive-card"]},
    )
    choose(game, f"use:{card}")
    while question(game) != "act":
        choose(game, str(game.decisions[0].default.key))
    assert player(game)["money"] == 20
    assert blood(game)["story"][0] == 2


@pytest.mark.rule("BM-COMP-14")
def test_the_stagecoach_pays_in_town() -> None:
    card = "poker-3-clubs-stagecoach"
    ann = {"space": "spikes-view-5", "hand": [card], "money": 0}
    game = owning(ann, options={"poker_faces": ["stagecoach"]})
    do(game, f"use:{card}", f"ride:{BANK}")
    assert standing(game, 0, "space", "money") == [BANK, 10]


@pytest.mark.rule("BM-COMP-14", "BM-INJURY-18")
def test_ruthless_costs_a_wound_and_lowers_a_card_by_three() -> None:
    card = "poker-6-clubs-ruthless"
    ann = {"space": STREET, "hand": [card, "poker-9-hearts"]}
    bob = {"space": STREET, "hand": ["poker-q-hearts"]}
    game = owning(ann, bob, options={"poker_faces": ["ruthless"]})
    do(game, "duel:1", "lay:9♥", "lay:Q♥")
    while question(game) == "answer":
        choose(game, "pass")
    assert f"react:{card}" in game.decisions[0].keys
    choose(game, f"react:{card}")
    let_pass(game)
    assert player(game)["wounds"] == 1
    assert player(game, 1)["wounds"] == 1


@pytest.mark.rule("WL-DOCTOR-01", "BM-TRADER-18")
def test_a_fever_makes_the_doctor_dearer() -> None:
    ill: dict[str, Any] = {"space": DOCTOR, "wounds": 1, "money": 10}
    assert "heal" in keys(holding(ill))
    game = holding(ill, tale="fever-on-the-river-a")
    [reason] = game.why_not(0, "heal")
    assert (reason.rule, reason.key, reason.args["money"]) == ("WL-DOCTOR-01", "why-no-money", 20)
    game = choose(holding({**ill, "money": 20}, tale="fever-on-the-river-a"), "heal")
    assert player(game)["money"] < 20
