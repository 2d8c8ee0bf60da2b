"""The calendar feed of one's deadlines: its address, and what a calendar program fetches there."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel
from starlette.requests import Request
from starlette.responses import Response

from tumbleweed.server.api.access import ServicesDep, Somebody
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.notices import calendar

router = APIRouter(prefix="/api", tags=["notices"])

Token = Annotated[str, Path(pattern=r"^[0-9a-f]{16}\.[A-Za-z0-9_-]{20,80}$")]
FEED: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/calendar": {}}, "description": "Your deadlines."}
}


class Address(BaseModel):
    url: str


@router.post("/me/calendar", status_code=201)
async def new_address(services: ServicesDep, person: Somebody) -> Address:
    """A secret address for calendar programs. An earlier one opens nothing any more."""
    token = await services.store.run(calendar.new_address, person.id)
    return Address(url=f"{services.settings.public_url.rstrip('/')}/api/calendar/{token}.ics")


@router.delete("/me/calendar", status_code=204)
async def no_address(services: ServicesDep, person: Somebody) -> None:
    await services.store.run(calendar.no_address, person.id)


@router.get("/calendar/{token}.ics", response_class=Response, responses=FEED)
async def feed(request: Request, services: ServicesDep, token: Token) -> Response:
    """When you have to choose, at tables with a clock, without saying what."""
    await services.rates.check("rooms", None, address_of(request.scope))
    owner = await services.store.read(calendar.owner_of, token)
    if owner is None:
        raise Refused(404, "no-calendar", "This address opens no calendar, or not any more.")
    found = []
    for table_id in await services.store.read(calendar.tables_with_clocks, owner.id):
        live = await services.table_service.open(table_id)
        found += calendar.deadlines_at(live, owner.id, owner.lang)
    body = calendar.calendar(owner, found, services.settings.public_url, time.time())
    return Response(body, media_type="text/calendar; charset=utf-8")
