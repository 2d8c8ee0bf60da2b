"""Before anything is sent it is checked again: the person, their settings, and whether the duty is
still one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, select

from tumbleweed.server.notices.calendar import MOST
from tumbleweed.server.notices.jobs import Job
from tumbleweed.server.notices.occasions import Case, Duty, duties_at
from tumbleweed.server.notices.planner import Sitter, duties_of, knows, sitter_at, sitters_at
from tumbleweed.server.notices.wishes import Addressee, read_addressee
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.table_service import TableService

BEHIND: Final = 2.0  # seconds to wait for a table that the bus has not announced yet


class Idle(Exception):
    """No notice is needed now."""


class Known(Exception):
    """No notice is needed any more: the player saw it."""


class Behind(Exception):
    """The table in memory is older than the one in the database."""


@dataclass(frozen=True)
class Facts:
    person: Addressee
    revision: int  # of the table
    sitter: Sitter | None


@dataclass(frozen=True)
class Place:
    """A seat whose player is asked and absent."""

    sitter: Sitter
    revision: int  # of the table


class Checks:
    def __init__(
        self, store: Store, table_service: TableService, clock: Callable[[], float]
    ) -> None:
        self.store = store
        self.table_service = table_service
        self.clock = clock

    async def look(self, job: Job) -> tuple[Addressee, Case]:
        facts = await self.store.read(_facts, job)
        if facts is None or job.way not in facts.person.wishes.ways:
            raise Idle
        live = await self._newest(job.table_id, facts.revision)
        return facts.person, Case(live, self._duty(job, live, facts.sitter))

    async def waiting(self, person_id: str, table_id: str) -> list[Case]:
        """All questions to this person, at that table and others, the soonest deadline first."""
        now, found = self.clock(), []
        for place in await self.store.read(_places, person_id, table_id, now):
            live = await self._newest(place.sitter.table_id, place.revision)
            duties = duties_of(place.sitter, duties_at(live, now), now)
            found += [Case(live, duty) for duty in duties if duty.kind == "turn"]
        return sorted(found, key=_urgency)

    async def _newest(self, table_id: str, revision: int) -> LiveTable:
        live = await self.table_service.open(table_id)
        if live.row.revision < revision:
            self.table_service.hear(table_id, 0)
            raise Behind
        return live

    def _duty(self, job: Job, live: LiveTable, sitter: Sitter | None) -> Duty:
        now = self.clock()
        if job.data["kind"] == "invited":
            if live.row.status == "open" and live.seat_of(job.person_id) is None:
                return Duty("invited", live.id, None, job.person_id, now)
            raise Idle
        if sitter is None or sitter.person_id != job.person_id:
            raise Idle
        for duty in duties_of(sitter, duties_at(live, now), now):
            if duty.key == job.key:
                if not knows(sitter, duty, now):
                    return duty
                raise Idle if duty.kind == "turn" else Known
        raise Idle


def _urgency(case: Case) -> tuple[float, float]:
    until = case.duty.until
    return (float("inf") if until is None else until, case.duty.since)


def _facts(connection: Connection, job: Job) -> Facts | None:
    person = read_addressee(connection, job.person_id)
    columns = schema.tables.c
    query = select(columns.revision).where(columns.id == job.table_id)
    revision = connection.execute(query).scalar()
    if person is None or revision is None:
        return None
    seat = job.data["seat"]
    sitter = None if seat is None else sitter_at(connection, job.table_id, seat)
    return Facts(person, revision, sitter)


def _places(connection: Connection, person_id: str, table_id: str, now: float) -> list[Place]:
    """Where this person is asked and absent: at that table, and so many others."""
    tables, seats = schema.tables.c, schema.seats.c
    query = select(tables.id, tables.revision, tables.asked, seats.seat).join_from(
        schema.seats, schema.tables
    )
    query = query.where(seats.person_id == person_id, tables.status == "playing")
    found = connection.execute(query.order_by(tables.id != table_id, tables.changed_at))
    asked = {(row.id, row.seat): row.revision for row in found if row.seat in row.asked}
    absent = sitters_at(connection, list(dict.fromkeys(table for table, _ in asked))[:MOST], now)
    return [
        Place(sitter, asked[sitter.table_id, sitter.seat])
        for sitter in absent
        if sitter.person_id == person_id and (sitter.table_id, sitter.seat) in asked
    ]
