"""Levels and styles of play by name: what people choose at a table.

A game declares its own as `LEVELS` in `bots/<game>/levels.py`, the weakest first: its net
(net/trained) at some warmth, with or without a search. One that declares none has `normal`, played
by its heuristics. Those in `STYLED` there play the same net in a style of their own. Ratings are in
docs/bots.md.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from tumbleweed.bots.thrifty import ThriftyBot
from tumbleweed.core.errors import UnknownName
from tumbleweed.core.game import Seat
from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import Setup, all_games


@dataclass(frozen=True)
class Level:
    warmth: float = 1.0  # of the draws: the warmer, the more it errs
    worlds: int = 0  # of the search, for each option; 0: it does not search
    wide: int = 0  # options that the search tries
    style: str = ""  # that its net plays in, see net/styles.py
    lean: int = 255  # how much of it
    eager: float = 1.0  # how many times as likely its deeds are as the net thinks
    heuristics: bool = False  # `thrifty` plays, and no net


UNTRAINED: Final = {"normal": Level(heuristics=True)}


class _Player(Protocol):
    def choose(self, seat: Seat) -> str: ...


def levels_of(game: str) -> dict[str, Level]:
    """By name; none for a game that there is not."""
    return _declared(game) if game in all_games() else {}


@cache
def _declared(game: str) -> dict[str, Level]:
    found = optional_module(game, "tumbleweed.bots", "levels")
    return UNTRAINED if found is None else {**found.LEVELS, **getattr(found, "STYLED", {})}


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
            self._player = _player(seat.setup, self._name, self._seed)
        return self._player.choose(seat)


def _player(setup: Setup, name: str, seed: int) -> _Player:
    level = levels_of(setup.game).get(name)
    if level is None:
        raise UnknownName(f"{setup.game} has no bot called {name!r}")
    return ThriftyBot(seed) if level.heuristics else _net(setup, level, seed)


def _net(setup: Setup, level: Level, seed: int) -> _Player:
    # numpy, which other bots do without
    from tumbleweed.bots.net.bot import NetBot  # noqa: PLC0415
    from tumbleweed.bots.net.thinker import Thinker  # noqa: PLC0415
    from tumbleweed.bots.net.trained import weights_of  # noqa: PLC0415

    weights = weights_of(setup.game, setup.players)
    if weights is None:
        raise UnknownName(f"{setup.game} has levels, but no weights")
    if level.worlds:
        return Thinker(str(weights), seed, level.style, level.worlds, level.wide)
    return NetBot(str(weights), seed, level.style, level.warmth, level.lean, level.eager)
