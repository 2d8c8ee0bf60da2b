"""The train (AU-TRAIN): from stop to stop, always the same way round."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import TRAIN_MOVED


def move_train(s: LegendsState, stops: int) -> None:
    """AU-TRAIN-03."""
    s.up.train = (s.up.train + stops) % len(s.compiled.up.stops)
    emit(s, TRAIN_MOVED, s.up.train)
