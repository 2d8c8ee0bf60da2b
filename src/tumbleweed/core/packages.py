"""Where a game's files and optional modules are: in this package, or in the game's own.

A game of this package has its messages in `locale/<lang>/<game>.ftl`, its ledger in
`rules/<game>.toml`, and its optional modules in a folder of its name in each layer:
`bots/<game>/thrifty.py`. An external game has the same in its own package, without that folder:
`<package>/locale/<lang>/<game>.ftl`, `<package>/thrifty.py`. For what a game does not provide the
layer has a default.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from types import ModuleType

HOME = "tumbleweed"

_packages: dict[str, str] = {}  # of external games


def put_package(game: str, package: str) -> None:
    """Register the package in which the game's files and modules are looked up."""
    if package == HOME:
        _packages.pop(game, None)
    else:
        _packages[game] = package


def games_from_outside() -> tuple[str, ...]:
    return tuple(_packages)


def package_of(game: str) -> str:
    """The package that has the game's files."""
    return _packages.get(game, HOME)


def files_of(game: str) -> Traversable:
    return files(package_of(game))


def content_folder(game: str) -> Traversable:
    """The folder of the content files that a game ships."""
    inside = () if game in _packages else ("games", module_name(game))
    return files_of(game).joinpath(*inside, "content")


def optional_module(game: str, layer: str, module: str) -> ModuleType | None:
    """A game's module for a layer (`tumbleweed.bots`); None if it has none.

    An exception from importing an existing module is not caught.
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
