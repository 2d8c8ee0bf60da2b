"""Distribution (GB-DEAL, GB-LAST): the hand is passed on until every hat is placed."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Do, Verdict, goto, label
from tumbleweed.core.state import NONE, mask_of
from tumbleweed.games.goat.events import DREW, LAST_ACTIVE, PASSED_HAND, PUT_ASIDE
from tumbleweed.games.goat.hand import hold
from tumbleweed.games.goat.model import GoatState, active
from tumbleweed.games.goat.procedures.frames import DISTRIBUTION, OFFER

MAKE_OFFER: Final = label("make_offer")
ASSISTED_OFFER: Final = label("assisted_offer")


def first_dealer(s: GoatState) -> Verdict:
    """The Starting Player deals first, from four cards (GB-DEAL-01, GB-DEAL-02)."""
    s.dealer = s.starter
    draw_cards(s, s.compiled.first_hand)
    return NEXT


def make_offer(s: GoatState) -> Verdict:
    return OFFER.call(s, assisted=0)


def next_dealer(s: GoatState) -> Verdict:
    """The three cards go to the next active player, who draws one (GB-DEAL-21, GB-DEAL-22)."""
    if len(active(s)) == 1:  # GB-LAST-01
        return NEXT
    seat = clockwise(s, s.dealer)
    while s.hats[seat] == 0:
        seat = clockwise(s, seat)
    pass_hand(s, seat)
    draw_cards(s, 1)
    return goto(MAKE_OFFER)


def first_assistant(s: GoatState) -> Verdict:
    """The hand goes left of the last active player, with the whole deck (GB-LAST-02 to 05)."""
    s.last_active = active(s)[0]
    emit(s, LAST_ACTIVE, s.last_active, s.hats[s.last_active])
    pass_hand(s, clockwise(s, s.last_active))
    draw_cards(s, len(s.deck))
    return NEXT


def assisted_offer(s: GoatState) -> Verdict:
    return OFFER.call(s, assisted=1)


def next_assistant(s: GoatState) -> Verdict:
    """On to the following inactive player, without drawing (GB-LAST-15 to 18)."""
    if s.hats[s.last_active] == 0:
        return NEXT
    seat = clockwise(s, s.dealer)
    if seat == s.last_active:
        seat = clockwise(s, seat)
    pass_hand(s, seat)
    return goto(ASSISTED_OFFER)


def put_aside(s: GoatState) -> Verdict:
    """The remaining hand is never revealed (GB-LAST-23, GB-LAST-24)."""
    s.aside = s.hand
    s.hand = []
    s.dealer = NONE
    emit(s, PUT_ASIDE, len(s.aside))
    return NEXT


def clockwise(s: GoatState, seat: int) -> int:
    return (seat + 1) % s.compiled.players


def draw_cards(s: GoatState, count: int) -> None:
    """The Dealer draws from the deck, in secret (GB-DEAL-03)."""
    cards = [s.deck.pop() for _ in range(count)]
    s.drawn.extend(cards)
    s.hand.extend(cards)
    s.hand.sort()
    hold(s)
    emit(s, DREW, s.dealer, count, mask_of(cards))


def pass_hand(s: GoatState, seat: int) -> None:
    """Pass the hand on; the giver knows the cards, the new holder sees them."""
    if seat == s.dealer:  # GB-LAST-04, GB-LAST-16
        return
    giver = s.dealer
    s.dealer = seat
    hold(s)
    emit(s, PASSED_HAND, giver, seat, len(s.hand), mask_of(s.hand))


DISTRIBUTION_PROCEDURE: Final = DISTRIBUTION.procedure(
    (
        Do("first_dealer", first_dealer),
        Do("make_offer", make_offer),
        Do("next_dealer", next_dealer),
        Do("first_assistant", first_assistant),
        Do("assisted_offer", assisted_offer),
        Do("next_assistant", next_assistant),
        Do("put_aside", put_aside),
    )
)
