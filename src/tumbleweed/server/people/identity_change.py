"""What happens to a person's seats when the person changes: is renamed, logs in, or is deleted.

Tables in play change through `TableService`, so that everybody there sees it; finished ones only in
the database.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from sqlalchemy import Connection, delete, select, update

from tumbleweed.server.names import NEUTRAL
from tumbleweed.server.people import learning, mutes, reports
from tumbleweed.server.people.guests import change_person
from tumbleweed.server.store import schema, tournaments
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import SeatRow, TableRow, change_seat
from tumbleweed.server.tables.leaving import stand_in_of
from tumbleweed.server.tables.options import stored_options
from tumbleweed.server.tables.table_service import TableService

GONE: dict[str, Any] = {
    "person_id": None,
    "seen_at": None,
    "orders": [],
    "missed": 0,
    "deadline": None,
    "left_at": None,
    "wanted": None,
}
ChangeSeat = Callable[[TableRow, list[SeatRow], SeatRow], dict[str, Any]]
NextHost = Callable[[list[SeatRow]], str | None]


class House(Protocol):
    """A server's services, or the host's desk."""

    @property
    def store(self) -> Store: ...

    @property
    def table_service(self) -> TableService: ...


async def rename(house: House, person_id: str, name: str) -> None:
    await house.store.run(_rename, person_id, name)
    await _at_each_table(house, person_id, lambda row, _, seat: _renamed(row, seat, name))


async def inherit(house: House, guest_id: str, account_id: str) -> None:
    """A guest's seats become the account's; where the account has a seat already, it gets no
    second.
    """

    def hand_over(row: TableRow, seats: list[SeatRow], seat: SeatRow) -> dict[str, Any]:
        if any(other.person_id == account_id for other in seats):
            return _left(row)
        return {"person_id": account_id}

    await _at_each_table(house, guest_id, hand_over, lambda seats: account_id)
    await house.store.run(become, guest_id, account_id)


async def forget(house: House, person_id: str) -> None:
    """Nothing is kept of the person. Games continue, and finished ones can be viewed."""
    await give_up_seats(house, person_id)
    await house.store.run(_forget, person_id)
    await house.store.checkpoint()


async def give_up_seats(house: House, person_id: str) -> None:
    """In unfinished games, for good; another of the players is the host there."""

    def next_host(seats: list[SeatRow]) -> str | None:
        others = [seat.person_id for seat in seats if seat.person_id not in (None, person_id)]
        return others[0] if others else None

    await _at_each_table(house, person_id, lambda row, *_: _left(row), next_host)


def _renamed(row: TableRow, seat: SeatRow, name: str) -> dict[str, Any]:
    """Players who share the host's device have names of their own."""
    shared = row.settings["seats"][seat.seat]["kind"] == "host"
    return {"name": seat.name if shared else name}


def vacant() -> dict[str, Any]:
    """A free seat, before the game has begun."""
    return {**GONE, "kind": "open", "name": "", "level": None, "stand_in": None}


def _left(row: TableRow) -> dict[str, Any]:
    """A seat whose player is gone for good."""
    if row.status == "open":
        return vacant()
    return {**GONE, "name": NEUTRAL, "stand_in": stand_in_of(stored_options(row.settings))}


async def _at_each_table(
    house: House, person_id: str, change: ChangeSeat, next_host: NextHost | None = None
) -> None:
    """Unfinished tables where the person sits or is the host."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        for seat in seats:
            if seat.person_id == person_id:
                change_seat(connection, row.id, seat.seat, **change(row, seats, seat))
        if row.host_id == person_id and next_host is not None:
            return {"host_id": next_host(seats)}
        return {}

    for table_id in await house.store.read(_tables_in_play, person_id):
        await house.table_service.change(table_id, work)


# ---- rows ----


def _rename(connection: Connection, person_id: str, name: str) -> None:
    change_person(connection, person_id, {"name": name})
    tournaments.rename(connection, person_id, name)


def _tables_in_play(connection: Connection, person_id: str) -> list[str]:
    tables, seats = schema.tables.c, schema.seats.c
    sits = select(seats.table_id).where(seats.person_id == person_id)
    query = select(tables.id).where(tables.status.in_(("open", "playing")))
    query = query.where(tables.id.in_(sits) | (tables.host_id == person_id))
    return list(connection.execute(query).scalars())


def become(connection: Connection, guest_id: str, account_id: str) -> None:
    """What one person has is another's; the first is gone."""
    seats, tables = schema.seats, schema.tables
    sits = select(seats.c.table_id).where(seats.c.person_id == account_id)
    over = update(seats).where(seats.c.person_id == guest_id, seats.c.table_id.not_in(sits))
    connection.execute(over.values(person_id=account_id))
    hosts = update(tables).where(tables.c.host_id == guest_id)
    connection.execute(hosts.values(host_id=account_id))
    for table in (schema.chat, schema.subscriptions, schema.jobs):
        theirs = update(table).where(table.c.person_id == guest_id)
        connection.execute(theirs.values(person_id=account_id))
    for part in (learning, mutes, reports, tournaments):
        part.inherit(connection, guest_id, account_id)
    connection.execute(delete(schema.people).where(schema.people.c.id == guest_id))


def _forget(connection: Connection, person_id: str) -> None:
    for table in (schema.seats, schema.chat, schema.report_lines, schema.entrants):
        theirs = update(table).where(table.c.person_id == person_id)
        connection.execute(theirs.values(name=NEUTRAL))
    tournaments.end_hosted(connection, person_id)
    connection.execute(delete(schema.people).where(schema.people.c.id == person_id))


def sweep(connection: Connection, before: float) -> int:
    """Deletes unused sessions and guests without anything. Returns how many guests."""
    sessions, people = schema.sessions.c, schema.people.c
    connection.execute(delete(schema.sessions).where(sessions.seen_at < before))
    has_something = [
        select(sessions.person_id),
        select(schema.seats.c.person_id).where(schema.seats.c.person_id.is_not(None)),
        select(schema.tables.c.host_id).where(schema.tables.c.host_id.is_not(None)),
        select(schema.entrants.c.person_id).where(schema.entrants.c.person_id.is_not(None)),
        select(schema.tournaments.c.host_id).where(schema.tournaments.c.host_id.is_not(None)),
    ]
    idle = delete(schema.people).where(people.login.is_(None), people.created_at < before)
    for holders in has_something:
        idle = idle.where(people.id.not_in(holders))
    return connection.execute(idle).rowcount
