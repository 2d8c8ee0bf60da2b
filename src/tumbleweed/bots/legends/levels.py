"""The levels of Western Legends, and a bot for each style of its net.

Poker, cattle and gold pay little, so who leans that way wins less the more it does. So much that it
shows, and that it wins more often than `thrifty` all the same. Who would look like others is eager
for the deeds of its style instead. docs/bots.md has the figures.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.bots.levels import Level

WARMTH: Final = 0.5  # of the styles
LEVELS: Final = {
    "easy": Level(warmth=4.0),
    "normal": Level(warmth=2.6),
    "hard": Level(warmth=0.5),
    "master": Level(worlds=8, wide=4),
}
STYLED: Final = {
    "miner": Level(WARMTH, style="miner", lean=204),
    "rancher": Level(WARMTH, style="rancher", lean=184, eager=6.0),
    "marshal": Level(WARMTH, style="marshal", eager=500.0),
    "outlaw": Level(WARMTH, style="outlaw"),
    "duelist": Level(WARMTH, style="duelist", eager=20.0),
    "gambler": Level(WARMTH, style="gambler", lean=182),
    "reveler": Level(WARMTH, style="reveler", eager=1e5),
    "merchant": Level(WARMTH, style="merchant"),
}
