"""What moves from one player to another: money and nuggets, up to the taker's limits."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.cattle import steal_cattle
from tumbleweed.games.legends.components.player.goods import (
    gain_money,
    gain_nuggets,
    lose_money,
    lose_nuggets,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import goods
from tumbleweed.games.legends.vocabulary.events import STOLE_MONEY, STOLE_NUGGETS
from tumbleweed.games.legends.vocabulary.goods import Good


def steal_goods(s: LegendsState, good: Good, amount: int, thief: int, victim: int) -> None:
    """The victim loses all of it; what the thief cannot carry goes to the supply (WL-FIGHT-41)."""
    if victim == s.compiled.black:
        steal_from_man_in_black(s, good, amount, thief)
    elif good is goods.MONEY:
        emit(s, STOLE_MONEY, thief, victim, min(amount, s.money[victim]))
        gain_money(s, thief, lose_money(s, victim, amount))
    elif good is goods.NUGGETS:
        emit(s, STOLE_NUGGETS, thief, victim, min(amount, s.nuggets[victim]))
        gain_nuggets(s, thief, lose_nuggets(s, victim, amount))
    elif good is goods.CATTLE:
        if s.cattle[thief] == NONE:  # one can carry only one (WL-FIGHT-40)
            steal_cattle(s, thief, victim)
    else:
        raise AssertionError(f"{good.name} cannot be stolen at once")


def steal_from_man_in_black(s: LegendsState, good: Good, amount: int, thief: int) -> None:
    """His purse stays as it is: the supply pays, as far as it can (WL-MIB-10)."""
    if good is goods.MONEY:
        emit(s, STOLE_MONEY, thief, s.compiled.black, amount)
        gain_money(s, thief, amount)
    elif good is goods.NUGGETS:
        emit(s, STOLE_NUGGETS, thief, s.compiled.black, min(amount, s.supply))
        gain_nuggets(s, thief, amount)
