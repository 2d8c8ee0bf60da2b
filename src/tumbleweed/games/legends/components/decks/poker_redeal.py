"""The poker cards dealt anew for a seat; components/decks/poker.py tells of rows and epochs.

First every hidden move is drawn again: it was any card of that hand which the seat has not seen
since. (Two cards that lay in one hand may exchange all that happened to them later.) Then the cards
the seat has never seen trade places within their epoch. Both keep what it saw, and every choice the
others made is as likely as any.

Before that the world is *settled*: the same is done without chance, by what the seat knows alone.
So worlds that are alike to the seat begin as one, and the same seed deals the same from each.

Narrower than could be in two rare cases: once a card handed over comes into the open, or is seen by
the seat, it counts as known that this was the card handed over.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import REDEAL, shuffle
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.core.visibility import cards_in, redraw
from tumbleweed.games.legends.components.decks.poker import NEVER, ROW, last_seen
from tumbleweed.games.legends.state.legends_state import LegendsState

EPOCH_BITS: Final = 20  # more than there are questions in a game
CARD_BITS: Final = 8


def redeal_poker(s: LegendsState, seat: int) -> None:
    saw = last_seen(s, seat)
    if s.seen_among:
        _settle(s, seat, saw)
        _redraw_moves(s, seat, saw)
    _trade_places(s, saw)


# ---- settling ----


def _settle(s: LegendsState, seat: int, saw: list[int]) -> None:
    """Hidden moves and looks are those of the first card in an order the seat knows, then unseen
    cards lie in the order of their places."""
    past = [0] * len(saw)  # per card: two bits for each row, whether it was there and whether it is
    for at in range(len(s.seen_among)):
        card, giver, seats = s.seen[at * ROW : at * ROW + ROW]
        if not seats >> seat & 1:
            if giver == NONE:
                s.seen[at * ROW] = _first(s, saw, past, cards_in(_not_looked_at(s, at, at)))
            elif saw[card] < at:
                _move(s, at, _first(s, saw, past, _movable(s, at, saw)))
        for other in cards_in(s.seen_among[at]):
            past[other] |= 1 << 2 * at
        past[s.seen[at * ROW]] |= 2 << 2 * at
    for hand in s.hands if s.poker.showdown else [*s.hands, s.dealer_hand]:
        hand.sort(key=lambda card: past[card])
    unseen = _unseen(s, saw)
    _rename(s, unseen, {epoch: sorted(cards) for epoch, cards in unseen.items()})


def _first(s: LegendsState, saw: list[int], past: list[int], cards: list[int]) -> int:
    """Cards that are equal here are alike in all that happened to them so far."""
    first, lowest = NONE, 0
    for card in cards:
        known = 0 if saw[card] == NEVER else card + 1
        key = (past[card] << EPOCH_BITS | s.epoch[card]) << CARD_BITS | known
        if first == NONE or key < lowest:
            first, lowest = card, key
    return first


# ---- by chance ----


def _redraw_moves(s: LegendsState, seat: int, saw: list[int]) -> None:
    """What others passed on, laid or looked at was any card of that hand."""
    for at in range(len(s.seen_among)):
        if s.seen[at * ROW + 2] >> seat & 1:
            continue
        if s.seen[at * ROW + 1] == NONE:
            _look_again(s, at)
        elif saw[s.seen[at * ROW]] < at:
            _move(s, at, redraw(s, _movable(s, at, saw)))


def _look_again(s: LegendsState, at: int) -> None:
    left = _not_looked_at(s, at, len(s.seen_among))
    s.seen[at * ROW] = redraw(s, cards_in(left | 1 << s.seen[at * ROW]))


def _not_looked_at(s: LegendsState, at: int, rows: int) -> int:
    """The cards that were there, but not those looked at together with it in the first rows."""
    left = among = s.seen_among[at]
    for other in range(rows):
        together = s.seen_among[other] == among
        if together and s.seen[other * ROW + 1 : other * ROW + ROW] == [NONE, s.seen[at * ROW + 2]]:
            left &= ~(1 << s.seen[other * ROW])
    return left


def _movable(s: LegendsState, at: int, saw: list[int]) -> list[int]:
    return [card for card in cards_in(s.seen_among[at]) if saw[card] < at]


def _move(s: LegendsState, at: int, new: int) -> None:
    """It was that card, and both have since had what the other one had."""
    old = s.seen[at * ROW]
    if new == old:
        return
    table = list(range(len(s.epoch)))
    table[old], table[new] = new, old
    s.seen[at * ROW] = new
    _rename_rows(s, table, at + 1)
    _rename_places(s, table)


def _trade_places(s: LegendsState, saw: list[int]) -> None:
    """The cards the seat has not seen, each among those of its epoch."""
    unseen = _unseen(s, saw)
    dealt: dict[int, list[int]] = {}
    for epoch in sorted(unseen):
        dealt[epoch] = sorted(unseen[epoch])
        shuffle(s, REDEAL, dealt[epoch])
    _rename(s, unseen, dealt)


# ---- cards in their places ----


def _unseen(s: LegendsState, saw: list[int]) -> dict[int, list[int]]:
    """By epoch: the cards the seat has not seen, in the order of their places. In a hand, those of
    one epoch are alike to it, unless there are rows."""
    found: dict[int, list[int]] = {}
    for card in _hidden(s):
        if saw[card] == NEVER:
            found.setdefault(s.epoch[card], []).append(card)
    return found


def _hidden(s: LegendsState) -> list[int]:
    cards = s.deck + s.dealer_hand
    for hand in s.hands:
        cards += hand
    return cards + [card for card in s.laid if card != NONE]


def _rename(s: LegendsState, unseen: dict[int, list[int]], dealt: dict[int, list[int]]) -> None:
    table = list(range(len(s.epoch)))
    for epoch, cards in unseen.items():
        for old, new in zip(cards, dealt[epoch], strict=True):
            table[old] = new
    _rename_rows(s, table, 0)
    _rename_places(s, table)


def _rename_rows(s: LegendsState, table: list[int], start: int) -> None:
    for at in range(start, len(s.seen_among)):
        s.seen[at * ROW] = table[s.seen[at * ROW]]
        s.seen_among[at] = mask_of([table[card] for card in cards_in(s.seen_among[at])])


def _rename_places(s: LegendsState, table: list[int]) -> None:
    """Every hidden card becomes the one that replaces it in the table."""
    for hand in s.hands:
        for i, card in enumerate(hand):
            hand[i] = table[card]
        hand.sort()
    s.laid = [card if card == NONE else table[card] for card in s.laid]
    s.deck = [table[card] for card in s.deck]
    s.dealer_hand = [table[card] for card in s.dealer_hand]
    if not s.poker.showdown:
        s.dealer_hand.sort()
