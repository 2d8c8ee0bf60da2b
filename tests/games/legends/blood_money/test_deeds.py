"""Deeds: claiming them, using their actions, what they score (BM-CLAIM)."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import (
    BANK,
    CABARET,
    DOCTOR,
    EAST_SALOON,
    FAR_OFF,
    MINE,
    PLAIN,
    RED_FALLS_SALOON,
    SALOON,
    STATION,
    STORE,
    STREET,
)
from support.legends.playing import choose, do, end_turn
from support.legends.property import (
    GULCH_STATION,
    deed,
    goods,
    own,
    owner,
    owning,
    reasons,
    spent,
    used,
)
from support.legends.reading import each, hand, items, keys, offered, player, standing
from support.reading import asked, now, question

PLACES = {
    "darkrock-saloon": (EAST_SALOON, 60), "red-falls-saloon": (RED_FALLS_SALOON, 60),
    "buzzard-gulch-saloon": ("buzzard-gulch-saloon-south", 60),
    "darkrock-general-store": (STORE, 60), "red-falls-general-store": ("red-falls-store-west", 60),
    "trading-post": ("buzzard-gulch-trading-post-north", 60),
    "ranch-green": ("mesitos-point-ranch-green", 50), "ranch-blue": ("sunny-hills-ranch-blue", 50),
    "ranch-orange": ("frontier-ranch-orange", 50), "mine-sunny-hills": (MINE, 60),
    "mine-cliff-junction": ("cliff-junction-mine", 60),
    "mine-spikes-view": ("spikes-view-mine", 60), "rail-station": (STATION, 50),
    "station-buzzard-gulch": (GULCH_STATION, 50), "bank": (BANK, 80), "cabaret": (CABARET, 60),
    "doctor": (DOCTOR, 40),
}  # fmt: skip


# ---- claiming ----


@pytest.mark.rule("BM-CLAIM-01", "BM-CLAIM-19", "BM-CLAIM-20", "BM-COMP-09")
@pytest.mark.parametrize("name", PLACES)
def test_a_deed_is_claimed_at_its_place_for_its_price(name: str) -> None:
    space, price = PLACES[name]
    game = owning({"space": space, "money": price})
    assert offered(game, "claim-deed") == {f"deed-{name}"}
    choose(game, f"claim-deed:deed-{name}")
    found = deed(game, name)
    assert (found["place"], found["owner"], found["used"]) == (name, 0, False)
    assert player(game)["money"] == 0
    assert spent(game) == 1


@pytest.mark.rule("BM-CLAIM-01", "BM-CLAIM-19")
@pytest.mark.parametrize("name", PLACES)
def test_ten_dollars_less_are_too_little(name: str) -> None:
    space, price = PLACES[name]
    game = owning({"space": space, "money": price - 10})
    assert offered(game, "claim-deed") == set()
    assert reasons(game, f"claim-deed:deed-{name}") == {("BM-CLAIM-19", "why-no-money")}
    assert reasons(game, "claim-deed") == {("BM-CLAIM-19", "why-no-money")}


@pytest.mark.rule("BM-CLAIM-01")
def test_nowhere_else() -> None:
    game = owning({"space": STREET, "money": 120})
    assert reasons(game, "claim-deed") == {("BM-CLAIM-01", "why-no-deed-here")}
    assert reasons(game, "claim-deed:deed-bank") == {("BM-CLAIM-01", "why-not-here")}


@pytest.mark.rule("BM-CLAIM-02", "BM-CLAIM-24")
@pytest.mark.parametrize(
    ("name", "spaces"),
    [
        ("darkrock-saloon", [SALOON, EAST_SALOON, "darkrock-saloon-west"]),
        ("red-falls-general-store", [f"red-falls-store-{d}" for d in ("north", "west", "east")]),
        ("trading-post", [f"buzzard-gulch-trading-post-{d}" for d in ("north", "south", "east")]),
    ],
)
def test_a_building_is_claimed_from_each_of_its_three_spaces(name: str, spaces: list[str]) -> None:
    for space in spaces:
        assert offered(owning({"space": space, "money": 60}), "claim-deed") == {f"deed-{name}"}


@pytest.mark.rule("BM-CLAIM-24")
@pytest.mark.parametrize(
    "space",
    ["darkrock-sheriffs-office", "buzzard-gulch-marshals-office", "frontier-outlaw-camp",
     "frontier-pass-a", "spikes-view-hideout-c", "frontier-space-7-northwest"],
)  # fmt: skip
def test_some_places_have_no_deed(space: str) -> None:
    game = owning({"space": space, "money": 120})
    assert offered(game, "claim-deed") == set()


@pytest.mark.rule("BM-CLAIM-03", "BM-CLAIM-05")
def test_a_claimed_deed_is_gone_for_everybody() -> None:
    game = owning({"space": BANK, "money": 120}, {"space": BANK, "money": 120})
    choose(game, "claim-deed:deed-bank")
    assert reasons(game, "claim-deed:deed-bank") == {("BM-CLAIM-03", "why-own-deed")}
    end_turn(game)
    choose(game, "income:money")
    assert offered(game, "claim-deed") == set()
    assert reasons(game, "claim-deed:deed-bank", 1) == {("BM-CLAIM-03", "why-deed-taken")}
    assert owner(game, "bank") == 0


@pytest.mark.rule("BM-CLAIM-04")
def test_one_player_may_own_all_the_others() -> None:
    names = [name for name in PLACES if name != "bank"]
    game = owning({"space": BANK, "money": 80}, deeds=own(*names))
    choose(game, "claim-deed:deed-bank")
    assert [each["owner"] for each in goods(game)["deeds"]] == [0] * 17


@pytest.mark.rule("BM-CLAIM-05")
def test_an_arrest_takes_no_deed() -> None:
    ann = {"space": STREET, "marshal": 1, "hand": "K♥"}
    bob = {"space": STREET, "wanted": 2, "hand": "2♣", "money": 40}
    game = owning(ann, bob, deeds=own("bank", seat=1))
    do(game, "arrest:1", "lay:K♥", "lay:2♣")
    assert player(game, 1)["wanted"] == 0
    assert owner(game, "bank") == 1


@pytest.mark.rule("BM-REPAIR-03", "BM-CLAIM-01")
def test_a_ruin_cannot_be_claimed() -> None:
    game = owning({"space": BANK, "money": 120}, ruins=["bank"])
    assert offered(game, "claim-deed") == set()
    assert reasons(game, "claim-deed:deed-bank") == {("BM-REPAIR-03", "why-ruined")}


# ---- using the action ----


@pytest.mark.rule("BM-CLAIM-06", "BM-CLAIM-07", "BM-CLAIM-09", "BM-CLAIM-16")
def test_its_action_is_used_once_from_anywhere() -> None:
    game = owning({"space": FAR_OFF, "money": 0}, deeds=own("mine-sunny-hills"))
    assert offered(game, "deed") == {"deed-mine-sunny-hills"}
    choose(game, "deed:deed-mine-sunny-hills")
    assert standing(game, 0, "nuggets", "money") == [1, 10]
    assert used(game, "mine-sunny-hills")
    assert spent(game) == 1
    assert offered(game, "deed") == set()
    assert reasons(game, "deed:deed-mine-sunny-hills") == {("BM-CLAIM-09", "why-deed-used")}


@pytest.mark.rule("BM-CLAIM-06")
def test_nobody_uses_the_deed_of_another() -> None:
    game = owning({}, deeds=own("bank", seat=1))
    assert reasons(game, "deed:deed-bank") == {("BM-CLAIM-06", "why-not-your-deed")}
    assert reasons(game, "deed") == {("BM-CLAIM-06", "why-no-deed-to-use")}


@pytest.mark.rule("BM-CLAIM-10")
def test_not_while_its_place_lies_in_ruins() -> None:
    game = owning({}, deeds=own("mine-sunny-hills"), ruins=["mine-sunny-hills"])
    assert offered(game, "deed") == set()
    assert reasons(game, "deed:deed-mine-sunny-hills") == {("BM-CLAIM-10", "why-ruined")}


@pytest.mark.rule("BM-CLAIM-16")
def test_all_see_the_owners_and_the_sides() -> None:
    facts = {**own("bank"), **own("doctor", seat=1)}
    game = owning({}, {}, deeds=facts, deeds_used=["deed-bank"])
    for seat in (None, 0, 1, 2):
        found = {each["deed"]: each for each in goods(game, seat)["deeds"]}
        assert (found["deed-bank"]["owner"], found["deed-bank"]["used"]) == (0, True)
        assert (found["deed-doctor"]["owner"], found["deed-doctor"]["used"]) == (1, False)


def using(name: str, hero: dict[str, Any], **facts: Any) -> tw.Game:
    """Seat 0 uses that deed."""
    hero = {"space": STREET, "money": 0, **hero}
    others = facts.pop("others", [])
    return choose(owning(hero, *others, deeds=own(name), **facts), f"deed:deed-{name}")


@pytest.mark.rule("BM-CLAIM-20")
def test_the_darkrock_saloon_draws_three_cards() -> None:
    assert len(hand(using("darkrock-saloon", {}))) == 3


@pytest.mark.rule("BM-CLAIM-20")
def test_the_red_falls_saloon_makes_a_gambler() -> None:
    game = using("red-falls-saloon", {})
    assert game.view()["up"]["gambler"][0] == 1


@pytest.mark.rule("BM-CLAIM-20")
def test_the_gulch_saloon_asks_a_player_in_town() -> None:
    in_town, outside = {"space": BANK, "money": 30, "hand": "2♣"}, {"space": FAR_OFF, "money": 50}
    game = using("buzzard-gulch-saloon", {}, others=[in_town, outside])
    assert offered(game, "target") == {"1"}
    choose(game, "target:1")
    assert asked(game) == (1, "choose")
    choose(game, "choose:deed-buzzard-gulch-saloon.1")
    assert each(game, "money") == [30, 20, 50]


@pytest.mark.rule("BM-CLAIM-20")
def test_the_darkrock_store_sells_twice_for_twenty_less() -> None:
    game = using("darkrock-general-store", {"money": 30})
    assert question(game) == "deal"
    choose(game, "yes")
    assert now(game).prompt.args["discount"] == 20
    choose(game, "buy:mule", "yes")
    assert "buy:whiskey" in keys(game)
    choose(game, "buy:whiskey")
    assert {"mule", "whiskey"} <= set(items(game))
    assert question(game) == "act"


@pytest.mark.rule("BM-CLAIM-20")
def test_the_red_falls_store_upgrades_free_of_charge() -> None:
    game = using("red-falls-general-store", {"items": ["rifle", "mule"]})
    assert keys(game) == {"upgrade:rifle", "upgrade:mule"}
    shown = now(game).prompt.args  # no shop, and not so many dollars less
    assert (shown["stand"], shown["discount"]) == ("nobody", 0)
    choose(game, "upgrade:rifle")
    assert standing(game, 0, "money") == [0]
    assert items(game)["rifle"] == "active upgraded"


@pytest.mark.rule("BM-CLAIM-20", "WL-CARD-07")
def test_without_anything_to_upgrade_it_cannot_be_used() -> None:
    game = owning({"items": ["six-shooter"]}, deeds=own("red-falls-general-store"))
    why = reasons(game, "deed:deed-red-falls-general-store")
    assert why == {("WL-CARD-07", "why-deed-no-effect")}


@pytest.mark.rule("BM-CLAIM-20")
def test_the_trading_post_sells_once_and_draws_a_card() -> None:
    game = using("trading-post", {"money": 0})
    choose(game, "no")
    assert len(hand(game)) == 1


@pytest.mark.rule("BM-CLAIM-20", "BM-CLAIM-08")
def test_the_green_ranch_gives_cattle_and_a_ride_that_is_no_move_action() -> None:
    game = using("ranch-green", {"space": "spikes-view-4"})
    choose(game, "ranch:blue")
    assert player(game)["cattle"]
    do(game, f"ride:{STATION}")
    assert question(game) == "act"  # no delivery: nothing happens as after a Move action
    assert player(game)["cattle"]
    assert "deliver" not in keys(game)


@pytest.mark.rule("BM-CLAIM-20")
@pytest.mark.parametrize(("name", "track"), [("ranch-blue", "marshal"), ("ranch-orange", "wanted")])
def test_a_ranch_delivers_cattle_from_anywhere(name: str, track: str) -> None:
    game = using(name, {"space": FAR_OFF, "cattle": "cattle-green-1"})
    found = player(game)
    assert (found[track], found["cattle"]) == (1, None)


@pytest.mark.rule("BM-CLAIM-20")
@pytest.mark.parametrize("name", ["ranch-blue", "ranch-orange"])
def test_without_cattle_it_brings_twenty_dollars(name: str) -> None:
    assert player(using(name, {}))["money"] == 20


@pytest.mark.rule("BM-CLAIM-20")
def test_the_cliff_junction_mine_pays_for_gravel() -> None:
    game = using("mine-cliff-junction", {}, chance={"dice": ["gravel", "gravel"]})
    assert standing(game, 0, "money", "nuggets") == [20, 0]


@pytest.mark.rule("BM-CLAIM-20")
def test_the_spikes_view_mine_wounds_for_gravel() -> None:
    game = using("mine-spikes-view", {}, chance={"dice": ["gravel", "nugget", "gravel"]})
    assert standing(game, 0, "wounds", "nuggets") == [2, 1]


@pytest.mark.rule("BM-CLAIM-20", "BM-CLAIM-08")
def test_the_rail_station_leads_to_any_station() -> None:
    game = using("rail-station", {"space": FAR_OFF})
    assert offered(game, "place") == {STATION, GULCH_STATION}
    choose(game, f"place:{GULCH_STATION}")
    assert player(game)["space"] == GULCH_STATION
    assert len(hand(game)) == 2


@pytest.mark.rule("BM-CLAIM-20")
def test_the_gulch_station_leads_to_any_town_space() -> None:
    game = using("station-buzzard-gulch", {"space": FAR_OFF})
    assert {BANK, CABARET, "buzzard-gulch-saloon-south"} <= offered(game, "place")
    assert PLAIN not in offered(game, "place")
    choose(game, f"place:{CABARET}")
    assert standing(game, 0, "space", "money") == [CABARET, 20]


@pytest.mark.rule("BM-CLAIM-20")
def test_the_bank_sells_nuggets_from_anywhere() -> None:
    game = using("bank", {"nuggets": 2})
    choose(game, "choose:deed-bank.1", "yes")
    assert standing(game, 0, "nuggets", "money", "lp") == [0, 60, 2]


@pytest.mark.rule("BM-CLAIM-20")
def test_or_brings_thirty_dollars() -> None:
    game = using("bank", {"nuggets": 2})
    choose(game, "choose:deed-bank.2")
    assert standing(game, 0, "nuggets", "money", "lp") == [2, 30, 0]


@pytest.mark.rule("BM-CLAIM-20")
def test_the_cabaret_sells_points_three_times_at_most() -> None:
    game = using("cabaret", {"money": 80})
    choose(game, "yes", "yes", "yes")
    assert standing(game, 0, "money", "lp") == [20, 3]
    assert question(game) == "act"


@pytest.mark.rule("BM-CLAIM-20")
def test_the_doctor_draws_for_wounds_and_heals_them() -> None:
    game = using("doctor", {"wounds": 2})
    assert player(game)["wounds"] == 0
    assert len(hand(game)) == 2
