"""The games that can be played in the terminal: all of them.

A game brings its own face as `FACE` in `cli/terminal/<game>/face.py`, or in the package of a game
from outside; else it is drawn as any game can be.
"""

from __future__ import annotations

from tumbleweed.cli.terminal.game_screen import Face
from tumbleweed.cli.terminal.generic.face import generic_face
from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import all_games, game_info


def faces() -> list[Face]:
    """In the order in which they are offered."""
    return [face_of(game) for game in all_games()]


def face_of(game: str) -> Face:
    info = game_info(game)
    found = optional_module(game, "tumbleweed.cli.terminal", "face")
    if found is None:
        return generic_face(info)
    face = found.FACE
    assert isinstance(face, Face)
    return face
