"""The two stands where items are sold (AU-SETUP-02 to -06)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import shuffle
from tumbleweed.games.legends.components.player.shopping import MOUNT, WEAPON
from tumbleweed.games.legends.state.ante_up_model import (
    GENERAL_STORE_STAND,
    STANDS_STREAM,
    TRADING_POST_STAND,
)
from tumbleweed.games.legends.state.legends_state import LegendsState

TRADING_POST_SLOTS: Final = 6


def deal_stands(s: LegendsState) -> None:
    """A weapon and a mount for each stand; the first of the rest fill the Trading Post."""
    kinds = list(range(len(s.compiled.items)))
    shuffle(s, STANDS_STREAM, kinds)
    kinds.reverse()  # the end of a shuffled pile is its top
    post: list[int] = []
    for kind in (WEAPON, MOUNT):
        first, second = [i for i in kinds if s.compiled.item_kind[i] == kind][:2]
        post.append(second)
        kinds.remove(first)
        kinds.remove(second)
    post += kinds[: TRADING_POST_SLOTS - len(post)]
    for item in range(len(s.compiled.items)):
        s.up.stand[item] = TRADING_POST_STAND if item in post else GENERAL_STORE_STAND
