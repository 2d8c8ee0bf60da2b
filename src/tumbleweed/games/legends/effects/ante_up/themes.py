"""The files of Ante Up's effects, in the order of their numbers."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from tumbleweed.games.legends.effects.ante_up import actions, events, gambling, train

ANTE_UP: Final[tuple[ModuleType, ...]] = (train, gambling, actions, events)
