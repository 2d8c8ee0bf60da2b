"""Visibility: who knows what, kept per pool.

A pool is a set of hidden slots whose content a seat may know without knowing which slot holds which
card: a hand with the cards laid face down from it is one pool. Knowledge is a mask of cards per
seat. A redeal for a seat fills the slots of all pools with the cards it has not seen; cards it
knows stay in their pool.
"""

from __future__ import annotations

from tumbleweed.core.chance import REDEAL, draw, shuffle
from tumbleweed.core.errors import RunawayGame
from tumbleweed.core.state import State


def cards_in(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def show(s: State, known: list[int], seats: int, cards: int) -> None:
    """Every seat in the mask `seats` now knows these cards to be in the pool. Bars undo."""
    s.barriers += 1
    for seat in range(len(known)):
        if seats >> seat & 1:
            known[seat] |= cards


def leave(s: State, known: list[int], cards: int) -> None:
    """Cards left the pool in the open, seen by everybody. Bars undo."""
    s.barriers += 1
    for seat in range(len(known)):
        known[seat] &= ~cards


class Pool:
    """Hidden slots to be filled: their cards, what the seat knows, what cannot be there."""

    def __init__(self, cards: list[int], known: int = 0, barred: int = 0) -> None:
        self.cards = cards
        self.known = known
        self.barred = barred


def deal_anew(s: State, pools: list[Pool]) -> list[list[int]]:
    """Fill the pools' slots with their own cards in a way the seat cannot distinguish.

    Every consistent filling is equally likely: a pool with barred cards draws first, the rest is a
    shuffle. (Two pools with different bars would need more; no game has them.)
    """
    unseen: list[int] = []
    for pool in pools:
        unseen += [card for card in pool.cards if not pool.known >> card & 1]
    unseen.sort()
    if sum(1 for pool in pools if pool.barred) > 1:
        raise RunawayGame("sight: only one pool may bar cards")
    return _filled(s, pools, unseen)


def _filled(s: State, pools: list[Pool], unseen: list[int]) -> list[list[int]]:
    dealt: list[list[int]] = [[] for _ in pools]
    for first in (True, False):
        shuffle(s, REDEAL, unseen)  # loop again: a barred card was moved to the end
        for i, pool in enumerate(pools):
            if bool(pool.barred) != first:
                continue
            cards = cards_in(pool.known)
            while len(cards) < len(pool.cards):
                cards.append(_taken(unseen, pool.barred))
            cards.sort()
            shuffle(s, REDEAL, cards)
            dealt[i] = cards
    return dealt


def _taken(unseen: list[int], barred: int) -> int:
    """The next unseen card allowed there; the list is shuffled, so all are equally likely."""
    for i in range(len(unseen) - 1, -1, -1):
        if not barred >> unseen[i] & 1:
            return unseen.pop(i)
    raise RunawayGame("sight: no card is left that this pool may hold")


def redraw(s: State, options: list[int]) -> int:
    """One of several options, for another player's choice that the seat has not seen."""
    return options[draw(s, REDEAL, len(options))]
