"""The weights that come with the package: one net per game, for all its tables.

How each was made is in docs/bots.md, and in the card beside it (`<game>.json`): settings and curve
of each run, and its arena. An external game has its own weights in its package.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from tumbleweed.core.packages import HOME, files_of, package_of


def weights_of(game: str) -> Path | None:
    """The file of a game's net; None if nobody has trained one."""
    folder = files(__package__) if package_of(game) == HOME else files_of(game)
    path = Path(str(folder.joinpath(f"{game}.npz")))
    return path if path.is_file() else None
