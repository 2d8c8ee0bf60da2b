"""The poker deck and the hands: drawing, laying, handing over, and what each seat knows of it.

Open to all are the discard pile, the flop, cards being played and laid cards once they are
revealed; hidden are the deck and the hands with the cards laid face down (WL-TURN-20). Whenever
the discard pile is shuffled into a new deck all see which cards go in, so the shuffle a card was
in last (`s.epoch`) is public, and cards of one epoch that a seat has not met since are alike to it.

What happens to hidden cards is kept in `s.seen`, oldest first, one row for each card:

    (card, giver, seats)    with `s.seen_among`: the cards it was one of

A card moved from a hand unseen by others: handed to another player, or laid face down (`giver` is
the hand it came from), or it was only looked at (`giver` is NONE). `seats` are those who know which
card it was; the others know that it was one of the hand at that time. A card that comes into the
open is struck from all rows.

How they are dealt anew is in components/decks/poker_redeal.py.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import POKER_STREAM
from tumbleweed.games.legends.vocabulary.blood_money.events import LOOKED_AT_POKER
from tumbleweed.games.legends.vocabulary.events import DREW, GAVE_CARD, RESHUFFLED, SAW_CARDS

ROW: Final = 3
NEVER: Final = -1  # the seat has not seen the card
ALWAYS: Final = 1 << 30  # it sees it now


# ---- drawing ----


def draw(s: LegendsState, seat: int, count: int) -> int:
    """Draw to a hand, as many as there are (WL-DECK-03, -04); how many were drawn."""
    cards: list[int] = []
    while len(cards) < count:
        card = draw_top(s)
        if card == NONE:
            break
        insort(s.hands[seat], card)
        cards.append(card)
    if cards:
        s.barriers += 1
        emit(s, DREW, seat, len(cards), mask_of(cards))
    return len(cards)


def draw_top(s: LegendsState) -> int:
    """The top card of the deck, or NONE if deck and discard pile are empty."""
    if not s.deck:
        if not s.discard:
            return NONE
        _reshuffle(s)
    return s.deck.pop()


def _reshuffle(s: LegendsState) -> None:
    """Cards held, laid, played or in the flop are not part of it (WL-CARD-06, WL-POKER-46)."""
    epoch = max(s.epoch) + 1
    s.deck = sorted(s.discard)
    s.discard = []
    for card in s.deck:
        s.epoch[card] = epoch
    shuffle(s, POKER_STREAM, s.deck)
    emit(s, RESHUFFLED, len(s.deck))


# ---- cards that come into the open ----


def to_discard(s: LegendsState, card: int) -> None:
    """An open card goes onto the discard pile."""
    _strike(s, card)
    s.discard.append(card)


def leave_hand(s: LegendsState, seat: int, card: int) -> None:
    """A card leaves the hand in the open: all have seen it, so no undo across."""
    s.hands[seat].remove(card)
    s.barriers += 1
    _strike(s, card)


def take_openly(s: LegendsState, seat: int, card: int) -> None:
    """A card that lay open goes to a hand: all know it is there."""
    insort(s.hands[seat], card)
    _note(s, card, NONE, (1 << s.compiled.players) - 1, 1 << card)


def _strike(s: LegendsState, card: int) -> None:
    for at in range(len(s.seen_among) - 1, -1, -1):
        if s.seen[at * ROW] == card:
            _drop_row(s, at)
        else:
            s.seen_among[at] &= ~(1 << card)


# ---- cards that stay hidden ----


def lay(s: LegendsState, seat: int, card: int, slot: int) -> None:
    """From the hand face down onto the table."""
    _note(s, card, seat, 1 << seat, mask_of(s.hands[seat]))
    s.hands[seat].remove(card)
    s.laid[2 * seat + slot] = card


def pass_card(s: LegendsState, giver: int, taker: int, card: int) -> None:
    """Passed on unseen by the others (WL-CHAR-11)."""
    both = 1 << giver | 1 << taker
    _note(s, card, giver, both, mask_of(s.hands[giver]))
    s.hands[giver].remove(card)
    insort(s.hands[taker], card)
    s.barriers += 1
    emit(s, GAVE_CARD, giver, taker, card)


def see_hand_cards(s: LegendsState, viewer: int, owner: int, cards: list[int]) -> None:
    """The viewer alone looks at these cards; the owner does not learn which."""
    among = mask_of(s.hands[owner])
    for card in cards:
        _forget_look(s, viewer, card)
        _note(s, card, NONE, 1 << viewer, among)
    s.barriers += 1
    emit(s, SAW_CARDS, viewer, owner, len(cards), mask_of(cards))


def look_at_top(s: LegendsState, viewer: int) -> bool:
    """The viewer alone sees the top card of the deck; returns whether there is one."""
    if not s.deck and s.discard:
        _reshuffle(s)
    if not s.deck:
        return False
    card = s.deck[len(s.deck) - 1]
    _forget_look(s, viewer, card)
    _note(s, card, NONE, 1 << viewer, 1 << card)
    s.barriers += 1
    emit(s, LOOKED_AT_POKER, viewer, card)
    return True


def put_top_under(s: LegendsState) -> None:
    """Whoever has seen it knows where it is."""
    s.deck.insert(0, s.deck.pop())


def seen_from_top(s: LegendsState, viewer: int) -> list[tuple[int, int]]:
    """What the viewer knows of the deck: how many cards are on top of it, and the card."""
    if not s.seen_among:
        return []
    saw, last = last_seen(s, viewer), len(s.deck) - 1
    return [(last - at, s.deck[at]) for at in range(last, -1, -1) if saw[s.deck[at]] != NEVER]


def _forget_look(s: LegendsState, viewer: int, card: int) -> None:
    """Only the last look at a card counts."""
    for at in range(len(s.seen_among)):
        if s.seen[at * ROW : at * ROW + ROW] == [card, NONE, 1 << viewer]:
            _drop_row(s, at)
            return


def _drop_row(s: LegendsState, at: int) -> None:
    del s.seen[at * ROW : at * ROW + ROW]
    del s.seen_among[at]


def _note(s: LegendsState, card: int, giver: int, seats: int, among: int) -> None:
    s.seen += [card, giver, seats]
    s.seen_among.append(among)


def last_seen(s: LegendsState, seat: int) -> list[int]:
    """Per card: the row of `s.seen` in which the seat saw it last, NEVER or ALWAYS (now)."""
    saw = [NEVER] * len(s.epoch)
    for at in range(len(s.seen_among)):
        if s.seen[at * ROW + 2] >> seat & 1:
            saw[s.seen[at * ROW]] = at
    for card in s.hands[seat]:
        saw[card] = ALWAYS
    laid_open = s.fight.open == 1 or s.poker.showdown == 1
    for place, card in enumerate(s.laid):
        if card != NONE and (laid_open or place // 2 == seat):
            saw[card] = ALWAYS
    if (s.poker.dealer == seat and not s.compiled.house_chooses) or s.poker.showdown == 1:
        for card in s.dealer_hand:
            saw[card] = ALWAYS
    return saw
