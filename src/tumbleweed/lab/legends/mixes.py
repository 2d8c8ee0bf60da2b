"""The tables at which nets learn Western Legends, besides its newest printing for 2 to 6."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.games.legends.compiler.content import legends_content
from tumbleweed.lab.train.mixes import Mix

ALL: Final = (2, 3, 4, 5, 6)
REVISED: Final = "revised"
GOALS: Final = ("goals",)
ANTE_UP: Final[dict[str, Any]] = {"modules": ["ante-up"]}
BLOOD_MONEY: Final[dict[str, Any]] = {"modules": ["ante-up", "blood-money"]}


def _scenarios() -> dict[str, Mix]:
    """Those of Blood Money, each for its own numbers of players."""
    content = legends_content().with_modules(tuple(BLOOD_MONEY["modules"]))
    found = {}
    for name in content.ids("mode"):
        mode = content.entry("mode", name)
        options = {**BLOOD_MONEY, "mode": name}
        found[name] = Mix(tuple(mode["players"]), REVISED, tuple(mode.get("needs", ())), options)
    return found


MIXES: Final = {
    "three-four": Mix((3, 4), REVISED),
    "goals": Mix(ALL, REVISED, GOALS),
    "first-game": Mix((4,), REVISED, ("first-game",)),
    "first": Mix(ALL, "first"),
    "french": Mix(ALL, "french"),
    "ante-up": Mix(ALL, REVISED, (), ANTE_UP),
    "ante-up-goals": Mix(ALL, REVISED, GOALS, {**ANTE_UP, "high_stakes": True}),
    "blood-money": Mix(ALL, REVISED, (), BLOOD_MONEY),
    "blood-money-goals": Mix(ALL, REVISED, GOALS, {**BLOOD_MONEY, "high_stakes": True}),
    **_scenarios(),
}
