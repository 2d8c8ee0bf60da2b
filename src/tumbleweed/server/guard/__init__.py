"""Middleware between the network and the tables: origins, headers, rates, sizes, the log."""

from tumbleweed.server.guard.middleware import protect

__all__ = ["protect"]
