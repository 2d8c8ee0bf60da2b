"""The files of Blood Money's effects, in the order of their numbers."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from tumbleweed.games.legends.effects.blood_money import harm, property, tales

BLOOD_MONEY: Final[tuple[ModuleType, ...]] = (tales, harm, property)
