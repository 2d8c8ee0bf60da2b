"""Face-down decks with a face-up discard pile: events and train encounters.

The end of a deck is its top. A second list has, for each card of the deck, a mask of the seats that
have looked at it, until the deck is shuffled.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_model import ENCOUNTERS_STREAM, EVENTS_STREAM
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    DECK_RESHUFFLED,
    LOOKED_AT_ENCOUNTER,
    LOOKED_AT_EVENT,
    PUT_UNDER,
)

EVENTS: Final = 0
ENCOUNTERS: Final = 1
DECKS: Final = (EVENTS, ENCOUNTERS)
STREAM_OF: Final = (EVENTS_STREAM, ENCOUNTERS_STREAM)
LOOKED_AT: Final = (LOOKED_AT_EVENT, LOOKED_AT_ENCOUNTER)


def cards_of(s: LegendsState, deck: int) -> list[int]:
    return s.up.event_deck if deck == EVENTS else s.up.encounter_deck


def seen_of(s: LegendsState, deck: int) -> list[int]:
    return s.up.event_seen if deck == EVENTS else s.up.encounter_seen


def pile_of(s: LegendsState, deck: int) -> tuple[int, ...]:
    return s.up.event_discard if deck == EVENTS else s.up.encounter_discard


def lay_on_pile(s: LegendsState, deck: int, card: int) -> None:
    _set_pile(s, deck, (*pile_of(s, deck), card))


def _set_pile(s: LegendsState, deck: int, pile: tuple[int, ...]) -> None:
    if deck == EVENTS:
        s.up.event_discard = pile
    else:
        s.up.encounter_discard = pile


def shuffle_deck(s: LegendsState, deck: int) -> None:
    """Afterwards nobody knows any of its cards."""
    cards, seen = cards_of(s, deck), seen_of(s, deck)
    shuffle(s, STREAM_OF[deck], cards)
    seen[:] = [0] * len(cards)


def refill(s: LegendsState, deck: int) -> None:
    """An empty deck is replaced by its shuffled discard pile (AU-EVENT-04, AU-TRAIN-14)."""
    cards, pile = cards_of(s, deck), pile_of(s, deck)
    if cards or not pile:
        return
    cards += pile
    _set_pile(s, deck, ())
    shuffle_deck(s, deck)
    emit(s, DECK_RESHUFFLED, deck, len(cards))


def take_top(s: LegendsState, deck: int) -> int:
    """Remove the top card, to be revealed; NONE if deck and discard pile are empty."""
    refill(s, deck)
    cards = cards_of(s, deck)
    if not cards:
        return NONE
    seen_of(s, deck).pop()
    s.barriers += 1
    return cards.pop()


def look_at_top(s: LegendsState, deck: int, seat: int) -> bool:
    """The seat alone sees the card; returns whether there is one."""
    refill(s, deck)
    cards, seen = cards_of(s, deck), seen_of(s, deck)
    if not cards:
        return False
    seen[len(seen) - 1] |= 1 << seat
    s.barriers += 1
    emit(s, LOOKED_AT[deck], seat, cards[len(cards) - 1])
    return True


def put_top_under(s: LegendsState, deck: int, seat: int) -> None:
    """This is public; seats that have seen the card know the bottom card now."""
    cards, seen = cards_of(s, deck), seen_of(s, deck)
    cards.insert(0, cards.pop())
    seen.insert(0, seen.pop())
    emit(s, PUT_UNDER, seat, deck)


def unseen_cards(s: LegendsState, deck: int, seat: int) -> list[int]:
    """Those that the seat has not looked at, in no order that tells anything."""
    cards, seen = cards_of(s, deck), seen_of(s, deck)
    found = [card for place, card in enumerate(cards) if not seen[place] >> seat & 1]
    found.sort()
    return found


def lay_unseen(s: LegendsState, deck: int, seat: int, dealt: list[int]) -> None:
    """In their places; what others know of those places stays."""
    cards, seen = cards_of(s, deck), seen_of(s, deck)
    for place in range(len(cards)):
        if not seen[place] >> seat & 1:
            cards[place] = dealt.pop()


def seen_from_top(s: LegendsState, deck: int, seat: int) -> list[tuple[int, int]]:
    """What the seat has looked at: how many cards are on top of it, and the card."""
    cards, seen = cards_of(s, deck), seen_of(s, deck)
    last = len(cards) - 1
    return [(last - at, cards[at]) for at in range(last, -1, -1) if seen[at] >> seat & 1]
