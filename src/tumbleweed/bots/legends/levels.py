"""The levels of Western Legends."""

from __future__ import annotations

from typing import Final

from tumbleweed.bots.levels import Level

LEVELS: Final = {
    "easy": Level(warmth=4.0),
    "normal": Level(warmth=2.6),
    "hard": Level(warmth=0.5),
    "master": Level(worlds=8, wide=4),
}
