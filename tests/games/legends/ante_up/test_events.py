"""Events: what makes them due, when they are resolved and by whom (AU-EVENT)."""

import tomllib
from collections import Counter

import pytest

import tumbleweed as tw
from games.legends.ante_up.au_tables import au_new, au_table, told, up
from support.legends.places import CABARET, FAR_OFF, HIDEOUTS, STORE, STREET
from support.legends.playing import choose, let_pass
from support.legends.reading import each, player
from support.reading import asked, question, state_of
from tumbleweed.games.legends.compiler.shipped import SHIPPED
from tumbleweed.games.legends.components.ante_up.markers import pass_markers
from tumbleweed.games.legends.vocabulary.terms import GAMBLER_TRACK, LP_TRACK, MARSHAL

REVELLER = {"space": CABARET, "money": 30, "lp": 4, "hand": []}
BOTH_TOWNS = ["boom-town"]


@pytest.mark.rule("AU-EVENT-01", "AU-EVENT-02", "AU-EVENT-04")
def test_the_first_cube_to_reach_a_marker_has_an_event_resolved_after_the_action() -> None:
    game = au_table(REVELLER, {"lp": 4}, markers=["lp-5", "lp-10"], event_deck=BOTH_TOWNS)
    choose(game, "revel:1")
    assert player(game)["lp"] == 5
    assert (player(game)["money"], len(player(game)["hand"])) == (10, 1)  # Boom Town
    assert up(game)["markers"] == ["lp-10"]
    assert (up(game)["event"], up(game)["events_due"]) == (None, 0)
    assert up(game)["event_deck"]["discard"] == BOTH_TOWNS
    assert up(game)["event_deck"]["count"] == 21
    assert asked(game) == (0, "act")


@pytest.mark.rule("AU-EVENT-01")
def test_who_comes_later_finds_no_marker() -> None:
    game = au_table(REVELLER, {"lp": 6}, markers=[])
    choose(game, "revel:1")
    assert told(game, "marker-passed", "event-turned-up") == []


@pytest.mark.rule("AU-EVENT-01")
@pytest.mark.parametrize(
    ("track", "before", "after", "left"),
    [
        (LP_TRACK, 4, 5, ["lp-10", "lp-15", "gambler", "marshal"]),
        (LP_TRACK, 4, 11, ["lp-15", "gambler", "marshal"]),
        (LP_TRACK, 5, 9, ["lp-5", "lp-10", "lp-15", "gambler", "marshal"]),
        (LP_TRACK, 24, 26, ["lp-5", "lp-10", "lp-15", "gambler", "marshal"]),
        (GAMBLER_TRACK, 4, 6, ["lp-5", "lp-10", "lp-15", "marshal"]),
        (GAMBLER_TRACK, 0, 4, ["lp-5", "lp-10", "lp-15", "gambler", "marshal"]),
        (MARSHAL, 4, 5, ["lp-5", "lp-10", "lp-15", "gambler"]),
    ],
)
def test_a_cube_passes_every_marker_on_its_way(
    track: int, before: int, after: int, left: list[str]
) -> None:
    there = ["lp-5", "lp-10", "lp-15", "gambler", "marshal"]
    game = au_table(markers=there)
    state = state_of(game)
    pass_markers(state, 1, track, before, after)
    assert up(game)["markers"] == left
    assert state.up.events_due == len(there) - len(left)


@pytest.mark.rule("AU-EVENT-02", "AU-EVENT-05")
def test_the_active_player_resolves_and_chooses_whoever_reached_the_marker() -> None:
    game = au_table(
        {"space": FAR_OFF, "wanted": 1},
        {"space": STREET, "marshal": 4, "hand": [], "lp": 3},
        active=1,
        at="turn",
        events_due=1,
        event_deck=["posters-on-every-wall"],
    )
    assert asked(game) == (1, "sheriff")
    assert up(game)["event"] == "posters-on-every-wall"
    assert each(game, "hand_count")[:2] == [0, 1]  # the Marshal drew before
    choose(game, "stop")
    assert asked(game) == (1, "income")


@pytest.mark.rule("AU-EVENT-03")
def test_several_events_follow_one_another() -> None:
    events = ["boom-town", "dust-storm"]
    game = au_table({"space": STREET}, at="turn", events_due=2, event_deck=events)
    assert up(game)["event_deck"]["discard"] == events
    assert (asked(game), player(game)["money"]) == ((0, "income"), 10)


@pytest.mark.rule("AU-EVENT-04")
def test_an_empty_deck_is_shuffled_anew() -> None:
    names = list(state_of(au_table()).compiled.up.events)
    rest = [name for name in names if name not in ("boom-town", "dust-storm")]
    game = au_table(
        at="turn",
        events_due=2,
        event_deck=["boom-town", "dust-storm"],
        event_discard=rest,
    )
    assert "deck-reshuffled" not in told(game)
    state_of(game).up.events_due = 1
    choose(game, "income:both", "ride:mesitos-point-1")
    let_pass(game)
    assert told(game, "deck-reshuffled") == ["deck-reshuffled"]
    assert up(game)["event_deck"]["count"] == len(names) - 1


@pytest.mark.rule("AU-EVENT-08")
def test_the_sheriff_stays_while_nobody_is_wanted() -> None:
    game = au_table(
        {"marshal": 1, "hand": []}, at="turn", events_due=1, event_deck=["posters-on-every-wall"]
    )
    assert (asked(game), player(game)["hand_count"]) == ((0, "income"), 1)


@pytest.mark.rule("AU-EVENT-09")
def test_a_gazette_resolves_an_event_when_it_is_gained() -> None:
    game = au_table({"space": STORE, "money": 20, "hand": []}, event_deck=BOTH_TOWNS, chance={})
    choose(game, "store", "buy:gazette")
    assert "event-turned-up" not in told(game)  # the action is still under way
    choose(game, "leave")
    assert up(game)["event_deck"]["discard"] == BOTH_TOWNS
    assert player(game)["money"] == 20


@pytest.mark.rule("AU-EVENT-10")
def test_the_events_place_every_token_once() -> None:
    events = tomllib.loads((SHIPPED / "ante-up" / "events.toml").read_text(encoding="utf-8"))
    placed: Counter[str] = Counter()
    for card in events["event"]:
        for word in card["effects"]:
            if word["do"] == "place_token":
                where = word.get("regions") or word.get("places") or [word.get("place")]
                placed[word["token"]] += word.get("amount", len(where))
    assert len(events["event"]) == 22
    assert (placed["claim_jumper"], placed["high_roller"]) == (3, 3)
    assert (placed["longhorn"], placed["outlaw"]) == (6, 9)


@pytest.mark.rule("AU-EVENT-11")
def test_starting_points_trigger_nothing() -> None:
    """Starting Marshal, Wanted and Gambler points, whoever plays."""
    for seed in range(6):
        game = au_new(6, seed)
        while question(game) != "income":
            decision = game.decisions[0]
            game.choose(decision.keys[0], decision.seat)
        assert len(up(game)["markers"]) == 6
        assert told(game, "marker-passed") == []


@pytest.mark.rule("AU-EVENT-12")
def test_the_final_scoring_triggers_nothing() -> None:
    game = au_table(
        {"lp": 4, "wanted": 9}, at="scoring", ending=2, markers=["lp-5"], event_deck=BOTH_TOWNS
    )
    assert game.over
    assert game.result is not None
    assert game.result.scores[0] > 5
    assert (up(game)["markers"], up(game)["event_deck"]["discard"]) == (["lp-5"], [])


def test_bad_markers_are_refused() -> None:
    with pytest.raises(tw.BadPosition, match="markers"):
        au_table(markers=["lp-7"])
    with pytest.raises(tw.BadPosition, match="none on such a space"):
        au_table(markers=["lp-20"])


@pytest.mark.rule("AU-EVENT-05", "AU-EVENT-08")
def test_the_gangs_come_to_all_free_hideouts() -> None:
    """Not where a player or the Sheriff stands; then he rides, for the active player."""
    game = au_table(
        {"space": HIDEOUTS[0], "hand": []},
        {"wanted": 1, "space": FAR_OFF},
        at="turn",
        sheriff=HIDEOUTS[1],
        bandits=[HIDEOUTS[2]],
        events_due=1,
        event_deck=["the-gangs-ride-out"],
    )
    assert set(game.view()["bandits"]) == set(HIDEOUTS[2:])
    assert asked(game) == (0, "sheriff")
