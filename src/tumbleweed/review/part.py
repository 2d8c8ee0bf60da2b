"""What a game adds to its reviews, found in its folder.

A game declares a `PART` in `review/<game>/part.py`, or in the package of an external game. A game
without it has a curve and turning points, if it has a net, and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tumbleweed.core.packages import optional_module
from tumbleweed.review.data import Claim, Luck
from tumbleweed.review.judge import Judge
from tumbleweed.review.past import Past

UNFITTED: Final = 2.0  # the sharpness at a table that nobody has fitted


def no_luck(past: Past) -> list[Luck]:
    return []


def no_claims(past: Past, judge: Judge | None) -> list[Claim]:
    return []


@dataclass(frozen=True)
class Part:
    fitted: Mapping[int, float] = field(default_factory=dict)  # sharpness by number of players
    luck: Callable[[Past], list[Luck]] = no_luck
    claims: Callable[[Past, Judge | None], list[Claim]] = no_claims

    def sharpness(self, players: int) -> float:
        """Of the chances, see `curve.py`."""
        return self.fitted.get(players, UNFITTED)


def part_of(game: str) -> Part:
    found = optional_module(game, "tumbleweed.review", "part")
    if found is None:
        return Part()
    part = found.PART
    assert isinstance(part, Part)
    return part
