"""Plans: a place to ride to, an action to do there, its value and how many actions it takes.

All plans of all styles are evaluated anew at every question; the one with the most LP per action is
started. So a bot is not bound to a style: a good hand, money or a bandit nearby changes the plan.
"""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from tumbleweed.bots.legends.country import FAR
from tumbleweed.bots.legends.table_view import Table
from tumbleweed.bots.legends.worth import Worth

DOUBT = 0.97  # discount of a gain for each action before it


class Plan(NamedTuple):
    style: str
    gain: float  # LP in total
    actions: float  # actions until then
    space: int  # the destination
    deed: str  # the option to take there
    maker: str = ""  # the function that made it

    @property
    def rate(self) -> float:
        return self.gain * float(DOUBT**self.actions) / max(1.0, self.actions)


class Trip:
    """The distance of every space from one's own, in Move actions."""

    def __init__(self, table: Table, start: int) -> None:
        self.table = table
        self.start = start
        self._saddle_up = table.holds("saddle-up")

    def moves(self, goal: int) -> int:
        """From the start; Saddle Up reaches any town."""
        by_land = self.between(self.start, goal)
        if by_land > 1 and self._saddle_up and goal in self.table.land.towns:
            return 1
        by_port = [1 + self.between(port, goal) for port in self.table.ports]
        return min([by_land, *by_port])

    def between(self, start: int, goal: int) -> int:
        far = self.table.far(goal)[start]
        return ceil(far / self.table.me.movement) if far < FAR else FAR

    def nearest(self, goals: list[int]) -> int:
        """The closest of several spaces; -1 if there is none."""
        return min(self.table.standing(goals), key=self.moves, default=-1)


class Planner:
    """What the styles need to make their plans."""

    def __init__(self, worth: Worth, start: int | None = None) -> None:
        self.worth = worth
        self.table = worth.table
        self.me = worth.table.me
        self.land = worth.table.land
        self.trip = Trip(self.table, self.me.space if start is None else start)
        self.plans: list[Plan] = []
        self.maker = ""

    def add(self, style: str, gain: float, space: int, deed: str, more: float = 1.0) -> None:
        """Add a plan that takes `more` actions after arrival; it must end before the game does."""
        if not self.table.can_do(deed, space):
            return
        actions = self.trip.moves(space) + more
        gain += self.worth.asked_for(style, deed, space, self.maker, actions)
        if gain > 0.0 and actions <= self.table.actions_left:
            self.plans.append(Plan(style, gain, actions, space, deed, self.maker))
