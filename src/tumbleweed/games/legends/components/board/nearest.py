"""Shortest paths toward a goal, for figures that ride by themselves: no mesas, bandits stop
nobody.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.state.compiled import Board

FAR: Final = 999


def distances(board: Board, goals: list[int]) -> list[int]:
    """Per space: the number of steps to the nearest of the goals."""
    far = [FAR] * len(board.spaces)
    edge = sorted(set(goals))
    for space in edge:
        far[space] = 0
    steps = 0
    while edge:
        steps += 1
        beyond: list[int] = []
        for space in edge:
            for other in board.patrol[space]:
                if far[other] == FAR:
                    far[other] = steps
                    beyond.append(other)
        edge = beyond
    return far


def ends_of_ways(
    board: Board, start: int, goals: list[int], up_to: int, stops: int = 0
) -> list[int]:
    """Where the shortest paths toward the nearest goals lead in so many steps, in order.

    A path ends at a goal, and on the spaces of the mask `stops`. Without goals one stays.
    """
    far = distances(board, goals)
    edge, ends = [start], list[int]()
    for _ in range(up_to if goals else 0):
        beyond: list[int] = []
        for space in edge:
            ahead = [n for n in board.patrol[space] if far[n] < far[space]]
            beyond += [n for n in ahead if n not in beyond]
            if not ahead:  # the goal
                ends.append(space)
        ends += [space for space in beyond if stops >> space & 1 and space not in ends]
        edge = [space for space in beyond if not stops >> space & 1]
    return sorted(set(ends + edge))
