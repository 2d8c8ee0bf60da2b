"""Chance: a keyed, counter-based generator with named streams.

A draw hashes (seed, stream, counter). An extra roll in one rule therefore does not change a shuffle
elsewhere, and the same seed gives the same game on every platform and build. Every draw goes
through `draw`; a script (tests, puzzles) answers before the generator does. A script that ends with
`OPEN` leaves the rest to the caller: the next draw raises `ChanceOpen` with what may come
(core/open_chance.py).
"""

from __future__ import annotations

from hashlib import blake2b
from math import factorial
from typing import Final

from tumbleweed.core.errors import BadPosition, ChanceOpen
from tumbleweed.core.state import SEED_BITS, State

BLOCK_BITS: Final = 512
SPARE_BITS: Final = 64  # bits beyond what a draw needs: the bias stays under 2**-64
REDEAL: Final = 0  # reserved stream: redeals draw from it
OPEN: Final = -2  # ends a script: what comes next is the caller's to draw

WORD: Final = 1 << 50  # times at most 200 places it still fits into 62 bits
FACTORIALS: Final = [factorial(n) for n in range(200)]


def draw(s: State, stream: int, n: int) -> int:
    """A number from 0 to n - 1, uniformly distributed."""
    if s.script[stream]:
        return _scripted(s, stream, n)
    count = s.rolls[stream]
    s.rolls[stream] = count + 1
    s.barriers += 1
    key = s.seed.to_bytes(32, "big")
    start = stream << 64 | count << 16
    number = _block(key, start)
    if n > WORD:  # shuffles; dice take one block
        blocks = (n.bit_length() + SPARE_BITS + BLOCK_BITS - 1) // BLOCK_BITS
        for block in range(1, blocks):
            number = number << BLOCK_BITS | _block(key, start | block)
    return number % n


def _block(key: bytes, place: int) -> int:
    return int.from_bytes(blake2b(place.to_bytes(16, "big"), key=key).digest(), "big")


def pick(s: State, stream: int, values: list[int]) -> int:
    """One of the values; every position in the list is equally likely."""
    if s.script[stream]:
        s.barriers += 1
        if s.script[stream][0] == OPEN:
            raise ChanceOpen(stream, values)
        value = s.script[stream].pop(0)
        if value not in values:
            raise BadPosition(f"scripted chance: {value} is not among {values}")
        return value
    return values[draw(s, stream, len(values))]


def shuffle(s: State, stream: int, cards: list[int]) -> None:
    """Put the cards in random order, by one draw among all orders.

    A script names the first cards to be drawn (the top of the deck is the end of the list).
    """
    if s.script[stream]:
        _arrange(s, stream, cards)
        return
    _put_in_order(cards, draw(s, stream, FACTORIALS[len(cards)]))


def shuffle_all(s: State, stream: int, piles: list[list[int]], choices: int = 1) -> int:
    """Put each of the piles in random order, and choose a number below `choices`, by one draw among
    all ways to do so. It is for redeals, which nobody scripts."""
    ways = choices
    for cards in piles:
        ways *= FACTORIALS[len(cards)]
    order = draw(s, stream, ways)
    for cards in piles:
        order = _put_in_order(cards, order)
    return order


def _put_in_order(cards: list[int], order: int) -> int:
    """Into the order with that number, modulo how many there are; returns the quotient."""
    i = len(cards) - 1
    while i > 0:  # several places are taken from one machine word: big-integer division is slow
        product, last = 1, i
        while last > 0 and product < WORD:
            product *= last + 1
            last -= 1
        order, part = divmod(order, product)
        while i > last:
            j = part % (i + 1)
            part //= i + 1
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
    return order


def _scripted(s: State, stream: int, n: int) -> int:
    s.barriers += 1
    if s.script[stream][0] == OPEN:
        raise ChanceOpen(stream, list(range(n)))
    value = s.script[stream].pop(0)
    if not 0 <= value < n:
        raise BadPosition(f"scripted chance: {value} is not between 0 and {n - 1}")
    return value


def _arrange(s: State, stream: int, cards: list[int]) -> None:
    s.barriers += 1
    wanted = s.script[stream]
    if wanted[-1] == OPEN:
        _arrange_drawn(s, stream, cards)
        return
    missing = [card for card in wanted if card not in cards]
    if missing:
        raise BadPosition(f"scripted shuffle: cards {missing} are not in the deck")
    if len(set(wanted)) != len(wanted):
        raise BadPosition(f"scripted shuffle: a card stands twice in {wanted}")
    rest = [card for card in sorted(cards) if card not in wanted]
    cards[:] = rest + wanted[::-1]
    wanted.clear()


def _arrange_drawn(s: State, stream: int, cards: list[int]) -> None:
    """The caller draws every card, from the top; what it has drawn beyond is for later."""
    script = s.script[stream]
    drawn = script[: min(len(cards), len(script) - 1)]
    left = [card for card in sorted(cards) if card not in drawn]
    if left:
        raise ChanceOpen(stream, left)
    cards[:] = drawn[::-1]
    del script[: len(cards)]


def check_seed(seed: object) -> int:
    """Seeds are integers of limited length."""
    if type(seed) is not int or seed < 0 or seed.bit_length() > SEED_BITS:
        raise BadPosition(f"seed: {seed!r} is not a whole number of at most {SEED_BITS} bits")
    return seed


# ---- seeds made from seeds: nobody can tell one from the other ----


def world_seed(seed: int) -> int:
    """Of a redealt world: its chance is never that of a game dealt from the same seed."""
    return _made_from(seed, b"world", b"")


def seat_seed(seed: int, asked: str) -> int:
    """Of the world a seat gets with a question, from the true seed of the game."""
    return _made_from(seed, b"seat", asked.encode())


def _made_from(seed: int, purpose: bytes, data: bytes) -> int:
    key = seed.to_bytes(SEED_BITS // 8, "big")
    made = blake2b(data, digest_size=SEED_BITS // 8, key=key, person=purpose)
    return int.from_bytes(made.digest(), "big")
