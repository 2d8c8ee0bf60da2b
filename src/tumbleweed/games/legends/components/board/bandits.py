"""Bandits that come to the hideouts of their gang."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import player_on
from tumbleweed.games.legends.vocabulary.events import BANDIT_CAME


def bandits_come(s: LegendsState, gangs: int) -> None:
    """On both hideouts of each gang, where nobody stands (WL-STORY-18, -31, WL-BANDIT-03)."""
    board = s.compiled.board
    for hideout in range(len(board.hideouts)):
        if gangs >> board.gang_of[hideout] & 1:
            bandit_comes(s, hideout)


def bandit_comes(s: LegendsState, hideout: int) -> None:
    """If nobody is there."""
    if is_free(s, hideout):
        s.bandits |= 1 << hideout
        emit(s, BANDIT_CAME, s.compiled.board.hideouts[hideout])


def is_free(s: LegendsState, hideout: int) -> bool:
    space = s.compiled.board.hideouts[hideout]
    return not s.bandits >> hideout & 1 and not player_on(s, space) and space != s.sheriff
