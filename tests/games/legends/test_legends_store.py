"""The General Store: buying and upgrading, how many one may own, what is active."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, CABARET, PLAIN, STORE
from support.legends.playing import do
from support.legends.reading import drew, items, keys, offered, player
from support.legends.tables import ANN, table
from support.reading import asked

PRICES = {
    "revolver": 20, "shotgun": 30, "rifle": 40, "mule": 30, "mustang": 50, "miners-map": 10,
    "whiskey": 10, "provisions": 20, "ten-gallon": 20,
}  # fmt: skip
UPGRADES = {"revolver": "six-shooter", "shotgun": "boomstick", "rifle": "buffalo-gun",
            "mule": "pack-mule", "mustang": "thoroughbred"}  # fmt: skip
MISC = {"miners-map", "whiskey", "provisions", "ten-gallon"}


def shopper(*owned: str, money: int = 120, **facts: Any) -> dict[str, Any]:
    return {"space": STORE, "money": money, "items": list(owned), **facts}


def shop(*owned: str, money: int = 120, **facts: Any) -> tw.Game:
    """Ann is in the store."""
    return do(table(shopper(*owned, money=money, **facts)), "store")


# ---- buying ----


@pytest.mark.rule("WL-STORE-01", "WL-STORE-06")
@pytest.mark.parametrize("town", ["darkrock", "red-falls"])
@pytest.mark.parametrize("side", ["north", "west", "east"])
def test_the_store_is_open_to_its_three_neighbouring_spaces(town: str, side: str) -> None:
    game = table({"space": f"{town}-store-{side}", "money": 20})
    do(game, "store")
    assert asked(game) == (ANN, "shop")
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-STORE-01")
@pytest.mark.parametrize("space", [BANK, CABARET, PLAIN, "darkrock-main-street"])
def test_there_is_no_store_elsewhere(space: str) -> None:
    assert "store" not in keys(table({"space": space, "money": 120}))


@pytest.mark.rule("WL-STORE-02", "WL-ITEM-16")
@pytest.mark.parametrize("money", range(0, 70, 10))
def test_one_buys_what_one_can_pay_for(money: int) -> None:
    game = table(shopper(money=money))
    cheap = {item for item, price in PRICES.items() if price <= money}
    if not cheap:
        assert "store" not in keys(game)
        return
    assert offered(do(game, "store"), "buy") == cheap


@pytest.mark.rule("WL-STORE-02", "WL-ITEM-16")
@pytest.mark.parametrize("item", PRICES)
def test_an_item_costs_its_price_and_leaves_the_stand(item: str) -> None:
    game = do(shop(), f"buy:{item}")
    assert player(game)["money"] == 120 - PRICES[item]
    assert set(items(game)) == {item}
    assert game.view()["store"][item] == 5


@pytest.mark.rule("WL-STORE-02")
def test_one_action_buys_and_upgrades_any_number_of_items() -> None:
    game = do(shop(), "buy:revolver", "buy:mule", "upgrade:revolver", "buy:whiskey")
    do(game, "upgrade:mule")
    assert player(game)["money"] == 10
    assert items(game) == {
        "revolver": "active upgraded",
        "mule": "active upgraded",
        "whiskey": "active",
    }
    do(game, "leave")
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-STORE-07")
def test_who_leaves_without_buying_has_not_taken_the_action() -> None:
    game = table(shopper(money=120))
    before = game.state.clone()
    do(game, "store")
    assert game.decision is not None
    assert game.decision.prompt.args["free"] == 1
    assert game.decision.default.key == "leave"
    do(game, "leave")
    assert asked(game) == (ANN, "act")
    assert game.ruleset.schema.fingerprint(game.state) == game.ruleset.schema.fingerprint(before)


@pytest.mark.rule("WL-STORE-07")
def test_who_has_bought_something_has_taken_the_action() -> None:
    game = do(shop(), "buy:provisions")
    assert game.decision is not None
    assert game.decision.prompt.args["free"] == 0
    do(game, "leave")
    assert game.view()["actions"] == 2
    do(game, "store", "leave")
    assert game.view()["actions"] == 2


@pytest.mark.rule("WL-STORE-07")
def test_the_last_action_is_kept_too() -> None:
    game = do(table(shopper(money=120), actions=1), "store", "leave")
    assert asked(game) == (ANN, "act")
    assert game.view()["actions"] == 1


@pytest.mark.rule("WL-WOUND-03")
def test_what_a_card_sells_must_be_bought_once_it_is_chosen() -> None:
    game = tw.at_table(
        "legends",
        players=3,
        at="end",
        seats={0: {"money": 120}},
        stories={"left": ["cheap-horse"]},
        discs={"left": [0, 1]},
    )
    do(game, "choose:cheap-horse.2")
    assert "leave" not in keys(game)
    [reason] = game.why_not(0, "leave")
    assert (reason.rule, reason.key) == ("WL-WOUND-03", "why-must-buy")


@pytest.mark.rule("WL-STORE-02")
def test_who_has_spent_all_money_is_out_of_the_store() -> None:
    game = do(shop(money=20), "buy:provisions")
    assert asked(game) == (ANN, "act")


@pytest.mark.rule("WL-STORE-04", "WL-ITEM-02")
@pytest.mark.parametrize("item", UPGRADES)
def test_an_upgrade_costs_the_price_again_and_is_done_once(item: str) -> None:
    game = shop(item)
    assert offered(game, "upgrade") == {item}
    do(game, f"upgrade:{item}")
    assert player(game)["money"] == 120 - PRICES[item]
    assert items(game) == {item: "active upgraded"}
    assert offered(game, "upgrade") == set()
    poor = table(shopper(item, money=PRICES[item] - 10))
    assert "store" not in keys(poor) or item not in offered(do(poor, "store"), "upgrade")


@pytest.mark.rule("WL-ITEM-02")
def test_miscellaneous_items_are_never_upgraded() -> None:
    assert offered(shop("miners-map", "whiskey", "ten-gallon"), "upgrade") == set()


@pytest.mark.rule("WL-ITEM-04", "WL-ITEM-18")
@pytest.mark.parametrize("item", PRICES)
def test_nobody_owns_two_of_a_kind_upgraded_or_not(item: str) -> None:
    assert item not in offered(shop(item), "buy")
    if item in UPGRADES:
        assert item not in offered(shop(UPGRADES[item]), "buy")
    assert item not in offered(do(shop(), f"buy:{item}"), "buy")


@pytest.mark.rule("WL-ITEM-03", "WL-ITEM-05")
def test_three_miscellaneous_items_are_the_most() -> None:
    two = shop("whiskey", "provisions")
    assert offered(two, "buy") >= {"miners-map", "ten-gallon"}
    do(two, "buy:ten-gallon")
    assert offered(two, "buy") & MISC == set()
    assert offered(two, "buy")  # weapons and mounts are not counted


@pytest.mark.rule("WL-ITEM-07")
def test_no_item_is_given_up_at_will() -> None:
    game = table(shopper("revolver", "mule", "miners-map", "ten-gallon", "provisions"))
    assert offered(game, "item") == {"provisions"}  # the one that uses itself up
    do(game, "store")
    assert {key.split(":")[0] for key in keys(game)} <= {"leave", "buy", "upgrade"}


@pytest.mark.rule("WL-ITEM-07", "WL-ITEM-09")
def test_a_used_up_item_makes_room_and_can_be_bought_again() -> None:
    game = table(shopper("provisions", "miners-map", "ten-gallon"))
    assert game.view()["store"]["provisions"] == 5
    do(game, "item:provisions")
    assert game.view()["store"]["provisions"] == 6
    do(game, "store")
    assert offered(game, "buy") >= {"provisions", "whiskey"}
    do(game, "buy:provisions")
    assert set(items(game)) == {"provisions", "miners-map", "ten-gallon"}


@pytest.mark.rule("WL-STORE-05", "WL-ITEM-16", "WL-ITEM-04")
def test_there_is_a_copy_for_each_of_six_players_and_no_more() -> None:
    owners = [{"items": ["mule"]} for _ in range(5)]
    game = do(table(shopper(), *owners, players=6), "store")
    assert game.view()["store"]["mule"] == 1
    do(game, "buy:mule", "leave")
    assert game.view()["store"]["mule"] == 0
    assert game.view()["store"]["mustang"] == 6


@pytest.mark.rule("WL-STORE-05")
def test_what_is_sold_out_is_not_for_sale() -> None:
    """With six copies and six players it never is, so the last copies are taken away by hand."""
    game = table(shopper())
    # The state and the compiled content of this game, which the kernel does not know.
    game.state.store[game.ruleset.compiled.items.index("mule")] = 0  # type: ignore[attr-defined] # legends
    assert offered(do(game, "store"), "buy") == set(PRICES) - {"mule"}


# ---- what is active ----


@pytest.mark.rule("WL-STORE-03", "WL-ITEM-01")
@pytest.mark.parametrize(
    ("old", "new"), [("revolver", "rifle"), ("mule", "mustang"), ("six-shooter", "shotgun")]
)
def test_a_new_weapon_or_mount_may_become_the_active_one(old: str, new: str) -> None:
    game = do(shop(old), f"buy:{new}")
    assert (asked(game), keys(game)) == ((ANN, "take-up"), {"pass", f"ready:{new}"})
    kept = game.clone()
    do(game, f"ready:{new}")
    assert [item for item, facts in items(game).items() if "active" in facts] == [new]
    do(kept, "pass")
    assert "active" not in items(kept)[new]


@pytest.mark.rule("WL-STORE-03")
def test_the_first_of_its_pile_is_active_without_a_question() -> None:
    game = do(shop("revolver"), "buy:mule")
    assert asked(game) == (ANN, "shop")
    assert items(game) == {"revolver": "active", "mule": "active"}


@pytest.mark.rule("WL-ITEM-01")
def test_only_the_active_mount_and_weapon_work() -> None:
    assert player(table(shopper("mule", "mustang")))["movement"] == 3
    assert player(table(shopper("mustang", "mule")))["movement"] == 4
    for pile, drawn in [(["shotgun", "rifle"], 1), (["rifle", "shotgun"], 0)]:
        game = table({"space": BANK, "hand": "K♠", "items": pile}, {"space": BANK})
        do(game, "duel:1")
        if "item:rifle" in keys(game):
            do(game, "pass")
        do(game, "lay:K♠")
        assert len(drew(game, ANN)) == drawn


@pytest.mark.rule("WL-ITEM-01", "WL-TURN-05")
def test_at_the_start_of_the_turn_one_picks_from_both_piles() -> None:
    seat = {"items": ["revolver", "rifle", "mule", "mustang"]}
    game = do(table(seat, at="income"), "income:money")
    assert (asked(game), offered(game, "ready")) == ((ANN, "weapon"), {"revolver", "rifle"})
    do(game, "ready:rifle")
    assert (asked(game), offered(game, "ready")) == ((ANN, "mount"), {"mule", "mustang"})
    do(game, "ready:mustang")
    assert items(game) == {"revolver": "", "rifle": "active", "mule": "", "mustang": "active"}


@pytest.mark.rule("WL-ITEM-13", "WL-CLAR-06")
def test_off_the_mule_the_nuggets_above_four_go_back() -> None:
    seat = {"items": ["mule", "mustang"], "nuggets": 6}
    game = do(table(seat, at="income"), "income:money", "ready:mustang")
    assert player(game)["nuggets"] == 4
    assert game.view()["supply"] == 32
    kept = do(table(seat, at="income"), "income:money", "ready:mule")
    assert player(kept)["nuggets"] == 6


@pytest.mark.rule("WL-ITEM-13", "WL-STORE-03")
def test_a_new_mount_taken_up_in_the_store_leaves_the_mule_behind_too() -> None:
    game = do(shop("mule", nuggets=5), "buy:mustang", "ready:mustang")
    assert player(game)["nuggets"] == 4
    kept = do(shop("mule", nuggets=5), "buy:mustang", "pass")
    assert player(kept)["nuggets"] == 5


@pytest.mark.rule("WL-ITEM-10")
@pytest.mark.parametrize(
    ("item", "lp"),
    [("six-shooter", 1), ("boomstick", 1), ("buffalo-gun", 2), ("pack-mule", 1),
     ("thoroughbred", 2)],
)  # fmt: skip
def test_upgraded_items_score_at_the_end_active_or_not(item: str, lp: int) -> None:
    basic = next(name for name, upgraded in UPGRADES.items() if upgraded == item)
    active = next(name for name in ("rifle", "revolver") if name != basic)
    for owned in ([item], [active, item]):
        game = table({"items": owned}, {"items": [basic]}, at="scoring")
        assert game.result is not None
        assert [sources["upgrades"] for sources in game.result.breakdown[:2]] == [lp, 0]


@pytest.mark.rule("WL-ITEM-17")
def test_no_rule_gives_a_second_copy() -> None:
    seat = {"items": ["pack-mule", "thoroughbred"], "money": 120}
    facts: dict[str, Any] = {"stories": {"left": ["cheap-horse"]}, "discs": {"left": [0, 0]}}
    game = table(seat, at="end", **facts)
    assert keys(game) == {"choose:cheap-horse.1"}  # no mount is left to sell to her
    one = table({**seat, "items": ["pack-mule"]}, at="end", **facts)
    do(one, "choose:cheap-horse.2")
    assert offered(one, "buy") == {"mustang"}
