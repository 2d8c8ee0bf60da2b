"""The frontier action (AU-FRONT)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions import needs
from tumbleweed.games.legends.actions.places import LocationAction
from tumbleweed.games.legends.actions.record import Action, Requirement
from tumbleweed.games.legends.components.ante_up.frontier import frontier_here, price_of, worth
from tumbleweed.games.legends.components.board.places import here
from tumbleweed.games.legends.state import compiled, frames
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.options import FRONTIER as OPTION


class TokenThere(Requirement):
    """Checked on frontier spaces only."""

    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return not here(s, seat, compiled.FRONTIER) or frontier_here(s, seat) != NONE


class Worth(Requirement):
    """Checked on spaces with a token only."""

    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        place = frontier_here(s, seat)
        return place == NONE or worth(s, s.hands[seat]) >= price_of(s, place)


def _explore(s: LegendsState, seat: int, times: int) -> Verdict:
    return frames.FRONTIER.call(s, seat=seat)


EXPLORE: Final[Action] = LocationAction(
    "frontier",
    OPTION,
    needs.At(compiled.FRONTIER, "AU-FRONT-01"),
    (
        TokenThere("AU-FRONT-08", "why-no-frontier-token"),
        Worth("AU-FRONT-06", "why-cards-too-low"),
    ),
    start=_explore,
    sign="star",
    rank=11,
)
