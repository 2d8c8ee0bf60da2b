"""What each of the ten cards of the Man in Black does."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import BANK, CABARET, FAR_OFF, OFFICE, STATION, STREET
from support.legends.playing import choose, idle, settled
from support.legends.reading import all_lp, happened, him, keys
from support.legends.tables import ANA, BIA, BLACK, black_acts, duo
from support.reading import asked, now
from tumbleweed.games.legends.compiler.content import legends_content

CARDS = legends_content().compiled("revised", 2, 20).man_in_black_cards
HIDEOUT_B = "dixon-creek-hideout-b"  # four spaces from the Rail Station


def fought(game: tw.Game) -> list[tuple[str, int]]:
    """Whom he took on, and how."""
    fights = [fight for fight in happened(game, "fight-began") if fight["seat"] == 2]
    return [(fight["fight"], fight["rival"]) for fight in fights]


# ---- the ten cards ----


@pytest.mark.rule("WL-MIB-21", "WL-MIB-15")
@pytest.mark.parametrize(("card", "up_to", "kind"), [
    ("shadow-on-the-trail", 5, "duel"), ("cold-eyes", 6, "duel"), ("toll-road", 6, "rob"),
    ("no-witnesses", 5, "duel"),
])  # fmt: skip
def test_he_fights_who_is_there_or_gains_a_point(card: str, up_to: int, kind: str) -> None:
    """Ana stands as far away as his card reaches; then one space farther."""
    at = {5: "spikes-view-1", 6: "mesitos-point-5", 7: "sunny-hills-3"}
    ana = {"lp": 1, "money": 10, "hand": "5♣"}
    game = black_acts(card, {**ana, "space": at[up_to]}, {"space": FAR_OFF})
    settled(game)
    assert fought(game) == [(kind, 0)]
    game = black_acts(card, {**ana, "space": at[up_to + 1]}, {"space": FAR_OFF})
    settled(game)
    assert fought(game) == []
    assert all_lp(game) == [1, 0, 1]


@pytest.mark.rule("WL-MIB-21")
def test_of_two_he_fights_the_one_his_card_prefers() -> None:
    both: dict[str, Any] = {"space": STATION, "hand": "5♣"}
    other: dict[str, Any] = {"space": STATION, "hand": "6♣"}
    assert fought(black_acts("cold-eyes", both, {**other, "lp": 1})) == [("duel", 1)]
    assert fought(black_acts("cold-eyes", {**both, "lp": 1}, other)) == [("duel", 0)]
    assert fought(black_acts("toll-road", both, {**other, "nuggets": 1})) == [("rob", 1)]
    game = settled(black_acts("no-witnesses", {**both, "lp": 1}, {**other, "wanted": 2}))
    assert fought(game) == [("duel", 0)]


@pytest.mark.rule("WL-MIB-21")
def test_who_is_there_is_fought_though_another_leads() -> None:
    game = black_acts("cold-eyes", {"lp": 5}, {"space": STATION, "hand": "5♣"})
    assert fought(game) == [("duel", 1)]


@pytest.mark.rule("WL-MIB-15")
@pytest.mark.parametrize(("card", "there", "points", "far"), [
    ("black-withdrawal", BANK, 2, "sunny-hills-7"),
    ("front-row-black-hat", CABARET, 3, "spikes-view-mine"),
])  # fmt: skip
def test_a_place_is_worth_more_than_the_way_to_it(
    card: str, there: str, points: int, far: str
) -> None:
    game = settled(black_acts(card))
    assert him(game)["space"] == there
    assert all_lp(game)[BLACK] == points
    game = settled(black_acts(card, black={"space": far}))
    assert him(game)["space"] != there
    assert all_lp(game)[BLACK] == 1


@pytest.mark.rule("WL-MIB-15")
def test_staked_in_black() -> None:
    """There is a mine within five spaces of everywhere."""
    for start in (STATION, FAR_OFF, "mesitos-point-5"):
        game = settled(black_acts("staked-in-black", {"space": STREET}, black={"space": start}))
        assert him(game)["space"].endswith("-mine")
        assert all_lp(game)[BLACK] == 2


@pytest.mark.rule("WL-MIB-15", "WL-MIB-34")
def test_the_empty_chair() -> None:
    """Toward the nearest saloon, a point and a disc."""
    game = black_acts("the-empty-chair", discs={"right": [ANA]})
    idle(game)
    assert him(game)["space"] == "darkrock-saloon-east"
    assert all_lp(game)[BLACK] == 2  # the card was full: one point more for the story
    game = black_acts("the-empty-chair")
    assert all_lp(game)[BLACK] == 1
    assert happened(game, "contributed") == [{"seat": 2, "side": "left", "moved": 0}]


@pytest.mark.rule("WL-MIB-13", "WL-MIB-15")
def test_gunsmoke_at_dawn_removes_one_bandit() -> None:
    """A bandit where he comes to rest is gone, for a point; he gains one more anyway."""
    game = black_acts("gunsmoke-at-dawn", bandits=[HIDEOUT_B, "sunny-hills-hideout-a"])
    assert game.view()["bandits"] == ["sunny-hills-hideout-a"]
    assert all_lp(game)[BLACK] == 2
    game = black_acts("gunsmoke-at-dawn", bandits=["sunny-hills-hideout-a"])
    settled(game)
    assert game.view()["bandits"] == ["sunny-hills-hideout-a"]
    assert all_lp(game)[BLACK] == 1


@pytest.mark.rule("WL-MIB-05")
def test_five_points_make_no_legend_of_him() -> None:
    """He has no ability that they could switch on."""
    game = black_acts("his-name-in-print", black={"lp": 4})
    assert all_lp(game)[BLACK] == 5
    assert happened(game, "became-legend") == []


@pytest.mark.rule("WL-MIB-15")
@pytest.mark.parametrize(("ana", "his", "gains"), [(3, 2, 2), (2, 2, 1), (1, 2, 1)])
def test_his_name_in_print(ana: int, his: int, gains: int) -> None:
    """Two points behind a player, else one, and a disc."""
    game = black_acts("his-name-in-print", {"lp": ana}, black={"lp": his})
    assert all_lp(game)[BLACK] == his + gains
    assert len(happened(game, "contributed")) == 1


# ---- the Sheriff is sent (No Witnesses) ----


@pytest.mark.rule("WL-MIB-19", "WL-SHERIFF-03")
def test_the_sheriff_rides_three_spaces_toward_the_most_wanted() -> None:
    """He comes into her space: she discards a card, then he tries to arrest her."""
    game = black_acts(
        "no-witnesses", {"space": STREET, "wanted": 2, "hand": "5♣ 6♣"}, {"wanted": 1}
    )
    assert game.view()["sheriff"]["space"] == STREET
    assert asked(game) == (ANA, "surprised")
    choose(game, "discard:5♣")
    assert asked(game) == (ANA, "lay")
    assert game.view()["fight"]["type"] == "sheriff"
    assert now(game).keys[0] == "decline"


@pytest.mark.rule("WL-MIB-19")
def test_the_sheriff_stays_three_spaces_behind_who_is_far() -> None:
    game = black_acts("no-witnesses", {"wanted": 2})
    (ride,) = happened(game, "sheriff-moved")
    assert (ride["seat"], ride["count"]) == (2, 3)
    assert happened(game, "arrested") == []


@pytest.mark.rule("WL-MIB-19", "WL-SHERIFF-26")
def test_the_sheriff_stops_at_another_wanted_player_on_his_way() -> None:
    """Ana is the most Wanted and far away; Bia stands at the gate he rides through."""
    game = black_acts("no-witnesses", {"wanted": 3}, {"wanted": 1, "space": "darkrock-east-gate"})
    assert [args["count"] for args in happened(game, "sheriff-moved")] == [2]
    assert [args["seat"] for args in happened(game, "arrested")] == [1]


@pytest.mark.rule("WL-MIB-19")
def test_the_decider_chooses_the_sheriffs_way() -> None:
    game = black_acts(
        "no-witnesses", {"wanted": 2, "lp": 4, "space": "red-falls-doctor"}, {"lp": 1}
    )
    assert asked(game) == (BIA, "black-sheriff")
    assert keys(game) == {"sheriff:mesitos-point-2", "sheriff:dixon-creek-hideout-b"}
    choose(game, "sheriff:dixon-creek-hideout-b")
    assert game.view()["sheriff"]["space"] == HIDEOUT_B


@pytest.mark.rule("WL-MIB-19")
@pytest.mark.parametrize(("wanted", "first", "seat"), [
    ((2, 3), ANA, BIA), ((3, 2), BIA, ANA), ((2, 2), ANA, ANA), ((2, 2), BIA, BIA),
])  # fmt: skip
def test_of_several_wanted_players_the_most_wanted_is_arrested(
    wanted: tuple[int, int], first: int, seat: int
) -> None:
    ana, bia = wanted
    game = black_acts(
        "no-witnesses",
        {"space": STREET, "wanted": ana, "hand": "5♣ 6♣"},
        {"space": STREET, "wanted": bia, "hand": "7♣ 8♣"},
        first=first,
    )
    assert game.asked == [ANA, BIA]  # both discard
    choose(game, "discard:5♣", seat=ANA)
    choose(game, "discard:7♣", seat=BIA)
    assert asked(game) == (seat, "lay")


@pytest.mark.rule("WL-SHERIFF-01", "WL-MIB-15")
def test_the_sheriff_stays_at_home_while_nobody_is_wanted() -> None:
    game = black_acts("no-witnesses", {"lp": 1})
    assert happened(game, "sheriff-moved") == []
    assert game.view()["sheriff"]["space"] == OFFICE


# ---- stories (WL-MIB-34 to -36) ----


@pytest.mark.rule("WL-MIB-34", "WL-DUO-11")
@pytest.mark.parametrize(("discs", "side"), [
    ({}, "left"), ({"right": [ANA]}, "right"), ({"left": [ANA], "right": [BIA]}, "left"),
])  # fmt: skip
def test_his_disc_goes_where_more_discs_are(discs: dict[str, list[int]], side: str) -> None:
    game = black_acts("his-name-in-print", discs=discs)
    assert [args["side"] for args in happened(game, "contributed")] == [f"{side}"]


@pytest.mark.rule("WL-MIB-34", "WL-DUO-11")
def test_other_cards_place_no_disc() -> None:
    for card in CARDS:
        if card not in ("the-empty-chair", "his-name-in-print"):
            game = idle(black_acts(card))
            assert happened(game, "contributed") == [], card


@pytest.mark.rule("WL-MIB-35", "WL-MIB-36", "WL-DUO-11")
def test_a_full_card_is_resolved_at_once_by_who_has_fewer_points() -> None:
    """Ana has her reward and he a point; Bia, who is behind, moves the Sheriff."""
    stories = {"left": ["spit-shined-and-proper"], "right": ["aces-and-eights"]}
    game = black_acts(
        "his-name-in-print",
        {"lp": 5, "wanted": 1},
        {"lp": 2},
        discs={"left": [ANA]},
        stories=stories,
    )
    (resolved,) = happened(game, "story-resolved")
    assert resolved["seat"] == BIA
    gained = [args for args in happened(game, "gained-lp") if args["seat"] == 2]
    assert [args["lp"] for args in gained] == [2, 1]  # his card, then the story
    assert all_lp(game) == [6, 2, 3]
    assert asked(game) == (BIA, "sheriff")
    assert him(game)["discs"] == 2


@pytest.mark.rule("WL-MIB-35")
def test_at_equal_points_the_first_player_resolves_it() -> None:
    for first in (ANA, BIA):
        game = black_acts("his-name-in-print", discs={"left": [ANA]}, first=first)
        (resolved,) = happened(game, "story-resolved")
        assert resolved["seat"] == first


@pytest.mark.rule("WL-MIB-36", "WL-DUO-11")
def test_a_story_resolved_in_a_turn_pays_him_one_point() -> None:
    """Whatever the reward is: The Widow pays Ana as printed."""
    game = duo(at="end", discs={"left": [BLACK, ANA]}, active=ANA)
    idle(game)
    assert [args["lp"] for args in happened(game, "gained-lp") if args["seat"] == 2] == [1]
    game = duo(at="end", discs={"left": [BIA, ANA]}, active=ANA)
    idle(game)
    assert [args for args in happened(game, "gained-lp") if args["seat"] == 2] == []
