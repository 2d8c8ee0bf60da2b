"""What a forecast of a hand of poker takes from Ante Up; without it, the game's own rules."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.knowledge.forecast.forecast import Said
from tumbleweed.games.legends.knowledge.forecast.said import said
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.poker_hands import FLOP


class Stakes:
    """How many common cards there will be; who wins ties, by message and rule, and whether it is
    the house."""

    def __init__(self, common: int, message: str, rule: str, house: bool = False) -> None:
        self.common = common
        self.message = message
        self.rule = rule
        self.house = house

    def ties(self, s: LegendsState, seat: int, deals: bool) -> Said:
        """`deals`: the reader plays for the house."""
        mine = deals if self.house else seat == s.poker.host
        args = {"who": f"seat:{s.poker.host}", "mine": "yes" if mine else "no"}
        return said(self.message, args, self.rule)


def poker_stakes(s: LegendsState) -> Stakes:
    tables = s.compiled.up
    if s.up.pot:  # High Stakes Poker (AU-HIGH-06, -10)
        common = tables.high_common + tables.high_further
        if s.poker.dealer != NONE:
            return Stakes(common, "forecast-ties-house", "AU-HIGH-02", house=True)
        return Stakes(common, "forecast-ties-host", "AU-HIGH-12")
    if s.compiled.ante_up and s.up.roller != NONE:
        return Stakes(FLOP, "forecast-ties-roller", "AU-TOKEN-20")
    return Stakes(FLOP, "forecast-ties-host", "WL-POKER-17")
