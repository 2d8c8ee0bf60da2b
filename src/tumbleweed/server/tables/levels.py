"""Which bots may sit at a table."""

from __future__ import annotations

from typing import Final

from tumbleweed import bots
from tumbleweed.server.errors import Refused

STEADY: Final = "thrifty"  # plays every game, and for bots that there are no more


def refuse_unknown(level: str, game: str) -> None:
    known = bots.names(game)
    if level not in known:
        there = ", ".join(known)
        raise Refused(422, "no-bot", f"No bot is called {level!r}; there are: {there}.")


def playing(level: str, game: str) -> str:
    """The bot that answers for a seat."""
    return level if level in bots.names(game) else STEADY
