"""Who plays whom in a tournament, and how everybody stands."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from tumbleweed.server.store.tournaments import Entrant, Pairing
from tumbleweed.server.tournaments.pairing import Met, knock_out, swiss, table_sizes, without_game
from tumbleweed.server.tournaments.standings import meetings, points_of, standings


@given(st.integers(0, 130), st.integers(2, 6), st.integers(2, 6))
def test_as_many_play_as_can_at_tables_nearly_alike(count: int, most: int, fewest: int) -> None:
    fewest = min(fewest, most)
    sizes = table_sizes(count, most, fewest)
    assert all(fewest <= size <= most for size in sizes)
    assert not sizes or max(sizes) - min(sizes) <= 1
    # One more cannot play, whatever the tables.
    assert sum(sizes) <= count
    for playing in range(sum(sizes) + 1, count + 1):
        assert not any(fewest * n <= playing <= most * n for n in range(1, count + 1))


def test_what_is_left_over() -> None:
    assert table_sizes(5, 4, 2) == [3, 2]
    assert table_sizes(9, 4, 2) == [3, 3, 3]
    assert table_sizes(5, 2, 2) == [2, 2]
    assert table_sizes(5, 4, 3) == [4]
    assert table_sizes(1, 4, 2) == []


def test_the_last_sit_out_and_nobody_twice_before_all_have() -> None:
    assert without_game([1, 2, 3, 4, 5], 1, ()) == [5]
    assert without_game([1, 2, 3, 4, 5], 1, {5, 4}) == [3]
    assert without_game([1, 2, 3], 1, {1, 2, 3}) == [3]


def test_equals_play_equals() -> None:
    assert swiss([5, 3, 1, 2, 4, 0], [2, 2, 2], Counter()) == [[5, 3], [1, 2], [4, 0]]


def test_nobody_meets_the_same_again_while_that_can_be() -> None:
    met = Counter({frozenset((5, 3)): 1, frozenset((4, 0)): 1})
    tables = swiss([5, 3, 1, 2, 4, 0], [2, 2, 2], met)
    assert [5, 1] in tables
    assert all(not met[frozenset(table)] for table in tables)


@given(st.integers(4, 24), st.integers(2, 4), st.randoms(use_true_random=False))
def test_pairs_are_not_repeated_needlessly(count: int, rounds: int, luck: Random) -> None:
    """Of n who play n - 1 rounds of pairs, a few rounds need no repeat."""
    met: Met = Counter()
    for _ in range(min(rounds, count // 2 - 1)):
        order = list(range(count))
        luck.shuffle(order)
        tables = swiss(order, table_sizes(count, 2, 2), met)
        seated = [each for table in tables for each in table]
        assert len(seated) == len(set(seated)) == count // 2 * 2
        met.update(frozenset(pair) for table in tables for pair in combinations(table, 2))
    assert max(met.values(), default=1) == 1


@given(st.integers(1, 8), st.integers(2, 5), st.integers(0, 7))
def test_the_best_of_a_knock_out_meet_late(tables: int, fewest: int, larger: int) -> None:
    """Some tables have one more."""
    sizes = [fewest + (at < larger) for at in range(tables)]
    found = knock_out(range(sum(sizes)), sizes)
    assert sorted(each for table in found for each in table) == list(range(sum(sizes)))
    assert [len(table) for table in found] == sizes
    for best in range(tables):
        assert sum(each < tables for each in found[best]) == 1  # one of the best at each


def test_points_are_the_share_of_the_others_one_has_beaten() -> None:
    assert points_of([0, 1]) == [1.0, 0.0]
    assert points_of([0, 0]) == [0.5, 0.5]
    assert points_of([1, 0, 3, 1]) == [0.5, 1.0, 0.0, 0.5]


# ---- standings ----


def entrants(*lots: int) -> list[Entrant]:
    return [Entrant(number, None, f"P{number}", "thrifty", lot) for number, lot in enumerate(lots)]


def table(round_: int, number: int, **points: float | None) -> list[Pairing]:
    """`a=1.0, b=0.0`: entrant 0 before entrant 1."""
    return [
        Pairing(round_, ord(name) - ord("a"), number, "t", seat, worth)
        for seat, (name, worth) in enumerate(points.items())
    ]


def order(kind: str, lots: tuple[int, ...], *tables: list[Pairing]) -> list[int]:
    pairings = [each for sitting in tables for each in sitting]
    return [each.entrant.number for each in standings(kind, entrants(*lots), pairings)]


def test_points_then_wins_then_strength_then_the_lot() -> None:
    """a, b and c have a point each: b has met c, c has met b and e, a has met d."""
    rounds = [table(1, 1, a=1, d=0), table(1, 2, b=1, c=0), table(2, 1, c=1, e=0)]
    assert order("swiss", (5, 4, 3, 2, 1), *rounds) == [1, 2, 0, 4, 3]


def test_before_the_first_round_the_lot_decides() -> None:
    assert order("swiss", (3, 1, 2)) == [1, 2, 0]


def test_a_game_in_play_counts_for_nothing_yet() -> None:
    found = standings("swiss", entrants(1, 2), table(1, 1, a=None, b=None))
    assert [(each.points, each.wins, each.out) for each in found] == [(0, 0, False)] * 2


def test_knocked_out_in_the_order_of_the_rounds() -> None:
    rounds = [
        table(1, 1, a=1, b=0.5, c=0), table(1, 2, d=0, e=1, f=0.5), table(2, 1, a=0, e=1),
    ]  # fmt: skip
    found = standings("knock-out", entrants(*range(6)), [each for one in rounds for each in one])
    assert [each.entrant.number for each in found[:2]] == [4, 0]
    assert [each.entrant.number for each in found if not each.out] == [4]
    assert {each.entrant.number for each in found[2:4]} == {1, 5}  # second at their tables


def test_of_equals_at_a_table_who_stood_better_goes_on() -> None:
    first = [table(1, 1, a=0.5, b=0.5), table(1, 2, c=1, d=0)]
    found = standings("knock-out", entrants(2, 1, 4, 3), [each for one in first for each in one])
    assert [each.entrant.number for each in found if not each.out] == [2, 1]  # the lot
    again = [*first, table(2, 1, b=0.5, c=0.5)]
    found = standings("knock-out", entrants(2, 1, 4, 3), [each for one in again for each in one])
    assert [each.entrant.number for each in found if not each.out] == [2]  # more points


def test_who_withdraws_leaves_a_knock_out_to_those_who_stay() -> None:
    first = [table(1, 1, a=1, b=0), table(1, 2, c=1, d=0)]
    ann, *others = entrants(1, 2, 3, 4)  # the lot is hers
    rounds = [each for sitting in first for each in sitting]
    found = standings("knock-out", [replace(ann, left_at=1.0), *others], rounds)
    assert [each.entrant.number for each in found] == [2, 0, 1, 3]
    swiss_ = standings("swiss", [replace(ann, left_at=1.0), *others], rounds)
    assert [each.entrant.number for each in swiss_] == [0, 2, 1, 3]


def test_who_leaves_a_knock_out_later_brings_nobody_back() -> None:
    """a and b were equals, and the lot was a's: b stays out."""
    rounds = [*table(1, 1, a=0.5, b=0.5), *table(1, 2, c=1, d=0), *table(2, 1, a=1, c=0)]
    ann, *others = entrants(1, 2, 3, 4)
    found = standings("knock-out", [replace(ann, left_at=1.0), *others], rounds)
    assert [each.entrant.number for each in found if not each.out] == [0]
    assert found[0].entrant.number == 0  # who has won the last game has won it all


def wins(*points: float | None) -> list[int]:
    """Of those who sit together."""
    names = dict(zip("abcdef", points, strict=False))
    return [
        each.wins
        for each in standings("swiss", entrants(*range(len(points))), table(1, 1, **names))
    ]


def test_a_table_is_won_by_who_has_beaten_somebody() -> None:
    assert wins(1, 0.5, 0) == [1, 0, 0]
    assert wins(0.75, 0.75, 0) == [1, 1, 0]
    assert wins(0.5, 0.5, 0.5) == [0, 0, 0]  # a game without a result
    assert wins(None, None) == [0, 0]


def test_a_round_without_a_game_counts_as_won() -> None:
    rounds = [*table(1, 1, a=1, b=0), Pairing(1, 2, 2, points=1.0)]
    found = {each.entrant.number: each for each in standings("swiss", entrants(1, 2, 3), rounds)}
    assert [(found[at].points, found[at].wins) for at in range(3)] == [(1, 1), (0, 0), (1, 1)]


def test_who_has_met_whom() -> None:
    met = meetings([*table(1, 1, a=1, b=0, c=0), *table(2, 1, a=1, b=0)])
    assert met[frozenset((0, 1))] == 2
    assert met[frozenset((1, 2))] == 1
    assert met[frozenset((0, 3))] == 0
