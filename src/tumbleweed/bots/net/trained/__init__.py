"""The weights that come with the package: one net per game, for all its tables.

How each was made is in docs/bots.md; `about` in a file tells the settings of its last stretch.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path


def weights_of(game: str) -> Path | None:
    """The file of a game's net; None if nobody has trained one."""
    path = Path(str(files(__package__).joinpath(f"{game}.npz")))
    return path if path.is_file() else None
