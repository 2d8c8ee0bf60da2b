"""Tumbleweed: two Wild West tabletop games, by the book.

import tumbleweed as tw
game = tw.new("goat", players=3, seed=7)
while game.decision is not None:
    game.choose(game.decision.options[0])
print(game.result.winners)
"""

from __future__ import annotations

from typing import Any

import tumbleweed.games  # noqa: F401 - puts the games on the list
from tumbleweed.core import new_game
from tumbleweed.core.decision import Decision, Option
from tumbleweed.core.errors import (
    BadPosition,
    BadSave,
    IllegalChoice,
    NoWorlds,
    ReplayMismatch,
    StaleChoice,
    TumbleweedError,
    UndoRefused,
    UnknownName,
)
from tumbleweed.core.events import Event
from tumbleweed.core.game import Game, Seat
from tumbleweed.core.record import Record, read_record
from tumbleweed.core.replay import replay
from tumbleweed.core.result import Result
from tumbleweed.core.ruleset import all_games
from tumbleweed.core.saved_game import load
from tumbleweed.core.text import Message
from tumbleweed.core.version import ENGINE

__all__ = [
    "BadPosition",
    "BadSave",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Message",
    "NoWorlds",
    "Option",
    "Record",
    "ReplayMismatch",
    "Result",
    "Seat",
    "StaleChoice",
    "TumbleweedError",
    "UndoRefused",
    "UnknownName",
    "__version__",
    "at_table",
    "games",
    "load",
    "new",
    "read_record",
    "replay",
]

__version__ = ENGINE
new = new_game.new
at_table = new_game.at_table


def games() -> dict[str, dict[str, Any]]:
    """The games with their editions, variants and player counts."""
    return {name: info.to_json() for name, info in all_games().items()}
