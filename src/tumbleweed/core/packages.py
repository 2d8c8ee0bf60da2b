"""Where a game's files and optional modules are: in this package, or in the game's own.

A game of this package has its words in `locale/<lang>/<game>.ftl`, its ledger in
`rules/<game>.toml`, and what it brings to a layer in a folder of its name there:
`bots/<game>/thrifty.py`. A game from outside has the same in its own package, without that folder:
`<package>/locale/<lang>/<game>.ftl`, `<package>/thrifty.py`. What a game does not bring is left
to the layer, which has something for every game.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType

HOME = "tumbleweed"

_packages: dict[str, str] = {}  # of the games from outside


def put_package(game: str, package: str) -> None:
    """From now on the game's files and modules are looked for in that package."""
    if package == HOME:
        _packages.pop(game, None)
    else:
        _packages[game] = package


def games_from_outside() -> tuple[str, ...]:
    return tuple(_packages)


def files_of(game: str) -> Traversable:
    return files(_packages.get(game, HOME))


def content_folder(game: str) -> Traversable:
    """Where the content files are that a game ships."""
    inside = () if game in _packages else ("games", module_name(game))
    return files_of(game).joinpath(*inside, "content")


def optional_module(game: str, layer: str, module: str) -> ModuleType | None:
    """What a game brings to a layer (`tumbleweed.bots`); None where it brings nothing.

    A module that is there and fails raises what it raises.
    """
    folder = _packages.get(game) or f"{layer}.{module_name(game)}"
    name = f"{folder}.{module}"
    return import_module(name) if _exists(name, folder) else None


def _exists(name: str, folder: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError as fault:
        if fault.name != folder:
            raise
        return False


def module_name(game: str) -> str:
    """Names of games may have hyphens."""
    return game.replace("-", "_")
