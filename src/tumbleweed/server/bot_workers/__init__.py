"""Bots think in processes of their own, never where the players are served."""

from tumbleweed.server.bot_workers.pool import BotWorkers, levels

__all__ = ["BotWorkers", "levels"]
