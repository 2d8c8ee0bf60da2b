"""Dealing anew what a seat cannot know of Ante Up."""

from __future__ import annotations

from tumbleweed.core.chance import REDEAL, shuffle
from tumbleweed.games.legends.components.ante_up.frontier import redeal_frontier
from tumbleweed.games.legends.state.legends_state import LegendsState


def redeal_ante_up(s: LegendsState, seat: int) -> None:
    """In place, for that seat."""
    # land, train, frontier
    s.up.encounter_deck.sort()
    shuffle(s, REDEAL, s.up.encounter_deck)
    redeal_frontier(s)
