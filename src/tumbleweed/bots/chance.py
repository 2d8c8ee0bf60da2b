"""A bot's random numbers: seeded, so that it plays the same game the same way again."""

from __future__ import annotations

from random import Random


def chance(seed: int, question: int = 0) -> Random:
    """A generator for one bot, or for one bot at one question. Not for cryptography."""
    return Random(f"{seed}.{question}")  # noqa: S311 # nosec B311  # a game, no secret
