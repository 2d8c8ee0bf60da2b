"""An offer (GB-DEAL-04 to 18, GB-LAST-11 to 13): card, receiver and claim; yes or no; the reveal.

An Assistant Dealer's offer differs in three ways: the receiver is the last active player, who may
have to accept, and a refused card is discarded instead of going to the Dealer.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Gather,
    Question,
    Verdict,
    done,
)
from tumbleweed.core.state import NONE
from tumbleweed.games.goat.events import (
    ACCEPTED,
    DISCARDED,
    OFFERED,
    REFUSED,
    TOOK_COINS,
    TOOK_NOTHING,
    TOOK_TOKENS,
)
from tumbleweed.games.goat.goods import gain, place_hat
from tumbleweed.games.goat.hand import show
from tumbleweed.games.goat.model import (
    CHARACTERS,
    CHARLATAN,
    NOTHING,
    ROBBER,
    TAKES_COINS,
    TAKES_TOKENS,
    GoatState,
    active,
)
from tumbleweed.games.goat.options import ACCEPT, NAME, OFFER, REFUSE, TO
from tumbleweed.games.goat.procedures import frames

ANSWER: Final = 1  # the step in which the card lies before the receiver
CHOICE: Final = [REFUSE, ACCEPT]
FORCED: Final = [ACCEPT]


# ---- lay_card: which card, to whom, under which name ----


def dealer(s: GoatState) -> list[int]:
    return [s.dealer]


def part_of_offer(s: GoatState, seat: int) -> int:
    """Card, receiver, name; an Assistant has no receiver to choose (GB-LAST-11)."""
    part = len(s.sealed[seat])
    return part + 1 if part and frames.OFFER.assisted(s) else part


def offer_options(s: GoatState, seat: int) -> list[int]:
    part = part_of_offer(s, seat)
    if part == 0:  # GB-DEAL-04
        return [OFFER + card for card in s.hand]
    if part == 1:  # GB-DEAL-05, GB-DEAL-19
        return [TO + other for other in active(s) if other != seat]
    return [NAME + card for card in s.hand]  # GB-DEAL-07 to 09: lying within the hand is legal


def offer_made(s: GoatState, seat: int) -> bool:
    return part_of_offer(s, seat) == 3


def lay_card(s: GoatState) -> Verdict:
    """The card is face down in front of the receiver (GB-DEAL-06); the claim must be in the
    hand.
    """
    parts = s.sealed[s.dealer]
    s.offered = parts[0] - OFFER
    s.receiver = s.last_active if frames.OFFER.assisted(s) else parts[1] - TO
    s.claim = parts[len(parts) - 1] - NAME
    s.hand.remove(s.offered)
    show(s, s.claim)
    emit(s, OFFERED, s.dealer, s.receiver, s.claim, s.offered)
    return NEXT


# ---- answer ----


def receiver(s: GoatState) -> int:
    return s.receiver


def yes_or_no(s: GoatState) -> list[int]:
    """GB-LAST-19: with as many hats left as cards in the Assistant's hand one must accept."""
    forced = frames.OFFER.assisted(s) and len(s.hand) + 1 == s.hats[s.receiver]
    return FORCED if forced else CHOICE


def reveal(s: GoatState, option: int) -> Verdict:
    """Whoever takes control puts a Small Hat on the revealed card (GB-DEAL-11, GB-DEAL-12)."""
    card, giver, taker = s.offered, s.dealer, s.receiver
    accepted = option == ACCEPT
    s.offered = NONE
    show(s, card)
    if accepted:
        emit(s, ACCEPTED, taker, giver, s.claim, card)
        place_hat(s, taker, card)
    elif frames.OFFER.assisted(s):  # GB-LAST-13
        emit(s, DISCARDED, taker, giver, s.claim, card)
        s.discard.append(card)
    else:
        emit(s, REFUSED, taker, giver, s.claim, card)
        place_hat(s, giver, card)
    s.receiver = s.claim = NONE
    return NEXT if s.hat_on[card] != NONE else done(s)


# ---- instant_effect ----


def instant_effect(s: GoatState) -> Verdict:
    """The Character just placed acts at once, for the owner of the hat (GB-DEAL-17)."""
    card = s.table[len(s.table) - 1]
    owner = s.hat_on[card]
    if card == ROBBER:
        return frames.ROB.call(s, owner=owner)
    if card == CHARLATAN:
        return frames.SWINDLE.call(s, owner=owner)
    if s.compiled.takes[card] != NOTHING:
        take_goods(s, owner, card)
    return NEXT


def take_goods(s: GoatState, owner: int, card: int) -> None:
    """The eight takers: all tokens or all Coins of their Location (GB-CHAR-07 to 16)."""
    place = s.compiled.location_of[card]
    tokens, coins = s.stock[place], s.till[place]
    if s.compiled.takes[card] == TAKES_TOKENS and tokens:
        kind = s.compiled.token_at[place]
        s.stock[place] = 0
        gain(s, owner, kind, tokens)
        emit(s, TOOK_TOKENS, owner, card, place, kind, tokens)
    elif s.compiled.takes[card] == TAKES_COINS and coins:
        s.till[place] = 0
        s.coins[owner] += coins
        emit(s, TOOK_COINS, owner, card, place, coins)
    else:
        emit(s, TOOK_NOTHING, owner, card)


def answer_facts(s: GoatState, seat: int) -> dict[str, Any]:
    return {"dealer": f"seat:{s.dealer}", "claim": f"character:{CHARACTERS[s.claim]}"}


OFFER_PROCEDURE: Final = frames.OFFER.procedure(
    (
        Gather(
            "lay_card",
            (
                Question("offer", "GB-DEAL-04"),
                Question("to", "GB-DEAL-05"),
                Question("name", "GB-DEAL-08"),
            ),
            dealer,
            offer_options,
            offer_made,
            lay_card,
            part_of_offer,
        ),
        Ask("answer", Question("answer", "GB-DEAL-10", answer_facts), receiver, yes_or_no, reveal),
        Do("instant_effect", instant_effect),
    )
)
