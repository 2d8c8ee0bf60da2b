"""The levels of Western Legends, and a bot for each style of its net.

Poker, cattle and gold pay little, so who leans that way wins less the more it does. So much that it
shows, and that it wins more often than `thrifty` all the same: docs/bots.md has the figures.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.bots.levels import Level

LEVELS: Final = {
    "easy": Level(warmth=4.0),
    "normal": Level(warmth=2.6),
    "hard": Level(warmth=0.5),
    "master": Level(worlds=8, wide=4),
}
STYLED: Final = {
    "miner": Level(style="miner", lean=200),
    "rancher": Level(style="rancher", lean=215),
    "marshal": Level(style="marshal"),
    "outlaw": Level(style="outlaw"),
    "duelist": Level(style="duelist"),
    "gambler": Level(style="gambler", lean=170),
    "reveler": Level(style="reveler"),
    "merchant": Level(style="merchant"),
}
