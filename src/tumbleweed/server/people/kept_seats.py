"""Seats that are kept for the players of a table that came from another host.

Until its link is opened such a seat belongs to a person nobody can log in as: without a login and
without a session, and of the very moment of the link. Others make links only after they have come,
so a guest who has logged out is not taken for one of these. The link is an invitation made by that
person. Whoever opens it first becomes the player, with all seats the person has at the table, and
its host if the person is. Nobody else is asked: the host of the server has handed the link on.
"""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, exists, insert, select, update

from tumbleweed.core.text import LANGUAGES
from tumbleweed.server.people.guests import Person
from tumbleweed.server.people.identity_change import become
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import SeatRow, TableRow, change_seat
from tumbleweed.server.tables.absence import back
from tumbleweed.server.tables.notes import tell
from tumbleweed.server.tables.options import stored_options
from tumbleweed.server.tables.seat_keys import Key
from tumbleweed.server.tokens import digest, new_token


def add_absentee(connection: Connection, person_id: str, name: str, now: float) -> None:
    values = {"id": person_id, "name": name, "lang": LANGUAGES[0], "notices": {}}
    connection.execute(insert(schema.people).values(**values, created_at=now))


def keep_seat(connection: Connection, table_id: str, seat: int, person_id: str, now: float) -> str:
    """The token of a link to the seat of such a person, added at the same time; only its hash is
    stored.
    """
    token = new_token()
    key = Key(digest(token), table_id, seat, True, person_id, None, now)
    connection.execute(insert(schema.links).values(vars(key)))
    return token


def is_kept(connection: Connection, key: Key, seat: SeatRow) -> bool:
    """Whether the seat belongs to who made the link, as whom nobody has ever come."""
    if not key.invites or seat.person_id != key.maker_id:
        return False
    people, sessions = schema.people.c, schema.sessions.c
    comes = exists(select(sessions.person_id).where(sessions.person_id == people.id))
    absent = select(people.id).where(people.id == key.maker_id, people.login.is_(None), ~comes)
    absent = absent.where(people.created_at == key.made_at)
    return connection.execute(absent).first() is not None


def take_up(
    connection: Connection, row: TableRow, seats: list[SeatRow], key: Key, person: Person
) -> None:
    for seat in seats:
        if seat.person_id == key.maker_id:
            change_seat(connection, row.id, seat.seat, **_back(row, seat, person))
    own = update(schema.links).where(schema.links.c.maker_id == key.maker_id)
    connection.execute(own.values(maker_id=person.id))  # else it would go with the absentee
    become(connection, key.maker_id, person.id)
    if row.status == "playing":
        tell(connection, row.id, "note-took", person.name, key.seat)


def _back(row: TableRow, seat: SeatRow, person: Person) -> dict[str, Any]:
    """As after an absence; a game that is over keeps the names it was played by."""
    values: dict[str, Any] = {"person_id": person.id, "wanted": None}
    if row.status in ("open", "playing") and row.settings["seats"][seat.seat]["kind"] != "host":
        values["name"] = person.name
    if row.status == "playing":
        values |= back(stored_options(row.settings).clock, time.time())
    return values
