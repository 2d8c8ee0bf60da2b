"""The Traveling Trader and Legendary items (BM-TRADER)."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, FAR_OFF, STREET
from support.legends.playing import choose, do
from support.legends.property import (
    TRADERS_SPACE,
    goods,
    own,
    owning,
    reasons,
    region,
    relics,
    spent,
)
from support.legends.reading import items, keys, offered, player
from support.legends.tales import tried
from support.reading import asked, rules_of, state_of
from tumbleweed.games.legends.components.blood_money.relics import gain_relic
from tumbleweed.games.legends.components.blood_money.trader import move_trader

SHOP = ["portrait", "spurs", "fiddle"]
STANDS = {"trader": ["boot-knife", "pocket-watch"]}


def trading(hero: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 stands in Darkrock, where the Trader is."""
    hero = {"space": STREET, "money": 120, **hero}
    facts = {"trader": "trader-darkrock", "relic_shop": SHOP, "stands": STANDS, **facts}
    return owning(hero, *facts.pop("others", []), **facts)


# ---- where and when ----


@pytest.mark.rule("BM-TRADER-01", "BM-TRADER-02")
def test_he_trades_anywhere_in_his_region_for_an_action() -> None:
    game = trading({"space": BANK})
    assert "trader" in keys(game)
    do(game, "trader", "relic:portrait", "leave")
    assert spent(game) == 1


@pytest.mark.rule("BM-TRADER-01")
def test_and_nowhere_else() -> None:
    game = trading({"space": FAR_OFF})
    assert "trader" not in keys(game)
    assert reasons(game, "trader") == {("BM-TRADER-01", "why-trader-elsewhere")}
    assert reasons(game, "relic:portrait") == {("BM-TRADER-01", "why-trader-elsewhere")}


@pytest.mark.rule("BM-TRADER-04")
def test_no_discount_pays_the_buyer(tmp_path: Path) -> None:
    """Of $60, where the price is $40."""
    card = '{ do = "buy_item", item_kind = "legendary", mode = "buy", discount = 60 }'
    game = tried(tmp_path, card, {"money": 10}, relic_shop=SHOP)
    choose(game, "relic:spurs")
    assert (relics(game), player(game)["money"]) == (["spurs"], 10)


@pytest.mark.rule("BM-TRADER-20", "BM-TRADER-17")
def test_dixon_creek_is_a_single_space() -> None:
    near = owning({"space": "spikes-view-1", "money": 120})
    assert "trader" not in keys(near)
    assert "trader" in keys(owning({"space": TRADERS_SPACE, "money": 120}))
    board = rules_of(near).compiled.board
    assert [board.regions[r] for r in board.region_of].count("dixon-creek") == 1


@pytest.mark.rule("BM-TRADER-17", "BM-COMP-11")
def test_one_card_for_each_of_the_nine_regions() -> None:
    compiled = rules_of(owning({})).compiled
    assert len(compiled.blood.trader_cards) == 9
    assert sorted(compiled.blood.trader_regions) == list(range(len(compiled.board.regions)))
    assert all(0 <= r < 9 for r in compiled.board.region_of)


@pytest.mark.rule("BM-TRADER-21")
def test_ruins_and_tokens_hinder_nobody() -> None:
    game = trading({"space": BANK}, ruins=["bank"])
    assert "trader" in keys(game)
    assert "work" not in keys(game)


@pytest.mark.rule("BM-TRADER-13")
def test_the_cart_stands_in_the_region_and_blocks_nothing() -> None:
    game = trading({}, trader_deck=["trader-red-falls"])
    do(game, "trader", "relic:portrait", "leave")
    cart = goods(game)["trader"]["cart"]
    assert cart.startswith("red-falls")
    here = "red-falls-cabaret" if cart != "red-falls-cabaret" else "red-falls-doctor"
    far = owning({"space": here, "items": ["thoroughbred"]})
    assert f"ride:{cart}" in keys(far)


# ---- what he sells ----


@pytest.mark.rule("BM-TRADER-03", "BM-TRADER-04", "BM-TRADER-07", "BM-TRADER-08")
def test_legendary_items_his_own_wares_and_any_upgrade() -> None:
    game = choose(trading({"items": ["rifle", "mule"]}), "trader")
    assert offered(game, "relic") == set(SHOP)
    assert offered(game, "buy") == {"boot-knife", "pocket-watch"}
    assert offered(game, "upgrade") == {"rifle", "mule"}
    choose(game, "upgrade:mule")
    assert items(game)["mule"] == "active upgraded"
    assert reasons(game, "buy:whiskey") == {("AU-SETUP-02", "why-other-stand")}


@pytest.mark.rule("BM-TRADER-03")
def test_the_general_store_does_not_sell_his_wares() -> None:
    game = choose(trading({"space": "darkrock-store-east"}), "store")
    assert not offered(game, "buy") & {"boot-knife", "pocket-watch"}
    assert not offered(game, "relic")
    assert reasons(game, "buy:pocket-watch") == {("AU-SETUP-02", "why-other-stand")}
    assert reasons(game, "relic:portrait") == {("BM-TRADER-03", "why-no-relics-here")}


@pytest.mark.rule("BM-TRADER-04")
def test_forty_dollars_each() -> None:
    game = choose(trading({"money": 40}), "trader", "relic:portrait")
    assert relics(game) == ["portrait"]
    assert player(game)["money"] == 0
    assert region(game) != "darkrock"  # nothing else could be bought
    poor = choose(trading({"money": 30}), "trader")
    assert reasons(poor, "relic:portrait") == {("BM-TRADER-04", "why-no-money")}


@pytest.mark.rule("BM-TRADER-03")
def test_only_those_that_lie_face_up() -> None:
    game = choose(trading({}), "trader")
    assert reasons(game, "relic:telegram") == {("BM-TRADER-03", "why-relic-not-shown")}
    choose(game, "relic:spurs")
    assert reasons(game, "relic:spurs") == {("BM-TRADER-16", "why-own-relic")}


@pytest.mark.rule("BM-TRADER-05", "BM-TRADER-06", "BM-TRADER-19", "BM-TRADER-10")
def test_three_for_120_dollars_one_of_them_refilled_and_he_moves_once() -> None:
    deck = ["telegram", "canteen", "dime-western"]
    game = trading({}, relic_deck=deck, trader_deck=["trader-red-falls"])
    choose(game, "trader", "relic:portrait")
    assert goods(game)["relic_shop"] == ["spurs", "fiddle", "telegram"]
    choose(game, "relic:telegram", "relic:fiddle")
    assert set(relics(game)) == {"portrait", "telegram", "fiddle"}
    assert player(game)["money"] == 0
    assert goods(game)["relic_shop"] == ["spurs", "canteen", "dime-western"]
    assert region(game) == "red-falls"
    assert goods(game)["trader"]["discard"] == ["trader-darkrock"]


@pytest.mark.rule("BM-TRADER-15")
def test_with_an_empty_deck_nothing_is_refilled() -> None:
    owned = ["telegram", "canteen", "dime-western", "cattle-brand", "snakeskin-boots"]
    game = trading({}, others=[{"relics": owned}])
    choose(game, "trader", "relic:portrait")
    assert goods(game)["relic_shop"] == ["spurs", "fiddle"]
    assert goods(game)["relic_deck"] == 0


@pytest.mark.rule("BM-TRADER-07")
def test_the_limits_of_items_hold() -> None:
    full = ["whiskey", "provisions", "ten-gallon"]
    game = choose(trading({"items": full}), "trader")
    assert offered(game, "buy") == set()
    assert reasons(game, "buy:boot-knife") == {("WL-ITEM-03", "why-misc-full")}


@pytest.mark.rule("BM-TRADER-16")
def test_legendary_items_need_no_room() -> None:
    full = {"items": ["whiskey", "provisions", "ten-gallon"], "relics": ["telegram", "canteen"]}
    game = choose(trading(full), "trader", "relic:portrait")
    assert set(relics(game)) == {"telegram", "canteen", "portrait"}


@pytest.mark.rule("BM-TRADER-16")
def test_legendary_items_survive_an_arrest() -> None:
    ann = {"space": STREET, "marshal": 1, "hand": "K♥"}
    bob = {"space": STREET, "wanted": 2, "hand": "2♣", "relics": ["portrait"]}
    game = do(owning(ann, bob), "arrest:1", "lay:K♥", "lay:2♣")
    assert relics(game, 1) == ["portrait"]


@pytest.mark.rule("BM-TRADER-09")
def test_who_buys_nothing_keeps_the_action_and_he_stays() -> None:
    game = choose(trading({}), "trader", "leave")
    assert spent(game) == 0
    assert region(game) == "darkrock"


@pytest.mark.rule("BM-TRADER-09")
def test_without_money_there_is_no_trade() -> None:
    game = trading({"money": 0})
    assert reasons(game, "trader") == {("BM-TRADER-09", "why-nothing-to-buy")}


@pytest.mark.rule("BM-TRADER-10")
def test_an_item_alone_makes_him_move() -> None:
    game = choose(trading({}, trader_deck=["trader-sunny-hills"]), "trader", "buy:boot-knife")
    choose(game, "leave")
    assert region(game) == "sunny-hills"
    assert spent(game) == 1


@pytest.mark.rule("BM-TRADER-07", "BM-TRADER-08")
def test_a_story_may_make_items_dearer() -> None:
    """Bad Paper: ordinary items and upgrades, not Legendary items."""
    poor = trading({"money": 10}, tale="bad-paper-a")
    assert goods(poor, 0)["prices"]["item_change"] == 10
    assert "trader" not in keys(poor)
    assert "trader" in keys(trading({"money": 10}))
    game = choose(trading({"items": ["mule"], "money": 40}, tale="bad-paper-a"), "trader")
    mule = rules_of(game).compiled
    price = mule.cost[mule.items.index("mule")] + 10
    assert ("upgrade:mule" in keys(game)) == (price <= 40)
    choose(game, "buy:boot-knife")
    assert player(game)["money"] == 40 - 20


# ---- his movement cards ----


@pytest.mark.rule("BM-TRADER-11", "BM-TRADER-12")
def test_an_empty_deck_is_shuffled_without_the_current_card() -> None:
    compiled = rules_of(owning({})).compiled
    others = [card for card in compiled.blood.trader_cards if card != "trader-darkrock"]
    for seed in range(10):
        game = trading({}, trader_discard=others)
        state = state_of(game)
        state.seed = seed
        assert state.blood.trader_deck == []
        move_trader(state)
        assert compiled.blood.trader_cards[state.blood.trader] != "trader-darkrock"
        assert len(state.blood.trader_deck) == 7
        assert goods(game)["trader"]["discard"] == ["trader-darkrock"]


@pytest.mark.rule("BM-TRADER-10")
def test_every_move_leads_to_the_next_card() -> None:
    game = trading({}, trader_deck=["trader-red-falls", "trader-sunny-hills"])
    state = state_of(game)
    move_trader(state)
    move_trader(state)
    assert region(game) == "sunny-hills"
    assert goods(game)["trader"]["discard"] == ["trader-darkrock", "trader-red-falls"]


# ---- words ----


@pytest.mark.rule("BM-TRADER-14")
def test_effects_give_from_the_face_down_deck() -> None:
    game = trading({}, relic_deck=["canteen"])
    state = state_of(game)
    gain_relic(state, 0)
    assert relics(game) == ["canteen"]
    assert goods(game)["relic_shop"] == SHOP


@pytest.mark.rule("BM-TRADER-18")
def test_the_telegram_moves_him() -> None:
    bob = {"space": BANK, "money": 20, "relics": ["telegram"]}
    game = owning({}, bob, trader_deck=["trader-red-falls"])
    choose(game, "end")
    assert asked(game) == (1, "answer")
    choose(game, "use-relic:telegram", "choose:telegram.3")
    assert region(game) == "red-falls"
    assert player(game, 1)["money"] == 10


@pytest.mark.rule("BM-TRADER-18")
def test_without_ten_dollars_the_telegram_is_not_sent() -> None:
    game = owning({}, {"space": BANK, "money": 0, "relics": ["telegram"]})
    choose(game, "end")
    assert asked(game) == (1, "income")


@pytest.mark.rule("BM-CLAIM-05", "BM-TRADER-16")
def test_a_robbery_takes_neither() -> None:
    ann = {"space": STREET, "hand": "K♥"}
    bob = {"space": STREET, "hand": "2♣", "money": 20, "relics": ["portrait"]}
    game = owning(ann, bob, deeds=own("bank", seat=1))
    do(game, "rob:1", "lay:K♥", "lay:2♣")
    assert keys(game) == {"steal:nothing", "steal:money"}
