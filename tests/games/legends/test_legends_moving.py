"""Moving (WL-MOVE-01 to -10, -15): how far, where to, past whom, and what stops a rider."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import KING, SPRINTS
from support.legends.places import (
    COMPILED,
    CONTENT,
    HIDEOUTS,
    MESAS,
    NEIGHBOURS,
    OFFICE,
    RIMS,
    SPACES,
    STATION,
    TOWN,
    within,
)
from support.legends.playing import BANDIT_LOSES, beat_bandit, choose
from support.legends.reading import count, happened, keys, offered, order_of, player
from support.legends.tables import three
from support.reading import asked, question

GATE = "darkrock-east-gate"
CREEK = "dixon-creek-hideout-b"


def rider(space: str, mount: str = "", **facts: Any) -> tw.Game:
    """Seat 0 is about to act in that space."""
    seat: dict[str, Any] = {"space": space, **facts.pop("seat", {})}
    if mount:
        seat["items"] = [mount]
    return three(seats={0: seat, **facts.pop("others", {})}, **facts)


# ---- how far ----


@pytest.mark.rule("WL-MOVE-01", "WL-MOVE-02", "WL-MOVE-04")
@pytest.mark.parametrize("start", ["darkrock-main-street", "spikes-view-mine", "sunny-hills-7"])
def test_on_foot_a_move_leads_up_to_two_spaces_away(start: str) -> None:
    game = rider(start)
    assert player(game, 0)["movement"] == 2
    assert offered(game, "ride") == within(start, 2)


@pytest.mark.rule("WL-MOVE-01", "WL-MOVE-03")
@pytest.mark.parametrize(
    ("mount", "movement"), [("mule", 3), ("pack-mule", 4), ("mustang", 4), ("thoroughbred", 5)]
)
def test_a_mount_goes_as_far_as_its_card_says(mount: str, movement: int) -> None:
    game = rider("darkrock-main-street", mount)
    assert player(game, 0)["movement"] == movement
    assert offered(game, "ride") == within("darkrock-main-street", movement)


@pytest.mark.rule("WL-MOVE-03")
def test_only_the_active_mount_is_ridden() -> None:
    game = rider("darkrock-main-street", seat={"items": ["mule", "mustang"], "mount": "mule"})
    assert offered(game, "ride") == within("darkrock-main-street", 3)


@pytest.mark.rule("WL-MOVE-01", "WL-TURN-12")
def test_each_move_is_an_action_and_may_be_repeated() -> None:
    game = rider("spikes-view-1")
    choose(game, "ride:mesitos-point-7", "ride:darkrock-sheriffs-office", "ride:mesitos-point-7")
    assert [ride["count"] for ride in happened(game, "rode")] == [2, 1, 1]
    assert asked(game) == (1, "income")


# ---- step by step ----


@pytest.mark.rule("WL-MOVE-04")
@pytest.mark.parametrize("start", SPACES)
def test_a_step_leads_to_any_adjacent_space_and_no_other(start: str) -> None:
    game = rider(start)
    assert offered(game, "step") == set(NEIGHBOURS[start])


@pytest.mark.rule("WL-MOVE-05")
def test_a_corner_is_enough_to_be_adjacent() -> None:
    corners = {
        name: {tuple(at) for at in CONTENT.entry("space", name)["outline"]} for name in SPACES
    }
    diagonal = [(a, b) for a in SPACES for b in SPACES if len(corners[a] & corners[b]) == 1]
    assert ("red-falls-saloon-east", "sunny-hills-6") in diagonal
    for start, across in diagonal:
        game = choose(rider(start), f"step:{across}")
        assert player(game, 0)["space"] == across


def by_steps(game: tw.Game) -> set[str]:
    """Where a Move action can end for who goes one space at a time."""
    found: set[str] = set()
    seen: set[tuple[str, int]] = set()
    open_games = [game]
    while open_games:
        here = open_games.pop()
        space, left = player(here, 0)["space"], count(here)
        if (space, left) in seen:
            continue
        seen.add((space, left))
        found |= {space} | (offered(here, "ride") & set(NEIGHBOURS[space]))
        open_games += [choose(here.clone(), f"step:{to}") for to in offered(here, "step")]
    return found


@pytest.mark.rule("WL-MOVE-01", "WL-MOVE-04")
@pytest.mark.parametrize("wanted", [0, 1])
@pytest.mark.parametrize("start", [GATE, "mesitos-point-6", "cliff-junction-4"])
def test_riding_straight_and_step_by_step_lead_to_the_same_spaces(start: str, wanted: int) -> None:
    """Past bandits there is no way, for a Wanted player nor past the Sheriff."""
    sheriff = NEIGHBOURS[start][1]
    game = rider(start, "mustang", bandits=HIDEOUTS, sheriff=sheriff, seat={"wanted": wanted})
    closed = [sheriff] if wanted else []
    expected = within(start, 4, ends=HIDEOUTS, closed=closed)
    assert offered(game, "ride") == expected
    choose(game, f"step:{NEIGHBOURS[start][0]}")
    onward = within(NEIGHBOURS[start][0], 3, ends=HIDEOUTS, closed=closed)
    assert by_steps(game) == onward
    assert offered(game, "ride") | {NEIGHBOURS[start][0]} == onward


@pytest.mark.rule("WL-MOVE-01")
def test_movement_not_wanted_is_left_by_stopping() -> None:
    game = choose(rider(GATE, "mustang"), "step:darkrock-bank", "step:spikes-view-4")
    assert (asked(game), count(game)) == ((0, "ride"), 2)
    choose(game, "stop")
    assert asked(game) == (0, "act")
    assert game.view()["actions"] == 2
    assert player(game, 0)["space"] == "spikes-view-4"


@pytest.mark.rule("WL-MOVE-10")
def test_a_move_of_no_space_is_a_move_action_that_ends_where_one_stands() -> None:
    game = rider(STATION, seat={"cattle": "cattle-green-1", "hand": SPRINTS[:1]})
    choose(game, f"ride:{STATION}")
    assert game.view()["actions"] == 2
    assert offered(game, "react") == set(SPRINTS[:1])
    choose(game, "pass")
    assert "deliver" in keys(game)
    assert happened(game, "rode")[-1]["count"] == 0


# ---- where nobody can go ----


@pytest.mark.rule("WL-MOVE-06")
@pytest.mark.parametrize("mesa", MESAS)
def test_a_mesa_can_only_be_ridden_around(mesa: str) -> None:
    for rim in RIMS[mesa]:
        game = rider(rim, "thoroughbred")
        assert not offered(game, "step") & set(MESAS)
        assert offered(game, "ride") == within(rim, 5)


@pytest.mark.rule("WL-MOVE-15")
def test_a_building_is_no_space_to_ride_to() -> None:
    for town in ("darkrock", "red-falls"):
        for building in ("general-store", "saloon"):
            game = rider(f"{town}-{building.removeprefix('general-')}-north", "thoroughbred")
            for verb in ("ride", "step"):
                with pytest.raises(tw.IllegalChoice, match="is not an option"):
                    choose(game, f"{verb}:{town}-{building}")


@pytest.mark.rule("WL-MOVE-07", "WL-MOVE-08")
def test_saddle_up_leads_to_every_space_in_town_and_to_none_outside() -> None:
    game = choose(rider("spikes-view-1", seat={"hand": ["2♣"]}), "use:2♣")
    assert offered(game, "place") == TOWN
    assert len(TOWN) == 18


# ---- other minis ----


@pytest.mark.rule("WL-MOVE-09")
def test_spaces_are_shared_with_players_and_the_sheriff_and_passed_through() -> None:
    """From the mine the only way on leads through the space of another player."""
    others = {1: {"space": "spikes-view-7"}, 2: {"space": "spikes-view-7", "wanted": 1}}
    game = rider("spikes-view-mine", "mule", others=others, sheriff="spikes-view-8")
    assert offered(game, "ride") == within("spikes-view-mine", 3)
    choose(game, "ride:spikes-view-4")
    choose(game, "step:spikes-view-8", "ride:spikes-view-7")
    assert player(game, 0)["space"] == player(game, 1)["space"] == "spikes-view-7"


@pytest.mark.rule("WL-MOVE-09")
def test_a_wanted_player_cannot_share_the_sheriffs_space() -> None:
    game = rider("darkrock-bank", "mustang", seat={"wanted": 1}, sheriff="darkrock-main-street")
    assert "darkrock-main-street" not in offered(game, "ride") | offered(game, "step")
    assert offered(game, "ride") == within("darkrock-bank", 4, closed=["darkrock-main-street"])


@pytest.mark.rule("WL-MOVE-09", "WL-MOVE-10")
def test_who_became_wanted_beside_the_sheriff_may_stay_or_leave_but_not_come_back() -> None:
    game = rider(OFFICE, "mule", seat={"wanted": 1})
    assert offered(game, "ride") == within(OFFICE, 3)
    choose(game, "step:darkrock-store-west")
    assert OFFICE not in offered(game, "ride") | offered(game, "step")


# ---- bandits stop every kind of movement (WL-BANDIT-04) ----


def stopped(game: tw.Game) -> bool:
    """A fight with the bandit there has begun, and nothing is left of the movement after it."""
    assert question(game) == "lay"
    assert game.view()["fight"]["type"] == "bandit"
    beat_bandit(game, KING)
    return question(game) != "ride"


@pytest.mark.rule("WL-BANDIT-04")
def test_a_bandit_stops_a_move_action() -> None:
    game = rider(GATE, "mustang", seat={"hand": [KING]}, bandits=[CREEK], fight_deck=BANDIT_LOSES)
    assert CREEK not in offered(game, "step")
    choose(game, f"ride:{CREEK}")
    assert stopped(game)
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)
    assert player(game, 0)["space"] == CREEK


@pytest.mark.rule("WL-BANDIT-04")
def test_a_bandit_stops_a_move_that_went_step_by_step() -> None:
    game = rider(
        "darkrock-bank", "mustang", seat={"hand": [KING]}, bandits=[CREEK], fight_deck=BANDIT_LOSES
    )
    choose(game, f"step:{GATE}", f"ride:{CREEK}")
    assert stopped(game)
    assert order_of(game, "rode", "fight-began") == ["rode", "rode", "fight-began"]


@pytest.mark.rule("WL-BANDIT-04", "WL-MOVE-12", "WL-MOVE-13")
def test_a_bandit_stops_a_sprint_but_not_the_next_sprint() -> None:
    hand = [KING, *SPRINTS[:2]]
    game = rider("darkrock-bank", seat={"hand": hand}, bandits=[CREEK], fight_deck=BANDIT_LOSES)
    choose(
        game, "ride:darkrock-main-street", f"react:{SPRINTS[0]}", f"step:{GATE}", f"ride:{CREEK}"
    )
    assert stopped(game)
    assert (asked(game), offered(game, "react")) == ((0, "answer"), {SPRINTS[1]})
    choose(game, f"react:{SPRINTS[1]}")
    assert offered(game, "ride") == within(CREEK, 2) - {CREEK}


@pytest.mark.rule("WL-BANDIT-04", "WL-MOVE-14", "WL-CHAR-13")
def test_a_bandit_stops_the_ride_of_y_b_rowdy() -> None:
    game = three(
        seats={0: {"character": "y-b-rowdy", "lp": 5, "space": "cliff-junction-3",
                   "hand": [KING, SPRINTS[0]]}},
        bandits=[CREEK], fight_deck=BANDIT_LOSES, at="turn",
    )  # fmt: skip
    choose(
        game, "ability:y-b-rowdy", f"discard:{SPRINTS[0]}", "step:cliff-junction-2", f"ride:{CREEK}"
    )
    assert stopped(game)
    assert asked(game) == (0, "income")


@pytest.mark.rule("WL-BANDIT-04")
def test_a_bandit_stops_the_extra_space_of_kit_carson() -> None:
    seat = {"character": "kit-carson", "lp": 5, "hand": [KING]}
    game = rider("darkrock-bank", seat=seat, bandits=[CREEK], fight_deck=BANDIT_LOSES)
    choose(game, f"ride:{GATE}", "ability:kit-carson", f"ride:{CREEK}")
    assert stopped(game)
    assert asked(game) == (0, "act")


@pytest.mark.rule("WL-BANDIT-04")
def test_a_bandit_waits_beyond_the_mesa_of_bloody_knife() -> None:
    seat = {"character": "bloody-knife", "lp": 5, "hand": [KING], "items": ["mustang"]}
    game = rider("spikes-view-6", seat=seat, bandits=[CREEK], fight_deck=BANDIT_LOSES)
    choose(game, "step:south-mesa")
    assert CREEK not in offered(game, "step")
    choose(game, f"ride:{CREEK}")
    assert stopped(game)
    assert asked(game) == (0, "act")


@pytest.mark.rule("WL-SHERIFF-19", "WL-MOVE-14")
def test_saddle_up_cannot_put_a_wanted_player_beside_the_sheriff() -> None:
    seat = {"wanted": 1, "hand": ["2♣"]}
    game = choose(rider("spikes-view-1", seat=seat), "use:2♣")
    assert offered(game, "place") == TOWN - {OFFICE}


def test_the_spaces_of_the_oracle_are_those_of_the_board() -> None:
    assert len(COMPILED.board.spaces) == len(NEIGHBOURS) == 65
    assert within(STATION, 12) == set(SPACES)
