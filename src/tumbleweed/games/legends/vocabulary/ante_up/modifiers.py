"""The standing changes that cards of Ante Up make to the rules."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.kinds import Number
from tumbleweed.games.legends.vocabulary.modifiers import Modifier, in_force


def money_limit(s: LegendsState, seat: int) -> int:
    """WL-BANK-04, or what the character says."""
    limit = s.compiled.money_limit
    for at in in_force(s, seat, MONEY_LIMIT):
        limit = max(limit, DOLLARS.of(s.compiled.mods, at))
    return limit


DOLLARS: Final = Number("set", "dollars")

MONEY_LIMIT: Final = Modifier(
    "money_limit", "what one may hold", (DOLLARS,), rule=money_limit, in_hand=False
)
