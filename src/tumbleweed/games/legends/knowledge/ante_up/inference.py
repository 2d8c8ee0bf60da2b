"""What a question of Ante Up reveals about the hand of the player who is asked."""

from __future__ import annotations

from tumbleweed.games.legends.components.ante_up.frontier import price_of, worth
from tumbleweed.games.legends.state.frames import FRONTIER
from tumbleweed.games.legends.state.legends_state import LegendsState


def can_explore(s: LegendsState) -> bool:
    """If somebody is exploring the frontier, their hand is worth the price (AU-FRONT-06)."""
    if not FRONTIER.on_top(s):
        return True
    return worth(s, s.hands[FRONTIER.seat(s)]) >= price_of(s, FRONTIER.place(s))
