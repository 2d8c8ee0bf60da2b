"""The styles a net can play Western Legends in, and the options that are deeds of each or shunned.

An option counts by its key or by what stands before the colon.
"""

from __future__ import annotations

from typing import Final

DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "miner": ("prospect", "deposit", "sell-nuggets"),
    "rancher": ("acquire", "deliver", "take:longhorn", "deliver-longhorn"),
    "marshal": ("arrest", "reward:marshal"),
    "outlaw": ("heist", "heist-train", "rob"),
    "duelist": ("duel",),
    "gambler": ("poker", "faro", "challenge", "high-stakes", "prize:gambler"),
    "reveler": ("revel",),
    "merchant": ("buy", "upgrade", "trader"),
}
# What does not become a style. A bot that is eager for its deeds leaves these alone.
SHUNNED: Final[dict[str, tuple[str, ...]]] = {
    "marshal": ("heist", "heist-train", "rob"),
    "reveler": ("duel", "arrest", "bandit"),
}
