"""Where a mini may be placed without moving, and which spaces can be ridden to."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.compiled import Ball, Board, Reach
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import foe_at, spaces_at
from tumbleweed.games.legends.vocabulary.options import RIDE, STEP

HIDEOUT_SETS: Final = 64  # two hideouts for each of three gangs
REMEMBERED: Final = 20_000  # cached reaches per board


def free_spaces(s: LegendsState, seat: int, place: int) -> list[int]:
    """A Wanted player cannot go to the Sheriff, nobody to a foe (WL-SHERIFF-19, AU-TOKEN-07)."""
    return [
        space
        for space in spaces_at(s, place)
        if not foe_at(s, space) and not barred(s, seat, space)
    ]


def any_free_space(s: LegendsState, seat: int, place: int) -> bool:
    spaces = spaces_at(s, place)
    return any(not foe_at(s, space) and not barred(s, seat, space) for space in spaces)


def barred(s: LegendsState, seat: int, space: int) -> bool:
    """WL-SHERIFF-19: also by any other movement."""
    return s.wanted[seat] > 0 and s.sheriff == space


def reach(s: LegendsState, seat: int, start: int, movement: int, mesas: bool) -> Reach:
    """Every space the player can ride to by a shortest path that triggers nothing.

    A bandit's space is the end of a way (WL-BANDIT-04, -18); the Sheriff's is no way for a Wanted
    player. Without need no way crosses a mesa.
    """
    sheriff = s.sheriff if s.wanted[seat] else NONE
    return remembered(s, start, movement, s.bandits, sheriff, mesas)


def sheriff_reach(s: LegendsState, start: int, movement: int, wanted: int) -> Reach:
    """The Sheriff's ways: bandits do not stop him (WL-SHERIFF-25); `wanted` is a mask of spaces
    with Wanted players, where his way ends (WL-SHERIFF-26)."""
    journey = movement * len(s.compiled.board.spaces) + start
    ball = s.compiled.patrols.get(journey)
    if ball is None:
        ball = s.compiled.patrols[journey] = Ball(_patrol(s, start, movement, 0))
        ball.spaces = mask_of_spaces(ball.clear.spaces)
    key = wanted & ball.spaces
    if key == 0:
        return ball.clear
    found = ball.found.get(key)
    if found is None:
        found = ball.found[key] = _patrol(s, start, movement, key)
        _count(s)
    return found


def _patrol(s: LegendsState, start: int, movement: int, wanted: int) -> Reach:
    found = Reach()
    _spread(s.compiled.board.patrol, found, start, movement, wanted, NONE)
    return found


def remembered(
    s: LegendsState, start: int, movement: int, bandits: int, sheriff: int, mesas: bool
) -> Reach:
    """Only what lies within reach can change a way: everything else is left out of the key."""
    journey = (movement * 2 + int(mesas)) * len(s.compiled.board.spaces) + start
    balls = s.compiled.balls
    ball = balls[journey] if journey < len(balls) else None
    if ball is None:
        ball = _remember_ball(s, journey, start, movement, mesas)
    bandits &= ball.hideouts
    if sheriff != NONE and not ball.spaces >> sheriff & 1:
        sheriff = NONE
    foes = s.up.foes & ball.spaces
    key = (foes * HIDEOUT_SETS + bandits) * 128 + sheriff + 1
    if key == 0:
        return ball.clear
    found = ball.found.get(key)
    if found is None:
        found = ball.found[key] = _search(s, start, movement, bandits, foes, sheriff, mesas)
        _count(s)
    return found


def _remember_ball(s: LegendsState, journey: int, start: int, movement: int, mesas: bool) -> Ball:
    """What could be reached if nothing stood in the way."""
    board, balls = s.compiled.board, s.compiled.balls
    ball = Ball(_search(s, start, movement, 0, 0, NONE, mesas))
    ball.spaces = mask_of_spaces(ball.clear.spaces)
    for i, space in enumerate(board.hideouts):
        ball.hideouts |= (ball.spaces >> space & 1) << i
    balls.extend([None] * (journey + 1 - len(balls)))
    balls[journey] = ball
    return ball


def _count(s: LegendsState) -> None:
    s.compiled.remembered += 1
    if s.compiled.remembered >= REMEMBERED:
        s.compiled.remembered = 0
        s.compiled.balls.clear()
        s.compiled.patrols.clear()


def _search(
    s: LegendsState, start: int, movement: int, bandits: int, foes: int, sheriff: int, mesas: bool
) -> Reach:
    board, ends = s.compiled.board, foes
    for i, space in enumerate(board.hideouts):
        if bandits >> i & 1:
            ends |= 1 << space
    found = searched(board, start, movement, ends, sheriff, mesas)
    found.ways = ways_of(s, found, start, movement, ends, sheriff, mesas)
    return found


def ways_of(
    s: LegendsState, found: Reach, start: int, movement: int, ends: int, closed: int, mesas: bool
) -> list[int]:
    """Where to ride; then single steps, where more movement is left after one."""
    board = s.compiled.board
    ways = [RIDE.of(s, space) for space in found.spaces]
    if movement > 1:
        for space in board.neighbours[start]:
            if space != closed and not ends >> space & 1:
                ways.append(STEP.of(s, space))
        if mesas:
            ways += [STEP.of(s, mesa) for mesa in board.mesas_at[start]]
    return ways


def searched(board: Board, start: int, movement: int, ends: int, closed: int, mesas: bool) -> Reach:
    """Breadth first, without mesas, then again over them for what is still out of reach."""
    found = Reach()
    _spread(board.neighbours, found, start, movement, ends, closed)
    if mesas:
        _cross(board, found, start, movement, ends, closed)
    return found


def _spread(
    near: list[list[int]], found: Reach, start: int, movement: int, ends: int, closed: int
) -> None:
    """`near`: per space those it leads to."""
    seen = 1 << start
    edge = [start]
    for far in range(1, movement + 1):
        beyond: list[int] = []
        for space in edge:
            for other in near[space]:
                if seen >> other & 1 or other == closed:
                    continue
                seen |= 1 << other
                _enter(found, other, far, 0)
                if not ends >> other & 1:
                    beyond.append(other)
        edge = beyond


def _enter(found: Reach, space: int, far: int, mesas: int) -> None:
    found.spaces.append(space)
    found.far.append(far)
    found.mesas.append(mesas)


def _cross(board: Board, found: Reach, start: int, movement: int, ends: int, closed: int) -> None:
    """The same over mesas, for what cannot be reached by land: a mesa is crossed, never
    ended on.
    """
    by_land = mask_of_spaces(found.spaces) | 1 << start
    count = len(board.spaces)
    seen = 1 << start
    edge = [(start, 0)]  # where, and the mesas crossed on the way as a mask
    for far in range(1, movement + 1):
        beyond: list[tuple[int, int]] = []
        for node, crossed in edge:
            near = board.neighbours[node]
            for other in near if node >= count else near + board.mesas_at[node]:
                if seen >> other & 1 or other == closed:
                    continue
                seen |= 1 << other
                if other >= count:
                    beyond.append((other, crossed | 1 << (other - count)))
                    continue
                if not by_land >> other & 1:
                    _enter(found, other, far, crossed)
                if not ends >> other & 1:
                    beyond.append((other, crossed))
        edge = beyond


def mask_of_spaces(spaces: list[int]) -> int:
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask


def way_to(found: Reach, space: int) -> int:
    """The index of a space in a reach, or NONE."""
    for i, other in enumerate(found.spaces):
        if other == space:
            return i
    return NONE
