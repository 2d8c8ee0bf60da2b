"""Identity: everybody is a person with a cookie; a guest is one without a login.

A person is created by the first act, never by looking: crawlers leave no rows.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, insert, select, update
from starlette.requests import HTTPConnection

from tumbleweed.core.text import LANGUAGES
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.guard.cookie import YEAR, drop_cookie, give_cookie, notes, read_cookie
from tumbleweed.server.names import western_name
from tumbleweed.server.services import Services
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest, new_person_id, new_token

DAY = 86_400.0
MOST_SESSIONS = 30  # browsers of one person; another login drops the one unused for longest
SLOT = "tumbleweed.person"  # in the notes of a request: looked up once


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    lang: str
    guest: bool
    since: float = 0.0  # when this browser got its cookie; a login gives a new one


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def who(connection: HTTPConnection) -> Person | None:
    """The person of this cookie. For a socket it is looked up each time."""
    noted = notes(connection)
    if SLOT not in noted:
        person = await _look_up(connection)
        if connection.scope["type"] != "http":
            return person
        noted[SLOT] = person
    known: Person | None = noted[SLOT]
    return known


async def required(connection: HTTPConnection) -> Person:
    """The same, but a request without a cookie creates a guest and sets one."""
    known = await who(connection)
    if known is not None:
        return known
    services = services_of(connection)
    await services.rates.check("guests", address=address_of(connection.scope))
    lang = preferred_language(connection.headers.get("accept-language", ""))
    person, token = await services.store.run(new_guest, lang)
    take_on(connection, person, token)
    return person


async def _look_up(connection: HTTPConnection) -> Person | None:
    services = services_of(connection)
    token = read_cookie(connection, services.settings)
    if token is None:
        return None
    now = time.time()
    found = await services.store.read(find_session, digest(token), now)
    if found is None:
        return None
    person, seen_at = found
    if now - seen_at > DAY:  # extend the year, but without a write for every request
        await services.store.run(_seen, digest(token), now)
        if connection.scope["type"] == "http":
            give_cookie(connection, token)
    return person


# ---- what a request carries from now on ----


def take_on(connection: HTTPConnection, person: Person, token: str) -> None:
    """From here on the request, and with its response the browser, is this person's."""
    notes(connection)[SLOT] = person
    give_cookie(connection, token)


def take_off(connection: HTTPConnection) -> None:
    notes(connection)[SLOT] = None
    drop_cookie(connection)


def forget_look_up(connection: HTTPConnection) -> None:
    notes(connection).pop(SLOT, None)


# ---- rows ----


def new_guest(connection: Connection, lang: str) -> tuple[Person, str]:
    now = time.time()
    person = Person(new_person_id(), western_name(), lang, guest=True, since=now)
    values = {"id": person.id, "name": person.name, "lang": lang, "notices": {}}
    connection.execute(insert(schema.people).values(**values, created_at=now))
    return person, new_session(connection, person.id, now)


def new_session(connection: Connection, person_id: str, now: float) -> str:
    token = new_token()
    values = {"token_hash": digest(token), "person_id": person_id}
    connection.execute(insert(schema.sessions).values(**values, created_at=now, seen_at=now))
    _forget_oldest(connection, person_id)
    return token


def _forget_oldest(connection: Connection, person_id: str) -> None:
    sessions = schema.sessions.c
    own = select(sessions.token_hash).where(sessions.person_id == person_id)
    oldest = own.order_by(sessions.seen_at.desc()).offset(MOST_SESSIONS)
    hashes = list(connection.execute(oldest).scalars())
    connection.execute(delete(schema.sessions).where(sessions.token_hash.in_(hashes)))


def end_session(connection: Connection, token_hash: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.token_hash == token_hash))


def end_sessions(connection: Connection, person_id: str) -> None:
    connection.execute(delete(schema.sessions).where(schema.sessions.c.person_id == person_id))


def end_recoveries(connection: Connection, person_id: str) -> None:
    """When the password or the mail address changes, all recovery links become invalid."""
    kept = schema.recoveries
    connection.execute(delete(kept).where(kept.c.person_id == person_id))


_people, _sessions = schema.people.c, schema.sessions.c
FIND_SESSION: Final = (  # made once: every request needs it
    select(_people.id, _people.name, _people.lang, _people.login, _sessions.created_at)
    .add_columns(_sessions.seen_at)
    .join_from(schema.sessions, schema.people)
    .where(_sessions.token_hash == bindparam("hash"), _sessions.seen_at > bindparam("after"))
)


def find_session(
    connection: Connection, token_hash: str, now: float
) -> tuple[Person, float] | None:
    row = connection.execute(FIND_SESSION, {"hash": token_hash, "after": now - YEAR}).first()
    if row is None:
        return None
    person = Person(row.id, row.name, row.lang, row.login is None, row.created_at)
    return person, row.seen_at


def _seen(connection: Connection, token_hash: str, now: float) -> None:
    here = schema.sessions.c.token_hash == token_hash
    connection.execute(update(schema.sessions).where(here).values(seen_at=now))


def change_person(connection: Connection, person_id: str, values: dict[str, Any]) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(values))


# ---- languages ----


def preferred_language(header: str) -> str:
    """The first of our languages in an Accept-Language header."""
    wishes = []
    for part in header[:200].split(","):
        tag, _, weight = part.partition(";q=")
        lang = tag.strip().lower().partition("-")[0]
        if lang in LANGUAGES:
            wishes.append((_weight(weight), lang))
    best = max(wishes, key=lambda wish: wish[0], default=(0.0, LANGUAGES[0]))
    return best[1]


def _weight(text: str) -> float:
    try:
        return float(text) if text.strip() else 1.0
    except ValueError:
        return 0.0
