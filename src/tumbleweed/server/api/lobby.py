"""The lobby: tables to join or to watch, one's own, and one to play at with whoever is there."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Query
from sqlalchemy import Connection
from starlette.responses import Response

from tumbleweed.server.api.access import Anybody, Maker, ServicesDep
from tumbleweed.server.api.examples import MADE, SHOWN
from tumbleweed.server.api.tables import shown
from tumbleweed.server.errors import Refused
from tumbleweed.server.people.guests import Person
from tumbleweed.server.services import Services
from tumbleweed.server.store import lobby as lobby_rows
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.lobby import Sought
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables import lifecycle, seat_view
from tumbleweed.server.tables.hindsight import unmoved
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.matching import Wish, find_or_make
from tumbleweed.server.tables.options import Word

router = APIRouter(prefix="/api/tables", tags=["tables"])

MOST = 100  # one's own tables in a list
ON_A_PAGE = 50  # tables that wait for players, and tables to watch
OF_A_HOST = 5  # that wait for players
ATTEMPTS = 20  # to sit down where others sit down, too
FASTER = ("seat-taken", "started", "over")


@router.get("")
async def lobby(
    services: ServicesDep,
    page: Annotated[int, Query(ge=0, le=1000)] = 0,
    game: Annotated[Word | None, Query(description="only this game")] = None,
    players: Annotated[int | None, Query(ge=2, le=6, description="so many seats")] = None,
    rated: Annotated[bool | None, Query(description="only rated tables, or only others")] = None,
) -> list[dict[str, Any]]:
    """The listed tables: those that wait for players first, then those to watch. A page has up to
    50 of each, so tables in play never hide those that wait.
    """
    first, sought = page * ON_A_PAGE, Sought(game, players, rated)
    found = await services.lobby.read(
        (first, sought), lambda: services.store.read(_listed, first, sought)
    )
    return [_line(services, row, seats) for row, seats in found]


@router.get("/mine")
async def mine(services: ServicesDep, person: Anybody) -> list[dict[str, Any]]:
    """Your tables, the latest first."""
    if person is None:
        return []
    found = await services.store.read(_of_person, person.id)
    return [_line(services, row, seats, person) for row, seats in found]


@router.post("/match", responses=SHOWN | MADE)
async def match(services: ServicesDep, person: Maker, wish: Wish) -> Response:
    """Play with whoever is there: you take a seat at a listed table that waits and fits, or a new
    one is made (201), which the next who asks for the same will find. The game begins when all
    seats are taken.
    """
    for _ in range(ATTEMPTS):
        table_id, is_new = await services.store.run(find_or_make, wish, person.id, person.name)
        live = await services.table_service.open(table_id)
        if is_new:
            services.attention.note(table_id)
        elif not await _seated(services, live, person):
            continue
        return shown(live, person, 201 if is_new else 200)
    raise Refused(409, "no-match", "The tables filled up in the meantime; ask again.")


async def _seated(services: Services, live: LiveTable, person: Person) -> bool:
    """False: others were faster."""
    try:
        await services.table_service.change(
            live.id, lifecycle.take_any_seat(person.id, person.name)
        )
    except Refused as refused:
        if refused.code not in FASTER:
            raise
        return False
    return True


def _listed(
    connection: Connection, first: int, sought: Sought
) -> list[tuple[TableRow, list[SeatRow]]]:
    found = lobby_rows.waiting_tables(connection, OF_A_HOST, ON_A_PAGE, first, sought)
    found += lobby_rows.tables_in_play(connection, ON_A_PAGE, first, sought)
    return rows.with_seats(connection, found)


def _of_person(connection: Connection, person_id: str) -> list[tuple[TableRow, list[SeatRow]]]:
    found = rows.tables_of(connection, person_id, MOST)
    real = [row for row in found if row.settings.get("lesson") is None]
    return rows.with_seats(connection, real)


def _line(
    services: Services, row: TableRow, seats: list[SeatRow], person: Person | None = None
) -> dict[str, Any]:
    """A table in a list; for spectators who see it later without what has changed in play."""
    now, changed_at = time.time(), row.changed_at
    sits = person is not None and any(seat.person_id == person.id for seat in seats)
    if services.table_service.hindsight.holds(row) and not sits:
        seats, changed_at = [unmoved(seat) for seat in seats], row.started_at or row.created_at
    line: dict[str, Any] = {
        "id": row.id,
        "status": row.status,
        "settings": row.settings,
        "seats": [seat_view.sitting(seats, seat, now) for seat in seats],
        "created_at": row.created_at,
        "changed_at": seat_view.coarse(changed_at, row.status == "playing"),
    }
    if person is not None:
        own = [seat.seat for seat in seats if seat.person_id == person.id]
        line |= {
            "result": row.result,
            "you": own[0] if own else None,
            "asked": bool(own) and own[0] in row.asked and seats[own[0]].bot is None,
        }
    return line
