"""Small questions about the part of the state that Ante Up adds."""

from __future__ import annotations

from tumbleweed.games.legends.state.legends_state import LegendsState


def train_space(s: LegendsState) -> int:
    """Where the train stands (AU-TRAIN-04)."""
    return s.compiled.up.stop_space[s.up.train]
