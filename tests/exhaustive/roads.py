"""Whether a path is as a reason says, without the engine's own search."""

from __future__ import annotations

from collections.abc import Collection

from exhaustive.case import Case
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.procedures.man_in_black.steps import his_goals
from tumbleweed.games.legends.vocabulary.modifiers import crosses_mesas, movement

FAR = 999


def left(c: Case) -> int:
    """How many spaces may still be ridden: in a ride under way, or by a Move action."""
    return c.frame["left"] if c.question == "ride" else movement(c.s, c.seat)


def steps(
    c: Case, start: int, goals: Collection[int], closed: int = -1, ends: Collection[int] = (),
    mesas: bool = False,
) -> int:  # fmt: skip
    """How many it takes; nobody enters `closed`, and a way goes no further than `ends`."""
    board, far, edge, seen = c.compiled.board, 0, {start}, {start}
    while edge:
        if edge & set(goals):
            return far
        beyond = set[int]()
        for space in edge - (set(ends) - {start}):
            beyond |= set(board.neighbours[space])
            if mesas and space < len(board.spaces):
                beyond |= set(board.mesas_at[space])
        edge = beyond - seen - {closed}
        seen |= edge
        far += 1
    return FAR


def ridden(c: Case, bandits: bool, sheriff: bool) -> bool:
    """The space asked for is within reach, with or without those who are in the way."""
    closed = c.s.sheriff if sheriff and c.s.wanted[c.seat] else -1
    ends = [space for space in c.compiled.board.hideouts if bandits and c.bandit_at(space)]
    if bandits:  # and outlaws and claim jumpers, with Ante Up
        ends += [space for space in range(len(c.compiled.board.spaces)) if c.s.up.foes >> space & 1]
    mesas = crosses_mesas(c.s, c.seat)
    return steps(c, c.here, [c.space], closed, ends, mesas) <= left(c)


def too_far(c: Case) -> bool:
    """Even on an empty board; a mesa cannot be ended on."""
    if c.args["count"] != left(c):
        return False
    if c.space >= len(c.compiled.board.spaces):
        return adjacent(c) and left(c) < 2
    return not ridden(c, bandits=False, sheriff=False)


def adjacent(c: Case) -> bool:
    board = c.compiled.board
    near = board.mesas_at if c.space >= len(board.spaces) else board.neighbours
    if c.verb == "sheriff-step":
        return c.space in board.neighbours[c.s.sheriff]
    return c.space in near[c.here]


def on_the_rim(c: Case) -> bool:
    """Of the mesa that is being crossed, and not where one came from."""
    rim = c.compiled.board.neighbours[c.frame["mesa"] - 1]
    return c.thing != "" and c.space in rim and c.space != c.here


def last_space(c: Case) -> bool:
    near = on_the_rim(c) if c.frame.get("mesa") else adjacent(c)
    return near and left(c) == 1 and not c.bandit_at(c.space)


def nowhere_to_ride(c: Case) -> bool:
    return left(c) == 0 or not free_neighbours(c)


def no_step(c: Case) -> bool:
    """None but the last, or all around are bandits, who end the ride."""
    return left(c) < 2 or all(c.bandit_at(space) for space in free_neighbours(c))


def free_neighbours(c: Case) -> list[int]:
    barred = c.s.sheriff if c.s.wanted[c.seat] else NONE
    return [space for space in c.compiled.board.neighbours[c.here] if space != barred]


# ---- those who are sent ----


def wanted_spaces(c: Case) -> list[int]:
    return [c.s.space[seat] for seat in range(c.compiled.players) if c.s.wanted[seat]]


def sheriff_too_far(c: Case) -> bool:
    return c.args["count"] == c.frame["left"] and steps(c, c.s.sheriff, [c.space]) > c.frame["left"]


def wanted_in_his_way(c: Case) -> bool:
    """Within reach, but for those where his way ends."""
    far = steps(c, c.s.sheriff, [c.space])
    return far <= c.frame["left"] < steps(c, c.s.sheriff, [c.space], ends=wanted_spaces(c))


def not_shortest(c: Case) -> bool:
    """Who is sent stops there on no shortest way as long as may be."""
    if c.question == "black-sheriff":
        start, goals, stops = c.s.sheriff, [c.s.space[c.frame["toward"]]], wanted_spaces(c)
        up_to = c.frame["left"]
    else:
        start, goals, stops = c.s.space[c.compiled.black], his_goals(c.s), []
        up_to = c.compiled.man_in_black_code[c.frame["at"] + 4]
    there = c.space if c.thing else start
    whole, so_far = steps(c, start, goals), steps(c, start, [there], ends=stops)
    on_it = so_far + steps(c, there, goals) == whole
    early = so_far < min(up_to, whole) and there not in stops
    return not on_it or early or so_far > up_to
