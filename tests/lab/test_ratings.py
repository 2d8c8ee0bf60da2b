"""Ratings, against values worked out elsewhere."""

import numpy as np
import pytest

from tumbleweed.lab.arena.ratings import DRAWS, ELO, Meetings, bradley_terry


def meetings(sums: list[list[float]], deals: int) -> Meetings:
    found = Meetings(len(sums), seed=1)
    for _ in range(deals):
        found.add(np.array(sums) / deals)
    return found


def test_two_bots_are_as_far_apart_as_their_odds() -> None:
    """Ten wins to one are 400 points."""
    value, _ = meetings([[0, 10_000], [1_000, 0]], 10).strengths()
    assert value[0] - value[1] == pytest.approx(400, abs=0.2)


def test_what_is_known_about_others_counts() -> None:
    """Known odds of three, not all of whom meet: a beats b 3:1, b beats c 2:1."""
    sums = np.array([[0, 3e6, 0], [1e6, 0, 2e6], [0, 1e6, 0]])
    strengths = bradley_terry(sums)
    assert np.exp(strengths[0] - strengths[2]) == pytest.approx(6, rel=1e-3)
    assert strengths.sum() == pytest.approx(0, abs=1e-9)


def test_who_always_wins_has_a_finite_rating() -> None:
    strengths = bradley_terry(np.array([[0.0, 50], [0, 0]]))
    odds = (50 + DRAWS / 2) / (DRAWS / 2)
    assert strengths[0] - strengths[1] == pytest.approx(np.log(odds))


def test_many_tables_are_worked_out_as_if_alone() -> None:
    tables = np.random.default_rng(1).integers(1, 30, (20, 4, 4)).astype(float)
    together = bradley_terry(tables)
    for table, strengths in zip(tables, together, strict=True):
        assert bradley_terry(table) == pytest.approx(strengths)


def test_resamples_spread_as_theory_says() -> None:
    """Of n even games between two the difference has a standard error of 2/sqrt(n)."""
    found = Meetings(2, seed=3)
    for deal in range(900):
        found.add(np.array([[0.0, deal % 2], [1 - deal % 2, 0.0]]))
    _, resampled = found.strengths()
    error = (resampled[:, 0] - resampled[:, 1]).std() / ELO
    assert error == pytest.approx(2 / 900**0.5, rel=0.1)


def test_the_same_deals_give_the_same_intervals() -> None:
    one, other = (meetings([[0, 30], [20, 0]], 300).strengths()[1] for _ in range(2))
    assert (one == other).all()
