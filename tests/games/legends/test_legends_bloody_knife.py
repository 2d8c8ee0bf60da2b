"""Bloody Knife rides over the mesas (WL-CHAR-14, WL-MOVE-06): content/characters.toml."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.places import HIDEOUTS, MESAS, NEIGHBOURS, RIMS, SPACES, within
from support.legends.playing import choose
from support.legends.reading import count, happened, keys, offered, player
from support.legends.tables import three
from support.reading import asked, question

MOUNTS = {"": 2, "mule": 3, "mustang": 4, "thoroughbred": 5}


def bloody_knife(
    space: str, mount: str = "", lp: int = 5, wounds: int = 0, **facts: Any
) -> tw.Game:
    seat: dict[str, Any] = {"character": "bloody-knife", "space": space, "lp": lp, "wounds": wounds}
    seat["items"] = [mount] if mount else []
    return three(seats={0: seat, 1: {"space": "spikes-view-1"}}, **facts)


def over_mesas(start: str, movement: int, ends: list[str]) -> set[str]:
    """The spaces that so many steps lead to when a mesa is one space more, but none to end on."""
    rims = {space: [mesa for mesa in MESAS if space in RIMS[mesa]] for space in SPACES}
    around = {**{space: NEIGHBOURS[space] + rims[space] for space in SPACES}, **RIMS}
    found, edge = {start}, {start}
    for _ in range(movement):
        edge = {other for space in edge - set(ends) for other in around[space]} - found
        found |= edge
    return found - set(MESAS)


@pytest.mark.rule("WL-CHAR-02", "WL-MOVE-06")
@pytest.mark.parametrize("mesa", MESAS)
def test_below_5_lp_the_mesas_are_closed_to_bloody_knife_too(mesa: str) -> None:
    for rim in RIMS[mesa]:
        game = bloody_knife(rim, "mustang", lp=4)
        assert not offered(game, "step") & set(MESAS)
        assert offered(game, "ride") == within(rim, 4)


@pytest.mark.rule("WL-CHAR-14")
def test_on_foot_a_mesa_is_crossed_to_every_space_it_touches() -> None:
    game = bloody_knife("red-falls-doctor")
    assert offered(game, "ride") == within("red-falls-doctor", 2) | set(RIMS["north-mesa"])
    choose(game, "ride:darkrock-east-gate")
    assert player(game, 0)["space"] == "darkrock-east-gate"
    assert happened(game, "rode")[-1]["count"] == 2
    assert happened(game, "crossed-mesa") == [{"seat": 0, "mesa": "north-mesa"}]


@pytest.mark.rule("WL-CHAR-14", "WL-MOVE-01")
@pytest.mark.parametrize("bandits", [[], HIDEOUTS], ids=["alone", "among bandits"])
@pytest.mark.parametrize(("mount", "movement"), MOUNTS.items())
def test_over_the_mesas_straight_rides_lead_as_far_as_steps(
    mount: str, movement: int, bandits: list[str]
) -> None:
    for start in SPACES:
        others = [space for space in bandits if space != start]
        game = bloody_knife(start, mount, bandits=others)
        assert offered(game, "ride") == over_mesas(start, movement, others), start


@pytest.mark.rule("WL-CHAR-14")
def test_nobody_stops_on_a_mesa() -> None:
    game = choose(bloody_knife("darkrock-bank", "mule"), "step:south-mesa")
    assert (asked(game), count(game)) == ((0, "ride"), 2)
    across = set(RIMS["south-mesa"]) - {"darkrock-bank"}
    assert offered(game, "ride") == offered(game, "step") == across
    assert "stop" not in keys(game)


@pytest.mark.rule("WL-CHAR-14")
def test_step_by_step_a_mesa_takes_one_movement_to_enter_and_one_to_leave() -> None:
    game = choose(bloody_knife("darkrock-bank", "mule"), "step:south-mesa", "step:cliff-junction-6")
    assert count(game) == 1
    choose(game, "ride:cliff-junction-mine")
    assert player(game, 0)["space"] == "cliff-junction-mine"
    assert sum(ride["count"] for ride in happened(game, "rode")) == 3


@pytest.mark.rule("WL-CHAR-14")
def test_with_one_movement_left_no_mesa_is_entered() -> None:
    game = choose(bloody_knife("darkrock-main-street"), "step:darkrock-bank")
    assert count(game) == 1
    assert not offered(game, "step")
    assert not offered(game, "ride") & {"spikes-view-6", "cliff-junction-6"}


@pytest.mark.rule("WL-CHAR-14")
@pytest.mark.parametrize(
    "way", [["ride:darkrock-east-gate"], ["step:north-mesa", "ride:darkrock-east-gate"]]
)
def test_a_crossing_heals_one_wound(way: list[str]) -> None:
    game = choose(bloody_knife("red-falls-cabaret", wounds=2), *way)
    assert player(game, 0)["wounds"] == 1
    assert asked(game) == (0, "act")


@pytest.mark.rule("WL-CHAR-14")
def test_every_crossing_heals_also_two_in_one_move() -> None:
    game = bloody_knife("red-falls-cabaret", "mustang", wounds=3)
    choose(
        game, "step:north-mesa", "step:darkrock-east-gate", "step:south-mesa", "ride:spikes-view-6"
    )
    assert player(game, 0)["wounds"] == 1
    assert question(game) == "act"


@pytest.mark.rule("WL-CHAR-14")
def test_a_straight_ride_over_two_mesas_heals_twice() -> None:
    """No shorter way leads from there to that space with a movement of 4."""
    game = choose(bloody_knife("sunny-hills-4", "mustang", wounds=3), "ride:spikes-view-6")
    assert player(game, 0)["wounds"] == 1


@pytest.mark.rule("WL-CHAR-14")
def test_a_straight_ride_that_needs_no_mesa_crosses_none() -> None:
    """Over the mesa it would be shorter; but a ride to a space sets nothing off on the way."""
    game = choose(bloody_knife("darkrock-east-gate", "mule", wounds=1), "ride:cliff-junction-6")
    assert happened(game, "rode")[-1]["count"] == 3
    assert happened(game, "crossed-mesa") == []
    assert player(game, 0)["wounds"] == 1
