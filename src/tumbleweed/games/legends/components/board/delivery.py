"""Where a carried cattle token may be delivered (WL-CATTLE-07, -08)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.board.places import here
from tumbleweed.games.legends.state.compiled import RAIL_STATION, RANCH_BLUE, RANCH_GREEN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.terms import RUSTLE, WRANGLE

NOWHERE: Final = NONE


def how_delivered(s: LegendsState, seat: int) -> int:
    """Wrangled at the Rail Station, rustled at the Ranch of the other colour."""
    token = s.cattle[seat]
    if token == NONE:
        return NOWHERE
    if here(s, seat, RAIL_STATION):
        return WRANGLE
    other = RANCH_BLUE if s.compiled.cattle_color[token] == 0 else RANCH_GREEN
    return RUSTLE if here(s, seat, other) else NOWHERE


def can_deliver(s: LegendsState, seat: int) -> bool:
    return how_delivered(s, seat) != NOWHERE
