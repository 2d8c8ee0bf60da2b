"""Seat links: made, opened, listed, revoked. A link opens one seat of one table, once.

There are two kinds. An *invitation* is made by the host, for a seat without a player: whoever opens
it takes the seat before the start, and in play asks for it (`tables/consent.py`); a seat that came
from another host is kept for them (`kept_seats.py`). A player's *own* link shares the seat with
another of their devices. Either belongs to whoever opened it first; anybody else is refused. The
token is in the fragment of the address, which browsers do not send; the page posts it to the API.
"""

from __future__ import annotations

import io
import time
from dataclasses import dataclass, field
from typing import Any

import segno
from sqlalchemy import Connection, delete, insert, update
from starlette.requests import HTTPConnection

from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.cookie import LONGEST
from tumbleweed.server.people.guests import Person, required, services_of, who
from tumbleweed.server.people.identity_change import vacant
from tumbleweed.server.people.kept_seats import is_kept, take_up
from tumbleweed.server.services import Services
from tumbleweed.server.store import schema
from tumbleweed.server.store.tables import SeatRow, TableRow, change_seat
from tumbleweed.server.tables import consent
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.seat_keys import Key, bearer_hash, read_key, read_keys, seat_by
from tumbleweed.server.tables.welcome import refuse_unwelcome
from tumbleweed.server.tokens import digest, new_token

MOST = 10  # links to one seat
NO_LINK = "This link does not open a seat, or not any more."
NOT_YOURS = "Only the host or the seat's player can do this."


@dataclass(frozen=True)
class MadeLink:
    """A link with its token, which is not stored."""

    key: Key
    url: str = field(repr=False)
    qr: str = field(repr=False)


async def seat_of(connection: HTTPConnection, table: LiveTable) -> int | None:
    """The seat of the sender of this request; None: a spectator."""
    token_hash = bearer_hash(connection)
    person = None if token_hash is not None else await who(connection)
    return table.seat_of(None if person is None else person.id, token_hash)


# ---- making ----


async def make_link(services: Services, person: Person, table: LiveTable, seat: int) -> MadeLink:
    """The player's own link, or the host's invitation to a seat without a player."""
    _seat(table, seat)
    token = new_token()
    made: list[Key] = []

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        invites = _invites(person, row, seats[seat])
        made[:] = [Key(digest(token), row.id, seat, invites, person.id, None, time.time())]
        _add(connection, made[0])
        return {}

    await services.table_service.change(table.id, work)
    url = f"{services.settings.public_url.rstrip('/')}/#seat={token}"
    return MadeLink(made[0], url, qr_code(url))


def _invites(person: Person, row: TableRow, seat: SeatRow) -> bool:
    if seat.person_id == person.id:
        return False
    if row.host_id != person.id:
        raise Refused(403, "not-yours", NOT_YOURS)
    if seat.person_id is not None and seat.left_at is None:
        raise Refused(409, "seat-taken", f"Seat {seat.seat + 1} is taken.", seat=seat.seat)
    return True


def _seat(table: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refused(404, "no-seat", f"The table has no seat {seat + 1}.")
    return table.seats[seat]


def _add(connection: Connection, key: Key) -> None:
    others = [other for other in read_keys(connection, key.table_id) if other.seat == key.seat]
    if len(others) >= MOST:
        fault = f"There are {MOST} links to this seat already; revoke one."
        raise Refused(409, "too-many-links", fault, most=MOST)
    connection.execute(insert(schema.links).values(vars(key)))


def qr_code(url: str) -> str:
    """As SVG, black on white with its quiet zone: readable in dark rooms and dark themes too."""
    out = io.BytesIO()
    segno.make_qr(url).save(out, kind="svg", xmldecl=False, svgns=True, scale=4, light="#fff")
    return out.getvalue().decode()


# ---- opening ----


async def open_link(connection: HTTPConnection, token: str) -> tuple[Key, bool]:
    """Take the seat, ask for it, or return to it; whether the seat is theirs now."""
    services = services_of(connection)
    key = await services.store.read(read_key, digest(token)) if len(token) <= LONGEST else None
    if key is None:
        raise Refused(404, "no-link", NO_LINK)
    person = await required(connection)

    def work(inside: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        _open(inside, row, seats, key.token_hash, person)
        return {}

    live = await services.table_service.change(key.table_id, work)
    wanted = live.seats[key.seat].wanted
    return key, wanted is None or wanted["person"] != person.id


def _open(
    connection: Connection, row: TableRow, seats: list[SeatRow], token_hash: str, person: Person
) -> None:
    """Inside the transaction: of two simultaneous openers one is first."""
    key, keys = read_key(connection, token_hash), read_keys(connection, row.id)
    if key is None or not (key.invites or key.shares(seats)):
        raise Refused(404, "no-link", NO_LINK)
    if key.used_by not in (None, person.id):
        raise Refused(409, "link-used", "Somebody else has opened this link already.")
    seat = seats[key.seat]
    own = seat.person_id == person.id
    if own and not key.invites:
        return  # the player tried it out; it stays valid for the other device
    sits = seat_by(seats, keys, person.id, None)
    if not own and sits not in (None, key.seat):
        fault = "You sit at this table already, in another seat."
        raise Refused(409, "sits-already", fault, seat=sits or 0)
    if is_kept(connection, key, seat):
        refuse_unwelcome(connection, row, person.id)
        take_up(connection, row, seats, key, person)
    elif not own and key.invites and row.status == "playing":
        consent.ask(connection, row, seats, key.seat, person.id, person.name)
    elif not own and key.invites:
        _take(connection, row, seat, person)
    used = update(schema.links).where(schema.links.c.token_hash == token_hash)
    connection.execute(used.values(used_by=person.id))


def _take(connection: Connection, row: TableRow, seat: SeatRow, person: Person) -> None:
    if seat.person_id is not None:
        raise Refused(409, "seat-taken", f"Seat {seat.seat + 1} is taken.", seat=seat.seat)
    if row.status != "open":
        raise Refused(409, "over", "The game is over.")
    refuse_unwelcome(connection, row, person.id)
    player = {"kind": "human", "person_id": person.id, "name": person.name}
    change_seat(connection, row.id, seat.seat, **{**vacant(), **player})


# ---- listing and revoking ----


def list_links(person: Person, table: LiveTable, seat: int) -> list[Key]:
    """Those the person has made."""
    here = _seat(table, seat)
    own = [key for key in table.keys if key.seat == seat and key.maker_id == person.id]
    if not own and person.id not in (here.person_id, table.row.host_id):
        raise Refused(403, "not-yours", NOT_YOURS)
    return own


async def revoke_link(
    services: Services, person: Person, table: LiveTable, seat: int, link: str, unseat: bool
) -> None:
    """A device that used a player's own link loses access at once. Whoever used an invitation keeps
    the seat, unless `unseat` is set before the game has begun.
    """

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        keys = read_keys(connection, row.id)
        own = [key for key in keys if key.seat == seat and key.maker_id == person.id]
        key = next((key for key in own if key.id == link), None)
        if key is None:
            raise Refused(404, "no-link", "There is no such link of yours.")
        if unseat and key.invites:
            _unseat(connection, row, seats[seat], key)
        links = schema.links
        connection.execute(delete(links).where(links.c.token_hash == key.token_hash))
        return {}

    _seat(table, seat)
    await services.table_service.change(table.id, work)


def _unseat(connection: Connection, row: TableRow, seat: SeatRow, key: Key) -> None:
    if seat.person_id is None or seat.person_id != key.used_by:
        return
    if row.status != "open":
        raise Refused(409, "started", "The game has begun.")
    change_seat(connection, row.id, seat.seat, **vacant())
