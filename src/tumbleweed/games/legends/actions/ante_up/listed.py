"""All actions of Ante Up, in the order in which they are offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.actions.ante_up.abilities import USE_ABILITY
from tumbleweed.games.legends.actions.record import Action

ALL: Final[list[Action]] = [USE_ABILITY]
