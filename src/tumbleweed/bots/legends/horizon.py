"""How far a search looks: to the end of the turn, when the net says how things stand."""

from __future__ import annotations

from tumbleweed.core.game import Game
from tumbleweed.games.legends.state.legends_state import LegendsState


def turn(game: Game) -> tuple[int, int]:
    """Which turn it is; another one compares as different."""
    s = game.state
    assert isinstance(s, LegendsState)
    return s.round, s.active
