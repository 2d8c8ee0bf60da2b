"""The others: whom you do not hear, whom you keep from your tables, whom you report."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field, field_validator
from sqlalchemy.exc import IntegrityError

from tumbleweed.server.api.access import Anybody, AtTable, ServicesDep, Somebody
from tumbleweed.server.api.people_models import Sent
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.names import clean_words
from tumbleweed.server.people import mutes, reports
from tumbleweed.server.people.guests import Person
from tumbleweed.server.services import Services

router = APIRouter(tags=["people"])

PERSON = r"^[A-Za-z0-9_-]+$"
PersonId = Annotated[str, Path(max_length=24, pattern=PERSON)]


class Blocked(BaseModel):
    person: str = Field(examples=["5f2b8c90d1e3a467"])
    name: str = Field(examples=["Dusty Rider"])


class NewReport(Sent):
    person: str = Field(max_length=24, pattern=PERSON, examples=["5f2b8c90d1e3a467"])
    reason: reports.Reason = Field(examples=["insult"])
    words: str | None = Field(
        None, max_length=2000, description=f"up to {reports.LONGEST} characters of your own"
    )

    @field_validator("words")
    @classmethod
    def _visible(cls, words: str | None) -> str | None:
        return clean_words(words, reports.LONGEST) if words and words.strip() else None


@router.get("/mutes")
async def muted(services: ServicesDep, person: Anybody) -> list[str]:
    """The people whose chat you do not get, without those you have blocked."""
    return [] if person is None else await services.store.read(mutes.only_muted, person.id)


@router.post("/mutes/{other}", status_code=204)
async def mute(services: ServicesDep, person: Somebody, other: PersonId) -> None:
    """Do not show me what this person says. They are not notified."""
    with suppress(IntegrityError):  # already muted by a simultaneous request
        await services.store.run(mutes.mute, person.id, other)
    await _tell_sockets(services, person)


@router.delete("/mutes/{other}", status_code=204)
async def unmute(services: ServicesDep, person: Anybody, other: PersonId) -> None:
    if person is not None:
        await services.store.run(mutes.unmute, person.id, other)
        await _tell_sockets(services, person)


@router.get("/blocks")
async def blocked(services: ServicesDep, person: Anybody) -> list[Blocked]:
    """The people you have blocked, the latest first."""
    found = [] if person is None else await services.store.read(mutes.blocked_by, person.id)
    return [Blocked(person=each, name=name) for each, name in found]


@router.put("/blocks/{other}", status_code=204)
async def block(services: ServicesDep, person: Somebody, other: PersonId) -> None:
    """Mute this person, and give them no seat at tables you make. They are not notified."""
    with suppress(IntegrityError):  # already muted by a simultaneous request
        await services.store.run(mutes.block, person.id, other)
    await _tell_sockets(services, person)


@router.delete("/blocks/{other}", status_code=204)
async def unblock(services: ServicesDep, person: Anybody, other: PersonId) -> None:
    if person is not None:
        await services.store.run(mutes.unblock, person.id, other)
        await _tell_sockets(services, person)


async def _tell_sockets(services: Services, person: Person) -> None:
    """Those of this process; the others notice when the socket is opened again."""
    muted_now = await services.store.read(mutes.muted_by, person.id)
    for viewers in services.viewers.at.values():
        for viewer in viewers:
            if viewer.person_id == person.id:
                viewer.muted = muted_now


@router.post("/tables/{table_id}/reports", status_code=201)
async def report(
    request: Request, services: ServicesDep, person: Anybody, live: AtTable, sent: NewReport
) -> None:
    """Tell the host of this server about somebody at the table, once. The position and the last
    lines of chat are kept with it. They are not notified, and nothing happens by itself.
    """
    if person is None:
        raise Refused(403, "not-seated", "You do not sit at this table.")
    await services.rates.check("reports", person.id, address_of(request.scope))
    work = (live.id, person.id, sent.person, sent.reason, sent.words)
    await services.store.run(reports.report, *work)
