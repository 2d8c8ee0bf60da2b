"""Two stands (AU-SETUP-02 to -06, AU-MOVE-05); orange cattle (AU-TOKEN-08, -09)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.land import (
    EAST_STATION,
    ORANGE_RANCH,
    TRADING_POST,
    WEST_STATION,
    joined,
    reasons,
    up,
)
from support.legends.packs import tried
from support.legends.places import BLUE_RANCH, GREEN_RANCH, STORE
from support.legends.playing import choose, do
from support.legends.reading import items, keys, offered, player
from support.reading import asked, now, rules_of, state_of
from tumbleweed.games.legends.components.ante_up.stands import deal_stands

RED_FALLS_STORE = "red-falls-store-west"
SPLIT = {"trading-post": ["rifle", "mule", "gazette", "snake-oil", "whiskey", "quarter-horse"]}


def shopper(space: str, **hero: Any) -> tw.Game:
    return joined({"space": space, "money": 120, **hero}, stands=SPLIT)


# ---- dealing the kinds ----


@pytest.mark.rule("AU-SETUP-02", "AU-SETUP-04", "AU-SETUP-05")
@pytest.mark.parametrize("seed", range(20))
def test_seven_kinds_and_six_with_a_weapon_and_a_mount_each(seed: int) -> None:
    game = joined()
    state = state_of(game)
    state.seed = seed
    deal_stands(state)
    stands = up(game)["stands"]
    assert [len(stands[name]) for name in ("general-store", "trading-post")] == [7, 6]
    kinds = dict(zip(rules_of(game).compiled.items, rules_of(game).compiled.item_kind, strict=True))
    for sold in stands.values():
        assert {0, 1} <= {kinds[item] for item in sold}


@pytest.mark.rule("AU-SETUP-03")
def test_the_first_of_weapons_and_mounts_to_the_store_the_second_to_the_post() -> None:
    order = ["gazette", "rifle", "mule", "whiskey", "shotgun", "mustang", "derringer", "revolver"]
    game = joined(chance={"stands": order})
    deal_stands(state_of(game))
    stands = up(game)["stands"]
    assert {"rifle", "mule"} <= set(stands["general-store"])
    # the second ones, then what comes next of the others, a third and fourth weapon among them
    post = {"shotgun", "mustang", "gazette", "whiskey", "derringer", "revolver"}
    assert set(stands["trading-post"]) == post


# ---- shopping ----


@pytest.mark.rule("AU-SETUP-06", "AU-SETUP-02")
@pytest.mark.parametrize("store", [STORE, RED_FALLS_STORE])
def test_both_general_stores_sell_the_same(store: str) -> None:
    game = shopper(store)
    choose(game, "store")
    assert offered(game, "buy") == {
        "revolver",
        "shotgun",
        "mustang",
        "miners-map",
        "provisions",
        "ten-gallon",
        "derringer",
    }
    assert now(game).prompt.args["stand"] == "general-store"


@pytest.mark.rule("AU-MOVE-05")
def test_the_trading_post_sells_its_own() -> None:
    game = shopper(TRADING_POST)
    choose(game, "store")
    assert asked(game) == (0, "stand")
    assert offered(game, "buy") == set(SPLIT["trading-post"])
    assert now(game).prompt.args["stand"] == "trading-post"
    assert reasons(game, "buy:revolver") == {("AU-SETUP-02", "why-other-stand")}
    choose(game, "buy:mule")
    assert "mule" in items(game)


@pytest.mark.rule("AU-MOVE-05")
@pytest.mark.parametrize("space", [STORE, TRADING_POST])
def test_upgrades_are_paid_at_either(space: str) -> None:
    game = shopper(space, items=["rifle", "mustang"])
    choose(game, "store")
    assert offered(game, "upgrade") == {"rifle", "mustang"}


@pytest.mark.rule("AU-MOVE-05")
def test_a_stand_with_nothing_one_can_pay_is_not_entered() -> None:
    poor = joined({"space": TRADING_POST, "money": 10}, stands={"trading-post": ["rifle"]})
    assert "store" not in keys(poor)
    assert reasons(poor, "buy:gazette") == {("AU-SETUP-02", "why-other-stand")}


@pytest.mark.rule("AU-MOVE-05")
def test_far_from_both_stands_neither_is_said_to_have_nothing() -> None:
    """Only the Trading Post has something for $20."""
    game = shopper(BLUE_RANCH, money=20)
    assert reasons(game, "store") == {("WL-STORE-01", "why-not-here")}
    assert reasons(shopper(BLUE_RANCH, money=0), "store") == {
        ("WL-STORE-01", "why-not-here"),
        ("WL-STORE-02", "why-nothing-to-buy"),
    }


@pytest.mark.rule("AU-SETUP-02")
def test_a_card_sells_from_either_stand(tmp_path: Any) -> None:
    hero = {"money": 120}
    game = tried(
        tmp_path,
        '{ do = "buy_item", discount = 10 }',
        hero,
        modules=["ante-up"],
        options={"poker_faces": []},
        stands=SPLIT,
    )
    assert {"rifle", "revolver"} <= offered(game, "buy")
    assert now(game).prompt.args["stand"] == "any"


# ---- cattle ----


@pytest.mark.rule("AU-TOKEN-08", "AU-SETUP-07")
def test_orange_cattle_comes_from_the_orange_ranch() -> None:
    game = joined({"space": ORANGE_RANCH}, chance={"cattle": ["cattle-orange-3"]})
    assert game.view()["ranches"] == {"green": 8, "blue": 8, "orange": 8}
    choose(game, "acquire")
    assert player(game)["cattle"] == {"color": "orange", "token": "cattle-orange-3"}
    assert game.view(1)["players"][0]["cattle"] == {"color": "orange", "token": None}
    assert game.view()["ranches"]["orange"] == 7


@pytest.mark.rule("AU-TOKEN-08", "AU-TOKEN-09")
@pytest.mark.parametrize("token", ["cattle-orange-1", "cattle-green-1", "cattle-blue-1"])
@pytest.mark.parametrize("station", [WEST_STATION, EAST_STATION])
def test_all_cattle_is_wrangled_at_either_station(token: str, station: str) -> None:
    game = joined({"space": station, "cattle": token})
    do(game, f"ride:{station}", "deliver")
    assert (player(game)["cattle"], player(game)["marshal"]) == (None, 1)


@pytest.mark.rule("AU-TOKEN-08", "AU-TOKEN-09")
@pytest.mark.parametrize(
    ("token", "own"),
    [
        ("cattle-orange-1", ORANGE_RANCH),
        ("cattle-green-1", GREEN_RANCH),
        ("cattle-blue-1", BLUE_RANCH),
    ],
)
@pytest.mark.parametrize("ranch", [ORANGE_RANCH, GREEN_RANCH, BLUE_RANCH])
def test_cattle_is_rustled_at_any_other_ranch(token: str, own: str, ranch: str) -> None:
    game = joined({"space": ranch, "cattle": token})
    choose(game, f"ride:{ranch}")
    if ranch == own:
        assert asked(game) == (0, "act")
    else:
        do(game, "deliver")
        assert (player(game)["cattle"], player(game)["wanted"]) == (None, 1)


@pytest.mark.rule("AU-TOKEN-08")
def test_a_card_that_gives_cattle_offers_the_orange_ranch(tmp_path: Any) -> None:
    game = tried(
        tmp_path,
        '{ do = "gain_cattle" }',
        {},
        modules=["ante-up"],
        options={"poker_faces": []},
    )
    assert offered(game, "ranch") == {"green", "blue", "orange"}
    choose(game, "ranch:orange")
    assert player(game)["cattle"]["color"] == "orange"
