"""The permanent rule changes that only cards of Ante Up have."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.kinds import Number
from tumbleweed.games.legends.vocabulary.modifiers import Modifier, in_force


def money_limit(s: LegendsState, seat: int) -> int:
    """WL-BANK-04, or what the character says."""
    limit = s.compiled.money_limit
    if s.compiled.mods_of[MONEY_LIMIT.number]:
        for at in in_force(s, seat, MONEY_LIMIT):
            limit = LIMIT.of(s.compiled.mods, at)
    return limit


def most_money(compiled: Compiled) -> int:
    """For any character."""
    mods, rows = compiled.mods, range(0, len(compiled.mods), layout.MODIFIER)
    limits = [at for at in rows if mods[at + layout.M_MOD] == MONEY_LIMIT.number]
    return max([compiled.money_limit, *(LIMIT.of(mods, at) for at in limits)])


LIMIT: Final = Number("set", "dollars")

MONEY_LIMIT: Final = Modifier(
    "money_limit", "the most money one may hold", (LIMIT,), rule=money_limit, in_hand=False
)
