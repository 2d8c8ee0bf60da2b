"""How far a search looks: to the end of the round, when the net says how things stand."""

from __future__ import annotations

from tumbleweed.core.game import Game
from tumbleweed.games.goat.model import GoatState


def turn(game: Game) -> tuple[int, ...]:
    """Which round it is; another one compares as different."""
    s = game.state
    assert isinstance(s, GoatState)
    return (s.round,)
