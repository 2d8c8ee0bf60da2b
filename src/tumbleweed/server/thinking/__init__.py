"""Bots think in processes of their own, never where the players are served."""

from tumbleweed.server.thinking.pool import Thinkers, levels

__all__ = ["Thinkers", "levels"]
