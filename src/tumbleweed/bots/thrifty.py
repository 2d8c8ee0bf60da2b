"""Thrifty: plays each game by rules of thumb, without looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tumbleweed.bots.goat.thrifty import ThriftyGoat
from tumbleweed.bots.legends.thrifty import ThriftyLegends
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.game import Seat


class _Player(Protocol):
    def choose(self, seat: Seat) -> str: ...


_BY_GAME: dict[str, Callable[[int], _Player]] = {"goat": ThriftyGoat, "legends": ThriftyLegends}


class ThriftyBot:
    """One name for all games; the seat says which one is played."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._player: _Player | None = None

    def choose(self, seat: Seat) -> str:
        if self._player is None:
            game = seat.setup.game
            if game not in _BY_GAME:
                raise UnknownName(f"thrifty does not play {game!r}, but: {', '.join(_BY_GAME)}")
            self._player = _BY_GAME[game](self._seed)
        return self._player.choose(seat)
