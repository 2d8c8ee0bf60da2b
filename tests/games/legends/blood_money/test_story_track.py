"""The Story track: points one by one, what its four spaces say, the way back (BM-STORY)."""

from pathlib import Path

import pytest

from support.legends.places import BANK, FAR_OFF, FARTHER, HIDEOUT, OFFICE, PRAIRIE
from support.legends.playing import choose, do
from support.legends.reading import count, gained, happened, keys, player, standing
from support.legends.tales import gain_sp, story, telling, tried
from support.reading import asked, question

GAMBLER, LP, MARSHAL, WANTED = (f"choose:story-4.{option}" for option in (1, 2, 3, 4))
GANG_A = {"sunny-hills-hideout-a", "mesitos-point-hideout-a"}
GANGS = {"gang:A", "gang:B", "gang:C"}


# ---- space by space ----


@pytest.mark.rule("BM-STORY-01", "BM-STORY-03", "BM-STORY-07", "BM-STORY-39")
def test_space_2_moves_the_sheriff_up_to_three_spaces(tmp_path: Path) -> None:
    """Seat 0 moves him; 0 spaces are allowed."""
    game = gain_sp(tmp_path, 1, {"space": FAR_OFF}, others=[{"wanted": 1, "space": FARTHER}])
    assert story(game) == [2, 1, 1]
    assert asked(game) == (0, "sheriff")
    assert count(game) == 3
    choose(game, "stop")
    assert (question(game), game.view()["sheriff"]["space"]) == ("act", OFFICE)


@pytest.mark.rule("BM-STORY-37", "BM-STORY-39")
def test_he_stays_where_nobody_is_wanted(tmp_path: Path) -> None:
    game = gain_sp(tmp_path, 1, {"space": FAR_OFF})
    assert (story(game), question(game)) == ([2, 1, 1], "act")


@pytest.mark.rule("BM-STORY-03", "BM-STORY-07", "BM-STORY-40")
def test_space_3_brings_the_bandits_of_one_gang(tmp_path: Path) -> None:
    game = gain_sp(tmp_path, 1, {"space": FAR_OFF, "story": 2})
    assert (asked(game), keys(game)) == ((0, "gang"), GANGS)
    choose(game, "gang:A")
    assert (story(game)[0], question(game)) == (3, "act")
    assert set(game.view()["bandits"]) == GANG_A


@pytest.mark.rule("BM-STORY-37", "BM-STORY-40")
def test_no_bandit_comes_where_somebody_stands(tmp_path: Path) -> None:
    """A player, the Sheriff or a bandit."""
    taken = "sunny-hills-hideout-a"
    game = gain_sp(tmp_path, 1, {"space": taken, "story": 2})
    choose(game, "gang:A")
    assert set(game.view()["bandits"]) == GANG_A - {taken}
    game = gain_sp(tmp_path, 1, {"space": FAR_OFF, "story": 2}, sheriff=taken)
    choose(game, "gang:A")
    assert set(game.view()["bandits"]) == GANG_A - {taken}
    game = gain_sp(tmp_path, 1, {"space": FAR_OFF, "story": 2}, bandits=[taken])
    choose(game, "gang:A")
    assert [each["space"] for each in happened(game, "bandit-came")] == list(GANG_A - {taken})


def test_with_a_bandit_at_every_hideout_nothing_is_asked(tmp_path: Path) -> None:
    everywhere = [*GANG_A, *HIDEOUTS_OF_B_AND_C]
    game = gain_sp(tmp_path, 1, {"space": FAR_OFF, "story": 2}, bandits=everywhere)
    assert (story(game)[0], question(game)) == (3, "act")


HIDEOUTS_OF_B_AND_C = (
    "sunny-hills-hideout-b", "dixon-creek-hideout-b", "spikes-view-hideout-c",
    "cliff-junction-hideout-c",
)  # fmt: skip


@pytest.mark.rule("BM-STORY-05", "BM-STORY-06", "BM-STORY-07")
@pytest.mark.parametrize(("option", "what"), [(LP, "lp"), (MARSHAL, "marshal"), (WANTED, "wanted")])
def test_the_last_space_gives_a_point_of_choice(tmp_path: Path, option: str, what: str) -> None:
    game = gain_sp(tmp_path, 1, {"story": 3})
    assert (asked(game), keys(game)) == ((0, "choose"), {GAMBLER, LP, MARSHAL, WANTED})
    assert story(game)[0] == 4  # until the choice is made
    before = standing(game, 0, what)[0]
    choose(game, option)
    assert standing(game, 0, what)[0] == before + 1
    assert (story(game)[0], question(game)) == (1, "act")


@pytest.mark.rule("BM-STORY-05")
def test_a_gambler_point_is_among_them(tmp_path: Path) -> None:
    game = gain_sp(tmp_path, 1, {"story": 3})
    choose(game, GAMBLER)
    assert game.view()["up"]["gambler"] == [1, 0, 0]
    assert asked(game) == (0, "choose")  # what the space of the Gambler track says
    choose(game, "choose:gambler-1.1")
    assert (story(game)[0], question(game)) == (1, "act")


@pytest.mark.rule("BM-STORY-05")
def test_the_log_says_that_the_lp_comes_from_the_track(tmp_path: Path) -> None:
    game = gain_sp(tmp_path, 1, {"story": 3})
    choose(game, LP)
    assert happened(game, "gained-lp")[-1]["source"] == "story-track"


# ---- several points ----


@pytest.mark.rule("BM-STORY-03", "BM-STORY-08")
def test_two_points_from_the_start_are_the_sheriff_then_a_gang(tmp_path: Path) -> None:
    game = gain_sp(tmp_path, 2, {"space": FAR_OFF}, others=[{"wanted": 1, "space": FARTHER}])
    assert question(game) == "sheriff"
    choose(game, "stop")
    assert question(game) == "gang"
    choose(game, "gang:C")
    assert (story(game)[0], question(game)) == (3, "act")


@pytest.mark.rule("BM-STORY-04", "BM-STORY-08", "BM-STORY-41")
def test_surplus_points_are_lost(tmp_path: Path) -> None:
    """Cube on 3, gain 3: a choice, back to 1, and 2 are lost. The start is not entered."""
    game = gain_sp(tmp_path, 3, {"story": 3})
    choose(game, LP)
    assert (story(game)[0], question(game)) == (1, "act")
    assert len(happened(game, "gained-sp")) == 1
    assert happened(game, "lost-surplus-sp")[0]["count"] == 2
    assert gained(game, 0, "lp") == 1


@pytest.mark.rule("BM-STORY-06")
def test_the_end_can_be_reached_any_number_of_times(tmp_path: Path) -> None:
    """Each gain is one of its own."""
    words = ", ".join(['{ do = "gain_sp", amount = 3 }'] * 2)
    game = tried(tmp_path, words, {"space": FAR_OFF})
    for _ in range(2):
        choose(game, "gang:A") if question(game) == "gang" else None
        choose(game, LP)
    assert (standing(game, 0, "lp"), story(game)[0], question(game)) == ([2], 1, "act")


@pytest.mark.rule("BM-STORY-10")
def test_several_players_resolve_their_points_one_after_another(tmp_path: Path) -> None:
    word = '{ do = "gain_sp", amount = 1, who = "each_player" }'
    others = [{"story": 3, "space": FARTHER}, {"story": 2, "space": BANK}]
    game = tried(tmp_path, word, {"story": 2, "space": FAR_OFF}, others=others)
    assert (story(game), asked(game)) == ([3, 4, 3], (0, "gang"))
    choose(game, "gang:A")
    assert asked(game) == (1, "choose")
    choose(game, LP)
    assert asked(game) == (2, "gang")
    choose(game, "gang:B")
    assert (story(game), asked(game)) == ([3, 1, 3], (0, "act"))


# ---- rules of the other tracks ----


@pytest.mark.rule("BM-STORY-09")
def test_the_wanted_cannot_choose_a_marshal_point(tmp_path: Path) -> None:
    game = gain_sp(tmp_path, 1, {"story": 3, "wanted": 1, "space": FAR_OFF})
    assert keys(game) == {GAMBLER, LP, WANTED}
    reasons = {(each.rule, each.key) for each in game.why_not(0, MARSHAL)}
    assert ("WL-MARSHAL-07", "why-wanted-no-marshal") in reasons


@pytest.mark.rule("BM-STORY-45")
def test_a_marshal_who_chooses_a_wanted_point_loses_the_others(tmp_path: Path) -> None:
    game = gain_sp(tmp_path, 1, {"story": 3, "marshal": 4})
    choose(game, WANTED)
    assert standing(game, 0, "marshal", "wanted") == [0, 1]


@pytest.mark.rule("BM-STORY-46")
@pytest.mark.parametrize(("track", "option"), [("marshal", MARSHAL), ("wanted", WANTED)])
def test_beyond_space_9_it_is_an_lp(tmp_path: Path, track: str, option: str) -> None:
    game = gain_sp(tmp_path, 1, {"story": 3, track: 9})
    choose(game, option)
    assert standing(game, 0, track, "lp") == [9, 1]


# ---- where they come from, what hears of them ----


@pytest.mark.rule("BM-STORY-02")
def test_points_come_from_conditions_the_risk_die_and_characters() -> None:
    game = telling("the-missing-payroll-a", {"space": BANK, "money": 20})
    choose(game, "offer:the-missing-payroll-c3", "gang:A")
    assert story(game)[0] == 3
    game = telling("", {"space": BANK}, chance={"risk": ["story-point"]})
    choose(game, "risk:money")
    assert story(game)[0] == 2
    beckwourth = {"character": "james-beckwourth", "lp": 5, "space": PRAIRIE, "hand": "A♥"}
    game = telling("", beckwourth, bandits=[HIDEOUT], fight_deck="2 3")
    do(game, f"ride:{HIDEOUT}", "lay:A♥")
    while question(game) != "act":
        game.choose(game.decisions[0].default)
    assert story(game)[0] == 2  # for the first fight won in a turn


@pytest.mark.rule("BM-STORY-04", "BM-STORY-06")
def test_a_goal_hears_of_the_last_space_and_of_all_points(tmp_path: Path) -> None:
    """Surplus points were not gained."""
    last, nine = "goal-beckwourth-tall-tale", "goal-beckwourth-life-and-adventures"
    hero = {"story": 3, "character": "james-beckwourth", "goals": [last, nine]}
    game = gain_sp(tmp_path, 3, hero, variants=["goals"])
    choose(game, LP)
    assert f"claim:{last}" in keys(game)
    held = {each["goal"]: each for each in player(game)["goals"]["held"]}
    assert held[nine]["parts"][0][0] == [1, 9]


@pytest.mark.rule("BM-STORY-40")
def test_a_hideout_of_choice(tmp_path: Path) -> None:
    """`any_hideout`: Texas John's bandit."""
    game = tried(tmp_path, '{ do = "spawn", any_hideout = 2 }', {"space": FAR_OFF})
    assert (asked(game), len(keys(game))) == ((0, "hideout"), 6)
    do(game, "hideout:dixon-creek-hideout-b")
    assert "hideout:dixon-creek-hideout-b" not in keys(game)
    do(game, "hideout:spikes-view-hideout-c")
    assert set(game.view()["bandits"]) == {"dixon-creek-hideout-b", "spikes-view-hideout-c"}
    assert question(game) == "act"
