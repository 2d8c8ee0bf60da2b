"""The levels of Western Legends, and a bot for each style of its net.

Poker, cattle and gold pay little, so who leans that way wins less the more it does. So much that it
shows, and that it wins more often than `thrifty` all the same: docs/bots.md has the figures.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.bots.levels import Level

WARMTH: Final = 0.6  # of the styles
LEVELS: Final = {
    "easy": Level(warmth=4.0),
    "normal": Level(warmth=2.6),
    "hard": Level(warmth=0.5),
    "master": Level(worlds=8, wide=4),
}
STYLED: Final = {
    "miner": Level(WARMTH, style="miner", lean=218),
    "rancher": Level(WARMTH, style="rancher", lean=250),
    "marshal": Level(WARMTH, style="marshal"),
    "outlaw": Level(WARMTH, style="outlaw"),
    "duelist": Level(WARMTH, style="duelist"),
    "gambler": Level(WARMTH, style="gambler", lean=195),
    "reveler": Level(WARMTH, style="reveler"),
    "merchant": Level(WARMTH, style="merchant"),
}
