"""All actions of Ante Up, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.actions.ante_up import gambling
from tumbleweed.games.legends.actions.ante_up.abilities import USE_ABILITY
from tumbleweed.games.legends.actions.ante_up.frontier import EXPLORE
from tumbleweed.games.legends.actions.ante_up.journeys import RAIL, TRAIL
from tumbleweed.games.legends.actions.ante_up.train import HEIST_TRAIN
from tumbleweed.games.legends.actions.record import Action

ALL: Final[list[Action]] = [
    # characters
    USE_ABILITY,
    # land, train, frontier
    TRAIL,
    RAIL,
    HEIST_TRAIN,
    EXPLORE,
    # gambling
    gambling.FARO,
    gambling.CHALLENGE,
    gambling.HIGH_STAKES,
]
