"""Thrifty: plays each game by heuristics, without lookahead.

The heuristics belong to the game: `Thrifty` in `bots/<game>/thrifty.py`, or in the package of an
external game. A game without any is played at random.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from tumbleweed.bots.random_bot import RandomBot
from tumbleweed.core.game import Seat
from tumbleweed.core.packages import optional_module


class _Player(Protocol):
    def choose(self, seat: Seat) -> str: ...


class ThriftyBot:
    """One name for all games; the seat determines which one is played."""

    looks_ahead: Final = False

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._player: _Player | None = None

    def choose(self, seat: Seat) -> str:
        if self._player is None:
            self._player = _maker(seat.setup.game)(self._seed)
        return self._player.choose(seat)


def _maker(game: str) -> Callable[[int], _Player]:
    found = optional_module(game, "tumbleweed.bots", "thrifty")
    if found is None:
        return RandomBot
    made: Callable[[int], _Player] = found.Thrifty
    return made
