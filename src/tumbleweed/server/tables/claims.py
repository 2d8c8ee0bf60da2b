"""Claims (leases): which worker is responsible for a table, and until when. A worker's name is
host, process, random.
"""

from __future__ import annotations

import os
import secrets
import socket
from typing import Final

from sqlalchemy import Connection, select, update

from tumbleweed.server.store import schema

AT_ONCE: Final = 50  # tables a sweep takes over


def worker_name() -> str:
    return f"{socket.gethostname()[:20]}-{os.getpid()}-{secrets.token_hex(3)}"


def left_alone(connection: Connection, now: float) -> list[str]:
    """Tables that are due and whose worker is silent."""
    columns = schema.tables.c
    free = columns.claimed_until.is_(None) | (columns.claimed_until < now)
    query = select(columns.id).where(columns.wake_at <= now, columns.status == "playing", free)
    return list(connection.execute(query.order_by(columns.wake_at).limit(AT_ONCE)).scalars())


def let_go(connection: Connection, worker: str) -> None:
    mine = schema.tables.c.claimed_by == worker
    mine &= schema.tables.c.status == "playing"
    connection.execute(update(schema.tables).where(mine).values(claimed_until=0.0))


def let_go_of_the_dead(connection: Connection, worker: str) -> list[str]:
    """Release claims of killed workers of this machine before they expire. If one is alive after
    all, unseen from here, two act for a table, and one of their answers is stale.
    """
    columns = schema.tables.c
    query = select(columns.claimed_by).distinct()
    query = query.where(columns.status == "playing", columns.claimed_until > 0)
    others = set(connection.execute(query).scalars()) - {None, worker}
    dead = sorted(other for other in others if _is_dead(other, worker))
    for other in dead:
        let_go(connection, other)
    return dead


def _is_dead(other: str, worker: str) -> bool:
    host, _, rest = other.rpartition("-")[0].rpartition("-")
    if not host or host != worker.rpartition("-")[0].rpartition("-")[0] or not rest.isdigit():
        return False
    try:
        os.kill(int(rest), 0)
    except ProcessLookupError:
        return True
    except OSError:
        return False
    return False
