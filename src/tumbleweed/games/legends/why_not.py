"""Why an action is not on offer: the failing requirement, with its rule."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.model import LegendsState


def why_not(s: LegendsState, seat: int, action: str, index: dict[str, int]) -> list[Reason]:
    return []
