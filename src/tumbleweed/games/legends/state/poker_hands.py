"""What a poker hand is worth (WL-POKER-10, WL-POKER-13, WL-POKER-26 to WL-POKER-49).

A value is the category, then up to five ranks of four bits, the ones that decide first on top;
a card that is not there counts as 0. So values compare as hands do (WL-POKER-39, WL-POKER-40).

A value depends on three things only: how many cards there are of each rank, how many wild cards,
and whether the cards can be of one suit. Together they make a key, one of some 15,000 with up to
two wild cards. The value of a key is computed when it is first needed and then cached.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE

# How a card may be read: `wilds` and `wild_of` hold one of these for each card.
PLAIN: Final = 0
ANY_CARD: Final = 1  # WL-POKER-42
ANY_VALUE: Final = 2  # of its printed suit: WL-POKER-43

CATEGORIES: Final[tuple[str, ...]] = (
    "high-card", "pair", "two-pair", "three-of-a-kind", "straight", "flush", "full-house",
    "four-of-a-kind", "straight-flush", "five-of-a-kind", "royal-flush",
)  # fmt: skip
HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8
FIVE: Final = 9
ROYAL_FLUSH: Final = 10

FULL: Final = 5  # cards of a whole hand
FLOP: Final = 3  # common cards that count
ACE: Final = 14
LOWEST: Final = 2
RANKS: Final = 13

# The key: three bits count the cards of each rank, three more the wild ones, one says "one suit".
_COUNT_BITS: Final = 3
_COUNT: Final = 7
_WILD_AT: Final = RANKS * _COUNT_BITS
_WILD: Final = 1 << _WILD_AT
_ONE_SUIT: Final = _WILD << _COUNT_BITS

_values: Final[dict[int, int]] = {}  # key: value, as far as met


class Deck:
    """The cards of a poker deck as hands read them: a pack may hold more than one of a kind."""

    def __init__(self, ranks: list[int], suits: list[int], wild: list[int]) -> None:
        self.keys = [1 << ((rank - LOWEST) * _COUNT_BITS) for rank in ranks]
        self.suits = [1 << suit for suit in suits]
        self.wild = wild


def category(value: int) -> int:
    """The place of the hand in CATEGORIES."""
    return value >> (4 * FULL)


def hand_value(deck: Deck, cards: list[int], wilds: list[int]) -> int:
    """The best that 1 to 5 cards can be, each wild one read as `wilds` allows."""
    key = 0
    suits = 0
    for at in range(len(cards)):
        card = cards[at]
        wild = wilds[at]
        key += _WILD if wild else deck.keys[card]
        if wild != ANY_CARD:
            suits |= deck.suits[card]
    return _value(key, suits)


def best_two(deck: Deck, hand: list[int], flop: list[int]) -> tuple[int, int, int]:
    """The best hand with the flop and the two cards that make it (WL-POKER-10).

    Of equal pairs the one with the lowest cards. A single card is played alone, with NONE for
    the second (WL-POKER-13). The cards of the flop are never wild (WL-POKER-48).
    """
    flop_key = 0
    flop_suits = 0
    wild = deck.wild
    for card in flop:
        flop_key += deck.keys[card]
        flop_suits |= deck.suits[card]
    cards = sorted(hand)
    keys = [_WILD if wild[card] else deck.keys[card] for card in cards]
    suits = [0 if wild[card] == ANY_CARD else deck.suits[card] for card in cards]
    if len(cards) == 1:
        return _value(flop_key + keys[0], flop_suits | suits[0]), cards[0], NONE
    best = first = second = NONE
    for low in range(len(cards) - 1):
        key = flop_key + keys[low]
        seen = flop_suits | suits[low]
        for high in range(low + 1, len(cards)):
            value = _value(key + keys[high], seen | suits[high])
            if value > best:
                best, first, second = value, cards[low], cards[high]
    return best, first, second


def best_with(deck: Deck, hand: list[int], common: list[int]) -> tuple[int, int, int]:
    """The same with any three of the common cards (AU-HIGH-11, -14)."""
    best = (NONE, NONE, NONE)
    for three in threes(common):
        best = max(best, best_two(deck, hand, three))
    return best


def better_with(deck: Deck, cards: list[int], common: list[int], size: int, than: int) -> int:
    """Mask of the categories of all better hands that one or two of these cards could make."""
    found = 0
    keys = [_WILD if deck.wild[card] else deck.keys[card] for card in cards]
    suits = [0 if deck.wild[card] == ANY_CARD else deck.suits[card] for card in cards]
    for three in threes(common):
        key = sum([deck.keys[card] for card in three])
        seen = 0
        for card in three:
            seen |= deck.suits[card]
        for one in range(len(cards)):
            for two in range(one) if size > 1 else (one,):
                more = keys[two] if one != two else 0  # a single card is played alone
                value = _value(key + keys[one] + more, seen | suits[one] | suits[two])
                if value > than:
                    found |= 1 << category(value)
    return found


def threes(common: list[int]) -> list[list[int]]:
    """All of them, if they are no more."""
    count = len(common)
    if count <= FLOP:
        return [common]
    return [
        [common[one], common[two], common[three]]
        for one in range(count)
        for two in range(one)
        for three in range(two)
    ]


def _value(key: int, suits: int) -> int:
    if suits & (suits - 1) == 0:
        key |= _ONE_SUIT
    value = _values.get(key, NONE)
    if value == NONE:
        value = _values[key] = _reckon(key)
    return value


def _reckon(key: int) -> int:
    """The best category the cards can make; with fewer than five only sets (WL-POKER-13)."""
    counts = [(key >> (at * _COUNT_BITS)) & _COUNT for at in range(RANKS)]
    wild = (key >> _WILD_AT) & _COUNT
    sets = _sets(counts, wild)
    if sum(counts) + wild < FULL:
        return sets
    top = _top_of_sequence(counts)
    if key & _ONE_SUIT:
        return max(sets, _suited(counts, wild, top))
    return max(sets, _pack(STRAIGHT, [top])) if top else sets


def _sets(counts: list[int], wild: int) -> int:
    """Cards of equal rank; all wild ones join the largest set, or the highest of the largest."""
    sets = [(counts[at], at + LOWEST) for at in range(RANKS) if counts[at]]
    sets.sort(reverse=True)
    if wild:
        count, rank = sets[0] if sets else (0, ACE)
        sets[:1] = [(count + wild, rank)]
    ranks: list[int] = []
    for count, rank in sets:
        ranks += [rank] * count
    return _pack(_kind(sets[0][0], sets[1][0] if len(sets) > 1 else 0), ranks)


def _kind(largest: int, second: int) -> int:
    if second == 2:
        return FULL_HOUSE if largest == 3 else TWO_PAIR
    return (NONE, HIGH_CARD, PAIR, THREE, FOUR, FIVE)[largest]


def _top_of_sequence(counts: list[int]) -> int:
    """The highest card of the best sequence, 0 if there is none (WL-POKER-41).

    The wild cards fill the gaps, then go on top.
    """
    if max(counts) > 1:
        return 0
    ranks = [at + LOWEST for at in range(RANKS) if counts[at]]
    if not ranks or ranks[-1] - ranks[0] < FULL:
        return min(ranks[0] + FULL - 1, ACE) if ranks else ACE
    return FULL if ranks[-1] == ACE and ranks[-2] <= FULL else 0


def _suited(counts: list[int], wild: int, top: int) -> int:
    """Five cards of one suit. In a flush each wild one is an Ace, there or not (WL-POKER-49)."""
    if top == ACE:
        return _pack(ROYAL_FLUSH, [])
    if top:
        return _pack(STRAIGHT_FLUSH, [top])
    ranks = [at + LOWEST for at in range(RANKS) for _ in range(counts[at])]
    return _pack(FLUSH, [ACE] * wild + ranks[::-1])


def _pack(kind: int, ranks: list[int]) -> int:
    """The category, then the ranks, each in its place from the top."""
    value = kind
    for at in range(FULL):
        value = value << 4 | (ranks[at] if at < len(ranks) else 0)
    return value
