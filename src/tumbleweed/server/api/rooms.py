"""Rooms: a table found by its short code while it waits for its players."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel
from starlette.requests import Request

from tumbleweed.server.api.access import Anybody, ServicesDep
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.tables.rooms import find_room

router = APIRouter(prefix="/api/rooms", tags=["tables"])

Code = Annotated[str, Path(pattern=r"^[A-Za-z]{5}$", examples=["KWQMX"])]


class Room(BaseModel):
    table: str


@router.get("/{code}")
async def find(request: Request, services: ServicesDep, person: Anybody, code: Code) -> Room:
    """The table of a code. It ends when the game begins; the table has its own address."""
    whose = None if person is None else person.id
    await services.rates.check("rooms", whose, address_of(request.scope))
    table = await services.store.read(find_room, code)
    if table is None:
        fault = f"No table waits under {code.upper()}: the code is wrong, or the game has begun."
        raise Refused(404, "no-room", fault, room=code.upper())
    return Room(table=table)
