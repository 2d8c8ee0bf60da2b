"""Ruins: what they forbid, what they do not, and how they are repaired (BM-REPAIR)."""

from pathlib import Path
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.harm import blood, harmed, rolled
from support.legends.land import EAST_STATION, GULCH_SALOON, TRADING_POST, reasons
from support.legends.places import (
    BANK,
    CABARET,
    DOCTOR,
    EAST_SALOON,
    GREEN_RANCH,
    HIDEOUT,
    MINE,
    SALOON,
    STATION,
    STORE,
    STREET,
)
from support.legends.playing import choose, do
from support.legends.reading import hand, happened, keys, offered, player
from support.legends.tables import HERO, RIVAL
from support.reading import asked, state_of
from tumbleweed.games.legends.components.blood_money.ruins import ruin

RICH = {"money": 100, "hand": "2♣ 3♣ K♥", "nuggets": 1, "wounds": 1}
RANCHES = ("ranch-orange", "ranch-green", "ranch-blue")


def at(space: str, *ruins: str, **hero: Any) -> tw.Game:
    """Seat 0 could do anything there; mules are sold at the Trading Post."""
    stands = {"trading-post": ["mule"]}
    return harmed({"space": space, **RICH, **hero}, ruins=list(ruins), stands=stands)


def verbs(game: tw.Game) -> set[str]:
    return {key.partition(":")[0] for key in keys(game)}


# ---- what is ruined ----


@pytest.mark.rule("BM-REPAIR-01", "BM-REPAIR-02", "BM-COMP-10")
def test_a_place_has_at_most_one_token_and_there_are_twelve() -> None:
    game = harmed({}, ruins=["bank"])
    state = state_of(game)
    ruin(state, state.compiled.blood.deed_places.index("bank"))
    assert blood(game)["ruins"] == ["bank"]
    assert happened(game, "ruined") == []
    for place in range(len(state.compiled.blood.deed_places)):
        ruin(state, place)
    assert len(blood(game)["ruins"]) == 12


# ---- what they forbid ----


@pytest.mark.rule("BM-REPAIR-03", "BM-REPAIR-14")
@pytest.mark.parametrize(
    ("space", "place", "actions"),
    [
        (BANK, "bank", {"work", "deposit", "heist"}),
        (DOCTOR, "doctor", {"work", "heal"}),
        (CABARET, "cabaret", {"work", "revel"}),
        (MINE, "mine-sunny-hills", {"work", "prospect"}),
        (GREEN_RANCH, "ranch-green", {"work", "acquire"}),
        (STATION, "rail-station", {"work"}),
        (STORE, "darkrock-general-store", {"work", "store"}),
        (TRADING_POST, "trading-post", {"work", "store"}),
        (SALOON, "darkrock-saloon", {"work", "poker", "faro"}),
        (GULCH_SALOON, "buzzard-gulch-saloon", {"work", "poker", "faro"}),
    ],
)
def test_no_location_or_work_action_there(space: str, place: str, actions: set[str]) -> None:
    whole, ruined = at(space), at(space, place)
    assert actions <= verbs(whole)
    assert verbs(whole) - verbs(ruined) >= actions
    assert not actions & verbs(ruined)
    for verb in actions:
        assert reasons(ruined, verb) == {("BM-REPAIR-03", "why-ruined")}, verb
    assert offered(ruined, "repair") == {place}


@pytest.mark.rule("BM-REPAIR-03")
def test_the_ruin_of_one_place_hinders_no_other() -> None:
    game = at(SALOON, "red-falls-saloon", "bank")
    assert {"work", "poker", "faro"} <= verbs(game)
    assert reasons(at(STREET, "bank"), "work") == {("WL-WORK-02", "why-not-here")}


@pytest.mark.rule("BM-REPAIR-03", "BM-REPAIR-14")
def test_nothing_is_bought_and_nobody_challenged_there() -> None:
    assert reasons(at(STORE, "darkrock-general-store"), "buy:rifle") == {
        ("BM-REPAIR-03", "why-ruined")
    }
    game = harmed(
        {"space": SALOON, **RICH},
        tokens={"darkrock-saloon": ["high-roller-1"]},
        ruins=["darkrock-saloon"],
    )
    assert "challenge" not in verbs(game)
    assert reasons(game, "challenge") == {("BM-REPAIR-03", "why-ruined")}


# ---- what they do not forbid ----


@pytest.mark.rule("BM-REPAIR-09")
@pytest.mark.parametrize(
    ("start", "end", "place"),
    [("spikes-view-5", STATION, "rail-station"), ("sunny-hills-2", "sunny-hills-ranch-blue", "")],
)
def test_cattle_are_delivered_all_the_same(start: str, end: str, place: str) -> None:
    game = harmed({"space": start, "cattle": "cattle-green-1"}, ruins=[place or "ranch-blue"])
    choose(game, f"ride:{end}")
    assert "deliver" in keys(game)
    do(game, "deliver")
    assert player(game)["cattle"] is None


@pytest.mark.rule("BM-REPAIR-10")
def test_fights_movement_and_cards_are_not_affected() -> None:
    hero = {"space": BANK, "hand": "2♣ K♥", "money": 10}
    game = harmed(hero, {"space": BANK, "hand": "3♣"}, ruins=["bank"])
    assert {"ride", "step", "use", "duel", "rob"} <= verbs(game)
    choose(game, f"duel:{RIVAL}")
    assert asked(game) == (HERO, "lay")


@pytest.mark.rule("BM-REPAIR-13")
def test_the_railway_and_the_train_run() -> None:
    hero = {"space": STATION, "money": 10, "hand": "K♥"}
    game = harmed(hero, ruins=["rail-station"], train="spikes-view-station")
    assert offered(game, "rail") == {EAST_STATION}
    assert "heist-train" in keys(game)


@pytest.mark.rule("BM-REPAIR-14")
def test_poker_that_needs_no_saloon_is_played_in_ruins() -> None:
    hero = {"character": "poker-alice", "lp": 5, "space": SALOON, "money": 50, "hand": "K♥"}
    game = harmed(hero, ruins=["darkrock-saloon"])
    assert "poker" not in verbs(game)
    assert "ability:poker-alice" in keys(game)


# ---- repaired ----


@pytest.mark.rule("BM-REPAIR-04", "BM-REPAIR-05", "BM-REPAIR-06", "BM-REPAIR-08")
def test_a_repair_costs_an_action_and_a_card_and_gives_two_sp() -> None:
    game = choose(at(BANK, "bank", "cabaret"), "repair:bank")
    assert (asked(game), keys(game)) == (
        (HERO, "discard"),
        {"discard:2♣", "discard:3♣", "discard:K♥"},
    )
    assert blood(game)["ruins"] == ["bank", "cabaret"]
    choose(game, "discard:3♣")
    assert blood(game)["story"][HERO] == 3
    assert (asked(game)[1], hand(game)) == ("gang", {"2♣", "K♥"})  # of the Story track
    choose(game, "gang:A")
    assert (blood(game)["ruins"], game.view()["actions"]) == (["cabaret"], 2)
    assert happened(game, "repaired") == [{"seat": HERO, "place": "bank"}]
    assert {"work", "heist"} <= verbs(game)


@pytest.mark.rule("BM-REPAIR-05")
@pytest.mark.parametrize(
    ("space", "place"),
    [
        (SALOON, "darkrock-saloon"),
        (EAST_SALOON, "darkrock-saloon"),
        (STORE, "darkrock-general-store"),
        (TRADING_POST, "trading-post"),
        (MINE, "mine-sunny-hills"),
    ],
)
def test_it_is_done_where_the_location_is(space: str, place: str) -> None:
    assert offered(at(space, place), "repair") == {place}
    away = at(STREET, place)
    assert offered(away, "repair") == set()
    assert reasons(away, f"repair:{place}") == {("BM-REPAIR-05", "why-repair-there")}
    assert reasons(away, "repair") == {("BM-REPAIR-05", "why-no-ruin-here")}
    assert reasons(at(space), f"repair:{place}") == {("BM-REPAIR-02", "why-not-a-ruin")}


@pytest.mark.rule("BM-REPAIR-07")
def test_without_a_card_nothing_is_repaired() -> None:
    game = at(BANK, "bank", hand="")
    assert offered(game, "repair") == set()
    assert reasons(game, "repair:bank") == {("BM-REPAIR-07", "why-no-card-for-repair")}
    assert reasons(game, "repair") == {("BM-REPAIR-07", "why-no-card-for-repair")}


@pytest.mark.rule("BM-REPAIR-04")
def test_repairing_is_possible_in_ruins_beside_a_bandit_elsewhere() -> None:
    game = harmed({"space": BANK, "hand": "2♣"}, ruins=["bank"], bandits=[HIDEOUT])
    assert offered(game, "repair") == {"bank"}


# ---- the words ----


RUIN_ONE = 'places = ["ranch-orange", "ranch-green", "ranch-blue"]'


@pytest.mark.rule("BM-REPAIR-01")
def test_ruin_names_the_places(tmp_path: Path) -> None:
    game = rolled(tmp_path, '{ do = "ruin", places = ["doctor", "bank"] }', {})
    assert sorted(blood(game)["ruins"]) == ["bank", "doctor"]
    assert [told["place"] for told in happened(game, "ruined")] == ["doctor", "bank"]


@pytest.mark.rule("BM-REPAIR-01")
def test_ruin_with_pick_asks_for_places_that_stand(tmp_path: Path) -> None:
    word = f'{{ do = "ruin", {RUIN_ONE}, pick = 1 }}'
    game = rolled(tmp_path, word, {}, ruins=["ranch-green"])
    assert asked(game) == (HERO, "ruin")
    assert offered(game, "ruin") == {"ranch-orange", "ranch-blue"}
    assert reasons(game, "ruin:bank") == {("BM-REPAIR-01", "why-cannot-be-ruined")}
    choose(game, "ruin:ranch-blue")
    assert set(blood(game)["ruins"]) == {"ranch-green", "ranch-blue"}
    assert reasons(game, "ruin:bank") == {("BM-REPAIR-01", "why-nothing-to-ruin")}


@pytest.mark.rule("BM-REPAIR-01", "BM-REPAIR-02")
@pytest.mark.parametrize("pick", [1, 2, 3])
def test_nothing_is_asked_where_there_is_no_choice(tmp_path: Path, pick: int) -> None:
    word = f'{{ do = "ruin", {RUIN_ONE}, pick = {pick} }}'
    game = rolled(tmp_path, word, {}, ruins=list(RANCHES[1:]))
    assert asked(game) == (HERO, "act")
    assert set(blood(game)["ruins"]) == set(RANCHES)


@pytest.mark.rule("BM-COMP-10")
def test_without_a_token_left_nothing_is_ruined(tmp_path: Path) -> None:
    word = f'{{ do = "ruin", {RUIN_ONE}, pick = 1 }}'
    game = harmed({})
    others = [name for name in state_of(game).compiled.blood.deed_places if name not in RANCHES]
    game = rolled(tmp_path, word, {}, ruins=others[:12])
    assert asked(game) == (HERO, "act")
    assert len(blood(game)["ruins"]) == 12


@pytest.mark.rule("BM-REPAIR-11")
def test_the_word_repair_asks_which_and_costs_nothing(tmp_path: Path) -> None:
    word = '{ do = "repair", amount = 1 }'
    game = rolled(tmp_path, word, {"hand": "2♣"}, ruins=["bank", "cabaret"])
    assert (asked(game), offered(game, "repair")) == ((HERO, "restore"), {"bank", "cabaret"})
    assert reasons(game, "repair:doctor") == {("BM-REPAIR-11", "why-not-a-ruin")}
    choose(game, "repair:cabaret")
    assert (blood(game)["ruins"], blood(game)["story"][HERO]) == (["bank"], 1)
    assert happened(game, "restored") == [{"seat": HERO, "place": "cabaret"}]
    assert (hand(game), game.view()["actions"]) == ({"2♣"}, 3)


@pytest.mark.rule("BM-REPAIR-11")
def test_the_word_repair_asks_nothing_without_a_choice(tmp_path: Path) -> None:
    game = rolled(tmp_path, '{ do = "repair", amount = 2 }', {}, ruins=["bank", "cabaret"])
    assert (asked(game), blood(game)["ruins"]) == ((HERO, "act"), [])
