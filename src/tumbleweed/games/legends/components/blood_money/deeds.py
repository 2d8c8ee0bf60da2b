"""Deeds: claimed at their places, used once, owned for the rest of the game (BM-CLAIM)."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.goods import spend
from tumbleweed.games.legends.state.blood_money_queries import ruined
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.blood_money import property as words
from tumbleweed.games.legends.vocabulary.blood_money.events import (
    CLAIMED_DEED,
    GIVEN_DEED,
    USED_DEED,
)


def deed_price(s: LegendsState, seat: int, deed: int) -> int:
    """BM-CLAIM-19."""
    cost = s.compiled.blood.deed_cost[deed]
    return words.changed_price(s, seat, words.DEED_PRICE, cost)


def for_sale(s: LegendsState, deed: int) -> bool:
    """Nobody owns it, and its place is no ruin (BM-CLAIM-03, BM-REPAIR-03)."""
    return s.blood.deed_of[deed] == NONE and not ruined(s, deed)


def claim_deed(s: LegendsState, seat: int, deed: int) -> None:
    """Its action side is up (BM-CLAIM-01)."""
    price = deed_price(s, seat, deed)
    s.blood.deed_of[deed] = seat
    emit(s, CLAIMED_DEED, seat, deed, price)
    spend(s, seat, price)
    note(s, words.CLAIM_DEED, seat)


def give_deed(s: LegendsState, seat: int, deed: int) -> None:
    """Without a price; it is not claimed (BM-CLAIM-25)."""
    s.blood.deed_of[deed] = seat
    emit(s, GIVEN_DEED, seat, deed)


def flip_deed(s: LegendsState, seat: int, deed: int) -> None:
    """BM-CLAIM-09."""
    s.blood.deeds_used |= 1 << deed
    emit(s, USED_DEED, seat, deed)
