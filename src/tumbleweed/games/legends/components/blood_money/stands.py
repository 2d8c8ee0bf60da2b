"""Three stands where items are sold: the two of Ante Up and the Trader's (BM-SETUP-05)."""

from __future__ import annotations

from tumbleweed.core.chance import shuffle
from tumbleweed.games.legends.components.ante_up.stands import TRADING_POST_SLOTS
from tumbleweed.games.legends.components.player.shopping import MOUNT, WEAPON
from tumbleweed.games.legends.state.ante_up_model import (
    GENERAL_STORE_STAND,
    STANDS_STREAM,
    TRADING_POST_STAND,
)
from tumbleweed.games.legends.state.blood_money_model import TRADER_STAND
from tumbleweed.games.legends.state.legends_state import LegendsState


def deal_three_stands(s: LegendsState) -> None:
    """A weapon and a mount for each of the first two stands; the first of the rest fill the Trading
    Post, the last ones are the Trader's. A scenario may say what a stand must hold."""
    kinds = list(range(len(s.compiled.items)))
    shuffle(s, STANDS_STREAM, kinds)
    kinds.reverse()  # the end of a shuffled pile is its top
    held = [stocked[:] for stocked in s.compiled.blood.stocked]
    kinds = [item for item in kinds if item not in held[0] + held[1]]
    for kind in (WEAPON, MOUNT):
        for stand in (GENERAL_STORE_STAND, TRADING_POST_STAND):
            _add_first(s, kinds, held[stand], kind)
    post = held[TRADING_POST_STAND]
    post += kinds[: TRADING_POST_SLOTS - len(post)]
    left = [item for item in kinds if item not in post]
    trader = left[len(left) - s.compiled.blood.trader_slots :]
    for item in range(len(s.compiled.items)):
        s.up.stand[item] = GENERAL_STORE_STAND
        if item in post:
            s.up.stand[item] = TRADING_POST_STAND
        elif item in trader:
            s.up.stand[item] = TRADER_STAND


def _add_first(s: LegendsState, kinds: list[int], held: list[int], kind: int) -> None:
    """The first item of that kind, unless the stand has one."""
    if any(s.compiled.item_kind[item] == kind for item in held):
        return
    first = next(item for item in kinds if s.compiled.item_kind[item] == kind)
    held.append(first)
    kinds.remove(first)
