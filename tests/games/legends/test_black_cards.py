"""The Man in Black acts: when, toward whom, and by which way."""

from typing import Any

import pytest

from support.legends.places import BANK, CABARET, FAR_OFF, OFFICE, STATION, STREET
from support.legends.playing import choose, idle, idle_turn, settled
from support.legends.reading import happened, him, keys, plain, player
from support.legends.tables import ANA, BIA, BLACK, black_acts, duo
from support.reading import asked, question
from tumbleweed.games.legends.compiler.content import legends_content

CARDS = legends_content().compiled("revised", 2, 20).man_in_black_cards
HIDEOUT_B = "dixon-creek-hideout-b"  # four spaces from the Rail Station
HIDEOUT_C = "spikes-view-hideout-c"  # four as well
MINE = "cliff-junction-mine"  # two


# ---- when he acts ----


@pytest.mark.rule("WL-MIB-14", "WL-DUO-06")
def test_he_acts_after_the_second_player_in_every_round() -> None:
    game = duo(at="turn", first=BIA, active=BIA)
    story = []
    for _ in range(4):
        idle_turn(game)
    for event in game.events:
        if event.key in ("turn-began", "black-revealed"):
            story.append(plain(event.args["seat"]))
    assert story == [1, 0, 2, 1, 0, 2, 1]


@pytest.mark.rule("WL-MIB-14")
def test_the_end_of_turn_comes_first() -> None:
    """Bia still has to discard; only then he acts."""
    hand = "2♣ 3♣ 4♣ 5♣ 6♣ 7♣"
    game = duo(bia={"hand": hand}, at="end", active=BIA, black={"deck": ["cold-eyes"]})
    assert asked(game) == (BIA, "discard")
    assert him(game)["deck_count"] == 10
    choose(game, "discard:2♣")
    assert him(game)["deck_count"] == 9


@pytest.mark.rule("WL-MIB-15", "WL-DUO-06")
def test_the_top_card_is_revealed_carried_out_and_discarded() -> None:
    game = black_acts("staked-in-black", black={"deck": ["staked-in-black", "cold-eyes"]})
    assert [args["card"] for args in happened(game, "black-revealed")] == ["staked-in-black"]
    assert him(game)["discard"] == ["staked-in-black"]
    assert him(game)["card"] is None
    assert him(game)["deck_count"] == 9
    idle_turn(idle_turn(game))
    assert [args["card"] for args in happened(game, "black-revealed")][1:] == ["cold-eyes"]


@pytest.mark.rule("WL-MIB-15")
def test_while_he_acts_the_card_lies_open() -> None:
    game = black_acts("cold-eyes", {"space": STATION, "hand": "5♣"})
    assert question(game) == "lay"
    assert him(game)["card"] == "cold-eyes"
    assert him(game)["discard"] == []
    assert game.view()["active"] == BLACK


@pytest.mark.rule("WL-MIB-16", "WL-DUO-06")
def test_an_empty_deck_is_shuffled_when_he_must_act() -> None:
    last = CARDS[-1]
    spent = {"deck": [], "discard": list(CARDS[:-1])}
    game = black_acts(last, black={**spent, "deck": [last]})
    assert (him(game)["deck_count"], len(him(game)["discard"])) == (0, 10)
    assert happened(game, "black-shuffled") == []
    game = duo(at="black", black={"discard": list(CARDS)}, chance={"black": ["his-name-in-print"]})
    assert happened(game, "black-shuffled") == [{"seat": 2, "count": 10}]
    assert him(game)["discard"] == ["his-name-in-print"]
    assert him(game)["deck_count"] == 9


# ---- toward whom (WL-MIB-17) ----


@pytest.mark.rule("WL-MIB-17")
@pytest.mark.parametrize(("ana", "bia", "where"), [
    ({"lp": 3}, {"lp": 2}, "spikes-view-4"),  # the leader
    ({"lp": 2}, {"lp": 3}, MINE),
    ({"lp": 2, "space": "spikes-view-6"}, {"lp": 2}, "spikes-view-6"),  # a tie: the nearer one
    ({"lp": 2}, {"lp": 2, "space": "spikes-view-9"}, "spikes-view-9"),
    ({"lp": 2}, {"lp": 2}, "spikes-view-4"),  # then the first player
])  # fmt: skip
def test_the_leader_has_more_legendary_points(ana: Any, bia: Any, where: str) -> None:
    """Ana stands in the north, Bia at a mine, both two spaces away by default."""
    game = black_acts(
        "shadow-on-the-trail", {"space": "spikes-view-4", **ana}, {"space": MINE, **bia}
    )
    assert him(game)["space"] == where


@pytest.mark.rule("WL-MIB-17")
def test_at_a_tie_the_first_player_is_meant() -> None:
    game = black_acts("shadow-on-the-trail", {"space": "spikes-view-4"}, {"space": MINE}, first=BIA)
    assert him(game)["space"] == MINE


@pytest.mark.rule("WL-MIB-17")
@pytest.mark.parametrize(("ana", "bia", "where"), [
    ({"money": 40}, {"money": 30}, "spikes-view-4"),
    ({"money": 40}, {"money": 10, "nuggets": 2}, MINE),  # a nugget counts $20
    ({"money": 50}, {"money": 10, "nuggets": 2}, "spikes-view-4"),  # at a tie the first
    ({"lp": 9}, {"nuggets": 1}, MINE),
])  # fmt: skip
def test_the_richest_has_more_money_and_gold(ana: Any, bia: Any, where: str) -> None:
    game = black_acts("toll-road", {"space": "spikes-view-4", **ana}, {"space": MINE, **bia})
    assert him(game)["space"] == where


@pytest.mark.rule("WL-MIB-17")
@pytest.mark.parametrize(("ana", "bia", "where"), [
    ({"wanted": 2}, {"wanted": 3}, MINE),
    ({"wanted": 2, "lp": 1}, {"lp": 9}, "spikes-view-4"),
    ({"lp": 1}, {"lp": 2}, MINE),  # nobody is Wanted: the leader
    ({"wanted": 2}, {"wanted": 2}, "spikes-view-4"),
])  # fmt: skip
def test_the_most_wanted_or_else_the_leader(ana: Any, bia: Any, where: str) -> None:
    home = {"sheriff": FAR_OFF}
    game = black_acts(
        "no-witnesses", {"space": "spikes-view-4", **ana}, {"space": MINE, **bia}, **home
    )
    assert him(settled(game))["space"] == where


@pytest.mark.rule("WL-MIB-17")
def test_the_target_is_named_when_the_card_is_drawn() -> None:
    """The Sheriff arrests the most Wanted first; he follows that player to the office."""
    game = black_acts(
        "no-witnesses",
        {"space": STREET, "wanted": 2},
        {"space": "spikes-view-9", "lp": 9},
        sheriff="darkrock-saloon-east",
        black={"space": BANK},
    )
    assert [args["seat"] for args in happened(game, "arrested")] == [0]
    assert player(game, ANA)["wanted"] == 0
    assert him(game)["space"] == OFFICE


# ---- ways (WL-MIB-18 to -20) ----


@pytest.mark.rule("WL-MIB-18")
def test_he_goes_no_farther_than_his_card_says() -> None:
    """The Cabaret is five spaces from the Rail Station, six from the space behind it."""
    game = idle(black_acts("front-row-black-hat"))
    assert him(game)["space"] == CABARET
    (ride,) = happened(game, "rode")
    assert ride["count"] == 5
    game = idle(black_acts("front-row-black-hat", black={"space": "spikes-view-9"}))
    assert him(game)["space"] != CABARET
    (ride,) = happened(game, "rode")
    assert ride["count"] == 5


@pytest.mark.rule("WL-MIB-18")
def test_he_stops_as_soon_as_he_is_there() -> None:
    game = black_acts("black-withdrawal")
    assert him(game)["space"] == BANK
    assert [args["count"] for args in happened(game, "rode")] == [2]
    game = black_acts("black-withdrawal", black={"space": BANK})
    assert happened(game, "rode") == []


@pytest.mark.rule("WL-MIB-18")
def test_mesas_are_no_way_for_him() -> None:
    """Every space he may end on is as near as land allows; no mesa is crossed."""
    board = legends_content().compiled("revised", 2, 20).board
    rims = [board.neighbours[len(board.spaces) + i] for i in range(len(board.mesas))]
    for rim in rims:
        one, far = rim[0], [space for space in rim if space not in board.neighbours[rim[0]]]
        across = max(far, key=lambda space: by_land(board, one, space))
        start, goal = board.spaces[one], board.spaces[across]
        game = black_acts("cold-eyes", {"space": goal}, black={"space": start})
        settled(game)
        (ride,) = happened(game, "rode")
        assert ride["count"] == by_land(board, one, across) > 2
        assert happened(game, "crossed-mesa") == []


def by_land(board: Any, start: int, goal: int) -> int:
    reached, steps = {start}, 0
    while goal not in reached:
        reached |= {n for space in reached for n in board.neighbours[space]}
        steps += 1
    return steps


@pytest.mark.rule("WL-MIB-19")
def test_a_kind_of_place_means_the_nearest_one() -> None:
    game = black_acts("staked-in-black")
    assert him(game)["space"] == MINE
    game = black_acts("staked-in-black", black={"space": "sunny-hills-4"})
    assert him(game)["space"] == "sunny-hills-mine"


@pytest.mark.rule("WL-MIB-19")
@pytest.mark.parametrize(("points", "first", "settles"), [
    ((3, 2), ANA, BIA), ((2, 3), BIA, ANA), ((2, 2), ANA, ANA), ((2, 2), BIA, BIA),
])  # fmt: skip
def test_ties_are_settled_by_who_has_fewer_points(
    points: tuple[int, int], first: int, settles: int
) -> None:
    """Two players are equally near; at equal points the first player says."""
    ana, bia = points
    seats = ({"space": "spikes-view-4", "lp": ana}, {"space": MINE, "lp": bia})
    game = black_acts("cold-eyes", *seats, first=first)
    assert asked(game) == (settles, "black-way")
    assert keys(game) == {"black:spikes-view-4", f"black:{MINE}"}
    choose(game, f"black:{MINE}")
    assert him(game)["space"] == MINE


@pytest.mark.rule("WL-MIB-19")
def test_between_ways_to_one_goal_somebody_chooses_where_they_end() -> None:
    """Six from the Cabaret he can end on several spaces next to it."""
    game = black_acts("front-row-black-hat", black={"space": "spikes-view-9"})
    assert asked(game) == (ANA, "black-way")
    cabaret = legends_content().entry("space", CABARET)["neighbours"]
    assert len(keys(game)) > 1
    assert {key.removeprefix("black:") for key in keys(game)} <= set(cabaret)


@pytest.mark.rule("WL-MIB-20")
def test_toward_a_bandit_and_without_any_toward_a_hideout() -> None:
    game = black_acts("gunsmoke-at-dawn", bandits=["cliff-junction-hideout-c"])
    assert him(game)["space"] == "cliff-junction-hideout-c"
    game = black_acts("gunsmoke-at-dawn")
    assert keys(game) == {f"black:{HIDEOUT_B}", f"black:{HIDEOUT_C}"}
    game = black_acts("gunsmoke-at-dawn", bandits=[HIDEOUT_C])
    assert him(game)["space"] == HIDEOUT_C
