"""Where a person is still mentioned: a search of every column of every table of the database."""

from __future__ import annotations

from typing import Any, NamedTuple

import orjson
from sqlalchemy import JSON, Connection, LargeBinary, String, Table, Text, select

from tumbleweed.server.errors import Impossible
from tumbleweed.server.store import schema


class Trace(NamedTuple):
    table: str
    column: str
    what: str  # id, name, login, address, …
    rows: int


Needles = dict[str, str]  # what is searched for, and what it is


def needles_of(connection: Connection, person_id: str) -> Needles:
    """What identifies a person: id, name, login, addresses, hashes of tokens, keys."""
    people, sessions = schema.people.c, schema.sessions.c
    row = connection.execute(select(schema.people).where(people.id == person_id)).first()
    if row is None:
        raise Impossible(f"There is no person {person_id[:30]!r}.")
    found: Needles = {row.id: "id", row.name: "name"}
    found |= {value: "login" for value in (row.login,) if value}
    found |= {value: "password" for value in (row.password,) if value}
    found |= dict.fromkeys(_strings(row.notices), "address")
    tokens = select(sessions.token_hash).where(sessions.person_id == person_id)
    found |= dict.fromkeys(connection.execute(tokens).scalars(), "session")
    subscribed = schema.subscriptions.c
    ends = select(subscribed.endpoint).where(subscribed.person_id == person_id)
    found |= dict.fromkeys(connection.execute(ends).scalars(), "push address")
    return found


def _strings(value: Any) -> list[str]:
    """Texts in a JSON value that are long enough to tell somebody from others."""
    if isinstance(value, str):
        return [value] if len(value) > 5 else []
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for part in parts for text in _strings(part)]


def traces(connection: Connection, needles: Needles) -> list[Trace]:
    return [
        trace
        for table in schema.metadata.sorted_tables
        for trace in _in(connection, table, needles)
    ]


def _in(connection: Connection, table: Table, needles: Needles) -> list[Trace]:
    columns = [c for c in table.columns if isinstance(c.type, String | Text | JSON | LargeBinary)]
    counts: dict[tuple[str, str], int] = {}
    if columns:
        for row in connection.execution_options(yield_per=1000).execute(select(*columns)):
            for column, value in zip(columns, row, strict=True):
                for needle, what in needles.items():
                    if needle in _text(value):
                        at = (column.name, what)
                        counts[at] = counts.get(at, 0) + 1
    return [Trace(table.name, column, what, n) for (column, what), n in sorted(counts.items())]


def _text(value: Any) -> str:
    if value is None or isinstance(value, str):
        return value or ""
    if isinstance(value, bytes):
        return value.decode("latin-1")
    return orjson.dumps(value).decode()
