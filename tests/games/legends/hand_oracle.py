"""A slow and simple oracle for poker hands, written from the ledger, sharing no code with the
engine.

Every wild card is put in turn in the place of each card it may stand for, every hand so made is
ranked by counting, and the best one stands. Only the ranking of equal values is remembered.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations, pairwise, product

Card = tuple[int, str]  # value (Ace 14) and suit
Strength = tuple[int, ...]  # place in the ranking, then the values that decide, first to last

DECK: list[Card] = [(value, suit) for value in range(2, 15) for suit in "♣♦♥♠"]
RANKING = [  # WL-POKER-26, high to low
    "royal-flush",
    "five-of-a-kind",
    "straight-flush",
    "four-of-a-kind",
    "full-house",
    "flush",
    "straight",
    "three-of-a-kind",
    "two-pair",
    "pair",
    "high-card",
]
EQUALS = {  # how many cards of one value, most first: WL-POKER-28, -30, -31, -34 to -37
    (5,): "five-of-a-kind",
    (4, 1): "four-of-a-kind",
    (3, 2): "full-house",
    (3, 1, 1): "three-of-a-kind",
    (2, 2, 1): "two-pair",
    (2, 1, 1, 1): "pair",
    (1, 1, 1, 1, 1): "high-card",
    (4,): "four-of-a-kind",  # and shorter hands: WL-POKER-13
    (3, 1): "three-of-a-kind",
    (2, 2): "two-pair",
    (2, 1, 1): "pair",
    (1, 1, 1, 1): "high-card",
    (3,): "three-of-a-kind",
    (2, 1): "pair",
    (1, 1, 1): "high-card",
    (2,): "pair",
    (1, 1): "high-card",
    (1,): "high-card",
}
SEQUENCES = [set(range(top - 4, top + 1)) for top in range(6, 15)]
ACE_LOW = {14, 2, 3, 4, 5}  # WL-POKER-41


def readings(number: int, wild: int) -> list[Card]:
    """All that a card may stand for: itself, any card (WL-POKER-42), any value (WL-POKER-43)."""
    value, suit = DECK[number]
    if wild == 1:
        return DECK
    return [card for card in DECK if card[1] == suit] if wild == 2 else [(value, suit)]


def strength(cards: Sequence[int], wilds: Sequence[int]) -> Strength:
    """The best hand there is in the cards: larger is better, equal is a tie."""
    choices = [readings(card, wild) for card, wild in zip(cards, wilds, strict=True)]
    return max(
        rank(tuple(sorted([value for value, _ in hand])), len({suit for _, suit in hand}) == 1)
        for hand in product(*choices)
    )


@cache
def rank(values: tuple[int, ...], one_suit: bool) -> Strength:
    """The place of a hand without wild cards, and its values in the order they are compared.

    Tuples compare as WL-POKER-39 and WL-POKER-40 ask, and one that ends sooner is the lower.
    """
    count = Counter(values)
    by_number = sorted(count, key=lambda value: (count[value], value), reverse=True)
    equals = EQUALS[tuple(count[value] for value in by_number)]
    fits = [(equals, tuple(value for value in by_number for _ in range(count[value])))]
    if len(values) == 5:
        fits += five_card_hands(values, one_suit)
    return max((-RANKING.index(name), *decide) for name, decide in fits)


def five_card_hands(
    values: tuple[int, ...], one_suit: bool
) -> Iterable[tuple[str, tuple[int, ...]]]:
    """The hands that need five cards, as far as these are such (WL-POKER-27, -29, -32, -33)."""
    from_the_top = tuple(reversed(values))
    if one_suit:
        yield "flush", from_the_top
    if set(values) in SEQUENCES:
        yield "straight-flush" if one_suit else "straight", from_the_top
    if set(values) == ACE_LOW:
        yield "straight-flush" if one_suit else "straight", (5, 4, 3, 2, 1)
    if one_suit and set(values) == {14, 13, 12, 11, 10}:
        yield "royal-flush", ()


def name_of(strong: Strength) -> str:
    return RANKING[-strong[0]]


def best_pair(hand: list[int], flop: list[int], wild_of: list[int]) -> list[int]:
    """The two of the hand, lowest cards first among equals, that are best with a plain flop."""
    plain = [0] * len(flop)

    def with_flop(pair: tuple[int, ...]) -> Strength:
        return strength([*flop, *pair], [*plain, *(wild_of[card] for card in pair)])

    best = max(combinations(sorted(hand), min(2, len(hand))), key=with_flop)
    return list(best)


class Agreement:
    """Compares the engine's values with the oracle's: the same names, order and ties."""

    def __init__(
        self, value: Callable[[list[int], list[int]], int], name: Callable[[int], str]
    ) -> None:
        self.value = value
        self.name = name
        self.met: dict[Strength, int] = {}

    def meet(self, cards: list[int], wilds: list[int]) -> str:
        """Equal hands must have equal values; returns the hand's name."""
        strong = strength(cards, wilds)
        value = self.value(cards, wilds)
        assert self.name(value) == name_of(strong), (cards, wilds)
        assert self.met.setdefault(strong, value) == value, (cards, wilds)
        return name_of(strong)

    def check_order(self) -> None:
        """Better hands must have larger values."""
        values = [self.met[strong] for strong in sorted(self.met)]
        assert all(low < high for low, high in pairwise(values))
