"""The weights that come with the package: `<game>.npz` for all tables of a game, and
`<game>-from-<n>.npz` for those of n players or more.

How each was made is in docs/bots.md, and in the card beside it (`.json`): settings and curve of
each run, and its arena. An external game has its own weights in its package.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

from tumbleweed.core.packages import HOME, files_of, package_of

FEWEST: Final = 2  # who need no file of their own


def weights_of(game: str, players: int = FEWEST) -> Path | None:
    """The file of a game's net at a table of so many; None if nobody has trained one."""
    folder = files(__package__) if package_of(game) == HOME else files_of(game)
    names = [f"{game}-from-{least}" for least in range(players, FEWEST, -1)]
    paths = [Path(str(folder.joinpath(f"{name}.npz"))) for name in (*names, game)]
    return next(filter(Path.is_file, paths), None)
