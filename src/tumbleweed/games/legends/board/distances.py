"""How far the spaces on offer are, for screens that draw the way."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.board.ways import reach, sheriff_reach
from tumbleweed.games.legends.mat.mods import crosses_mesas
from tumbleweed.games.legends.model import LegendsState

FARTHEST: Final = 12  # more than anybody's movement
RIDE: Final = "ride:"
SHERIFF: Final = "sheriff:"


def distances(s: LegendsState, seat: int, keys: list[str]) -> dict[str, int]:
    """Per option that names a space to ride to: how many spaces are entered on the way."""
    far: dict[str, int] = {}
    if any(key.startswith(RIDE) for key in keys):
        start = s.space[seat]
        found = reach(s, seat, start, FARTHEST, crosses_mesas(s, seat))
        far[RIDE + s.box.board.spaces[start]] = 0
        for space, steps in zip(found.spaces, found.far, strict=True):
            far[RIDE + s.box.board.spaces[space]] = steps
    if any(key.startswith(SHERIFF) for key in keys):
        found = sheriff_reach(s, s.sheriff, FARTHEST, 0)
        far[SHERIFF + s.box.board.spaces[s.sheriff]] = 0
        for space, steps in zip(found.spaces, found.far, strict=True):
            far[SHERIFF + s.box.board.spaces[space]] = steps
    return {key: far[key] for key in keys if key in far}
