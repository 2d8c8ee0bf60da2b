"""Who gets no seat at a table: whom its host has blocked, guests where it is rated, and in a
tournament anybody, since a result is booked for whoever was dealt the seat.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import TableRow
from tumbleweed.server.tables.ratings import refuse_guest


def unwelcome(connection: Connection, host_id: str | None) -> set[str]:
    mutes = schema.mutes.c
    query = select(mutes.muted_id).where(mutes.person_id == host_id, mutes.blocked_at.is_not(None))
    return set(connection.execute(query).scalars())


def refuse_unwelcome(connection: Connection, row: TableRow, person_id: str) -> None:
    if row.settings.get("tournament"):
        said = "The seats of a tournament's tables are dealt; nobody else takes one."
        raise Refused(409, "seats-dealt", said)
    if person_id in unwelcome(connection, row.host_id):
        raise Refused(403, "not-welcome", "You cannot take a seat at this table.")
    if row.settings.get("rated"):
        refuse_guest(connection, person_id)
