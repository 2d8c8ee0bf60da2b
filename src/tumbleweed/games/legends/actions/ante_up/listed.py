"""All actions of Ante Up, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.actions.ante_up import gambling
from tumbleweed.games.legends.actions.record import Action

ALL: Final[list[Action]] = [
    # ---- gambling ----
    gambling.FARO,
    gambling.CHALLENGE,
    gambling.HIGH_STAKES,
]
