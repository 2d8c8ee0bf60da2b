"""Who may play a seat: its player, whoever used a link of that player, or a program with such a
link's token. An invitation alone grants nothing: it is for taking the seat.

So a host who has sent an invitation, and knows its token, never sees the guest's hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, bindparam, select
from starlette.requests import HTTPConnection

from tumbleweed.server.guard.cookie import LONGEST
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tokens import digest


@dataclass(frozen=True)
class Key:
    """A link to a seat."""

    token_hash: str
    table_id: str
    seat: int
    invites: bool
    maker_id: str
    used_by: str | None
    made_at: float

    @property
    def id(self) -> str:
        """A public id; says nothing about the token."""
        return self.token_hash[:16]

    def __repr__(self) -> str:
        return f"Key({self.table_id!r}, seat {self.seat})"

    def shares(self, seats: Sequence[SeatRow]) -> bool:
        """Whether it was made by the current player of the seat."""
        return not self.invites and seats[self.seat].person_id == self.maker_id


def seat_by(
    seats: Sequence[SeatRow],
    keys: Sequence[Key],
    person_id: str | None,
    token_hash: str | None,
) -> int | None:
    """The seat of a person or of a token's bearer; None: a spectator."""
    for seat in seats:
        if person_id is not None and seat.person_id == person_id:
            return seat.seat
    for key in keys:
        theirs = person_id is not None and key.used_by == person_id
        if (theirs or key.token_hash == token_hash) and key.shares(seats):
            return key.seat
    return None


def bearer_hash(connection: HTTPConnection) -> str | None:
    """The hash of the token in `Authorization: Bearer …`."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    token = token.strip()
    if scheme.lower() != "bearer" or not 0 < len(token) <= LONGEST:
        return None
    return digest(token)


READ_KEYS: Final = (
    select(schema.links)
    .where(schema.links.c.table_id == bindparam("at_table"))
    .order_by(schema.links.c.made_at)
)


def read_keys(connection: Connection, table_id: str) -> list[Key]:
    found = connection.execute(READ_KEYS, {"at_table": table_id})
    return [Key(**row._mapping) for row in found]


def read_key(connection: Connection, token_hash: str) -> Key | None:
    links = schema.links
    row = connection.execute(select(links).where(links.c.token_hash == token_hash)).first()
    return None if row is None else Key(**row._mapping)
