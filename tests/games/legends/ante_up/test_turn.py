"""The turn with Ante Up: the train first, events between its steps, empty slots (AU-TURN)."""

import pytest

from games.legends.ante_up.au_tables import au_table, told, up
from support.legends.places import FAR_OFF, HIDEOUT, OFFICE, PRAIRIE
from support.legends.playing import choose, let_pass
from support.legends.reading import keys, player
from support.legends.tables import BLACK
from support.reading import asked, question, state_of
from tumbleweed.games.legends.components.player.goods import gain_lp

DERRINGER = {"items": ["revolver", "derringer"], "weapon": "derringer"}


@pytest.mark.rule("AU-TURN-10", "AU-EVENT-02")
def test_an_event_of_the_end_of_the_turn_comes_before_the_next_step() -> None:
    """2 LP for the Wanted row pass the marker; the storm comes before the next turn."""
    game = au_table(
        {"wanted": 4, "lp": 4, "space": FAR_OFF, "hand": "2♣"},
        markers=["lp-5"],
        event_deck=["dust-storm"],
    )
    choose(game, "end")
    kinds = told(game, "gained-lp", "marker-passed", "event-turned-up", "turn-began")
    assert kinds == ["gained-lp", "marker-passed", "event-turned-up", "turn-began"]
    assert player(game)["hand"] == []


@pytest.mark.rule("AU-TURN-10")
def test_the_end_is_looked_at_after_the_events() -> None:
    game = au_table(
        {"wanted": 4, "lp": 14, "space": FAR_OFF},
        markers=["lp-15"],
        event_deck=["boom-town"],
        options={"length": 20},
    )
    choose(game, "end")
    assert told(game, "event-turned-up", "end-triggered") == ["event-turned-up"]


@pytest.mark.rule("AU-TURN-10", "AU-EVENT-02")
def test_an_event_due_at_the_start_comes_before_the_income() -> None:
    game = au_table(
        {"space": FAR_OFF, "hand": "2♣"}, at="turn", events_due=1, event_deck=["dust-storm"]
    )
    kinds = told(game, "turn-began", "event-turned-up", "discarded")
    assert kinds == ["turn-began", "event-turned-up", "discarded"]
    assert asked(game) == (0, "income")


@pytest.mark.rule("AU-TURN-07")
def test_the_man_in_black_triggers_no_marker() -> None:
    game = au_table(players=2, markers=["lp-5"])
    state = state_of(game)
    gain_lp(state, BLACK, 6, 0)
    assert (up(game)["markers"], up(game)["events_due"]) == (["lp-5"], 0)
    gain_lp(state, 1, 6, 0)
    assert (up(game)["markers"], up(game)["events_due"]) == ([], 1)


# ---- a weapon used up ----


@pytest.mark.rule("AU-TURN-08")
def test_a_weapon_used_up_leaves_its_slot_empty() -> None:
    hero = {**DERRINGER, "space": PRAIRIE, "hand": "K♥", "lp": 1}
    game = au_table(hero, bandits=[HIDEOUT], fight_deck="2 3", options={"house_chooses": True})
    choose(game, f"ride:{HIDEOUT}")
    let_pass(game)
    choose(game, "lay:K♥")
    let_pass(game)
    choose(game, "reward:lp", "item:derringer")
    active = {item["item"] for item in player(game)["items"] if item["active"]}
    assert active == set()
    assert player(game)["lp"] == 3


@pytest.mark.rule("AU-TURN-08")
def test_the_only_weapon_owned_is_taken_up_at_the_start_of_the_turn() -> None:
    game = au_table({"items": ["revolver"], "space": OFFICE}, at="turn")
    state_of(game).weapon[0] = -1
    choose(game, "income:both")
    assert (asked(game), keys(game)) == ((0, "weapon"), {"ready:revolver"})
    choose(game, "ready:revolver")
    assert asked(game) == (0, "act")
    assert player(game)["items"][0]["active"]


@pytest.mark.rule("AU-TURN-07")
def test_the_man_in_black_rides_past_tokens() -> None:
    """He ends where he would without them, fights nobody, and they stay where they lie."""
    after = []
    for foes in (False, True):
        game = au_table(players=2, active=1, options={"difficulty": "standard"}, round=2)
        state, start = state_of(game), game.view()["black"]["space"]
        if foes:
            outlaws = range(len(state.compiled.board.spaces))
            state.up.foes = sum(1 << space for space in outlaws if space not in state.space)
        lain = state.up.foes
        choose(game, "end")
        while question(game) == "black-way":
            choose(game, sorted(keys(game))[0])
        after.append(game.view()["black"]["space"])
        assert after[-1] != start
        assert state_of(game).up.foes == lain
        assert game.view()["fight"] is None
    assert after[0] == after[1]
