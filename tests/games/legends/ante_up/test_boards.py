"""Two boards: places, offices, who rides between them (AU-MOVE-01 to -05, -11 to -17, -20)."""

import pytest

import tumbleweed as tw
from support.legends.land import (
    CAMP,
    EAST_STATION,
    GULCH_SALOON,
    HIDEOUT_A,
    HIDEOUT_C,
    MARSHALS_OFFICE,
    ORANGE_RANCH,
    PASS_A,
    PASS_C,
    TRADING_POST,
    WEST_STATION,
    joined,
)
from support.legends.places import OFFICE
from support.legends.playing import choose, do, let_pass, settled
from support.legends.reading import fight, happened, him, keys, offered, player, sheriff
from support.legends.tables import black_acts
from support.reading import asked, question, rules_of

COMPILED = rules_of(joined()).compiled
BOARD = COMPILED.board
GULCH = [name for name in BOARD.spaces if name.startswith(("buzzard-gulch", "frontier"))]


def spaces_of(place: str) -> list[str]:
    return [BOARD.spaces[space] for space in COMPILED.spaces_of[COMPILED.place_number[place]]]


def near(space: str) -> set[str]:
    return {BOARD.spaces[other] for other in BOARD.neighbours[BOARD.spaces.index(space)]}


@pytest.mark.rule("AU-MOVE-01")
def test_the_second_board_has_47_spaces_and_touches_the_first_nowhere() -> None:
    assert len(GULCH) == 47
    assert len(spaces_of("buzzard-gulch")) == 7
    assert len(spaces_of("buzzard-gulch-frontier")) == 40
    assert all(near(space) <= set(GULCH) for space in GULCH)
    assert near("frontier-ranch-orange") == {"frontier-plain-4", "frontier-plain-7"}


@pytest.mark.rule("AU-MOVE-02")
def test_the_town_and_its_buildings() -> None:
    assert len(spaces_of("buzzard-gulch-saloon")) == len(spaces_of("trading-post")) == 3
    assert spaces_of("marshals-office") == [MARSHALS_OFFICE]
    town = {space for space in GULCH if space in spaces_of("town")}
    assert town == {space for space in GULCH if space.startswith("buzzard-gulch-")}


@pytest.mark.rule("AU-MOVE-03")
def test_outside_the_town() -> None:
    outside = ["station-buzzard-gulch", "ranch-orange", "outlaw-camp", "pass-a", "pass-c"]
    for place in outside:
        [space] = spaces_of(place)
        assert space in spaces_of("outside")
    assert sorted(COMPILED.up.frontier_value) == [6, 6, 6, 6, 7, 7, 7, 7, 8]
    assert len(spaces_of("frontier-space")) == 9


@pytest.mark.rule("AU-MOVE-04")
def test_base_rules_hold_in_buzzard_gulch() -> None:
    game = joined({"space": GULCH_SALOON, "money": 10}, {"space": MARSHALS_OFFICE, "money": 10})
    choose(game, "poker")
    assert asked(game) == (1, "join")  # in the same town
    for place in ("mine", "bank", "doctor", "cabaret", "hideout"):
        assert not set(spaces_of(place)) & set(GULCH)


@pytest.mark.rule("AU-MOVE-11")
def test_a_card_for_any_town_space_may_choose_buzzard_gulch() -> None:
    game = joined({"space": "sunny-hills-2", "hand": "2♣"})
    choose(game, "use:2♣")
    assert {MARSHALS_OFFICE, OFFICE} <= offered(game, "place")
    choose(game, f"place:{MARSHALS_OFFICE}")
    assert player(game)["space"] == MARSHALS_OFFICE


# ---- the Sheriff ----


@pytest.mark.rule("AU-MOVE-12")
@pytest.mark.parametrize(("start", "end"), [(HIDEOUT_A, PASS_A), (PASS_C, HIDEOUT_C)])
def test_pass_heads_are_adjacent_for_the_sheriff(start: str, end: str) -> None:
    game = joined({"hand": "4♥"}, {"wanted": 1, "space": "darkrock-bank"}, sheriff=start)
    choose(game, "use:4♥")
    assert question(game) == "sheriff"
    assert end in offered(game, "sheriff-step")
    choose(game, f"sheriff-step:{end}")
    assert sheriff(game) == end


@pytest.mark.rule("AU-MOVE-12")
def test_the_sheriff_does_not_take_the_railway() -> None:
    game = joined({"hand": "4♥"}, {"wanted": 1, "space": "darkrock-bank"}, sheriff=WEST_STATION)
    choose(game, "use:4♥")
    assert EAST_STATION not in offered(game, "sheriff") | offered(game, "sheriff-step")


@pytest.mark.rule("AU-MOVE-13", "AU-MOVE-14")
@pytest.mark.parametrize(
    ("space", "office"), [("frontier-plain-12", MARSHALS_OFFICE), ("darkrock-bank", OFFICE)]
)
def test_an_arrest_leads_to_the_office_of_its_board(space: str, office: str) -> None:
    game = joined(
        {"space": space, "marshal": 1, "hand": "A♥"},
        {"space": space, "wanted": 2, "money": 40, "nuggets": 2},
        sheriff=OFFICE if office != OFFICE else MARSHALS_OFFICE,
    )
    do(game, "arrest:1")
    do(let_pass(game), "lay:A♥")
    let_pass(game)
    assert (player(game, 1)["space"], sheriff(game)) == (office, office)
    assert (player(game, 1)["money"], player(game, 1)["wanted"]) == (20, 0)


@pytest.mark.rule("AU-MOVE-14")
@pytest.mark.parametrize(
    ("start", "space", "office"),
    [
        (PASS_C, "frontier-plain-18", MARSHALS_OFFICE),
        ("darkrock-main-street", "darkrock-bank", OFFICE),
    ],
)
def test_a_beaten_sheriff_goes_to_the_office_of_that_board(
    start: str, space: str, office: str
) -> None:
    game = joined(
        {"hand": "4♥"},
        {"space": space, "wanted": 1, "hand": "2♣ A♥"},
        sheriff=start,
        fight_deck="2 3 5 6",
    )
    do(game, "use:4♥", f"sheriff:{space}", "discard:2♣")
    assert fight(game)["type"] == "sheriff"
    do(let_pass(game), "lay:A♥")
    let_pass(game)
    assert (sheriff(game), player(game, 1)["space"]) == (office, space)
    told = "sheriff-home" if office == OFFICE else "sheriff-to-office"
    assert len(happened(game, told)) == 1


@pytest.mark.rule("AU-MOVE-20")
@pytest.mark.parametrize(
    ("his", "hers", "fights"),
    [
        (HIDEOUT_A, PASS_A, True),
        (PASS_C, HIDEOUT_C, True),
        (WEST_STATION, EAST_STATION, False),  # he does not use the railway
    ],
)
def test_the_man_in_black_follows_over_a_pass_but_not_by_rail(
    his: str, hers: str, fights: bool
) -> None:
    """His card reaches five spaces; a pass is one of them."""
    game = black_acts(
        "shadow-on-the-trail",
        {"space": hers, "hand": "5♣"},
        black={"space": his},
        options={"modules": ["ante-up"]},
    )
    settled(game)
    assert bool(happened(game, "fight-began")) == fights
    assert (him(game)["space"] == hers) == fights


# ---- work, and what names mean ----


@pytest.mark.rule("AU-MOVE-16")
@pytest.mark.parametrize(
    "space", [TRADING_POST, GULCH_SALOON, MARSHALS_OFFICE, EAST_STATION, ORANGE_RANCH]
)
def test_work_may_be_had_at_the_locations(space: str) -> None:
    assert "work" in keys(joined({"space": space}))


@pytest.mark.rule("AU-MOVE-15", "AU-MOVE-16")
@pytest.mark.parametrize("space", [CAMP, PASS_A, PASS_C, "frontier-space-8-east"])
def test_no_work_at_camp_passes_and_frontier(space: str) -> None:
    assert "work" not in keys(joined({"space": space}))


@pytest.mark.rule("AU-MOVE-15")
def test_the_outlaw_camp_has_no_action_of_its_own() -> None:
    camp = [
        key for key in keys(joined({"space": CAMP, "money": 60, "hand": "K♥"})) if ":" not in key
    ]
    plain = joined({"space": "frontier-plain-23", "money": 60, "hand": "K♥"})
    assert set(camp) == {key for key in keys(plain) if ":" not in key}
    assert CAMP not in spaces_of("location") + spaces_of("hideout") + spaces_of("town")


@pytest.mark.rule("AU-MOVE-17")
def test_an_id_means_the_place_on_the_main_board_and_a_kind_means_both() -> None:
    assert spaces_of("rail-station") == [WEST_STATION]
    assert spaces_of("sheriffs-office") == [OFFICE]
    assert {GULCH_SALOON} < set(spaces_of("saloon"))
    assert {ORANGE_RANCH} < set(spaces_of("ranch"))
    assert {MARSHALS_OFFICE} < set(spaces_of("town"))


def test_a_game_without_the_module_has_one_office() -> None:
    compiled = rules_of(tw.at_table("legends", players=3)).compiled
    assert set(compiled.office_of) == {compiled.office}
    assert compiled.board.patrol is compiled.board.neighbours
