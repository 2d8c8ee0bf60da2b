"""Running figures and intervals, against values worked out elsewhere."""

import statistics
from random import Random

import pytest

from tumbleweed.lab.statistics import DealShare, Figures, Share, student


def test_running_figures_agree_with_those_of_the_whole_list() -> None:
    chance = Random(1)
    values = [chance.gauss(1e6, 3) for _ in range(500)]
    figures = Figures()
    for value in values:
        figures.add(value)
    assert figures.count == 500
    assert figures.mean == pytest.approx(statistics.mean(values))
    assert figures.deviation == pytest.approx(statistics.stdev(values))
    assert (figures.least, figures.greatest) == (min(values), max(values))


def test_a_single_value_does_not_deviate() -> None:
    figures = Figures()
    figures.add(4)
    assert (figures.mean, figures.deviation) == (4, 0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    """The last line is Newcombe's example (Statistics in Medicine 17, 1998)."""
    assert Share(wins, games).interval == pytest.approx((low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert Share(0, 0).value == 0
    assert Share(0, 0).interval == (0, 1)


def test_thirds_that_add_up_to_more_than_one_by_rounding_are_one() -> None:
    assert Share(1.0000000000000002, 1).interval[1] == 1


@pytest.mark.parametrize(
    ("freedom", "value"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_t(freedom: int, value: float) -> None:
    """As in any table of it."""
    assert student(freedom) == pytest.approx(value, abs=0.005)


def test_deals_that_differ_as_single_games_do_are_worth_as_many_games() -> None:
    few, many = DealShare(0.5, 200, 0.5), Share(100, 200)
    assert few.interval == pytest.approx(many.interval, abs=0.001)


def test_the_less_deals_differ_the_surer_it_is() -> None:
    widths = [high - low for low, high in (DealShare(0.5, 50, d).interval for d in (0.1, 0.2, 0.4))]
    assert widths[1] == pytest.approx(2 * widths[0], rel=0.05)
    assert widths[2] == pytest.approx(2 * widths[1], rel=0.1)


def test_deals_that_all_agree_are_not_certain() -> None:
    assert DealShare(1.0, 10, 0.0).interval == Share(10, 10).interval
    assert DealShare(1 / 3, 60, 1e-17).interval == Share(20, 60).interval
    assert DealShare(1.0, 1, 0.0).interval == (0, 1)
