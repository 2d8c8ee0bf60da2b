"""Everything stored about a table, to detect changes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store

PASSING = {"seen_at", "wake_at", "claimed_by", "claimed_until"}  # who is there, who sees to it


def rows_of(store: Store, table_id: str) -> dict[str, list[dict[str, Any]]]:
    return store.read_now(_rows, table_id)


def _rows(connection: Connection, table_id: str) -> dict[str, list[dict[str, Any]]]:
    found = {}
    for table in schema.metadata.sorted_tables:
        column = table.c.get("table_id", table.c.id if table is schema.tables else None)
        if column is not None:
            rows = connection.execute(select(table).where(column == table_id))
            found[table.name] = [
                {name: value for name, value in row._mapping.items() if name not in PASSING}
                for row in rows
            ]
    return found
