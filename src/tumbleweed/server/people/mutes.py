"""Mutes. The muted person is not notified."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema

MOST = 500


def muted_by(connection: Connection, person_id: str) -> set[str]:
    mutes = schema.mutes.c
    query = select(mutes.muted_id).where(mutes.person_id == person_id)
    return set(connection.execute(query).scalars())


def mute(connection: Connection, person_id: str, other_id: str) -> None:
    if person_id == other_id:
        raise Refused(422, "mute-self", "You cannot mute yourself.")
    people = schema.people.c
    if connection.execute(select(people.id).where(people.id == other_id)).first() is None:
        raise Refused(404, "no-person", "There is nobody of that kind.")
    muted = muted_by(connection, person_id)
    if len(muted) >= MOST:
        raise Refused(409, "too-many-mutes", f"You have muted {MOST} people already.", most=MOST)
    if other_id not in muted:
        values = {"person_id": person_id, "muted_id": other_id}
        connection.execute(insert(schema.mutes).values(values))


def unmute(connection: Connection, person_id: str, other_id: str) -> None:
    mutes = schema.mutes.c
    here = (mutes.person_id == person_id) & (mutes.muted_id == other_id)
    connection.execute(delete(schema.mutes).where(here))
