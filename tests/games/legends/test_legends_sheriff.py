"""The Sheriff: who moves him, where he goes and whom he meets (WL-SHERIFF)."""

import random
from typing import Any

import pytest

import tumbleweed as tw
from support.legends.cards import long
from support.legends.places import OFFICE, SALOON, STREET
from support.legends.playing import choose, clash, let_pass, send_sheriff
from support.legends.reading import (
    discarded,
    hand,
    happened,
    keys,
    order_of,
    player,
    sheriff,
    standing,
)
from support.legends.tables import HERO, MOVER, RIVAL, WANTED, manhunt, meeting, table
from support.reading import asked

SECOND = 3  # another Wanted player
NORTH = "mesitos-point-3"  # next to the office, away from the saloon


# ---- who moves him ----


@pytest.mark.rule("WL-SHERIFF-01", "WL-DECK-22")
def test_without_a_wanted_player_he_cannot_be_moved() -> None:
    game = table({MOVER: {"hand": "4♥", "marshal": 1}})
    assert not game.view()["sheriff"]["active"]
    choose(game, "use:4♥")
    let_pass(game)
    assert asked(game) == (MOVER, "act")
    assert player(game, MOVER)["lp"] == 1
    assert happened(game, "sheriff-moved") == []


@pytest.mark.rule("WL-SHERIFF-01", "WL-SHERIFF-02")
@pytest.mark.parametrize("wanted", [0, 1])
def test_stories_move_him_while_somebody_is_wanted(wanted: int) -> None:
    game = table(
        {WANTED: {"wanted": wanted}},
        at="end",
        discs={"left": [0, 1]},
        stories={"left": ["dead-or-alive"], "right": ["the-widow"]},
    )
    assert game.view()["sheriff"]["active"] is bool(wanted)
    if wanted:
        assert asked(game) == (MOVER, "sheriff")
        assert order_of(game, "bandit-came") == ["bandit-came"] * 2  # his ride is the last step
        choose(game, f"sheriff:{NORTH}")
        assert sheriff(game) == NORTH
    else:
        assert asked(game)[1] == "income"
        assert sheriff(game) == OFFICE


@pytest.mark.rule("WL-SHERIFF-02", "WL-DECK-21")
def test_manhunt_moves_him_up_to_three_spaces() -> None:
    game = manhunt({"space": "cliff-junction-9"})
    choose(game, "use:4♥")
    assert asked(game) == (MOVER, "sheriff")
    assert "stop" in keys(game)
    reach = {key.removeprefix("sheriff:") for key in keys(game) if key.startswith("sheriff:")}
    assert {"darkrock-bank", "mesitos-point-hideout-a", STREET} <= reach
    assert "spikes-view-5" not in reach  # 4 spaces
    choose(game, "sheriff:darkrock-bank")
    assert sheriff(game) == "darkrock-bank"
    assert happened(game, "sheriff-moved")[0]["count"] == 3
    assert asked(game) == (MOVER, "act")


@pytest.mark.rule("WL-SHERIFF-02")
def test_nothing_else_moves_him() -> None:
    """Games at random, with outlaws: he is where Manhunt, stories and arrests have put him."""
    rides = 0
    for seed in range(4):
        log = played_out(seed)
        moved = [i for i, event in enumerate(log) if event.key == "sheriff-moved"]
        assert all(called_for(log[:i]) for i in moved)
        rides += len(moved)
    assert rides > 5


def played_out(seed: int) -> list[tw.Event]:
    luck = random.Random(seed)
    seats: dict[int, dict[str, Any]] = {0: {"wanted": 1}, 1: {"marshal": 1}}
    game = table(seats, at="turn", seed=seed, options={"length": 15}, stories={})
    log: list[tw.Event] = []
    while game.decision is not None:
        offer = game.decision.keys
        eager = [key for key in offer if key.startswith(("use:", "contribute:"))]
        game.choose(luck.choice(eager or offer))
        log += game.events_for(None, since=len(log))
        assert sheriff(game) == placed_by(log)
    return log


def placed_by(log: list[tw.Event]) -> str:
    for event in reversed(log):
        if event.key == "sheriff-moved":
            return str(event.args["to"]).removeprefix("space:")
        if event.key == "sheriff-home":
            return OFFICE
    return OFFICE


def called_for(log: list[tw.Event]) -> bool:
    """In this turn Manhunt was used or a story told."""
    for event in reversed(log):
        if event.key == "story-resolved":
            return True
        if event.key == "used-card" and "poker-4-" in event.args["card"]:
            return True
        if event.key == "turn-began":
            return False
    return False


@pytest.mark.rule("WL-SHERIFF-25")
def test_he_moves_step_by_step_to_adjacent_spaces_past_players_and_bandits() -> None:
    hideout = "mesitos-point-hideout-a"
    game = manhunt({"space": "cliff-junction-9"}, bandits=[hideout], others={1: {"space": NORTH}})
    choose(game, "use:4♥")
    steps = {key.removeprefix("sheriff-step:") for key in keys(game) if "-step:" in key}
    assert steps == {
        "darkrock-store-west", SALOON, NORTH, "mesitos-point-6", "mesitos-point-7",
    }  # fmt: skip
    choose(game, f"sheriff-step:{NORTH}")
    assert sheriff(game) == NORTH
    assert asked(game) == (MOVER, "sheriff")
    choose(game, f"sheriff-step:{hideout}")
    assert game.view()["bandits"] == [hideout]
    assert asked(game) == (MOVER, "sheriff")
    choose(game, "sheriff:mesitos-point-5")
    assert sheriff(game) == "mesitos-point-5"


@pytest.mark.rule("WL-SHERIFF-25")
def test_he_cannot_cross_a_mesa() -> None:
    game = manhunt({"space": "cliff-junction-9"}, sheriff="darkrock-east-gate")
    choose(game, "use:4♥")
    assert not any("mesa" in key for key in keys(game))
    assert "sheriff:red-falls-doctor" not in keys(game)  # 2 over the mesa, 4 around it
    assert "sheriff:cliff-junction-1" in keys(game)


@pytest.mark.rule("WL-SHERIFF-22")
def test_players_who_are_not_wanted_are_left_alone() -> None:
    others = {1: {"space": NORTH, "hand": "5♣", "marshal": 1}, 3: {"space": NORTH, "hand": "5♥"}}
    game = manhunt({"space": "cliff-junction-9", "hand": "5♠"}, others=others)
    send_sheriff(game, NORTH)
    assert asked(game) == (MOVER, "act")
    assert [player(game, seat)["hand_count"] for seat in (1, 3)] == [1, 1]
    assert happened(game, "fight-began") == []


@pytest.mark.rule("WL-SHERIFF-26")
def test_the_way_of_the_sheriff_ends_at_a_wanted_player() -> None:
    game = manhunt({"hand": "5♠ 6♠"})
    choose(game, "use:4♥")
    assert f"sheriff-step:{SALOON}" not in keys(game)  # no riding on from there
    choose(game, f"sheriff:{SALOON}")
    assert (asked(game), happened(game, "sheriff-moved")[0]["count"]) == ((WANTED, "surprised"), 1)


@pytest.mark.rule("WL-SHERIFF-26")
def test_the_mover_may_lead_him_around() -> None:
    """Main Street lies behind the saloon; by the store it is as near."""
    game = manhunt({"hand": "5♠"}, mover={"space": "cliff-junction-8"})
    send_sheriff(game, STREET)
    assert sheriff(game) == STREET
    assert asked(game) == (MOVER, "act")
    assert hand(game, WANTED) == {"5♠"}


@pytest.mark.rule("WL-SHERIFF-26")
def test_leaving_and_coming_back_is_entering() -> None:
    game = manhunt({"space": OFFICE, "hand": "5♠ 6♠"})
    choose(game, "use:4♥")
    assert f"sheriff:{OFFICE}" not in keys(game)
    choose(game, f"sheriff-step:{NORTH}", f"sheriff:{OFFICE}")
    assert asked(game) == (WANTED, "surprised")


# ---- he enters ----


@pytest.mark.rule("WL-SHERIFF-03")
def test_a_wanted_player_discards_a_card_of_their_choice_before_the_fight() -> None:
    game = manhunt({"hand": "5♠ 6♠ K♠"})
    send_sheriff(game)
    assert (asked(game), keys(game)) == (
        (WANTED, "surprised"),
        {"discard:5♠", "discard:6♠", "discard:K♠"},
    )
    assert game.view()["fight"] is None
    choose(game, "discard:5♠")
    assert discarded(game) == {"5♠"}
    assert (asked(game), keys(game)) == ((WANTED, "lay"), {"decline", "lay:6♠", "lay:K♠"})
    assert order_of(game, "discarded", "fight-began") == ["discarded", "fight-began"]


def two_outlaws() -> tw.Game:
    game = manhunt(
        {"hand": "5♠ 6♠", "money": 40},
        others={SECOND: {"space": SALOON, "wanted": 2, "hand": "5♥ 6♥", "money": 40}},
    )
    send_sheriff(game)
    return game


@pytest.mark.rule("WL-SHERIFF-03", "WL-SHERIFF-04")
def test_of_several_each_discards_and_the_mover_chooses_one() -> None:
    game = two_outlaws()
    assert game.asked == [WANTED, SECOND]
    game.choose(long("discard:5♥"), seat=SECOND)
    assert discarded(game) == set()  # sealed until both have chosen
    game.choose(long("discard:5♠"), seat=WANTED)
    assert discarded(game) == {"5♠", "5♥"}
    assert (asked(game), keys(game)) == ((MOVER, "sheriff-target"), {"target:2", "target:3"})
    choose(game, "target:3")
    assert (asked(game), keys(game)) == ((SECOND, "lay"), {"decline", "lay:6♥"})


@pytest.mark.rule("WL-SHERIFF-28")
def test_the_one_not_chosen_has_only_lost_a_card() -> None:
    game = two_outlaws()
    choose(game, "discard:5♠", "discard:5♥", "target:3", "decline")
    assert standing(game, SECOND, "space", "wanted") == [OFFICE, 0]
    facts = ("space", "wanted", "money", "wounds", "hand_count")
    assert standing(game, WANTED, *facts) == [SALOON, 1, 40, 0, 1]
    assert sheriff(game) == OFFICE
    assert asked(game) == (MOVER, "act")


@pytest.mark.rule("WL-SHERIFF-24")
def test_without_a_card_there_is_no_discard_and_no_fight() -> None:
    game = manhunt({"money": 30})
    send_sheriff(game)
    assert order_of(game, "discarded", "drew-fight-cards") == []
    assert standing(game, WANTED, "space", "wanted", "money") == [OFFICE, 0, 10]
    assert standing(game, WANTED, "wounds", "hand_count") == [1, 1]


@pytest.mark.rule("WL-SHERIFF-24")
def test_an_only_card_is_discarded_and_the_fight_lost() -> None:
    game = manhunt({"hand": "K♠"}, deck="7♦")
    send_sheriff(game)
    choose(game, "discard:K♠")
    assert order_of(game, "discarded", "laid-card") == ["discarded"]
    assert standing(game, WANTED, "space", "wanted", "wounds") == [OFFICE, 0, 1]
    assert hand(game, WANTED) == {"7♦"}


# ---- Wanted players and his space ----


@pytest.mark.rule("WL-SHERIFF-19")
def test_a_wanted_player_cannot_enter_his_space() -> None:
    for wanted, may in ((0, True), (1, False)):
        game = table(
            {HERO: {"space": SALOON, "wanted": wanted, "hand": "2♣", "items": ["mustang"]}}
        )
        assert (f"ride:{OFFICE}" in keys(game)) is may
        assert (f"step:{OFFICE}" in keys(game)) is may
        choose(game, "use:2♣")  # Saddle Up
        assert (f"place:{OFFICE}" in keys(game)) is may
        assert f"place:{STREET}" in keys(game)


@pytest.mark.rule("WL-SHERIFF-19")
def test_nor_ride_through_it() -> None:
    """The only way of 2 spaces leads through mesitos-point-7."""
    for wanted, may in ((0, True), (1, False)):
        seats = {HERO: {"space": "mesitos-point-6", "wanted": wanted}}
        game = table(seats, sheriff="mesitos-point-7")
        assert ("ride:mesitos-point-8" in keys(game)) is may


@pytest.mark.rule("WL-SHERIFF-20", "WL-SHERIFF-21")
def test_becoming_wanted_beside_him_starts_nothing() -> None:
    game = meeting({"hand": "K♥ 5♥"}, {"hand": "Q♣"}, space=OFFICE)
    clash(game, "rob", "K♥", "Q♣")
    let_pass(game)
    choose(game, "steal:nothing")
    let_pass(game)
    assert standing(game, HERO, "wanted", "space", "hand_count") == [1, OFFICE, 1]
    assert asked(game) == (HERO, "act")
    assert happened(game, "arrested") == []


@pytest.mark.rule("WL-SHERIFF-23")
def test_a_wanted_player_beside_him_may_act_and_leave_but_not_return() -> None:
    game = table({HERO: {"space": OFFICE, "wanted": 2, "hand": "5♥"}}, at="turn", players=3)
    choose(game, "income:money")
    assert hand(game, HERO) == {"5♥"}
    assert {"work", f"ride:{SALOON}", f"step:{SALOON}"} <= keys(game)
    choose(game, "work")
    assert asked(game) == (HERO, "act")
    choose(game, f"step:{SALOON}")
    assert asked(game) == (HERO, "ride")
    assert not {f"ride:{OFFICE}", f"step:{OFFICE}"} & keys(game)


@pytest.mark.rule("WL-SHERIFF-30")
def test_he_stays_where_he_stands_when_nobody_is_wanted_any_more() -> None:
    """The Preacher clears the last outlaw's name; the Sheriff is not sent home for it."""
    game = table(
        {RIVAL: {"wanted": 1}},
        at="end",
        discs={"left": [0, 1]},
        stories={"left": ["the-preacher"], "right": ["the-widow"]},
        sheriff=NORTH,
    )
    choose(game, "choose:the-preacher.1", "choose:the-preacher.2")
    assert player(game, RIVAL)["wanted"] == 0
    assert asked(game)[1] == "income"  # an inactive Sheriff is not moved
    assert game.view()["sheriff"] == {"space": NORTH, "active": False}


@pytest.mark.rule("WL-SHERIFF-19")
def test_nor_sprint_or_ride_by_an_ability_into_it() -> None:
    """All from the saloon, next to the office where the Sheriff is."""
    outlaw = {"wanted": 1, "space": SALOON}
    sprint = table({HERO: {**outlaw, "hand": "3♥"}})
    choose(sprint, f"ride:{SALOON}", "react:3♥")
    kit = table({HERO: {**outlaw, "character": "kit-carson", "lp": 5}})
    choose(kit, f"ride:{SALOON}", "ability:kit-carson")
    rowdy = {"character": "y-b-rowdy", "lp": 5, "hand": "3♥"}
    ride = table({HERO: {**outlaw, **rowdy, "space": NORTH}}, at="turn")
    choose(ride, "ability:y-b-rowdy", "discard:3♥")
    for game in (sprint, kit, ride):
        assert asked(game) == (HERO, "ride")
        assert not {f"ride:{OFFICE}", f"step:{OFFICE}"} & keys(game)
        assert "ride:darkrock-store-west" in keys(game)


@pytest.mark.rule("WL-SHERIFF-19")
def test_nor_cross_a_mesa_into_it() -> None:
    knife = {"character": "bloody-knife", "lp": 5, "space": "darkrock-east-gate"}
    for wanted, may in ((0, True), (1, False)):
        game = table({HERO: {**knife, "wanted": wanted}}, sheriff="red-falls-doctor")
        assert ("ride:red-falls-doctor" in keys(game)) is may
        choose(game, "step:north-mesa")
        assert ("ride:red-falls-doctor" in keys(game)) is may
        assert "ride:red-falls-cabaret" in keys(game)
