"""Whom a person does not hear. A *block* is a mute that also keeps somebody from one's tables
(`tables/welcome.py`). Nobody is notified.
"""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select, update

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema

MOST = 500
_mutes = schema.mutes.c


def muted_by(connection: Connection, person_id: str) -> set[str]:
    """The blocked among them."""
    query = select(_mutes.muted_id).where(_mutes.person_id == person_id)
    return set(connection.execute(query).scalars())


def only_muted(connection: Connection, person_id: str) -> list[str]:
    query = select(_mutes.muted_id).where(
        _mutes.person_id == person_id, _mutes.blocked_at.is_(None)
    )
    return sorted(connection.execute(query).scalars())


def blocked_by(connection: Connection, person_id: str) -> list[tuple[str, str]]:
    """Ids and names, the latest first."""
    people = schema.people.c
    query = select(people.id, people.name).join(schema.mutes, _mutes.muted_id == people.id)
    query = query.where(_mutes.person_id == person_id, _mutes.blocked_at.is_not(None))
    found = connection.execute(query.order_by(_mutes.blocked_at.desc(), people.id))
    return [(row.id, row.name) for row in found]


def mute(connection: Connection, person_id: str, other_id: str) -> None:
    if person_id == other_id:
        raise Refused(422, "mute-self", "You cannot mute yourself.")
    people = schema.people.c
    if connection.execute(select(people.id).where(people.id == other_id)).first() is None:
        raise Refused(404, "no-person", "There is nobody of that kind.")
    muted = muted_by(connection, person_id)
    if other_id in muted:
        return
    if len(muted) >= MOST:
        raise Refused(409, "too-many-mutes", f"You have muted {MOST} people already.", most=MOST)
    values = {"person_id": person_id, "muted_id": other_id}
    connection.execute(insert(schema.mutes).values(values))


def unmute(connection: Connection, person_id: str, other_id: str) -> None:
    """Who is blocked stays unheard."""
    here = (_mutes.person_id == person_id) & (_mutes.muted_id == other_id)
    connection.execute(delete(schema.mutes).where(here, _mutes.blocked_at.is_(None)))


def block(connection: Connection, person_id: str, other_id: str) -> None:
    mute(connection, person_id, other_id)
    here = (_mutes.person_id == person_id) & (_mutes.muted_id == other_id)
    blocked = update(schema.mutes).where(here, _mutes.blocked_at.is_(None))
    connection.execute(blocked.values(blocked_at=time.time()))


def unblock(connection: Connection, person_id: str, other_id: str) -> None:
    """They are heard again, too."""
    here = (_mutes.person_id == person_id) & (_mutes.muted_id == other_id)
    connection.execute(delete(schema.mutes).where(here, _mutes.blocked_at.is_not(None)))


def inherit(connection: Connection, guest_id: str, account_id: str) -> None:
    """Whom the guest did not hear, and who did not hear the guest: a log-in is no way out."""
    known = select(schema.mutes).where(
        (_mutes.person_id == guest_id) | (_mutes.muted_id == guest_id)
    )
    for row in connection.execute(known).all():
        one, other = (account_id if each == guest_id else each for each in row[:2])
        if one == other:
            continue
        mute(connection, one, other)
        if row.blocked_at is not None:
            block(connection, one, other)
