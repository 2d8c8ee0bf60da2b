"""The levels of the Goat. A bluffer draws its answers, so none of them is ever certain."""

from __future__ import annotations

from typing import Final

from tumbleweed.bots.levels import Level

LEVELS: Final = {
    "easy": Level(warmth=4.0),
    "normal": Level(warmth=1.0),
    "hard": Level(warmth=0.2),
}
