"""Seat links over HTTP: make one, with its QR code; open, list and revoke."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from tumbleweed.server.api.access import Anybody, AtTable, ServicesDep
from tumbleweed.server.api.people_models import LinkOut, MadeLinkOut, OpenedSeat, OpenLink
from tumbleweed.server.errors import Refused
from tumbleweed.server.notices.words import table_link
from tumbleweed.server.people import links
from tumbleweed.server.people.guests import Person
from tumbleweed.server.tables.seat_keys import Key

router = APIRouter(tags=["links"])

SEAT_LINKS = "/tables/{table_id}/seats/{seat}/links"
SeatNumber = Annotated[int, Path(ge=0, le=5)]
LinkId = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", examples=["0f3a9c5b7d21e846"])]


@router.post("/links/open")
async def open_link(request: Request, sent: OpenLink) -> OpenedSeat:
    """Open a seat link: take the seat it invites to, or come back to it. A link belongs to whoever
    opens it first. During the game all human players must agree, at least two.
    """
    key, yours = await links.open_link(request, sent.token.get_secret_value())
    return OpenedSeat(table=key.table_id, seat=key.seat, invites=key.invites, yours=yours)


@router.post(SEAT_LINKS, status_code=201)
async def make(
    services: ServicesDep, person: Anybody, live: AtTable, seat: SeatNumber
) -> MadeLinkOut:
    """A link to your own seat, for another device or as the token of a program (`Authorization:
    Bearer …`); or, as the host, an invitation to a seat without a player. The address and its QR
    code are returned only here.
    """
    made = await links.make_link(services, _known(person), live, seat)
    return MadeLinkOut(**_shown(made.key), url=made.url, qr=made.qr)


@router.get("/tables/{table_id}/qr.svg", response_class=Response)
async def code(services: ServicesDep, live: AtTable) -> Response:
    """The address of the table as a QR code: without a token, so the table's access rules apply."""
    drawn = links.qr_code(table_link(services.settings.public_url, live.id))
    return Response(drawn, media_type="image/svg+xml")


@router.get(SEAT_LINKS)
async def own(
    services: ServicesDep, person: Anybody, live: AtTable, seat: SeatNumber
) -> list[LinkOut]:
    """The links to this seat that you have made."""
    found = links.list_links(_known(person), live, seat)
    return [LinkOut(**_shown(key)) for key in found]


@router.delete(SEAT_LINKS + "/{link}", status_code=204)
async def revoke(
    services: ServicesDep,
    person: Anybody,
    live: AtTable,
    seat: SeatNumber,
    link: LinkId,
    unseat: Annotated[bool, Query(description="also whoever took the seat through it")] = False,
) -> None:
    """The link becomes invalid. Another device that used it loses access at once; a player keeps
    the seat, unless you ask for it before the game begins.
    """
    await links.revoke_link(services, _known(person), live, seat, link, unseat)


def _known(person: Person | None) -> Person:
    if person is None:
        raise Refused(403, "not-yours", "Only the host or the seat's player can do this.")
    return person


def _shown(key: Key) -> dict[str, Any]:
    used = key.used_by is not None
    return {
        "id": key.id, "seat": key.seat, "invites": key.invites, "used": used,
        "made_at": key.made_at,
    }  # fmt: skip
