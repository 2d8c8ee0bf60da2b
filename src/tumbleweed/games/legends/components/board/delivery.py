"""Where a carried cattle token may be delivered (WL-CATTLE-07, -08)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.places import here
from tumbleweed.games.legends.state.compiled import (
    RAIL_STATION,
    RANCH_BLUE,
    RANCH_GREEN,
    RANCH_ORANGE,
    STATION,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.terms import RUSTLE, WRANGLE

NOWHERE: Final = NONE
RANCHES: Final = (RANCH_GREEN, RANCH_BLUE, RANCH_ORANGE)  # by colour


def how_delivered(s: LegendsState, seat: int) -> int:
    """Wrangled at a Rail Station, rustled at a Ranch of another colour (AU-TOKEN-08, -09)."""
    token = s.cattle[seat]
    if token == NONE:
        return NOWHERE
    if here(s, seat, RAIL_STATION) or here(s, seat, STATION):
        return WRANGLE
    for color, site in enumerate(RANCHES):
        if here(s, seat, site) and color != s.compiled.cattle_color[token]:
            return RUSTLE
    return NOWHERE


def can_deliver(s: LegendsState, seat: int) -> bool:
    return how_delivered(s, seat) != NOWHERE
