"""Claims (leases): which worker is responsible for a table, and until when. A worker's name is
host, process, random.

Whoever writes at a table claims it, unless its players have their sockets elsewhere: then it stays
whose it is, or is left to the worker with the sockets, which keeps step with the screens and need
hear nothing of it from others.
"""

from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import Connection, select, update

from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import SeatRow, TableRow

AT_ONCE: Final = 50  # tables a sweep takes over


def worker_name() -> str:
    return f"{_host(socket.gethostname())}-{os.getpid()}-{secrets.token_hex(3)}"


def _host(name: str) -> str:
    """Short, and another for each host: those of one set begin or end alike."""
    return f"{name[:12]}.{blake2b(name.encode(), digest_size=4).hexdigest()}"


class Claims:
    """Those of one worker."""

    def __init__(self, worker: str, lease: float) -> None:
        self.worker = worker
        self.lease = lease
        # whether a table's players are no nearer to another worker
        self.near: Callable[[str, list[SeatRow]], bool] = lambda table_id, seats: True
        self.leaving = False  # it is about to stop: others drive

    def of_writer(self, row: TableRow, seats: list[SeatRow], now: float) -> dict[str, Any]:
        """What a change of a table does to its claim."""
        held = row.claimed_by == self.worker and not lapsed(row, now)
        drives = not self.leaving and (held or self.near(row.id, seats))
        return self.taken(now) if drives else {}

    def taken(self, now: float) -> dict[str, Any]:
        return {"claimed_by": self.worker, "claimed_until": now + self.lease}


def lapsed(row: TableRow, now: float) -> bool:
    return row.claimed_until is None or row.claimed_until < now


def left_alone(connection: Connection, now: float) -> list[tuple[str, float]]:
    """Tables that are due and whose worker is silent, and since when they are."""
    columns = schema.tables.c
    free = columns.claimed_until.is_(None) | (columns.claimed_until < now)
    query = select(columns.id, columns.wake_at)
    query = query.where(columns.wake_at <= now, columns.status == "playing", free)
    found = connection.execute(query.order_by(columns.wake_at).limit(AT_ONCE))
    return [(row.id, row.wake_at) for row in found]


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
