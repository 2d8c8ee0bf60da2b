"""A section of a row: some blocks, declared when it is made and written for every row."""

from __future__ import annotations

from tumbleweed.core.features import Layout
from tumbleweed.games.legends.knowledge.features.distances import Distances
from tumbleweed.games.legends.state.compiled import Compiled
from tumbleweed.games.legends.state.legends_state import LegendsState


class Section:
    """`whole` are the tables with every module, which give the sizes; `compiled` those in play."""

    def __init__(
        self, layout: Layout, whole: Compiled, compiled: Compiled, distances: Distances
    ) -> None:
        self.players = compiled.players
        self.distances = distances
        self.declare(layout, whole)

    def declare(self, layout: Layout, whole: Compiled) -> None:
        raise NotImplementedError

    def in_play(self, compiled: Compiled) -> bool:
        """Whether anything is written for each row."""
        return True

    def write_setup(self, compiled: Compiled, out: list[bytes]) -> None:
        """What is the same in every row."""

    def write(self, s: LegendsState, seat: int, movement: int, out: list[bytes]) -> None:
        """The rest, for a seat that moves so far."""


def places(seats: int, seat: int, players: int) -> int:
    """A mask of seats as a mask of places, told from one of them."""
    return (seats >> seat | seats << players - seat) & (1 << players) - 1
