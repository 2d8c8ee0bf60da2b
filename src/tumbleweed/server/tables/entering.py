"""What is entered into the record of a table, and where that is possible."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from tumbleweed.core.game import Game
from tumbleweed.server.errors import Refused
from tumbleweed.server.tables.live import LiveTable

Also = Callable[[Connection], None]
HOST: Final = "host"  # who may act at a table that is held


@dataclass(frozen=True)
class Entering:
    """Something a seat enters into the record."""

    seat: int
    act: Callable[[Game], None]
    done: Callable[[Game], bool]  # whether the record has it already
    by: str = "player"
    also: Also | None = None


def in_play(live: LiveTable, by: str) -> Game:
    if live.frozen:
        raise Refused(409, "frozen", f"This game cannot be played on: {live.frozen}")
    if live.row.status == "open":
        raise Refused(409, "not-started", "The game has not begun.")
    if live.game is None or live.row.status != "playing":
        raise Refused(409, "over", "The game is over.")
    if live.row.held and by != HOST:
        raise Refused(409, "held", f"The host has stopped this table: {live.row.held}")
    return live.game
