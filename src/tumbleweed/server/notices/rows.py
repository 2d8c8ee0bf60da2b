"""Inserting rows that may exist already."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def inserting(connection: Connection, table: Table) -> Any:
    """An INSERT with ON CONFLICT: both dialects have it, each as its own class."""
    postgres = connection.dialect.name == "postgresql"
    return postgresql.insert(table) if postgres else sqlite.insert(table)
