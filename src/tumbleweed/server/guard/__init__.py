"""What stands between the network and the tables: origins, headers, rates, sizes, the log."""

from tumbleweed.server.guard.protecting import protect

__all__ = ["protect"]
