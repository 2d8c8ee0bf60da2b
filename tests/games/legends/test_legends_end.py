"""The end of the game (WL-END): what triggers it, the last round, the winner."""

from typing import Any

import pytest

import tumbleweed as tw
from support.legends.playing import choose, settle, whole_turn
from support.legends.reading import happened, order_of, player
from support.legends.tables import three
from support.reading import asked, question

CREEK = "dixon-creek-hideout-b"


def play_out(game: tw.Game) -> tw.Game:
    """Nobody does anything any more, to the end of the game."""
    while question(game):
        whole_turn(game)
    return game


def turns(game: tw.Game) -> list[int]:
    return [turn["seat"] for turn in happened(game, "turn-began")]


# ---- the trigger ----


@pytest.mark.rule("WL-END-01")
@pytest.mark.parametrize("length", [15, 20, 25])
def test_the_end_is_triggered_by_reaching_the_chosen_number_of_lp(length: int) -> None:
    for lp, ending in ((length - 1, 0), (length, 1), (length + 4, 1)):
        game = three(at="end", seats={0: {"lp": lp}}, options={"length": length})
        assert game.view()["ending"] == ending
        expected = [{"seat": 0, "lp": lp}] if ending else []
        assert happened(game, "end-triggered") == expected


@pytest.mark.rule("WL-END-01")
def test_points_for_being_wanted_count_before_the_check() -> None:
    game = three(at="end", seats={0: {"lp": 17, "wanted": 7}})
    assert happened(game, "end-triggered") == [{"seat": 0, "lp": 20}]


@pytest.mark.rule("WL-END-20")
def test_who_reaches_the_limit_in_anothers_turn_triggers_it_at_the_end_of_that_turn() -> None:
    """The story that seat 0 resolves gives the outlaw who contributed the 20th point."""
    game = three(
        at="end",
        seats={0: {"lp": 3}, 1: {"lp": 19, "wanted": 1}},
        stories={"left": ["dead-or-alive"]},
        discs={"left": [0, 1]},
    )
    choose(game, "stop")  # the Sheriff stays
    assert order_of(game, "gained-lp", "end-triggered", "turn-began") == [
        "gained-lp", "end-triggered", "turn-began",
    ]  # fmt: skip
    assert happened(game, "end-triggered") == [{"seat": 1, "lp": 20}]
    assert asked(game) == (1, "income")


@pytest.mark.rule("WL-END-20")
def test_nothing_is_triggered_before_the_end_of_a_turn() -> None:
    seats = {0: {"lp": 18, "money": 60, "space": "red-falls-cabaret"}}
    game = settle(choose(three(seats=seats), "revel:2"))
    assert (player(game, 0)["lp"], game.view()["ending"]) == (20, 0)
    choose(game, "end")
    assert game.view()["ending"] == 1


@pytest.mark.rule("WL-END-22")
def test_a_limit_reached_and_lost_again_triggers_nothing() -> None:
    """19 LP, one for the reveling, one lost to the second fight card."""
    seats = {0: {"lp": 19, "money": 30, "space": "red-falls-cabaret", "hand": ["9♥"],
                 "items": ["mustang"]}}  # fmt: skip
    game = three(
        seats=seats, bandits=[CREEK], fight_deck=["fight-2"], options={"house_chooses": False}
    )
    settle(choose(game, "revel:1"))
    assert player(game, 0)["lp"] == 20
    choose(game, f"ride:{CREEK}", "lay:9♥", "npc:fight-2", "reward:marshal")
    settle(game)
    assert player(game, 0)["lp"] == 19
    choose(game, "end")
    assert happened(game, "end-triggered") == []
    assert game.view()["ending"] == 0


# ---- the last turns ----


@pytest.mark.rule("WL-END-19", "WL-END-02", "WL-END-03")
def test_example_blue_reaches_15_purple_ends_the_round_then_all_take_one_last_turn() -> None:
    red, _yellow, blue, purple = range(4)
    game = three(
        4, at="end", active=blue, first=red, seats={blue: {"lp": 15}}, options={"length": 15}
    )
    assert asked(game) == (purple, "income")
    play_out(game)
    assert turns(game) == [purple, 0, 1, 2, 3]
    assert order_of(game, "end-triggered", "last-round", "scored")[:3] == [
        "end-triggered", "last-round", "scored",
    ]  # fmt: skip


@pytest.mark.rule("WL-END-02", "WL-END-03")
@pytest.mark.parametrize("trigger", [0, 1, 2])
@pytest.mark.parametrize("first", [0, 2])
def test_whoever_triggers_it_all_have_had_the_same_number_of_turns(
    trigger: int, first: int
) -> None:
    """A game of two rounds before the last: the points come in the second."""
    seats = {trigger: {"lp": 18, "wanted": 1}}
    game = play_out(three(at="turn", active=first, first=first, seats=seats))
    taken = turns(game)
    assert [taken.count(seat) for seat in range(3)] == [3, 3, 3]
    assert taken[-3:] == [(first + number) % 3 for number in range(3)]


@pytest.mark.rule("WL-END-02")
def test_later_players_who_reach_the_limit_change_nothing() -> None:
    seats = {seat: {"lp": 19, "wanted": 1} for seat in range(3)}
    game = play_out(three(at="turn", seats=seats))
    assert turns(game) == [0, 1, 2, 0, 1, 2]
    assert len(happened(game, "end-triggered")) == 1


@pytest.mark.rule("WL-END-02")
def test_the_end_once_triggered_cannot_be_undone() -> None:
    """Seat 0 loses the point again in the last round."""
    seats = {0: {"lp": 20, "space": "darkrock-east-gate", "hand": ["9♥"]}}
    game = three(
        at="end", active=2, first=0, seats=seats, bandits=[CREEK], fight_deck=["fight-2"],
        options={"house_chooses": False},
    )  # fmt: skip
    assert asked(game) == (0, "income")
    choose(game, "income:money", f"ride:{CREEK}", "lay:9♥", "npc:fight-2", "reward:marshal")
    assert player(settle(game), 0)["lp"] == 19
    choose(game, "end")
    play_out(game)
    assert turns(game) == [0, 1, 2]
    assert game.result is not None


# ---- the winner ----


def scored(seats: dict[int, Any]) -> tw.Result:
    result = three(at="scoring", seats=seats).result
    assert result is not None
    return result


@pytest.mark.rule("WL-END-14")
def test_the_most_lp_win() -> None:
    result = scored({0: {"lp": 12}, 1: {"lp": 21}, 2: {"lp": 16}})
    assert result.winners == [1]
    assert result.ranking == [[1], [2], [0]]


@pytest.mark.rule("WL-END-14", "WL-END-23")
def test_the_winner_is_found_after_all_gains_and_losses() -> None:
    """20 less three wounds are fewer than 17 with $60."""
    result = scored({0: {"lp": 20, "wounds": 3}, 1: {"lp": 17, "money": 60}})
    assert result.scores == [17, 18, 0]
    assert result.winners == [1]


@pytest.mark.rule("WL-END-15")
@pytest.mark.parametrize(("outlaw", "ranking"), [(5, [[1], [0], [2]]), (3, [[0], [1], [2]])])
def test_a_tie_goes_to_the_most_points_on_either_track(
    outlaw: int, ranking: list[list[int]]
) -> None:
    """A Marshal with 4 points and an outlaw with 5 or 3: 12 LP each after scoring."""
    nuggets = [4, 0] if outlaw == 5 else [0, 4]  # they help neither
    marshal = {"lp": 10, "marshal": 4, "nuggets": nuggets[0]}
    result = scored({0: marshal, 1: {"lp": 9, "wanted": outlaw, "nuggets": nuggets[1]}})
    assert result.scores[:2] == [12, 12]
    assert result.ranking == ranking


@pytest.mark.rule("WL-END-16")
def test_then_to_the_most_nuggets() -> None:
    """Fewer wounds do not help before that."""
    result = scored({0: {"lp": 8, "nuggets": 2}, 1: {"lp": 9, "nuggets": 3, "wounds": 1}})
    assert result.scores[:2] == [8, 8]
    assert result.winners == [1]


@pytest.mark.rule("WL-END-17")
def test_then_to_the_fewest_wounds() -> None:
    result = scored({0: {"lp": 9, "wounds": 1, "nuggets": 2}, 1: {"lp": 8, "nuggets": 2}})
    assert result.scores[:2] == [8, 8]
    assert result.winners == [1]


@pytest.mark.rule("WL-END-18")
def test_who_is_still_tied_shares_the_victory() -> None:
    """Money and cards break no tie."""
    tied = {"lp": 9, "nuggets": 2, "wounds": 1}
    result = scored({0: {**tied, "money": 50}, 1: {"lp": 3}, 2: {**tied, "hand": ["A♥"]}})
    assert result.winners == [0, 2]
    assert result.ranking == [[0, 2], [1]]
