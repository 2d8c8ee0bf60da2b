"""Telling that a card of Blood Money works for a player."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.blood_money.events import (
    INJURY_WORKS,
    TALE_WORKS,
    USED_RELIC,
)


def tell_carried(s: LegendsState, seat: int, source: int, card: int) -> None:
    """An ability of a card that is neither a poker card, an item nor a character is carried out."""
    # legendary stories
    if source == terms.SOURCE_TALE:
        emit(s, TALE_WORKS, seat, card)
    # injuries
    if source == terms.SOURCE_INJURY:
        emit(s, INJURY_WORKS, seat, card)
    # Legendary items
    if source == terms.SOURCE_RELIC:
        emit(s, USED_RELIC, seat, card)
