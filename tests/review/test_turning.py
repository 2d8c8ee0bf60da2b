"""Turning points: a blunder is found, with what would have been better."""

import pytest

from review.staging import review_about, reviewed, won_at_the_bank
from tumbleweed.review.turning import MOST, WORTH_TELLING


def test_a_won_game_thrown_away_is_the_turning_point() -> None:
    game = won_at_the_bank()
    game.choose("end")
    assert game.result is not None
    assert game.result.winners == [0]
    [turned] = review_about(game).turning
    assert (turned.entry, turned.seat) == (0, 2)
    assert turned.taken.key == "option-end"
    assert turned.better.key == "option-deposit"
    assert turned.share > 0.8
    assert turned.fell > 0.6


def test_the_winning_move_is_none() -> None:
    game = won_at_the_bank()
    game.choose("deposit")
    while game.decision is not None:
        game.choose(game.decision.options[-1])
    assert game.result is not None
    assert game.result.winners == [2]
    assert review_about(game).turning == []


@pytest.mark.extended
@pytest.mark.walk
@pytest.mark.parametrize("name", ["goat", "legends"])
def test_they_are_few_and_in_order(name: str) -> None:
    game, told = reviewed(name, 1)
    assert game.record is not None
    assert 0 < len(told.turning) <= MOST
    entries = [each.entry for each in told.turning]
    assert entries == sorted(set(entries))
    for each in told.turning:
        assert game.record.entries[each.entry].seat == each.seat
        assert each.fell >= WORTH_TELLING
        assert each.taken != each.better


@pytest.mark.extended
def test_the_same_game_has_the_same_review() -> None:
    game, told = reviewed("goat", 1)
    assert review_about(game).to_json() == told.to_json()
