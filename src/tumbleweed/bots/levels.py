"""Levels of play by name: what people choose at a table.

A game declares its own as `LEVELS` in `bots/<game>/levels.py`, the weakest first: its net
(net/trained) at some warmth, with or without a search. Ratings are in docs/bots.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Protocol

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.game import Seat
from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import all_games

if TYPE_CHECKING:
    from tumbleweed.bots.net.bot import NetBot


@dataclass(frozen=True)
class Level:
    warmth: float = 1.0  # of the draws: the warmer, the more it errs
    worlds: int = 0  # of the search, for each option; 0: it does not search
    wide: int = 0  # options that the search tries


class _Player(Protocol):
    def choose(self, seat: Seat) -> str: ...


def levels_of(game: str) -> dict[str, Level]:
    """By name; none for a game that declares none, or that there is not."""
    return _declared(game) if game in all_games() else {}


@cache
def _declared(game: str) -> dict[str, Level]:
    found = optional_module(game, "tumbleweed.bots", "levels")
    return {} if found is None else dict(found.LEVELS)


def level_names() -> tuple[str, ...]:
    """Of all games."""
    return tuple(dict.fromkeys(name for game in all_games() for name in levels_of(game)))


class LevelBot:
    """One name for all games that have it; the seat determines which one is played."""

    def __init__(self, name: str, seed: int) -> None:
        self._name, self._seed = name, seed
        self._player: _Player | None = None

    def choose(self, seat: Seat) -> str:
        if self._player is None:
            self._player = _player(seat.setup.game, self._name, self._seed)
        return self._player.choose(seat)


def _player(game: str, name: str, seed: int) -> NetBot:
    # numpy, which other bots do without
    from tumbleweed.bots.net.bot import NetBot  # noqa: PLC0415
    from tumbleweed.bots.net.thinker import Thinker  # noqa: PLC0415
    from tumbleweed.bots.net.trained import weights_of  # noqa: PLC0415

    level, weights = levels_of(game).get(name), weights_of(game)
    if level is None or weights is None:
        raise UnknownName(f"{game} has no bot called {name!r}")
    if level.worlds:
        return Thinker(str(weights), seed, "", level.worlds, level.wide)
    return NetBot(str(weights), seed, warmth=level.warmth)
