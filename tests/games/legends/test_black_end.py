"""The end with the Man in Black: who triggers it, who acts last, and who wins."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.playing import idle, idle_turn
from support.legends.reading import all_lp, happened
from support.legends.tables import ANA, BIA, BLACK, black_acts, duo
from support.reading import asked

GAINS = "his-name-in-print"


def story_of(game: tw.Game) -> list[str]:
    """Turns, his actions, and the end, as they came."""
    found = []
    for event in game.events:
        if event.key in ("turn-began", "black-revealed"):
            found.append(event.args["seat"].removeprefix("seat:"))
        elif event.key in ("end-triggered", "last-round"):
            found.append(event.key)
    return found


@pytest.mark.rule("WL-MIB-37", "WL-DUO-12")
def test_he_triggers_the_end_by_his_own_action() -> None:
    """Then each player has one last turn, and he acts one last time."""
    game = black_acts(GAINS, black={"lp": 19, "deck": [GAINS, "black-withdrawal"]})
    assert happened(game, "end-triggered") == [{"seat": 2, "lp": 20}]
    idle_turn(idle_turn(game))
    assert game.over
    assert story_of(game) == ["2", "end-triggered", "last-round", "0", "1", "2"]


@pytest.mark.rule("WL-MIB-37")
def test_one_point_short_the_game_goes_on() -> None:
    game = black_acts(GAINS, black={"lp": 18})
    assert happened(game, "end-triggered") == []
    idle_turn(idle_turn(game))
    assert not game.over


@pytest.mark.rule("WL-MIB-37", "WL-DUO-12")
def test_he_triggers_the_end_in_a_turn_by_a_story() -> None:
    """At Ana's End of Turn; the round is finished, his action included."""
    game = duo(at="end", active=ANA, black={"lp": 19}, discs={"left": [BLACK, ANA]})
    idle(game)
    assert happened(game, "end-triggered") == [{"seat": 2, "lp": 20}]
    for _ in range(3):
        idle_turn(game)
    assert game.over
    assert story_of(game) == ["end-triggered", "1", "2", "last-round", "0", "1", "2"]


@pytest.mark.rule("WL-MIB-38", "WL-DUO-12")
@pytest.mark.parametrize(("who", "story"), [
    (ANA, ["end-triggered", "1", "2", "last-round", "0", "1", "2"]),
    (BIA, ["end-triggered", "2", "last-round", "0", "1", "2"]),
])  # fmt: skip
def test_a_player_triggers_the_end(who: int, story: list[str]) -> None:
    """He acts at the end of that round, and once more after the last turns."""
    leader: dict[str, Any] = {"lp": 20}
    game = duo(*((leader, {}) if who == ANA else ({}, leader)), at="end", active=who)
    idle(game)
    while not game.over:
        idle_turn(game)
    assert story_of(game) == story


@pytest.mark.rule("WL-MIB-37")
def test_points_of_a_player_count_at_an_end_of_turn_only() -> None:
    """Ana's points come from a story in his action: the next End of Turn triggers the end."""
    stories = {"left": ["spit-shined-and-proper"], "right": ["the-widow"]}
    game = black_acts(GAINS, {"lp": 19}, black={"lp": 3}, discs={"left": [ANA]}, stories=stories)
    assert asked(game) == (ANA, "income")
    assert all_lp(game)[ANA] >= 20
    assert happened(game, "end-triggered") == []
    idle_turn(game)
    assert [args["seat"] for args in happened(game, "end-triggered")] == [0]


# ---- the result ----


def scored(ana: dict[str, Any], bia: dict[str, Any], his: int) -> tw.Result:
    game = duo(ana, bia, at="scoring", ending=2, black={"lp": his})
    assert game.result is not None
    return game.result


@pytest.mark.rule("WL-MIB-39", "WL-DUO-13")
def test_his_points_stand_as_they_are() -> None:
    """Nothing for his $120 and his nuggets; a player gets 2 LP for as much money."""
    result = scored({"lp": 10, "money": 120}, {"lp": 5}, 11)
    assert result.scores == [12, 5]
    assert result.rival == 11
    assert result.winners == [ANA]
    assert result.ranking == [[ANA], [BLACK], [BIA]]


@pytest.mark.rule("WL-MIB-40", "WL-DUO-02", "WL-DUO-13", "WL-MIB-01")
@pytest.mark.parametrize(("his", "winners", "ranking"), [
    (13, [], [[BLACK], [ANA], [BIA]]),  # most LP
    (12, [], [[BLACK], [ANA], [BIA]]),  # he wins a tie
    (11, [ANA], [[ANA], [BLACK], [BIA]]),
    (5, [ANA], [[ANA], [BLACK], [BIA]]),  # and one for the second place
])  # fmt: skip
def test_if_he_has_most_points_both_have_lost(
    his: int, winners: list[int], ranking: list[list[int]]
) -> None:
    result = scored({"lp": 12, "nuggets": 4, "marshal": 0}, {"lp": 5}, his)
    assert result.winners == winners
    assert result.ranking == ranking
    assert result.to_json()["rival"] == his


@pytest.mark.rule("WL-MIB-40")
def test_players_who_tie_above_him_share() -> None:
    result = scored({"lp": 12}, {"lp": 12}, 11)
    assert result.winners == [ANA, BIA]


@pytest.mark.rule("WL-MIB-39")
def test_everybody_hears_the_scores() -> None:
    game = duo({"lp": 3}, {"lp": 4}, at="scoring", ending=2, black={"lp": 9})
    assert happened(game, "scored")[-1] == {"seat": 2, "lp": 9}
