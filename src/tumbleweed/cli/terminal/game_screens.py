"""The games that can be played in the terminal."""

from __future__ import annotations

from typing import Final

from tumbleweed.cli.terminal.game_screen import Face
from tumbleweed.cli.terminal.goat.game_screen import GOAT
from tumbleweed.cli.terminal.legends.game_screen import LEGENDS
from tumbleweed.core.errors import UnknownName

FACES: Final = (GOAT, LEGENDS)  # in the order in which they are offered


def face_of(game: str) -> Face:
    for face in FACES:
        if face.game == game:
            return face
    known = ", ".join(face.game for face in FACES)
    raise UnknownName(f"no game is called {game!r}; there are: {known}")
