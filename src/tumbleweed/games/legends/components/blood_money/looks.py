"""Looks at the top card of the poker deck and of the fight deck, and what lookers know since.

A look at the poker deck is a row of `s.seen` (components/decks/poker.py) in which the card was one
of one. Looks at the fight deck are rows of `s.blood.fight_looks`:

    (card, seats, batches)

`seats` know that this card was on top, so that they know of each of the `batches` whether it was in
it: in the last one it came from, in none since, and in the next one that is drawn. While nothing is
drawn, `s.blood.fight_top` are the seats that know the top card; its row is the last one then. A
card put under the deck is a batch of one that the looker drew. Batches are masks as in
components/decks/fight.py.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.core.visibility import redraw
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import PUT_UNDER
from tumbleweed.games.legends.vocabulary.blood_money.events import LOOKED_AT_FIGHT

ROW: Final = 3
CARD: Final = 0
SEATS: Final = 1
BATCHES: Final = 2
NEWEST: Final = 1
OLDEST: Final = 1 << 40  # as in components/decks/fight.py


def look_at_fight_deck(s: LegendsState, seat: int) -> bool:
    """The seat alone sees the card; returns whether there is one."""
    if not s.fight_deck:
        return False
    blood, card = s.blood, s.fight_deck[len(s.fight_deck) - 1]
    if blood.fight_top:
        blood.fight_looks[len(blood.fight_looks) - ROW + SEATS] |= 1 << seat
    else:
        last = s.fight_past[card] & -s.fight_past[card]  # the batch it came from
        batches = OLDEST - 1 if last in (0, OLDEST) else 2 * last - 1
        blood.fight_looks += [card, 1 << seat, batches]
    blood.fight_top |= 1 << seat
    s.barriers += 1
    emit(s, LOOKED_AT_FIGHT, seat, card)
    return True


def tell_put_under(s: LegendsState, seat: int, deck: int) -> None:
    emit(s, PUT_UNDER, seat, deck)


# ---- as batches are drawn ----


def age_looks(s: LegendsState) -> None:
    """All batches are one older; looks of which nothing is known any more are forgotten."""
    looks, kept = s.blood.fight_looks, list[int]()
    for at in range(0, len(looks), ROW):
        batches = looks[at + BATCHES] << 1 & OLDEST - 1
        if batches:
            kept += [looks[at + CARD], looks[at + SEATS], batches]
    s.blood.fight_looks = kept


def draw_known_top(s: LegendsState) -> None:
    """Who knew the top card knows that it is in the newest batch."""
    blood = s.blood
    if blood.fight_top:
        blood.fight_looks[len(blood.fight_looks) - ROW + BATCHES] |= NEWEST
        blood.fight_top = 0


# ---- dealing anew ----


def add_looks(s: LegendsState, seat: int, knows: list[int], cares: list[int]) -> None:
    """What the seat knows of the cards it has looked at."""
    looks = s.blood.fight_looks
    for at in range(0, len(looks), ROW):
        if looks[at + SEATS] >> seat & 1:
            card = looks[at + CARD]
            cares[card] |= looks[at + BATCHES]
            knows[card] |= s.fight_past[card] & looks[at + BATCHES]


def patterns(s: LegendsState) -> list[int]:
    """Per look: in which of its batches the card was, before anything is exchanged."""
    looks = s.blood.fight_looks
    return [
        s.fight_past[looks[at + CARD]] & looks[at + BATCHES] for at in range(0, len(looks), ROW)
    ]


def look_again(s: LegendsState, seat: int, before: list[int]) -> None:
    """What others looked at was any card with such a past; a top card that the seat knows stays
    where it is."""
    blood, looks = s.blood, s.blood.fight_looks
    for row, pattern in enumerate(before):
        at = row * ROW
        if looks[at + SEATS] >> seat & 1:
            continue
        past, batches = s.fight_past, looks[at + BATCHES]
        alike = [card for card in range(len(past)) if past[card] & batches == pattern]
        looks[at + CARD] = redraw(s, alike)
    if not blood.fight_top:
        return
    top = len(looks) - ROW + CARD
    if blood.fight_top >> seat & 1:
        s.fight_deck.remove(looks[top])
        s.fight_deck.append(looks[top])
    else:
        looks[top] = s.fight_deck[len(s.fight_deck) - 1]


def known_top(s: LegendsState, seat: int) -> int:
    """The top fight card, if the seat has looked at it, or NONE."""
    return s.fight_deck[len(s.fight_deck) - 1] if s.blood.fight_top >> seat & 1 else NONE
