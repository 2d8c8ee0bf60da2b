"""People as the host sees them: found, banned, merged, deleted."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, or_, select

from tumbleweed.server.admin.desk import Desk
from tumbleweed.server.admin.tables import LONGEST
from tumbleweed.server.admin.traces import Trace, needles_of, traces
from tumbleweed.server.errors import Impossible
from tumbleweed.server.people.guests import change_person, end_sessions
from tumbleweed.server.people.identity_change import forget, give_up_seats, inherit
from tumbleweed.server.store import schema


@dataclass(frozen=True)
class Known:
    id: str
    name: str
    login: str | None
    lang: str
    created_at: float
    banned: str | None
    seen_at: float | None  # by any browser of theirs
    tables: int  # at which they sit


def find_people(connection: Connection, text: str, limit: int) -> list[Known]:
    """Newest first. `text` is an id, or a part of a name or login."""
    people, sessions, seats = schema.people.c, schema.sessions.c, schema.seats.c
    seen = select(func.max(sessions.seen_at)).where(sessions.person_id == people.id)
    sits = select(func.count(seats.table_id.distinct())).where(seats.person_id == people.id)
    query = select(
        people.id, people.name, people.login, people.lang, people.created_at, people.banned,
        seen.scalar_subquery(), sits.scalar_subquery(),
    )  # fmt: skip
    if text:
        named = [column.icontains(text, autoescape=True) for column in (people.name, people.login)]
        query = query.where(or_(people.id == text, *named))
    found = connection.execute(query.order_by(people.created_at.desc()).limit(limit))
    return [Known(*row) for row in found]


def person_of(connection: Connection, person_id: str) -> Known:
    for known in find_people(connection, person_id, 1):
        if known.id == person_id:
            return known
    raise Impossible(f"There is no person {person_id[:30]!r}.")


async def ban(desk: Desk, person_id: str, why: str) -> None:
    """They are logged out everywhere, lose their seats in unfinished games and cannot log in. A
    guest can come back as another guest: nothing tells them from anybody else.
    """
    if not why.strip() or len(why) > LONGEST:
        raise Impossible(f"Say why, in at most {LONGEST} characters.")
    await desk.store.read(person_of, person_id)
    await desk.store.run(_banned, person_id, why.strip())
    await give_up_seats(desk, person_id)


async def unban(desk: Desk, person_id: str) -> None:
    await desk.store.read(person_of, person_id)
    await desk.store.run(change_person, person_id, {"banned": None})


def _banned(connection: Connection, person_id: str, why: str) -> None:
    change_person(connection, person_id, {"banned": why})
    end_sessions(connection, person_id)
    connection.execute(delete(schema.links).where(schema.links.c.maker_id == person_id))


async def merge(desk: Desk, other_id: str, account_id: str) -> None:
    """Seats, tables and messages of the first become the second's; the first is gone."""
    if other_id == account_id:
        raise Impossible("These are the same person.")
    for person_id in (other_id, account_id):
        await desk.store.read(person_of, person_id)
    await inherit(desk, other_id, account_id)


async def delete_person(desk: Desk, person_id: str) -> list[Trace]:
    """Nothing is kept of them. Returns what a search of the whole database still finds: names that
    somebody else has, too, or has written.
    """
    needles = await desk.store.read(needles_of, person_id)
    await forget(desk, person_id)
    return await desk.store.read(traces, needles)
