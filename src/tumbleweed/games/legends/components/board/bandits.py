"""Bandits that come to the hideouts of their gang."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import player_on
from tumbleweed.games.legends.vocabulary.events import BANDIT_CAME


def bandits_come(s: LegendsState, gangs: int) -> None:
    """On both hideouts of each gang, where nobody stands (WL-STORY-18, -31, WL-BANDIT-03)."""
    board = s.compiled.board
    for hideout, space in enumerate(board.hideouts):
        wanted = gangs >> board.gang_of[hideout] & 1
        taken = s.bandits >> hideout & 1 or player_on(s, space) or space == s.sheriff
        if wanted and not taken:
            s.bandits |= 1 << hideout
            emit(s, BANDIT_CAME, space)
