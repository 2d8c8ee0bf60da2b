"""Room codes: five letters that lead to a table as long as it waits for its players.

The code is the beginning of the table's id, so it needs no storage of its own and is free again
once the game begins.
"""

from __future__ import annotations

import secrets
from dataclasses import replace

from sqlalchemy import Connection, select

from tumbleweed.server.store import schema
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow

LETTERS = "bcdfghjkmnpqrstvwxz"  # no vowels: no words; no l, which looks like I
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no characters that look alike
CODE = 5
REST = 10  # characters of an id after its code: they cannot be guessed


def new_id() -> str:
    code = [secrets.choice(LETTERS) for _ in range(CODE)]
    return "".join(code + [secrets.choice(ALPHABET) for _ in range(REST)])


def code_of(table_id: str) -> str:
    return table_id[:CODE].upper()


def find_room(connection: Connection, code: str) -> str | None:
    """The table that waits under this code."""
    table = schema.tables.c
    begins = table.id.startswith(code.lower(), autoescape=True)
    found = connection.execute(select(table.id).where(begins, table.status == "open")).first()
    return None if found is None else str(found.id)


def add_room(
    connection: Connection, row: TableRow, seats: list[SeatRow]
) -> tuple[TableRow, list[SeatRow]]:
    """Store a table that waits for its players, under a code that no other has."""
    while find_room(connection, code_of(row.id)) is not None:
        row = replace(row, id=new_id())
    seats = [replace(seat, table_id=row.id) for seat in seats]
    rows.add_table(connection, row, seats)
    return row, seats
