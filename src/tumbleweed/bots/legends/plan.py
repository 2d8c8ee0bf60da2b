"""Plans: a place to ride to, a deed to do there, what it brings and how many actions it takes.

All plans of all styles are reckoned anew at every question; the one that brings the most LP for
an action is begun. So nobody is a miner for ever: a good hand, a full purse or a bandit by the
way changes the plan.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from tumbleweed.bots.legends.country import FAR
from tumbleweed.bots.legends.stories import told
from tumbleweed.bots.legends.table_view import Table
from tumbleweed.bots.legends.worth import Worth

DOUBT = 0.97  # what is left of a gain for each action before it


class Plan(NamedTuple):
    style: str
    gain: float  # LP in all
    actions: float  # until it is had
    space: int  # where to go first
    deed: str  # the option to take there

    @property
    def rate(self) -> float:
        return self.gain * float(DOUBT**self.actions) / max(1.0, self.actions)


class Trip:
    """How far everything is from one's space, in Move actions."""

    def __init__(self, table: Table, start: int) -> None:
        self.table = table
        self.start = start
        self._saddle_up = table.holds("saddle-up")

    def moves(self, goal: int) -> int:
        """From the start; Saddle Up leads into any town."""
        by_land = self.between(self.start, goal)
        if by_land > 1 and self._saddle_up and goal in self.table.land.towns:
            return 1
        return by_land

    def between(self, start: int, goal: int) -> int:
        far = self.table.land.far(goal, self.table.closed)[start]
        return ceil(far / self.table.me.movement) if far < FAR else FAR

    def nearest(self, goals: list[int]) -> int:
        """Of several spaces the first to be reached; -1 if there is none."""
        return min(goals, key=self.moves) if goals else -1


class Planner:
    """What the styles need to make their plans."""

    def __init__(self, worth: Worth, start: int | None = None) -> None:
        self.worth = worth
        self.table = worth.table
        self.me = worth.table.me
        self.land = worth.table.land
        self.trip = Trip(self.table, self.me.space if start is None else start)
        self.plans: list[Plan] = []

    def add(self, style: str, gain: float, space: int, deed: str, more: float = 1.0) -> None:
        """A plan that takes `more` actions once one is there; it must end before the game does."""
        actions = self.trip.moves(space) + more
        gain += told(self.table, style, deed)
        if gain > 0.0 and actions <= self.table.actions_left:
            self.plans.append(Plan(style, gain, actions, space, deed))
