"""Tables of guests are deleted after a time the host sets. Tables of accounts stay."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, exists, func, select

from tumbleweed.server.store import schema

AT_ONCE: Final = 20  # tables per transaction: others write, too


def expired(connection: Connection, before: float, limit: int = AT_ONCE) -> list[str]:
    """Tables of guests alone without activity since."""
    tables, seats, people = schema.tables.c, schema.seats.c, schema.people.c
    seat = select(schema.seats.c.table_id).where(seats.table_id == tables.id)
    has_account = exists(
        seat.join(schema.people, people.id == seats.person_id).where(people.login.is_not(None))
    )
    made_by_account = exists(select(people.id)).where(
        people.id == tables.host_id, people.login.is_not(None)
    )
    visited = exists(seat.where(func.coalesce(seats.seen_at, 0.0) >= before))
    query = select(tables.id).where(tables.changed_at < before, tables.created_at < before)
    query = query.where(~has_account, ~made_by_account, ~visited)
    return list(connection.execute(query.order_by(tables.changed_at).limit(limit)).scalars())


def drop_expired(connection: Connection, before: float, kept: set[str]) -> int:
    """With everything that belongs to them, except those `kept` in memory. Returns how many."""
    gone = [each for each in expired(connection, before) if each not in kept]
    if gone:
        connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(gone)))
    return len(gone)
