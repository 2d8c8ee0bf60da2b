"""The games that can be played in the terminal: all of them.

A game provides `SCREEN` in `cli/terminal/<game>/game_screen.py` or in the package of an external
game; otherwise it gets the generic screen.
"""

from __future__ import annotations

from tumbleweed.cli.terminal.game_screen import GameScreen
from tumbleweed.cli.terminal.generic.game_screen import generic_screen
from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import all_games, game_info


def game_screens() -> list[GameScreen]:
    """In the order in which they are offered."""
    return [game_screen_of(game) for game in all_games()]


def game_screen_of(game: str) -> GameScreen:
    info = game_info(game)
    found = optional_module(game, "tumbleweed.cli.terminal", "game_screen")
    if found is None:
        return generic_screen(info)
    face = found.SCREEN
    assert isinstance(face, GameScreen)
    return face
