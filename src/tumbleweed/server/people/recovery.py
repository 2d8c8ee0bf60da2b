"""Password recovery: a link, sent to the confirmed mail address. It is valid once and for two
hours.

The response, and its timing, is the same whether there is such an account or not.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from sqlalchemy import Connection, delete, insert, select
from starlette.requests import HTTPConnection

from tumbleweed.server.errors import Refused, StoreTrouble
from tumbleweed.server.guard.refusals import TooMany
from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.wishes import Addressee, read_addressee
from tumbleweed.server.people import passwords
from tumbleweed.server.people.accounts import enter, fold_loosely
from tumbleweed.server.people.guests import (
    Person,
    change_person,
    end_recoveries,
    end_sessions,
    services_of,
)
from tumbleweed.server.people.sockets import close_ended
from tumbleweed.server.services import Services
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest, new_token

log = logging.getLogger(__name__)
GOOD_FOR: Final = 7200.0  # seconds; longer than the limit's hour: of three mails one is still good


async def send_link(services: Services, login: str) -> None:
    """After the response, so that its duration cannot be measured."""
    known = fold_loosely(login)
    try:
        await services.rates.check("recovery", person=digest(known))
        found = await services.store.run(_new_link, known, time.time())
        if found is not None:
            to, token = found
            await services.notices.carrier.mail.send_recovery(to, known, token)
    except TooMany:
        log.info("an account has been sent enough links for now")
    except (NotSent, StoreTrouble) as fault:
        log.warning("a link into an account could not be sent: %s", fault)


def _new_link(connection: Connection, login: str, now: float) -> tuple[Addressee, str] | None:
    """The recipient and the token; None if there is nobody to send it to."""
    people, kept = schema.people.c, schema.recoveries
    connection.execute(delete(kept).where(kept.c.made_at < now - GOOD_FOR))
    person_id = connection.execute(select(people.id).where(people.login == login)).scalar()
    to = None if person_id is None else read_addressee(connection, person_id)
    if to is None or not to.wishes.mail.address:
        return None
    token = new_token()
    values = {"token_hash": digest(token), "person_id": to.id, "made_at": now}
    connection.execute(insert(kept).values(values))
    return to, token


async def use_link(connection: HTTPConnection, token: str, password: str) -> Person:
    """Set a new password; every browser is logged out, and this one logged in."""
    services = services_of(connection)
    found = await services.store.read(_owner, digest(token), time.time())
    if found is None:
        raise _worthless()
    text = passwords.check_password(password, found[1])
    hashed = await passwords.hash_password(text)
    person_id = await services.store.run(_renew, digest(token), hashed, time.time())
    await close_ended(services)
    return await enter(connection, person_id)


def _renew(connection: Connection, token_hash: str, hashed: str, now: float) -> str:
    found = _owner(connection, token_hash, now)
    if found is None:
        raise _worthless()  # used meanwhile
    change_person(connection, found[0], {"password": hashed})
    end_recoveries(connection, found[0])
    end_sessions(connection, found[0])
    return found[0]


def _owner(connection: Connection, token_hash: str, now: float) -> tuple[str, str] | None:
    kept, people = schema.recoveries.c, schema.people.c
    query = select(people.id, people.login).join_from(schema.recoveries, schema.people)
    good = (kept.token_hash == token_hash) & (kept.made_at > now - GOOD_FOR)
    row = connection.execute(query.where(good)).first()
    return None if row is None else (row.id, row.login or "")


def _worthless() -> Refused:
    return Refused(404, "no-recovery", "This link is used up or too old: ask for another.")
