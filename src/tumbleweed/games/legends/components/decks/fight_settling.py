"""The past of the fight deck from which a redeal begins: the first that fits what the seat knows.

What a seat knows leaves many pasts possible (components/decks/fight.py). If the exchanges began at
the true one, two worlds that are alike to the seat would be dealt anew to different ones by the
same seed. So the batches are drawn once more without chance, the oldest first: what is on top goes
into the batch, and where part of what is left of an earlier batch is drawn, the cards are tried in
an order that the seat knows: first those that it knows not to be in the next ones, last those that
it knows to be there. That is almost always right at once; else the draw before is tried again.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.visibility import cards_in

MOST_TRIES: Final = 4000  # draws: a tenth of that is enough
MOST_KEPT: Final = 1 << 8

# Who looks ahead redeals one position many times.
_KEPT: Final[dict[tuple[int, ...], list[int]]] = {}


def settled(past: list[int], knows: list[int], cares: list[int], oldest: int) -> list[int]:
    """A possible past that depends on nothing else; the given one, if the search takes too long."""
    known = (*past, *knows, *cares)
    found = _KEPT.get(known)
    if found is None:
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[known] = _search(past, knows, cares, oldest)
    return found[:]


def _search(past: list[int], knows: list[int], cares: list[int], oldest: int) -> list[int]:
    draws = Draws(past, knows, cares, oldest)
    if not draws.fit(0, [(1 << len(past)) - 1]):
        return past[:]
    found = [oldest] * len(past)
    for bit, drawn in zip(draws.bits, draws.drawn, strict=True):
        for card in cards_in(drawn):
            found[card] |= bit
    return found


class Draws:
    """The batches, the oldest first; sets of cards are masks."""

    def __init__(self, past: list[int], knows: list[int], cares: list[int], oldest: int) -> None:
        self.knows = knows
        self.cares = cares
        self.cards = len(past)
        self.bits: list[int] = []
        self.ends: list[int] = []  # how many cards were drawn in all, with this batch
        self.inside: list[int] = []  # known to be in it
        self.outside: list[int] = []  # known not to be
        self.drawn: list[int] = []
        self.tries = MOST_TRIES
        self._list(past, oldest)
        self.possible = [0] * len(self.bits)  # what may be in it, for all that comes later
        for at in range(len(self.bits) - 1, -1, -1):
            first = self._begin(at) + self.cards
            self.possible[at] = self._may_come(at, first, self.ends[at] + self.cards)

    def _list(self, past: list[int], oldest: int) -> None:
        every, end = 0, 0
        for mask in past:
            every |= mask
        every &= oldest - 1
        while every:
            bit = 1 << every.bit_length() - 1
            every ^= bit
            inside = outside = 0
            for card, mask in enumerate(past):
                if mask & bit:
                    end += 1
                if self.cares[card] & bit:
                    if self.knows[card] & bit:
                        inside |= 1 << card
                    else:
                        outside |= 1 << card
            self.bits.append(bit)
            self.ends.append(end)
            self.inside.append(inside)
            self.outside.append(outside)
            self.drawn.append(0)

    def _begin(self, at: int) -> int:
        return self.ends[at - 1] if at else 0

    def _may_come(self, after: int, first: int, end: int) -> int:
        """The cards that fit all that is known later, if what is next drawn of them, after that
        batch, are the draws from `first` up to `end`: every card comes round in its turn."""
        found, missed = 0, 0
        for at in range(after + 1, len(self.bits)):
            if self._begin(at) >= end:
                return found
            if self.ends[at] > first:
                found |= self.possible[at] & ~self.outside[at] & ~missed
            missed |= self.inside[at]
        return found | ~missed

    def fit(self, at: int, deck: list[int]) -> bool:
        """Draws all batches from that one on; `deck` is what is left of earlier ones, from the
        top."""
        if at == len(self.bits):
            return True
        self.tries -= 1
        if self.tries < 0:
            return False
        whole, below, missing = 0, 0, self.ends[at] - self._begin(at)
        while missing and deck[below].bit_count() <= missing:
            whole |= deck[below]
            missing -= deck[below].bit_count()
            below += 1
        if whole & (self.outside[at] | ~self.possible[at]):
            return False
        rest = deck[below:]
        if missing:
            return self._split(at, whole, rest, missing)
        return not self.inside[at] & ~whole and self._go_on(at, whole, rest)

    def _go_on(self, at: int, drawn: int, rest: list[int]) -> bool:
        self.drawn[at] = drawn
        return self.fit(at + 1, [*rest, drawn])

    def _split(self, at: int, whole: int, rest: list[int], missing: int) -> bool:
        """Part of the top is drawn."""
        top, end = rest[0], self.ends[at]
        stays = self._may_come(at, end, end + top.bit_count() - missing)
        goes = self.possible[at] & ~self.outside[at]
        known = top & (self.inside[at] | ~stays)
        free = self._in_order(top & goes & ~known, self.bits[at] - 1)
        count = missing - known.bit_count()
        if known & ~goes or self.inside[at] & ~(whole | top) or not 0 <= count <= len(free):
            return False
        chosen = list(range(count))
        while True:
            part = known
            for i in chosen:
                part |= 1 << free[i]
            if self._go_on(at, whole | part, [top ^ part, *rest[1:]]):
                return True
            if self.tries < 0 or not _next(chosen, len(free)):
                return False

    def _in_order(self, cards: int, later: int) -> list[int]:
        """By when, and how, the seat next knows about them."""
        found: list[tuple[int, int]] = []
        for card in range(len(self.cares)):
            if cards >> card & 1:
                soon = (self.cares[card] & later).bit_length()
                known = soon > 0 and self.knows[card] >> soon - 1 & 1
                found.append((soon if known else -soon, card))
        found.sort()
        return [card for _, card in found]


def _next(chosen: list[int], count: int) -> bool:
    """The next choice of as many, in the order of their numbers; False: there is none."""
    at = len(chosen) - 1
    while at >= 0 and chosen[at] == count - len(chosen) + at:
        at -= 1
    if at < 0:
        return False
    chosen[at] += 1
    for after in range(at + 1, len(chosen)):
        chosen[after] = chosen[after - 1] + 1
    return True
