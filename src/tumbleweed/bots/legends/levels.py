"""The levels of Western Legends, and the styles of its net: each plays about as well as `hard`."""

from __future__ import annotations

from typing import Final

from tumbleweed.bots.legends.deeds import DEEDS
from tumbleweed.bots.levels import Level

LEVELS: Final = {
    "easy": Level(warmth=4.0),
    "normal": Level(warmth=2.6),
    "hard": Level(warmth=0.5),
    "master": Level(worlds=8, wide=4),
    **{style: Level(warmth=0.5, style=style) for style in DEEDS},
}
