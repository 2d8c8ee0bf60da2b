"""Visibility: pools of hidden slots, what is known of them, and redealing them."""

from collections import Counter
from itertools import permutations

import pytest

from tumbleweed.core.errors import RunawayGame
from tumbleweed.core.state import State, mask_of
from tumbleweed.core.visibility import Pool, cards_in, deal_anew, leave, redraw, show


def luck(seed: int) -> State:
    return State(seed, [], 0, [], [0], [[]], 0)


def test_masks() -> None:
    assert mask_of([]) == 0
    assert mask_of([0, 3, 70]) == 1 | 8 | 1 << 70
    assert cards_in(1 | 8 | 1 << 70) == [0, 3, 70]
    assert cards_in(0) == []


def test_what_is_shown_is_known_to_those_who_saw_it() -> None:
    s, known = luck(0), [0b1, 0b1, 0b0]
    show(s, known, 0b110, 0b1100)
    assert known == [0b1, 0b1101, 0b1100]
    assert s.barriers == 1


def test_what_leaves_in_the_open_is_forgotten_by_all() -> None:
    s, known = luck(0), [0b111, 0b10, 0b0]
    leave(s, known, 0b11)
    assert known == [0b100, 0, 0]
    assert s.barriers == 1


def worlds(pools: list[Pool], tries: int = 1500) -> Counter[tuple[tuple[int, ...], ...]]:
    return Counter(
        tuple(tuple(cards) for cards in deal_anew(luck(seed), pools)) for seed in range(tries)
    )


def fillings(sizes: list[int], cards: list[int]) -> list[tuple[tuple[int, ...], ...]]:
    """All orders of all cards, cut into pools."""
    found = []
    for order in permutations(cards):
        cut, at = [], 0
        for size in sizes:
            cut.append(order[at : at + size])
            at += size
        found.append(tuple(cut))
    return found


def fair(seen: Counter[tuple[tuple[int, ...], ...]], expected: int) -> bool:
    """No world far from the mean (five standard deviations)."""
    mean = seen.total() / expected
    return all(abs(count - mean) < 5 * mean**0.5 for count in seen.values())


def test_every_filling_is_as_likely() -> None:
    seen = worlds([Pool([4, 5]), Pool([6]), Pool([7])], 2400)
    assert set(seen) == set(fillings([2, 1, 1], [4, 5, 6, 7]))
    assert fair(seen, 24)


def test_known_cards_stay_in_their_pool_in_any_slot() -> None:
    seen = worlds([Pool([4, 5, 6], known=1 << 5), Pool([7])])
    expected = {each for each in fillings([3, 1], [4, 5, 6, 7]) if 5 in each[0]}
    assert set(seen) == expected
    assert fair(seen, len(expected))


def test_barred_cards_stay_out_of_their_pool() -> None:
    seen = worlds([Pool([4, 5]), Pool([6], barred=1 << 4)])
    expected = {each for each in fillings([2, 1], [4, 5, 6]) if each[1] != (4,)}
    assert set(seen) == expected
    assert fair(seen, len(expected))


def test_dealing_anew_does_not_depend_on_how_it_lay() -> None:
    one = deal_anew(luck(3), [Pool([4, 5, 6], known=1 << 5), Pool([7, 8])])
    two = deal_anew(luck(3), [Pool([8, 7, 5], known=1 << 5), Pool([4, 6])])
    assert one == two


def test_only_one_pool_may_bar_cards() -> None:
    with pytest.raises(RunawayGame, match="only one pool"):
        deal_anew(luck(0), [Pool([1], barred=1), Pool([2], barred=1)])


def test_a_pool_that_nothing_fits_is_said_aloud() -> None:
    with pytest.raises(RunawayGame, match="no card is left"):
        deal_anew(luck(0), [Pool([4], barred=1 << 4)])


def test_a_choice_of_somebody_else_is_drawn_evenly() -> None:
    s = luck(5)
    counts = Counter(redraw(s, [10, 20, 30]) for _ in range(3000))
    assert set(counts) == {10, 20, 30}
    assert all(880 < count < 1120 for count in counts.values())
