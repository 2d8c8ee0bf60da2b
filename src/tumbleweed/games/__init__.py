"""The games. Importing this package puts them on the list: those in the folders here, and those of
installed packages that offer one as an entry point of the group `tumbleweed.games`."""

from __future__ import annotations

import warnings
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from pkgutil import iter_modules

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.packages import HOME
from tumbleweed.core.ruleset import GameInfo, all_games, register, register_broken

GROUP = "tumbleweed.games"


class GameNotLoaded(UserWarning):
    """A game from outside that cannot be played; the others can."""


class BadGame(TumbleweedError):
    """What an entry point leads to is no game."""


def _register_ours() -> None:
    """Each folder here is a game; its `ruleset.py` has the `GameInfo` as INFO."""
    for found in iter_modules(__path__):
        if found.ispkg:
            register(import_module(f"{__name__}.{found.name}.ruleset").INFO)


def register_from_outside() -> None:
    for entry in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        try:
            register(_loaded(entry))
        except Exception as fault:  # whatever is wrong with one game, the others are played
            said = f"{type(fault).__name__}: {fault}"
            register_broken(entry.name, said)
            warnings.warn(
                f"the game {entry.name!r} ({entry.value}) could not be loaded: {said}",
                GameNotLoaded,
                stacklevel=2,
            )


def _loaded(entry: EntryPoint) -> GameInfo:
    info = entry.load()
    if not isinstance(info, GameInfo):
        raise BadGame(f"{entry.value} is no GameInfo")
    if info.name != entry.name:
        raise BadGame(f"it calls itself {info.name!r}")
    known = all_games().get(info.name)
    words = files(HOME) / "locale" / "en" / f"{info.name}.ftl"
    if (known is not None and known is not info) or words.is_file():
        raise BadGame("the name is taken")
    if info.package == HOME:
        raise BadGame("its GameInfo does not say in which package it is: package=__package__")
    return info


_register_ours()
register_from_outside()
