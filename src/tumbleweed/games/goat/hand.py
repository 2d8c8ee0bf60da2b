"""The hand that is passed on, and who knows what about it.

Cards enter the hand one after another (`drawn`, hidden) and leave it in the open. Who held it when,
and which card was named or revealed when, is public (`holds`, `shown`, each with the number of
cards drawn by then). What a seat knows follows from these: it saw the whole hand whenever it held
it, so it knows an earliest and a latest position in `drawn` for every card it has seen, but not,
say, which of three cards it was passed had been drawn last.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import REDEAL, draw
from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import Pool, deal_anew
from tumbleweed.games.goat.model import GoatState

PAIR: Final = 2  # (seat or card, number of cards drawn by then)


def hold(s: GoatState) -> None:
    """The Dealer looks at the hand (GB-DEAL-03)."""
    s.holds.extend((s.dealer, len(s.drawn)))
    s.barriers += 1


def show(s: GoatState, card: int) -> None:
    """Everybody learns that this card has been in the hand: it is named (GB-DEAL-08) or
    revealed.
    """
    s.shown.extend((card, len(s.drawn)))
    s.barriers += 1


def in_hand(s: GoatState) -> list[int]:
    """The pool: the hand with the card offered from it, or the left-over cards."""
    return s.hand + s.aside + ([] if s.offered == NONE else [s.offered])


def looks_of(s: GoatState, seat: int) -> list[int]:
    """How many cards had been drawn, for each time the seat saw the hand."""
    return [s.holds[at + 1] for at in range(0, len(s.holds), PAIR) if s.holds[at] == seat]


def known_to(s: GoatState, seat: int) -> list[int]:
    """The cards of the pool that the seat knows to be there."""
    seen = s.drawn[: max([0, *looks_of(s, seat)])] + s.shown[::PAIR]
    return [card for card in sorted(in_hand(s)) if card in seen]


def learned_by(s: GoatState, seat: int) -> dict[int, int]:
    """The cards the seat knows to have been in the hand, with how many had been drawn by then."""
    by: dict[int, int] = {}
    for count in looks_of(s, seat):
        for card in s.drawn[:count]:
            by[card] = min(count, by.get(card, count))
    for at in range(0, len(s.shown), PAIR):
        card, count = s.shown[at], s.shown[at + 1]
        by[card] = min(count, by.get(card, count))
    return by


def redeal_cards(s: GoatState, seat: int) -> None:
    """Redeal the order in which cards were drawn, and the cards that the seat has not seen."""
    by = learned_by(s, seat)
    order = _places(s, seat, by)
    unmet = [card for card in s.drawn if card not in by]
    pools = [Pool(unmet), Pool(s.deck), Pool([s.removed_down], 0, s.not_down)]
    unmet, s.deck, down = deal_anew(s, pools)
    s.removed_down = down[0]
    s.drawn = [card if card != NONE else unmet.pop() for card in order]
    _fill_hand(s, seat)


def _places(s: GoatState, seat: int, by: dict[int, int]) -> list[int]:
    """A position in `drawn` for every card seen: after the last look without it, before the first
    with.

    Placing cards by latest deadline keeps the number of free slots independent of the choice, so
    the sample is uniform.
    """
    looks = looks_of(s, seat)
    order = [NONE] * len(s.drawn)
    for card in sorted(by, key=lambda each: (by[each], each)):
        earliest = max([0, *[count for count in looks if count < by[card]]])
        free = [at for at in range(earliest, by[card]) if order[at] == NONE]
        order[free[draw(s, REDEAL, len(free))]] = card
    return order


def _fill_hand(s: GoatState, seat: int) -> None:
    """The pool is what was drawn and is not on the table; a Dealer knows the offered card."""
    gone = s.table + s.discard
    pool = [card for card in sorted(s.drawn) if card not in gone]
    if s.offered != NONE:
        if seat != s.dealer:
            s.offered = pool[draw(s, REDEAL, len(pool))]
        pool.remove(s.offered)
    if s.hand:
        s.hand = pool
    else:
        s.aside = pool
