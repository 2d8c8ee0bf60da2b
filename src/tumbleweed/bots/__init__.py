"""Bots. A bot gets `game.seat(s)` and nothing else."""

from tumbleweed.bots.bot import Bot, make, names

__all__ = ["Bot", "make", "names"]
