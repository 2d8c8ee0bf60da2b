"""Who sits at which table when there are more bots than seats."""

from collections import Counter
from itertools import combinations

import pytest

from tumbleweed.lab.schedule import MEETINGS, tables, tables_in_round

SIZES = [(3, 2), (5, 2), (5, 3), (7, 4), (8, 3), (9, 5), (12, 4), (20, 5)]


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_all_meet_evenly(entrants: int, seats: int) -> None:
    met = Counter(
        pair for table in tables(entrants, seats) for pair in combinations(sorted(table), 2)
    )
    times = [met[pair] for pair in combinations(range(entrants), 2)]
    assert MEETINGS - 2 <= min(times) <= max(times) <= MEETINGS + 2


@pytest.mark.parametrize(("entrants", "seats"), SIZES)
def test_after_each_round_all_have_played_equally_often(entrants: int, seats: int) -> None:
    a_round, played = tables_in_round(entrants, seats), Counter[int]()
    for number, table in enumerate(tables(entrants, seats), 1):
        assert len(set(table)) == seats
        played.update(table)
        if number % a_round == 0:
            assert len(set(played.values())) == 1
            assert len(played) == entrants


def test_a_table_for_all_is_always_the_same() -> None:
    assert tables(4, 4) == ((0, 1, 2, 3),)
    assert tables_in_round(4, 4) == 1
