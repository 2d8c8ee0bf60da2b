"""The distances of the offered spaces, for screens that draw the path."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.components.board.ways import reach, sheriff_reach
from tumbleweed.games.legends.state.compiled import Reach
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.modifiers import crosses_mesas

FARTHEST: Final = 12  # more than anybody's movement
RIDE: Final = "ride:"
SHERIFF: Final = "sheriff:"
LINKS: Final = ("trail:", "rail:")


def distances(s: LegendsState, seat: int, keys: list[str]) -> dict[str, int]:
    """Per option that names a destination: how many spaces are entered on the way."""
    far: dict[str, int] = {}
    rides = [key.removeprefix(RIDE) for key in keys if key.startswith(RIDE)]
    if rides:
        start = s.space[seat]
        found = _riding(s, seat, start, rides)
        far[RIDE + s.compiled.board.spaces[start]] = 0
        for space, steps in zip(found.spaces, found.far, strict=True):
            far[RIDE + s.compiled.board.spaces[space]] = steps
    if any(key.startswith(SHERIFF) for key in keys):
        found = sheriff_reach(s, s.sheriff, FARTHEST, 0)
        far[SHERIFF + s.compiled.board.spaces[s.sheriff]] = 0
        for space, steps in zip(found.spaces, found.far, strict=True):
            far[SHERIFF + s.compiled.board.spaces[space]] = steps
    for key in keys:  # a pass or the railway counts as 1 space entered (AU-MOVE-19)
        if key.startswith(LINKS):
            far[key] = 1
    return {key: far[key] for key in keys if key in far}


def _riding(s: LegendsState, seat: int, start: int, rides: list[str]) -> Reach:
    """The reach that offers these rides: whether a way leads over a mesa depends on how much
    movement is left."""
    mesas = crosses_mesas(s, seat)
    for movement in range(1, FARTHEST):
        found = reach(s, seat, start, movement, mesas)
        within = {s.compiled.board.spaces[space] for space in found.spaces}
        if all(name in within or name == s.compiled.board.spaces[start] for name in rides):
            return found
    return reach(s, seat, start, FARTHEST, mesas)
