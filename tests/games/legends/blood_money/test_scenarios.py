"""What the scenarios change in play (BM-COMP-28)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, STREET
from support.legends.playing import choose, do, let_pass
from support.legends.property import MODULES, blood, goods, own, owning, reasons, relics
from support.legends.reading import keys, offered, player
from support.reading import asked, outcome, question, rules_of, state_of
from tumbleweed.games.legends.components.blood_money.relics import gain_relic
from tumbleweed.games.legends.components.blood_money.stands import deal_three_stands

SERENADE, GOLDEN = "serenade-of-the-six-guns", "the-golden-rule"
LAW, RISKY = "law-and-disorder", "risky-business"
LENGTHS = {SERENADE: 15, GOLDEN: 20, LAW: 20, RISKY: 20}


def in_mode(mode: str, *seats: dict[str, Any], **facts: Any) -> tw.Game:
    options = {"mode": mode, "length": LENGTHS[mode], **facts.pop("options", {})}
    variants: dict[str, Any] = {"variants": ["goals"]} if mode == RISKY else {}
    return owning(*seats, options=options, **variants, **facts)


def new(mode: str, seed: int, players: int = 3, **options: Any) -> tw.Game:
    variants = {"variants": ["goals"]} if mode == RISKY else {}
    more = {"mode": mode, "length": LENGTHS[mode], **variants, **options}
    return tw.new("legends", players, seed, modules=MODULES, **more)


def begun(game: tw.Game) -> tw.Game:
    while question(game) != "income":
        decision = game.decisions[0]
        game.choose(decision.keys[0], decision.seat)
    return game


# ---- Serenade of the Six Guns ----


@pytest.mark.rule("BM-COMP-28")
@pytest.mark.parametrize("mode", [SERENADE, RISKY])
def test_without_deeds_nothing_is_claimed(mode: str) -> None:
    game = in_mode(mode, {"space": BANK, "money": 120})
    assert blood(game)["mode"] == mode
    assert not goods(game)["deeds_in_play"]
    assert offered(game, "claim-deed") == set()
    assert reasons(game, "claim-deed:deed-bank") == {("BM-COMP-28", "why-no-deeds-in-game")}


@pytest.mark.rule("BM-COMP-28")
def test_the_trader_sells_ordinary_items_only() -> None:
    stands = {"trader": ["boot-knife"]}
    facts: dict[str, Any] = {"trader": "trader-darkrock", "stands": stands}
    game = in_mode(SERENADE, {"space": STREET, "money": 120}, **facts)
    choose(game, "trader")
    assert keys(game) == {"leave", "buy:boot-knife"}
    assert reasons(game, "relic:portrait") == {("BM-COMP-28", "why-relics-not-sold")}
    gain_relic(state_of(game), 0)
    assert len(relics(game)) == 1


@pytest.mark.rule("BM-COMP-28")
@pytest.mark.parametrize("seed", range(5))
def test_the_stores_hold_the_guns_of_the_scenario(seed: int) -> None:
    game = new(SERENADE, seed)
    deal_three_stands(state_of(game))
    stands = game.view()["up"]["stands"]
    assert {"rifle", "shotgun"} <= set(stands["general-store"])
    assert {"derringer", "repeating-shotgun"} <= set(stands["trading-post"])
    assert [len(sold) for sold in stands.values()] == [11, 6, 2]
    compiled = rules_of(game).compiled
    for name in ("general-store", "trading-post"):
        kinds = {compiled.item_kind[compiled.items.index(item)] for item in stands[name]}
        assert {0, 1} <= kinds


@pytest.mark.rule("BM-COMP-28")
def test_everybody_starts_with_two_more_cards() -> None:
    cast = ["billy-the-kid", "ben-hodges", "wyatt-earp"]
    plain = tw.new("legends", 3, 1, modules=MODULES, characters=cast, length=15)
    more = new(SERENADE, 1, characters=cast)
    hands = [[len(hand) for hand in state_of(begun(game)).hands] for game in (plain, more)]
    assert hands[1] == [count + 2 for count in hands[0]]


@pytest.mark.rule("BM-COMP-28")
@pytest.mark.parametrize(
    ("mode", "out"), [(SERENADE, {"al-swearengen", "tom-tobin"}), (RISKY, {"al-swearengen"})]
)
def test_some_characters_stay_in_the_box(mode: str, out: set[str]) -> None:
    dealt = set()
    for seed in range(25):
        game = new(mode, seed, players=5)
        dealt |= {key for decision in game.decisions for key in decision.keys}
    assert not {f"character:{name}" for name in out} & dealt
    assert len(dealt) >= 20


# ---- The Golden Rule ----


def lps(*seats: dict[str, Any], **facts: Any) -> list[dict[str, int]]:
    result = outcome(in_mode(GOLDEN, *seats, at="scoring", **facts))
    return [{name: lp for name, lp in row.items() if lp} for row in result.breakdown]


@pytest.mark.rule("BM-COMP-28", "BM-END-04")
def test_forty_dollars_are_a_point() -> None:
    rows = lps({"money": 120, "items": []}, {"money": 70, "items": []}, {"money": 30, "items": []})
    assert [row.get("money", 0) for row in rows] == [3, 1, 0]


@pytest.mark.rule("BM-COMP-28")
def test_the_richest_gains_a_point() -> None:
    """Money, items at their price once, deeds, ruined or not, and Legendary items."""
    ann = {"money": 0, "items": ["buffalo-gun"]}  # a rifle
    rifle = rules_of(owning({})).compiled
    cost = rifle.cost[rifle.items.index("rifle")]
    bob = {"money": cost - 10, "items": []}
    assert [row.get("richest", 0) for row in lps(ann, bob, {"items": []})] == [1, 0, 0]
    bob = {"money": cost, "items": []}
    assert [row.get("richest", 0) for row in lps(ann, bob, {"items": []})] == [1, 1, 0]
    cal = {"money": 0, "items": [], "relics": ["spurs"]}
    facts: dict[str, Any] = {"deeds": own("ranch-green", seat=2), "ruins": ["ranch-green"]}
    assert [row.get("richest", 0) for row in lps(ann, bob, cal, **facts)] == [0, 0, 1]


# ---- Law and Disorder ----


def arrested(mode: str, answer: str) -> tw.Game:
    ann = {"space": STREET, "marshal": 1, "hand": "K♥"}
    bob = {"space": STREET, "wanted": 4, "hand": "2♣ 7♣", "money": 40}
    game = in_mode(mode, ann, bob) if mode else owning(ann, bob)
    do(game, "arrest:1", "lay:K♥", "lay:2♣")
    let_pass(game)
    if answer:
        assert asked(game) == (1, "give-up-hand")
        choose(game, answer)
    let_pass(game)
    return game


@pytest.mark.rule("BM-COMP-28")
def test_who_gives_up_the_hand_stays_wanted() -> None:
    game = arrested(LAW, "yes")
    found = player(game, 1)
    assert (found["wanted"], found["hand"], found["money"]) == (1, [], 20)
    assert found["space"] == "darkrock-sheriffs-office"


@pytest.mark.rule("BM-COMP-28")
@pytest.mark.parametrize(("mode", "answer"), [(LAW, "no"), ("", "")])
def test_who_does_not_loses_all_points(mode: str, answer: str) -> None:
    found = player(arrested(mode, answer), 1)
    assert found["wanted"] == 0
    assert len(found["hand"]) == 2  # one was drawn for losing


# ---- Risky Business ----


@pytest.mark.rule("BM-COMP-28")
def test_the_cattle_brand_is_left_out() -> None:
    for seed in range(6):
        game = begun(new(RISKY, seed, players=3, characters=["lozen", "tom-tobin", "wyatt-earp"]))
        found = goods(game)
        assert found["relic_deck"] + len(found["relic_shop"]) + len(relics(game, 1)) == 7
        state = state_of(game)
        assert 0 not in (*state.blood.relic_deck, *state.blood.relic_shop)


@pytest.mark.rule("BM-COMP-28")
def test_the_end_of_the_story_track_scores_a_point_besides() -> None:
    game = in_mode(RISKY, {"story": 3}, chance={"risk": ["story-point"]})
    choose(game, "risk:money", "choose:story-4.2")
    assert player(game)["lp"] == 1 + 1


@pytest.mark.rule("BM-COMP-28")
@pytest.mark.parametrize("name", ["ben-hodges", "texas-john-slaughter"])
def test_no_goal_about_deeds_is_dealt(name: str) -> None:
    about_deeds = {"goal-hodges-a-spanish-land-grant", "goal-slaughter-cattle-baron"}
    for seed in range(6):
        game = begun(new(RISKY, seed, characters=[name, "lozen", "wyatt-earp"]))
        held = {each["goal"] for each in game.view(0)["players"][0]["goals"]["held"]}
        assert len(held) == 3
        assert not held & about_deeds


@pytest.mark.rule("BM-COMP-28", "BM-ANTE-22")
def test_with_deeds_such_goals_are_dealt() -> None:
    found = set()
    for seed in range(12):
        cast = ["ben-hodges", "lozen", "wyatt-earp"]
        game = tw.new("legends", 3, seed, modules=MODULES, characters=cast, variants=["goals"])
        found |= {each["goal"] for each in game.view(0)["players"][0]["goals"]["held"]}
    assert "goal-hodges-a-spanish-land-grant" in found
