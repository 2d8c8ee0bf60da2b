"""The board, compiled: spaces, towns, places, hideouts, mesas."""

from pathlib import Path

import pytest

from support.legends.packs import Pack
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.compiler.content import legends_content, load_content
from tumbleweed.games.legends.state.compiled import Board

COMPILED = legends_content().compiled("revised", 4, 20)
BOARD = COMPILED.board


def spaces_at(place: str, board: Board = BOARD) -> set[str]:
    number = board.places.index(place)
    return {board.spaces[s] for s in range(len(board.spaces)) if board.at(s, number)}


@pytest.mark.rule("WL-CLAR-13")
def test_the_map_is_that_of_the_board_file() -> None:
    content = legends_content()
    assert len(BOARD.spaces) == 65
    for number, name in enumerate(BOARD.spaces):
        entry = content.entry("space", name)
        assert [BOARD.spaces[n] for n in BOARD.neighbours[number]] == entry["neighbours"]
        assert BOARD.regions[BOARD.region_of[number]] == entry["region"]
        assert (BOARD.town_of[number] != NONE) == entry["town"]


def test_neighbours_as_a_player_would_name_them() -> None:
    bank = BOARD.spaces.index("darkrock-bank")
    around = {BOARD.spaces[n] for n in BOARD.neighbours[bank]}
    town = {"darkrock-saloon-east", "darkrock-main-street", "darkrock-east-gate"}
    assert around == town | {"spikes-view-4", "spikes-view-5"}


@pytest.mark.rule("WL-MOVE-07", "WL-MOVE-08")
def test_a_space_is_in_darkrock_in_red_falls_or_outside() -> None:
    towns = {"darkrock": 0, "red-falls": 0}
    for number, name in enumerate(BOARD.spaces):
        town = BOARD.town_of[number]
        inside = name.startswith(tuple(towns))
        assert inside == (town != NONE)
        if inside:
            assert name.startswith(BOARD.regions[town])
            towns[BOARD.regions[town]] += 1
    assert towns == {"darkrock": 10, "red-falls": 8}
    assert spaces_at("town") == spaces_at("darkrock") | spaces_at("red-falls")
    assert spaces_at("outside") == set(BOARD.spaces) - spaces_at("town")


@pytest.mark.rule("WL-MOVE-06")
def test_no_way_leads_onto_the_two_mesas() -> None:
    count = len(BOARD.spaces)
    assert BOARD.mesas == ("north-mesa", "south-mesa")
    assert not set(BOARD.mesas) & set(BOARD.spaces)
    assert len(BOARD.neighbours) == count + 2
    assert all(n < count for around in BOARD.neighbours for n in around)


def test_a_mesa_touches_the_spaces_that_touch_it() -> None:
    count = len(BOARD.spaces)
    for mesa in (count, count + 1):
        touching = [s for s in range(count) if mesa in BOARD.mesas_at[s]]
        assert sorted(BOARD.neighbours[mesa]) == touching
    gate = BOARD.spaces.index("darkrock-east-gate")
    assert BOARD.mesas_at[gate] == [count, count + 1]


@pytest.mark.rule("WL-MOVE-15")
def test_buildings_are_no_spaces_and_have_three_each() -> None:
    for town in ("darkrock", "red-falls"):
        for building, short in (("general-store", "store"), ("saloon", "saloon")):
            assert f"{town}-{building}" not in BOARD.spaces
            around = {f"{town}-{short}-{side}" for side in ("north", "west", "east")}
            assert spaces_at(f"{town}-{building}") == around


@pytest.mark.rule("WL-STORE-06")
def test_each_town_has_a_general_store_and_a_saloon() -> None:
    for kind in ("general-store", "saloon"):
        single = [spaces_at(f"{town}-{kind}") for town in ("darkrock", "red-falls")]
        assert spaces_at(kind) == single[0] | single[1]
        assert single[0] <= spaces_at("darkrock")
        assert single[1] <= spaces_at("red-falls")


@pytest.mark.rule("WL-BANK-08")
def test_the_only_bank_is_in_darkrock() -> None:
    assert spaces_at("bank") == {"darkrock-bank"}
    assert spaces_at("bank") <= spaces_at("darkrock")
    assert sum("bank" in name for name in BOARD.places) == 1


@pytest.mark.rule("WL-BANDIT-01")
def test_three_gangs_have_two_hideouts_each_outside_of_town() -> None:
    assert BOARD.gang_of == [0, 0, 1, 1, 2, 2]
    names = [BOARD.spaces[space] for space in BOARD.hideouts]
    assert {name[-1] for name in names} == {"a", "b", "c"}
    for number, name in enumerate(names):
        gang = "abc"[BOARD.gang_of[number]]
        assert name.endswith(f"hideout-{gang}")
        assert name in spaces_at(f"hideout-{gang}")
        assert BOARD.hideout_at[BOARD.hideouts[number]] == number
    assert set(names) == spaces_at("hideout") <= spaces_at("outside")
    assert sum(number != NONE for number in BOARD.hideout_at) == 6


def test_locations_are_all_named_places_but_the_hideouts() -> None:
    assert len(spaces_at("location")) == 22
    assert not spaces_at("location") & spaces_at("hideout")
    assert spaces_at("mine") < spaces_at("location")
    assert {name.rpartition("-")[0] for name in spaces_at("mine")} == {
        "sunny-hills", "spikes-view", "cliff-junction",
    }  # fmt: skip


def test_places_come_before_kinds_and_kinds_before_regions() -> None:
    content = legends_content()
    kinds = [BOARD.places.index(name) for name in ("town", "hideout-c")]
    assert kinds == [20, 30]
    assert BOARD.places[31:38] == BOARD.regions
    assert len(BOARD.in_place) == len(BOARD.places) * len(BOARD.spaces)
    assert content.name("place", "hideout-c", "en") == "Hideout of gang C"


def test_a_list_of_places_becomes_a_place_of_its_own(tmp_path: Path) -> None:
    pack = Pack(tmp_path)
    pack.change("stories", 'place = "town"', 'places = ["bank", "mine"]')
    old = 'test = { is = "fewest_lp" }'
    pack.change("stories", old, 'test = { is = "at", regions = ["dixon-creek", "darkrock"] }')
    content = load_content(tmp_path)
    board = content.compiled("revised", 4, 20).board
    assert set(board.places) - set(BOARD.places) == {"bank+mine", "dixon-creek+darkrock"}
    both = spaces_at("bank", board) | spaces_at("mine", board)
    assert spaces_at("bank+mine", board) == both
    assert len(spaces_at("dixon-creek+darkrock", board)) == 11
    assert content.name("place", "bank+mine", "fr") == "Banque / Mine"
    assert board.places[:38] == BOARD.places[:38]
