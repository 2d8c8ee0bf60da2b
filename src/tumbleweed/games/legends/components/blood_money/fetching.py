"""Longhorns and nuggets that lie near a player, for whoever need not go there (Bullwhip)."""

from __future__ import annotations

from tumbleweed.games.legends.components.ante_up.tokens import lies_at
from tumbleweed.games.legends.state.ante_up_model import LONGHORN, NUGGET
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.options import TAKE_LONGHORN, TAKE_NUGGET
from tumbleweed.games.legends.vocabulary.blood_money.options import fetch_of
from tumbleweed.games.legends.vocabulary.modifiers import nugget_limit


def near_by(s: LegendsState, seat: int, things: int, distance: int) -> list[int]:
    """The options: what of these things lies within that distance and can be taken."""
    found: list[int] = []
    for space in spaces_near(s, s.space[seat], distance):
        if things >> TAKE_LONGHORN & 1 and lies_at(s, LONGHORN, space):
            found.append(fetch_of(s, TAKE_LONGHORN, space))
        room = s.nuggets[seat] < nugget_limit(s, seat)
        if things >> TAKE_NUGGET & 1 and room and lies_at(s, NUGGET, space):
            found.append(fetch_of(s, TAKE_NUGGET, space))
    return found


def spaces_near(s: LegendsState, start: int, distance: int) -> list[int]:
    """Within so many spaces, the nearest first."""
    reached, edge = [start], [start]
    for _ in range(distance):
        ahead = [n for space in edge for n in s.compiled.board.neighbours[space]]
        edge = [space for space in dict.fromkeys(ahead) if space not in reached]
        reached += edge
    return reached
