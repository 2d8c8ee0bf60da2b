"""Tables of one size each, besides the game for 2 to 5: how far a net can be exploited depends on
how many play."""

from __future__ import annotations

from typing import Final

from tumbleweed.lab.train.mixes import Mix

STANDARD: Final = "standard"
MIXES: Final = {
    name: Mix((players,), STANDARD)
    for players, name in enumerate(("two", "three", "four", "five"), start=2)
}
