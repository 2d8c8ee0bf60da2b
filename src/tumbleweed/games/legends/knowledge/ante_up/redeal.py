"""The redeal of what a seat cannot know of Ante Up."""

from __future__ import annotations

from tumbleweed.games.legends.components.ante_up.decks import redeal_decks
from tumbleweed.games.legends.components.ante_up.frontier import redeal_frontier
from tumbleweed.games.legends.components.ante_up.tokens import redeal_board_tokens
from tumbleweed.games.legends.state.legends_state import LegendsState


def redeal_ante_up(s: LegendsState, seat: int) -> None:
    """In place, for that seat."""
    if not s.compiled.ante_up:
        return
    redeal_frontier(s)
    redeal_decks(s, seat)
    # event tokens
    redeal_board_tokens(s)
