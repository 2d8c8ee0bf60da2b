"""A bot's own chance: from its seed, so that it plays the same game the same way again."""

from __future__ import annotations

from random import Random


def chance(seed: int, question: int = 0) -> Random:
    """A generator for one bot, or for one bot at one question. Good for games, not for locks."""
    return Random(f"{seed}.{question}")  # noqa: S311 # nosec B311  # a game, no secret
