"""Tables: making one, taking a seat, starting, ending, rematch."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict, Field, model_validator
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.server.api.access import AtTable, Maker, ServicesDep, Somebody, as_host
from tumbleweed.server.api.examples import GAME_FILE, MADE, SHOWN
from tumbleweed.server.api.play import json
from tumbleweed.server.errors import Refused
from tumbleweed.server.people.guests import Person
from tumbleweed.server.replays.files import add_brought
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables import consent, leaving, lifecycle, rooms, seat_view
from tumbleweed.server.tables.levels import refuse_unknown
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.ratings import refuse_guest
from tumbleweed.server.tables.welcome import unwelcome

router = APIRouter(prefix="/api/tables", tags=["tables"])

Level = Annotated[str, Field(max_length=20, examples=["thrifty"])]
SeatNumber = Annotated[int, Path(ge=0, le=5)]


class NewTable(TableOptions):
    """`sit` takes the first free seat for you; `start` deals at once, bots filling up."""

    sit: bool = Field(default=True, description="take the first free seat")
    start: bool = Field(default=False, description="deal at once")
    fill: Level | None = Field(default=None, description="bots of this level take the empty seats")

    @model_validator(mode="after")
    def _can_start(self) -> NewTable:
        """Refuse what cannot be dealt before a table is stored."""
        if self.lesson is not None:
            raise ValueError("lessons are begun at /api/courses")
        if self.tournament is not None:
            raise ValueError("tournaments are made at /api/tournaments")
        empty = sum(seat.kind == "open" for seat in self.seats) - self.sit
        if self.start and empty > 0 and self.fill is None:
            raise ValueError("say by which bots the empty seats shall be filled")
        if self.fill is not None and self.rated:
            raise ValueError("bots do not play at rated tables")
        if self.fill is not None:
            refuse_unknown(self.fill, self.game)
        return self


class Start(BaseModel):
    model_config = ConfigDict(extra="forbid")

    fill: Level | None = Field(default=None, description="bots of this level take the empty seats")


class BotSeat(BaseModel):
    model_config = ConfigDict(extra="forbid")

    level: Level | None = Field(..., description="null: take the bot away")


@router.post("", status_code=201, responses=MADE)
async def make(services: ServicesDep, person: Maker, asked: NewTable) -> Response:
    """A new table. With `start` the response contains the first question."""
    options = TableOptions(**asked.model_dump(exclude={"sit", "start", "fill"}))
    if options.rated:
        await services.store.read(refuse_guest, person.id)
    row, seats = lifecycle.new_table(options, person.id)
    row, seats = await services.store.run(rooms.add_room, row, seats)
    live = await services.table_service.open(row.id)
    services.attention.note(row.id)
    free = [seat.seat for seat in seats if seat.kind == "open"]
    if asked.sit and free:
        await services.table_service.change(
            row.id, lifecycle.take_seat(free[0], person.id, person.name)
        )
    if asked.start:
        await services.table_service.change(row.id, lifecycle.start(asked.fill))
    return shown(live, person, 201)


@router.post("/import", status_code=201, openapi_extra=GAME_FILE)
async def bring(services: ServicesDep, person: Maker, request: Request) -> dict[str, str]:
    """A game from its file, to look at; refused if its proof fails."""
    brought = await services.replays.bring(await request.body(), person.id)
    await services.store.run(add_brought, brought)
    return {"table": brought.row.id}


@router.post("/{table_id}/start", responses=SHOWN)
async def start(services: ServicesDep, person: Somebody, live: AtTable, how: Start) -> Response:
    """Deal. The seed's hash is shown from now on, the seed at the end."""
    as_host(live, person)
    await services.table_service.change(live.id, lifecycle.start(how.fill))
    return shown(live, person)


@router.post("/{table_id}/end", responses=SHOWN)
async def end(services: ServicesDep, person: Somebody, live: AtTable) -> Response:
    """The host ends the table, started or not. Its players are notified."""
    as_host(live, person)
    await services.table_service.change(live.id, leaving.end_by_host(person.name))
    return shown(live, person)


@router.put("/{table_id}/seats/{seat}", responses=SHOWN)
async def take_seat(
    services: ServicesDep, person: Somebody, live: AtTable, seat: SeatNumber
) -> Response:
    """Take a free seat."""
    _has_seat(live, seat)
    await services.table_service.change(live.id, lifecycle.take_seat(seat, person.id, person.name))
    return shown(live, person)


@router.delete("/{table_id}/seats/{seat}", responses=SHOWN)
async def leave_seat(
    services: ServicesDep, person: Somebody, live: AtTable, seat: SeatNumber
) -> Response:
    """Leave the seat; before the start the host can also remove a player. In play you leave the
    table: what happens then is set by `on_leave`, and the others are notified.
    """
    _has_seat(live, seat)
    if live.row.status == "playing" and live.seats[seat].person_id == person.id:
        await services.table_service.change(live.id, leaving.leave(person.id))
    else:
        await services.table_service.change(live.id, lifecycle.leave_seat(seat, person.id))
    return shown(live, person)


@router.post("/{table_id}/seats/{seat}/ask", responses=SHOWN)
async def ask_for_seat(
    services: ServicesDep, person: Somebody, live: AtTable, seat: SeatNumber
) -> Response:
    """Ask for a bot's seat, or one whose player has left, during the game. All human players must
    agree, at least two.
    """
    _has_seat(live, seat)
    await services.table_service.change(live.id, consent.ask_for(seat, person.id, person.name))
    return shown(live, person)


@router.delete("/{table_id}/seats/{seat}/ask", responses=SHOWN)
async def ask_no_more(
    services: ServicesDep, person: Somebody, live: AtTable, seat: SeatNumber
) -> Response:
    """Withdraw the request for the seat."""
    _has_seat(live, seat)
    await services.table_service.change(live.id, consent.withdraw(seat, person.id))
    return shown(live, person)


@router.put("/{table_id}/seats/{seat}/bot", responses=SHOWN)
async def set_bot(
    services: ServicesDep, person: Somebody, live: AtTable, seat: SeatNumber, bot: BotSeat
) -> Response:
    """The host puts a bot into an empty seat, or removes it. In play the bot stands in for a player
    who is asked and has been away for a while (from `bot_at` on), until they are back.
    """
    _has_seat(live, seat)
    as_host(live, person)
    if live.row.status == "playing" and bot.level is not None:
        _, since = live.asked.get(seat, ("", None))
        await services.table_service.change(live.id, leaving.replace_absent(seat, bot.level, since))
    else:
        await services.table_service.change(live.id, lifecycle.set_bot(seat, bot.level))
    return shown(live, person)


@router.post("/{table_id}/rematch")
async def rematch(services: ServicesDep, person: Somebody, live: AtTable) -> dict[str, str]:
    """The same table again: the first request makes it, all others get its address."""
    if live.seat_of(person.id) is None and live.row.host_id != person.id:
        raise Refused(403, "not-seated", "You do not sit at this table.")
    if live.row.status not in ("over", "ended"):
        raise Refused(409, "not-over", "The game is not over.")
    if live.options.tournament:
        raise Refused(409, "next-round", "In a tournament the next round follows, no rematch.")

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        if row.next_id is not None:
            return {}
        table, fresh = lifecycle.rematch_of(row, seats, unwelcome(connection, row.host_id))
        table, _ = rooms.add_room(connection, table, fresh)
        return {"next_id": table.id}

    await services.table_service.change(live.id, work)
    assert live.row.next_id is not None
    return {"table": live.row.next_id}


def _has_seat(live: LiveTable, seat: int) -> None:
    if seat >= len(live.seats):
        raise Refused(404, "no-seat", f"The table has no seat {seat + 1}.")


def shown(live: LiveTable, person: Person, status: int = 200) -> Response:
    """The table as its maker sees it."""
    seat = live.seat_of(person.id)
    seen = seat_view.seen(live, seat, time.time())
    answer = json(seat_view.whole(live, seen, seat))
    answer.status_code = status
    return answer
