"""Bots. A bot gets a seat, which holds no game, and nothing else."""

from tumbleweed.bots.bot import Bot, looks_back, make, names, seat_for

__all__ = ["Bot", "looks_back", "make", "names", "seat_for"]
