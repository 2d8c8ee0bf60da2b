"""The arena: bots against each other, every deal played once in each seating."""

from tumbleweed.lab.arena.competition import MIRROR, NULL, arena, arena_series

__all__ = ["MIRROR", "NULL", "arena", "arena_series"]
