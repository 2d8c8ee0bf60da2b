"""Giving things up: discarding poker cards of one's choice, paying nuggets."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import (
    Ask,
    Do,
    Gather,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import mask_of
from tumbleweed.games.legends.components.blood_money.bonuses import note_bonus
from tumbleweed.games.legends.components.decks.poker import leave_hand, to_discard
from tumbleweed.games.legends.components.player.discarding import discard
from tumbleweed.games.legends.components.player.goods import lose_nuggets
from tumbleweed.games.legends.effects.possible import nugget_cards
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.frames import DISCARD, PAY_NUGGETS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.events import DISCARDED
from tumbleweed.games.legends.vocabulary.options import PASS, PAY_NUGGET

# ---- discard: so many cards, the owner's choice ----


def owner(s: LegendsState) -> list[int]:
    return [DISCARD.seat(s)]


def cards_left(s: LegendsState, seat: int) -> list[int]:
    first = opt.DISCARD.of(s, 0)
    return [first + card for card in s.hands[seat] if first + card not in s.sealed[seat]]


def all_chosen(s: LegendsState, seat: int) -> bool:
    return len(s.sealed[seat]) == DISCARD.count(s)


def discard_chosen(s: LegendsState) -> Verdict:
    seat = DISCARD.seat(s)
    discard(s, seat, sorted(opt.DISCARD.member(s, option) for option in s.sealed[seat]))
    return announce(s)


def still_to_discard(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"count": DISCARD.count(s) - len(s.sealed[seat])}


DISCARD_PROCEDURE: Final = DISCARD.procedure(
    (
        Gather(
            "choose_cards",
            (Question("discard", "WL-ENDTURN-02", still_to_discard),),
            owner,
            cards_left,
            all_chosen,
            discard_chosen,
        ),
    )
)

# ---- pay_nuggets: real ones, or Fool's Gold (WL-DECK-14) ----

PAY_ONE: Final = label("pay_one")
ANY_LEFT: Final = label("any_left")


def any_left(s: LegendsState) -> Verdict:
    """Without cards in hand there is nothing to choose."""
    seat, count = PAY_NUGGETS.seat(s), PAY_NUGGETS.count(s)
    if s.hands[seat] and count:
        return goto(PAY_ONE)
    lose_nuggets(s, seat, count)
    return done(s)


def means(s: LegendsState) -> list[int]:
    """Who has nothing to pay a loss with is asked all the same: the others are not to know."""
    seat = PAY_NUGGETS.seat(s)
    real = [PAY_NUGGET] if s.nuggets[seat] else []
    return real + [opt.SELL.of(s, card) for card in nugget_cards(s, seat)] or [PASS]


def pay_one(s: LegendsState, option: int) -> Verdict:
    seat = PAY_NUGGETS.seat(s)
    if option == PASS:
        return done(s)
    PAY_NUGGETS.set_count(s, PAY_NUGGETS.count(s) - 1)
    if option == PAY_NUGGET:
        lose_nuggets(s, seat, 1)
    else:
        use_fools_gold(s, seat, opt.SELL.member(s, option))
    return goto(ANY_LEFT)


def use_fools_gold(s: LegendsState, seat: int, card: int) -> None:
    """Used as a nugget, it is discarded as a used card (WL-BANK-07)."""
    leave_hand(s, seat, card)
    to_discard(s, card)
    emit(s, DISCARDED, seat, mask_of([card]))
    note_bonus(s, seat)


PAY_NUGGETS_PROCEDURE: Final = PAY_NUGGETS.procedure(
    (
        Do("any_left", any_left),
        Ask("pay_one", Question("pay-nugget", "WL-DECK-14"), PAY_NUGGETS.seat, means, pay_one),
    )
)
