"""Ruin tokens: on places that can be owned, at most one each (BM-REPAIR)."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.core.visibility import cards_in
from tumbleweed.games.legends.state.blood_money_model import RUIN_TOKENS
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.blood_money.events import REPAIRED, RESTORED, RUINED


def ruin(s: LegendsState, place: int) -> None:
    """Nothing happens where there is one already, or without a token left (BM-REPAIR-02,
    BM-COMP-10)."""
    if s.blood.ruins >> place & 1 or s.blood.ruins.bit_count() >= RUIN_TOKENS:
        return
    s.blood.ruins |= 1 << place
    emit(s, RUINED, place)


def rebuild(s: LegendsState, seat: int, place: int, by_action: bool) -> None:
    s.blood.ruins &= ~(1 << place)
    emit(s, REPAIRED if by_action else RESTORED, seat, place)


def ruins(s: LegendsState) -> list[int]:
    """The places in ruins."""
    return cards_in(s.blood.ruins)


def is_ruin(s: LegendsState, place: int) -> bool:
    return s.blood.ruins >> place & 1 == 1
