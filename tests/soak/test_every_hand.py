"""Every poker hand that can be played, one by one, against the judge of tests/games/legends.

All of them go into one order, so hands with and without Cheats, of four cards and of five, are
also compared with each other. The figures are printed (pytest -s shows them).
"""

import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import combinations

import pytest

from games.legends.hand_oracle import Agreement
from games.legends.named_hands import DECK
from tumbleweed.games.legends.state.poker_hands import (
    ANY_CARD,
    ANY_VALUE,
    CATEGORIES,
    category,
    hand_value,
)

CHEATS = {1: "2♦", 2: "2♥"}
READINGS = {ANY_CARD: "any card", ANY_VALUE: "any value"}
FIVE_CARDS = {  # as counted in any book on poker
    "royal-flush": 4,
    "straight-flush": 36,
    "four-of-a-kind": 624,
    "full-house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three-of-a-kind": 54_912,
    "two-pair": 123_552,
    "pair": 1_098_240,
    "high-card": 1_302_540,
}
FOUR_CARDS = {  # ranks, suits, the other ranks, their suits
    "four-of-a-kind": 13,
    "three-of-a-kind": 13 * 4 * 48,
    "two-pair": 78 * 6 * 6,
    "pair": 13 * 6 * 66 * 4 * 4,
    "high-card": 715 * 4**4,
}
DIFFERENT = 7_462  # five-card hands, those that tie counted once

Hands = Iterator[tuple[list[int], list[int]]]


def hands_with(cheats: tuple[int, ...], reading: int, others: int) -> Hands:
    """These Cheats from hand, wild, and so many plain cards: flop and hand, in any split.

    The other Cheat is among the plain ones: it may lie in the flop (WL-POKER-48).
    """
    wilds = [reading] * len(cheats) + [0] * others
    for plain in combinations([card for card in range(52) if card not in cheats], others):
        yield [*cheats, *plain], wilds


def meet_all(order: Agreement, title: str, hands: Hands) -> Counter[str]:
    start = time.monotonic()
    names = Counter(order.meet(cards, wilds) for cards, wilds in hands)
    print(f"{title}: {names.total():,} hands, {time.monotonic() - start:.0f} s")
    return names


@pytest.mark.soak
@pytest.mark.rule("WL-POKER-13", "WL-POKER-26", "WL-POKER-39", "WL-POKER-40", "WL-POKER-41")
@pytest.mark.rule("WL-POKER-28", "WL-POKER-42", "WL-POKER-43", "WL-POKER-49")
def test_every_hand() -> None:
    order = Agreement(partial(hand_value, DECK), lambda value: CATEGORIES[category(value)])
    assert meet_all(order, "five plain cards", hands_with((), 0, 5)) == FIVE_CARDS
    assert len(order.met) == DIFFERENT
    assert meet_all(order, "four plain cards", hands_with((), 0, 4)) == FOUR_CARDS
    for reading, words in READINGS.items():
        for cheat, card in CHEATS.items():
            title = f"Cheat {card} as {words}"
            assert meet_all(order, f"{title}, alone", hands_with((cheat,), reading, 3))
            names = meet_all(order, f"{title}, and another", hands_with((cheat,), reading, 4))
            assert names["five-of-a-kind"] == 12  # four equal cards; there are but three other 2s
        names = meet_all(order, f"two Cheats as {words}", hands_with(tuple(CHEATS), reading, 3))
        assert names["five-of-a-kind"] == 12 * 4  # three equal cards of four
    order.check_order()
    print(f"{len(order.met):,} different values")
