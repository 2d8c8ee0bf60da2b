"""Bots run in separate processes, never in the one that serves players."""

from tumbleweed.server.bot_workers.pool import BotWorkers

__all__ = ["BotWorkers"]
