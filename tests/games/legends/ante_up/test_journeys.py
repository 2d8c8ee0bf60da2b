"""Between the boards: mountain passes and the railway (AU-MOVE-06 to -10, -18, -19)."""

from pathlib import Path

import pytest

import tumbleweed as tw
from support.legends.land import (
    EAST_STATION,
    HIDEOUT_A,
    HIDEOUT_C,
    MODULE,
    PASS_A,
    PASS_C,
    WEST_STATION,
    joined,
    reasons,
)
from support.legends.packs import Pack, tried
from support.legends.playing import choose, do, let_pass
from support.legends.reading import count, fight, happened, keys, offered, player
from support.reading import asked, rules_of, state_of
from tumbleweed.games.legends.state.model import TURN_KEYS

NEXT_TO_WEST = "spikes-view-5"
TWO_FROM_WEST = "spikes-view-4"


# ---- passes ----


@pytest.mark.rule("AU-MOVE-06", "AU-SETUP-17")
@pytest.mark.parametrize(
    ("start", "end"),
    [(HIDEOUT_A, PASS_A), (PASS_A, HIDEOUT_A), (HIDEOUT_C, PASS_C), (PASS_C, HIDEOUT_C)],
)
def test_a_pass_leads_from_head_to_head_and_takes_the_whole_move(start: str, end: str) -> None:
    game = joined({"space": start, "items": ["mustang"]})
    assert offered(game, "trail") == {end}
    choose(game, f"trail:{end}")
    assert player(game)["space"] == end
    assert asked(game) == (0, "act")  # of a movement of 4 nothing is left
    assert game.view()["actions"] == 2


@pytest.mark.rule("AU-MOVE-06")
def test_no_pass_from_elsewhere_and_none_on_the_way() -> None:
    game = joined({"space": "frontier-plain-1", "items": ["mustang"]})
    assert offered(game, "trail") == set()
    assert reasons(game, "trail") == {("AU-MOVE-06", "why-no-pass-here")}
    choose(game, f"step:{PASS_A}")
    assert asked(game) == (0, "ride")
    assert offered(game, "trail") == set()
    assert reasons(game, f"trail:{HIDEOUT_A}") == {("AU-MOVE-06", "why-whole-move-action")}


@pytest.mark.rule("AU-MOVE-06")
def test_a_pass_has_one_other_head() -> None:
    game = joined({"space": PASS_A})
    assert reasons(game, f"trail:{HIDEOUT_C}") == {("AU-MOVE-06", "why-other-head")}


@pytest.mark.rule("AU-MOVE-07")
def test_a_bandit_at_the_other_head_is_fought() -> None:
    game = joined({"space": PASS_A, "hand": "K♥"}, bandits=[HIDEOUT_A])
    choose(game, f"trail:{HIDEOUT_A}")
    assert fight(game)["type"] == "bandit"


@pytest.mark.rule("AU-MOVE-07")
def test_sprint_may_follow_a_pass() -> None:
    game = joined({"space": HIDEOUT_A, "items": ["quarter-horse"], "hand": "2♣"})
    choose(game, f"trail:{PASS_A}")
    assert asked(game) == (0, "answer")
    do(game, "item:quarter-horse", "discard:2♣", "ride:frontier-plain-1")
    assert player(game)["space"] == "frontier-plain-1"


@pytest.mark.rule("AU-MOVE-10")
def test_a_wanted_player_cannot_go_to_the_sheriff() -> None:
    game = joined({"space": PASS_A, "wanted": 1, "money": 10}, sheriff=HIDEOUT_A)
    assert offered(game, "trail") == set()
    assert reasons(game, f"trail:{HIDEOUT_A}") == {("AU-MOVE-10", "why-sheriff-there")}
    game = joined({"space": EAST_STATION, "wanted": 1, "money": 10}, sheriff=WEST_STATION)
    assert offered(game, "rail") == set()
    assert reasons(game, f"rail:{WEST_STATION}") == {("AU-MOVE-10", "why-sheriff-there")}
    lawful = joined({"space": PASS_A}, sheriff=HIDEOUT_A)
    assert offered(lawful, "trail") == {HIDEOUT_A}


# ---- the railway ----


@pytest.mark.rule("AU-MOVE-08", "AU-MOVE-09")
def test_by_rail_for_ten_dollars_with_the_movement_left() -> None:
    game = joined({"space": WEST_STATION, "money": 30}, train="trestle-halt")
    choose(game, f"rail:{EAST_STATION}")
    assert (player(game)["space"], player(game)["money"]) == (EAST_STATION, 20)
    assert asked(game) == (0, "ride")
    choose(game, "ride:frontier-plain-2")  # two spaces on
    assert player(game)["space"] == "frontier-plain-2"
    assert game.view()["actions"] == 2


@pytest.mark.rule("AU-MOVE-08")
def test_the_railway_is_used_once_in_a_move_action() -> None:
    game = joined({"space": WEST_STATION, "money": 60})
    choose(game, f"rail:{EAST_STATION}")
    assert offered(game, "rail") == set()
    assert reasons(game, "rail") == {("AU-MOVE-08", "why-rail-once")}
    choose(game, "stop")
    assert offered(game, "rail") == {WEST_STATION}


@pytest.mark.rule("AU-MOVE-08", "AU-MOVE-09")
def test_on_the_way_also_with_the_last_of_the_movement() -> None:
    game = joined({"space": TWO_FROM_WEST, "money": 10})
    assert reasons(game, "rail") == {("AU-MOVE-08", "why-not-here")}
    choose(game, f"step:{NEXT_TO_WEST}", f"step:{WEST_STATION}")
    assert keys(game) == {"stop", f"rail:{EAST_STATION}"}
    assert reasons(game, f"step:{NEXT_TO_WEST}") == {("WL-MOVE-01", "why-too-far")}
    choose(game, f"rail:{EAST_STATION}")
    assert player(game)["space"] == EAST_STATION
    assert asked(game) == (0, "act")


@pytest.mark.rule("AU-MOVE-08")
def test_without_the_fare_no_last_step_is_offered_for_it() -> None:
    poor = joined({"space": TWO_FROM_WEST})
    choose(poor, f"step:{NEXT_TO_WEST}")
    assert f"step:{WEST_STATION}" not in keys(poor)
    assert f"ride:{WEST_STATION}" in keys(poor)
    there = joined({"space": WEST_STATION})
    assert reasons(there, f"rail:{EAST_STATION}") == {("AU-MOVE-08", "why-no-money")}


@pytest.mark.rule("AU-MOVE-08")
def test_a_ride_to_the_station_is_the_end_of_the_movement() -> None:
    game = joined({"space": NEXT_TO_WEST, "money": 60})
    choose(game, f"ride:{WEST_STATION}")
    assert asked(game) == (0, "act")
    assert player(game)["money"] == 60


@pytest.mark.rule("AU-MOVE-08")
def test_who_loses_the_fare_with_the_last_step_is_not_asked_again(tmp_path: Path) -> None:
    """To an item that takes $10 for each step."""
    lose = 'on = { on = "travel" }, effects = [ { do = "lose_money", amount = 10 } ]'
    changed = f'abilities = [ {{ kind = "passive", {lose} }},'
    Pack(tmp_path).change("items", "abilities = [", changed, after='id = "ten-gallon"')
    hero = {"space": TWO_FROM_WEST, "items": ["ten-gallon"], "money": 20}
    game = joined(hero, content=tmp_path)
    choose(game, f"step:{NEXT_TO_WEST}", f"step:{WEST_STATION}")
    assert (player(game)["money"], asked(game)) == (0, (0, "act"))


@pytest.mark.rule("AU-MOVE-08", "AU-TURN-02")
def test_a_ride_that_is_no_move_action_has_no_railway(tmp_path: Path) -> None:
    hero = {"space": WEST_STATION, "money": 60}
    game = tried(
        tmp_path,
        '{ do = "move_self", up_to = 2 }',
        hero,
        modules=MODULE,
        options={"poker_faces": []},
    )
    assert asked(game) == (0, "ride")
    assert offered(game, "rail") == set()
    assert reasons(game, "rail") == {("AU-MOVE-08", "why-rail-once")}


@pytest.mark.rule("AU-MOVE-19")
def test_a_pass_and_the_railway_count_as_one_space_each() -> None:
    game = joined({"space": WEST_STATION, "money": 60})
    choose(game, f"rail:{EAST_STATION}")
    assert _travelled(game) == 1
    game = joined({"space": PASS_A})
    choose(game, f"trail:{HIDEOUT_A}")
    assert _travelled(game) == 1


def _travelled(game: tw.Game) -> int:
    turn: list[int] = state_of(game).turn
    return turn[TURN_KEYS.index("travel_in_turn")]


@pytest.mark.rule("AU-MOVE-19")
def test_screens_are_told_that_both_are_one_space_away() -> None:
    game = joined({"space": WEST_STATION, "money": 60})
    wanted = [f"rail:{EAST_STATION}", "ride:spikes-view-5"]
    far = rules_of(game).distances(state_of(game), 0, wanted)
    assert far == {f"rail:{EAST_STATION}": 1, "ride:spikes-view-5": 1}


@pytest.mark.rule("AU-MOVE-18")
def test_an_outlaw_at_the_other_station_stops_and_fights_who_comes_by_rail() -> None:
    """Four spaces of movement are left, and lost, though she wins; so is the way back."""
    hero = {"space": WEST_STATION, "money": 60, "items": ["mustang"], "hand": "K♥"}
    outlaw = {EAST_STATION: ["outlaw-1"]}
    game = joined(hero, tokens=outlaw, fight_deck="2 3")
    choose(game, f"rail:{EAST_STATION}")
    assert (fight(game)["type"], player(game)["space"]) == ("outlaw", EAST_STATION)
    let_pass(choose(game, "lay:K♥"))
    assert (asked(game), game.view()["actions"]) == ((0, "act"), 2)
    assert (player(game)["space"], player(game)["money"]) == (EAST_STATION, 60 - 10 + 30)
    free = choose(joined(hero), f"rail:{EAST_STATION}")
    assert (asked(free), count(free)) == ((0, "ride"), 4)


@pytest.mark.rule("AU-TOKEN-01", "AU-MOVE-18")
def test_no_last_step_for_the_railway_leads_to_an_outlaw() -> None:
    """He would end the movement: one rides up to him, and the railway is out of reach."""
    game = joined({"space": TWO_FROM_WEST, "money": 10}, tokens={WEST_STATION: ["outlaw-1"]})
    choose(game, f"step:{NEXT_TO_WEST}")
    assert f"ride:{WEST_STATION}" in keys(game)
    assert f"step:{WEST_STATION}" not in keys(game)


@pytest.mark.rule("AU-MOVE-08")
def test_the_railway_is_told() -> None:
    game = joined({"space": WEST_STATION, "money": 60})
    choose(game, f"rail:{EAST_STATION}")
    [told] = happened(game, "took-rail")
    assert (told["money"], told["to"]) == (10, EAST_STATION)


@pytest.mark.rule("AU-TRAIN-05")
def test_the_train_blocks_nobody_and_bandits_share_its_space() -> None:
    game = joined(
        {"space": "cliff-junction-4", "hand": "K♥"},
        train="cliff-junction-siding",
        bandits=[HIDEOUT_C],
        fight_deck="2 3",
    )
    choose(game, f"ride:{HIDEOUT_C}")
    assert (fight(game)["type"], player(game)["space"]) == ("bandit", HIDEOUT_C)
