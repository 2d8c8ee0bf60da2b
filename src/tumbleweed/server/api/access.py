"""Authentication of requests and their seats: shared by the routes of a table."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import Depends, Path, Query
from starlette.requests import HTTPConnection, Request

from tumbleweed.server.api.acts import Actor
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.people.guests import Person, required, who
from tumbleweed.server.services import Services
from tumbleweed.server.store import tables as rows
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.seat_keys import bearer_hash

MOST_TABLES: Final = 60  # unfinished tables of one host
TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{8,16}$", examples=["k7wq3mx2ha5t"])]


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def table_of(
    connection: HTTPConnection,
    table_id: TableId,
    services: Annotated[Services, Depends(services_of)],
    person: Annotated[Person | None, Depends(who)],
) -> LiveTable:
    """The table as this person may see it: all that a route can show comes from it."""
    live = await services.table_service.open(table_id)
    await services.attention.look(live)
    person_id = None if person is None else person.id
    return live.seen_from(live.seat_of(person_id, bearer_hash(connection)))


async def maker(
    request: Request,
    services: Annotated[Services, Depends(services_of)],
    person: Annotated[Person, Depends(required)],
) -> Person:
    """The person who makes a table. Rate-limited before the request is processed."""
    await services.rates.check("tables", person.id, address_of(request.scope))
    running = await services.store.read(rows.running_tables, person.id)
    if services.rates.on and running >= MOST_TABLES:
        fault = f"You have {running} tables that are not over; end some."
        raise Refused(429, "too-many-tables", fault, most=MOST_TABLES)
    return person


ServicesDep = Annotated[Services, Depends(services_of)]
AtTable = Annotated[LiveTable, Depends(table_of)]
Somebody = Annotated[Person, Depends(required)]
Maker = Annotated[Person, Depends(maker)]
Anybody = Annotated[Person | None, Depends(who)]


async def actor_of(
    connection: HTTPConnection,
    live: AtTable,
    person: Anybody,
    wanted: Annotated[
        int | None,
        Query(alias="as", ge=0, le=5, description="which seat, if you play several"),
    ] = None,
    watch: Annotated[
        bool, Query(description="see what a spectator sees, though you have a seat")
    ] = False,
) -> Actor:
    """By the token of a seat link, or by the cookie; otherwise a spectator, where allowed."""
    token_hash, address = bearer_hash(connection), address_of(connection.scope)
    if token_hash is not None:
        by_link = live.seat_of(None, token_hash)
        if by_link is None:
            raise Refused(403, "no-link", "This link opens no seat here, or not any more.")
        return Actor(None, live.seats[by_link].name, by_link, token_hash, None, address)
    person_id = None if person is None else person.id
    seat = live.seat_of(person_id, None, wanted)
    if watch and seat is not None:
        return Actor(person_id, _name(live, person, None), None, None, None, address)
    if wanted is not None and seat is None:
        raise Refused(403, "not-your-seat", f"Seat {wanted + 1} is not yours.", seat=wanted)
    if seat is None and not live.admits(person_id):
        raise Refused(403, "no-spectators", "Only the players see this table.")
    return Actor(person_id, _name(live, person, seat), seat, None, wanted, address)


def _name(live: LiveTable, person: Person | None, seat: int | None) -> str:
    if seat is not None:
        return live.seats[seat].name
    return "" if person is None else person.name


TheActor = Annotated[Actor, Depends(actor_of)]


def as_host(live: LiveTable, person: Person) -> None:
    if live.row.host_id != person.id:
        raise Refused(403, "not-host", "Only who made the table can do that.")
