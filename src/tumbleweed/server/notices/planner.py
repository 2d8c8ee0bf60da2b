"""Plans jobs for tables that change and players who become absent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import Connection, Row, func, select

from tumbleweed.server.errors import Refused
from tumbleweed.server.notices.jobs import Order, add_jobs, add_known, hasten
from tumbleweed.server.notices.occasions import AWAY, ENDED, RECENT, Duty, duties_at
from tumbleweed.server.notices.rows import inserting
from tumbleweed.server.notices.wishes import Wishes, read_addressee, wishes_of
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.table_service import TableService

LOOKED: Final = "looked-at"  # in `kept_values`: the time of the last check, by any worker
MARGIN: Final = 10.0  # seconds that a worker may need for what it has received
MOST_TABLES: Final = 500  # in one query


@dataclass(frozen=True)
class Sitter:
    """Somebody at a table who may have to be notified."""

    table_id: str
    seat: int
    person_id: str
    seen_at: float | None
    wishes: Wishes
    next_host: str | None  # who made the rematch
    next_at: float | None
    next_seen: float | None  # is present


class Planner:
    def __init__(
        self,
        store: Store,
        table_service: TableService,
        settings: Settings,
        clock: Callable[[], float],
    ) -> None:
        self.store = store
        self.table_service = table_service
        self.delay = settings.notice_after
        self.clock = clock
        self._changed: set[str] = set()

    def hear(self, live: LiveTable) -> bool:
        """A table has changed; whether that may matter to somebody absent."""
        people = any(seat.person_id is not None for seat in live.seats)
        if people and live.row.status != "open":
            self._changed.add(live.id)
            return True
        return False

    async def plan(self) -> None:
        """Make the jobs of all tables that changed since the last time."""
        changed, self._changed = self._changed, set()
        try:
            for ids in _portions(list(changed)):
                await self._plan(ids)
        except BaseException:
            self._changed |= changed
            raise

    async def _plan(self, ids: list[str]) -> None:
        now = self.clock()
        sitters = await self.store.read(sitters_at, ids, now)
        duties = {each: await self._duties(each, now) for each in {s.table_id for s in sitters}}
        tell: list[Order] = []
        known: list[Order] = []
        for sitter in sitters:
            for duty in duties_of(sitter, duties[sitter.table_id], now):
                if not knows(sitter, duty, now):
                    tell += self._order(sitter, duty, now)
                elif duty.kind != "turn":
                    known += self._order(sitter, duty, now)
        if tell or known:
            await self.store.run(_note, tell, known, now)

    async def _duties(self, table_id: str, now: float) -> list[Duty]:
        try:
            return duties_at(await self.table_service.open(table_id), now)
        except Refused:
            return []  # the table was deleted

    def _order(self, sitter: Sitter, duty: Duty, now: float) -> list[Order]:
        """One job per channel, after so long without the player. Leaving counts from now."""
        gone = now if sitter.seen_at is None else sitter.seen_at
        due = max(now, max(duty.since, gone) + self.delay_of(sitter.wishes))
        wishes = sitter.wishes
        orders = [Order(duty, way, sitter.person_id, due) for way in wishes.ways]
        if duty.urgent_at is None:
            return orders
        latest = max(due, duty.urgent_at)
        return [
            replace(each, latest=latest) if wishes.rhythm(each.way).hours else each
            for each in orders
        ]

    def delay_of(self, wishes: Wishes) -> float:
        return self.delay if wishes.delay is None else wishes.delay

    async def look(self) -> None:
        """What no change announced: players who were present when their question came and became
        absent since, and changes received by a worker that was killed before planning.
        """
        now = self.clock()
        self._changed.update(await self.store.read(overlooked, now))
        await self.plan()
        await self.store.run(remember_looking, now)

    async def invite(self, table_id: str, person_id: str, by: str) -> None:
        """Notify a person of an invitation to a table."""
        now = self.clock()
        duty = Duty("invited", table_id, None, person_id, now)

        def work(connection: Connection) -> None:
            person = read_addressee(connection, person_id)
            if person is not None and person.wishes.ways:
                due = now + self.delay_of(person.wishes)
                ways = person.wishes.ways
                add_jobs(connection, [Order(duty, way, person_id, due, by) for way in ways])

        await self.store.run(work)


def _portions(ids: list[str]) -> Iterable[list[str]]:
    return (ids[at : at + MOST_TABLES] for at in range(0, len(ids), MOST_TABLES))


def _note(connection: Connection, tell: list[Order], known: list[Order], now: float) -> None:
    if tell:
        add_jobs(connection, tell)
        hasten(connection, tell)
    if known:
        add_known(connection, known, now)


def duties_of(sitter: Sitter, duties: list[Duty], now: float) -> list[Duty]:
    """Those of this seat; an old rematch is no news."""
    fresh = sitter.next_at is not None and now - sitter.next_at < RECENT
    return [
        duty
        for duty in duties
        if (duty.table_id, duty.seat) == (sitter.table_id, sitter.seat)
        and (duty.kind != "rematch" or fresh)
    ]


def knows(sitter: Sitter, duty: Duty, now: float) -> bool:
    """Whether the player has the table open, or was there after the end of the game."""
    seen = sitter.seen_at or 0.0
    if seen > now - AWAY:
        return True
    if duty.kind == "rematch":
        since = sitter.next_at or 0.0
        there = (sitter.next_seen or 0.0) >= since
        return there or seen >= since or sitter.person_id == sitter.next_host
    return duty.kind == "over" and seen >= duty.since


def sitters_at(connection: Connection, table_ids: list[str], now: float) -> list[Sitter]:
    """The people at these tables who want notices; during the game those who are absent."""
    query = _sitters().where(schema.tables.c.id.in_(table_ids))
    away = func.coalesce(schema.seats.c.seen_at, 0.0) <= now - AWAY
    query = query.where(away | schema.tables.c.status.in_(ENDED))
    return list(_wanting(connection.execute(query)))


def sitter_at(connection: Connection, table_id: str, seat: int) -> Sitter | None:
    """Who sits there, present or not."""
    query = _sitters().where(schema.tables.c.id == table_id, schema.seats.c.seat == seat)
    return next(iter(_wanting(connection.execute(query))), None)


def _sitters() -> Any:
    coming, there = schema.tables.alias("coming"), schema.seats.alias("there")
    seats, people = schema.seats.c, schema.people.c
    columns = (seats.table_id, seats.seat, seats.person_id, seats.seen_at, people.notices)
    after = (coming.c.host_id.label("next_host"), coming.c.created_at.label("next_at"))
    query = select(*columns, *after, there.c.seen_at.label("next_seen")).select_from(schema.seats)
    query = query.join(schema.people, people.id == seats.person_id)
    query = query.join(schema.tables, schema.tables.c.id == seats.table_id)
    query = query.outerjoin(coming, coming.c.id == schema.tables.c.next_id)
    same = (there.c.table_id == coming.c.id) & (there.c.person_id == seats.person_id)
    return query.outerjoin(there, same)


def _wanting(found: Iterable[Row[Any]]) -> Iterable[Sitter]:
    for row in found:
        wishes = wishes_of(row.notices)
        if wishes.ways:
            place = (row.table_id, row.seat, row.person_id, row.seen_at)
            yield Sitter(*place, wishes, row.next_host, row.next_at, row.next_seen)


def overlooked(connection: Connection, now: float) -> list[str]:
    """Tables where somebody became absent since the last check, or where something changed and
    somebody is absent.
    """
    services, seats, tables = schema.kept_values.c, schema.seats.c, schema.tables.c
    looked = connection.execute(select(services.value).where(services.name == LOOKED)).scalar()
    since = now - RECENT if looked is None else float(looked)
    # Two queries, each with its own index: a single one would scan every seat.
    silent = seats.seen_at.between(since - AWAY, now - AWAY) & (tables.status == "playing")
    away = func.coalesce(seats.seen_at, 0.0) <= now - AWAY
    recent = select(tables.id).where(tables.changed_at > since - MARGIN).scalar_subquery()
    changed = seats.table_id.in_(recent) & (away | tables.status.in_(ENDED))
    found: set[str] = set()
    for which in (silent, changed):
        query = select(seats.table_id).join(schema.tables)
        found.update(connection.execute(query.where(seats.person_id.is_not(None), which)).scalars())
    return sorted(found)


def remember_looking(connection: Connection, now: float) -> None:
    row = inserting(connection, schema.kept_values).values(name=LOOKED, value=now)
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": now}))
