"""The Marshal and the Wanted track: points one by one, with the rewards of the spaces."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.markers import pass_markers
from tumbleweed.games.legends.components.player.goods import gain_lp
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.effect import EFFECT, Context
from tumbleweed.games.legends.vocabulary.events import (
    FROM_MARSHAL_TRACK,
    FROM_WANTED_TRACK,
    GAINED_POINT,
    LEFT_TRACK,
    POINTS_LOST,
)
from tumbleweed.games.legends.vocabulary.nested import end_of
from tumbleweed.games.legends.vocabulary.terms import MARSHAL, WANTED

SPACES: Final = 9


def gain_points(s: LegendsState, seat: int, track: int, amount: int) -> None:
    """Nobody is on both tracks (WL-MARSHAL-01)."""
    if not amount:
        return
    if track == MARSHAL and s.wanted[seat]:  # WL-MARSHAL-07, -08: lost
        return
    if track == WANTED and s.marshal[seat]:  # WL-MARSHAL-09, -10, -12
        s.marshal[seat] = 0
        emit(s, LEFT_TRACK, seat, MARSHAL)
    for _ in range(amount):
        _gain_point(s, seat, track)
    points = s.marshal[seat] if track == MARSHAL else s.wanted[seat]
    note(s, on.REACH_SPACE, seat, points, track)
    note(s, on.GAIN_REPUTATION, seat, amount, track)


def _gain_point(s: LegendsState, seat: int, track: int) -> None:
    points = s.marshal if track == MARSHAL else s.wanted
    source = FROM_MARSHAL_TRACK if track == MARSHAL else FROM_WANTED_TRACK
    if points[seat] == SPACES:  # WL-MARSHAL-05, -06, WL-WANTED-06
        gain_lp(s, seat, 1, source)
        return
    points[seat] += 1
    emit(s, GAINED_POINT, seat, track, points[seat])
    pass_markers(s, seat, track, points[seat] - 1, points[seat])
    _space_reward(s, seat, track * (SPACES + 1) + points[seat], source)


def _space_reward(s: LegendsState, seat: int, space: int, source: int) -> None:
    """WL-MARSHAL-04, WL-WANTED-03: spaces give money, LP or poker cards."""
    code = s.compiled.code
    at, end = s.compiled.track_effect[space], s.compiled.track_effect_end[space]
    while at < end:
        EFFECT[code[at]].grant(s, seat, Context(at, seat, NONE, NONE, NONE, source))
        at = end_of(code, at)


def lose_points(s: LegendsState, seat: int, track: int, amount: int) -> None:
    """The cube moves back; no reward is undone."""
    points = s.marshal if track == MARSHAL else s.wanted
    lost = min(amount, points[seat])
    if lost:
        points[seat] -= lost
        emit(s, POINTS_LOST, seat, track, lost)


def row_of(points: int) -> int:
    """0, 1, 2 for spaces 1-3, 4-6, 7-9 (WL-MARSHAL-14)."""
    return (points - 1) // 3
