"""Where a player stands, as the rules ask for it."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState


def here(s: LegendsState, seat: int, site: int) -> bool:
    """The seat's mini stands there (WL-TURN-19); `site` is a number of compiled.SITES."""
    return bool(s.compiled.sites[s.space[seat]] >> site & 1)


def same_town(s: LegendsState, seat: int, other: int) -> bool:
    town = s.compiled.board.town_of
    return town[s.space[seat]] != NONE and town[s.space[seat]] == town[s.space[other]]
