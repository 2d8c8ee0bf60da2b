"""The tables that a net learns at: a mix is a set-up with the numbers of players it is for.

A game may declare its own as `MIXES` in `lab/<game>/mixes.py`; `base` is the game as it comes.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from tumbleweed.core.packages import optional_module
from tumbleweed.core.ruleset import Ruleset, Setup, game_info
from tumbleweed.lab.train.settings import BadRun

BASE: Final = "base"


@dataclass(frozen=True)
class Mix:
    players: tuple[int, ...]
    edition: str
    variants: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)


def mixes_of(game: str) -> dict[str, Mix]:
    """By name."""
    info = game_info(game)
    base = {BASE: Mix(info.players, info.editions[0])}
    found = optional_module(game, "tumbleweed.lab", "mixes")
    return base if found is None else {**base, **found.MIXES}


def rulesets(game: str, names: tuple[str, ...]) -> list[Ruleset]:
    """One for each mix and number of players; BadRun names a mix that there is not."""
    known = mixes_of(game)
    strange = [name for name in names if name not in known]
    if strange or not names:
        raise BadRun(f"no mix {(strange or [''])[0]!r} of {game}; there are: {', '.join(known)}")
    info = game_info(game)
    return [
        info.ruleset(Setup(game, players, mix.edition, mix.variants, mix.options))
        for mix in map(known.__getitem__, names)
        for players in mix.players
    ]
