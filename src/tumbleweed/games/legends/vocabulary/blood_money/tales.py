"""Triggers, conditions and modifiers of legendary stories and the Story track."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.trigger import Masked
from tumbleweed.games.legends.vocabulary.triggers import event

TOKENS: Final = ("o", "x", "danger_x")  # as cards name the map tokens

WORK: Final = event("work", "a Work action was done")
ACQUIRE_CATTLE: Final = event("acquire_cattle", "a cattle token was taken from a Ranch")
REVEAL_MAP_TOKEN: Final = event(
    "reveal_map_token",
    "a map token was turned; `tokens`: a list of `o`, `x`, `danger_x`",
    Masked("tokens", TOKENS, layout.T_DETAIL, match=layout.AMONG),
)
# `gain_reputation` on the Story track: "any" means the Marshal and the Wanted track only
GAIN_SP: Final = event("gain_sp", "", written=False)
# `end_turn` of a condition of a story, which has a step of its own (BM-STORY-43)
END_HERE: Final = event("end_here", "", written=False)
