"""Optional accounts: a login and a password let a guest use several browsers.

Whatever changes what a browser may do gives it a new token, so a token that somebody planted or saw
before becomes useless. A wrong login and a wrong password give the same error.
"""

from __future__ import annotations

import re
import time

from sqlalchemy import Connection, func, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.people import passwords
from tumbleweed.server.people.guests import (
    Person,
    change_person,
    end_recoveries,
    end_session,
    end_sessions,
    find_session,
    new_session,
    required,
    services_of,
    take_off,
    take_on,
    who,
)
from tumbleweed.server.people.identity_change import inherit
from tumbleweed.server.people.sockets import close_ended, session_hash
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest

# ASCII letters only, so that no two logins look alike. Checked before folding, which turns K into
# k.
LOGIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9._@+-]{2,59}")
FRESH = 15 * 60.0  # seconds after a login during which an account may be changed
WRONG = "The login or the password is wrong."


def fold_login(login: str) -> str:
    text = login.strip(" ")
    if not LOGIN.fullmatch(text):
        fault = "A login has 3 to 60 plain letters, digits or any of . _ @ + -"
        raise Refused(422, "login-malformed", fault)
    return text.lower()


async def register(connection: HTTPConnection, login: str, password: str) -> Person:
    """The guest keeps the identity and gets a login. Every other browser is logged out."""
    name = fold_login(login)
    text = passwords.check_password(password, name)
    person = await required(connection)
    if not person.guest:
        raise Refused(409, "has-login", "You have an account already.")
    services, hashed = services_of(connection), await passwords.hash_password(text)
    try:
        token = await services.store.run(_register, person.id, name, hashed)
    except IntegrityError:
        raise Refused(409, "login-taken", "Somebody else has this login.") from None
    return _entered(connection, person, token)


def _register(connection: Connection, person_id: str, login: str, hashed: str) -> str:
    people = schema.people.c
    guest = update(schema.people).where(people.id == person_id, people.login.is_(None))
    if connection.execute(guest.values(login=login, password=hashed)).rowcount == 0:
        raise Refused(409, "has-login", "You have an account already.")
    return _only_session(connection, person_id)


def _only_session(connection: Connection, person_id: str) -> str:
    end_sessions(connection, person_id)
    return new_session(connection, person_id, time.time())


async def log_in(connection: HTTPConnection, login: str, password: str) -> Person:
    services = services_of(connection)
    known = fold_loosely(login)
    # Attempts are counted per address: nobody elsewhere can lock the owner out.
    guesser = f"{known} {address_of(connection.scope)}"
    await services.rates.check("login", person=digest(guesser))
    found = await services.store.read(_secret_of, known)
    person_id, stored = found or (None, None)
    if not await passwords.fits(stored, password) or person_id is None or stored is None:
        raise Refused(401, "wrong-login", WRONG)
    if passwords.outdated(stored):
        hashed = await passwords.hash_password(passwords.normal(password))
        await services.store.run(change_person, person_id, {"password": hashed})
    return await enter(connection, person_id)


def fold_loosely(login: str) -> str:
    """Anything that cannot be a login belongs to nobody; the check takes as long."""
    try:
        return fold_login(login)
    except Refused:
        return ""


async def enter(connection: HTTPConnection, person_id: str) -> Person:
    """The browser becomes this person's; the guest's seats move along."""
    services = services_of(connection)
    await services.store.read(refuse_banned, person_id)
    before = await who(connection)
    if before is not None and before.guest and before.id != person_id:
        await inherit(services, before.id, person_id)
    old = session_hash(connection, services.settings)
    token = await services.store.run(_swap, old or "", person_id)
    found = await services.store.read(find_session, digest(token), time.time())
    if found is None:
        raise Refused(401, "wrong-login", WRONG)  # deleted meanwhile
    return _entered(connection, found[0], token)


def refuse_banned(connection: Connection, person_id: str) -> None:
    why = connection.scalar(select(schema.people.c.banned).where(schema.people.c.id == person_id))
    if why:
        raise Refused(403, "banned", f"The host has banned this account: {why}", why=why)


def _swap(connection: Connection, old_hash: str, person_id: str) -> str:
    end_session(connection, old_hash)
    return new_session(connection, person_id, time.time())


def _entered(connection: HTTPConnection, person: Person, token: str) -> Person:
    known = Person(person.id, person.name, person.lang, guest=False, since=time.time())
    take_on(connection, known, token)
    return known


async def log_out(connection: HTTPConnection, everywhere: bool = False) -> None:
    services, person = services_of(connection), await who(connection)
    session = session_hash(connection, services.settings)
    if person is not None and everywhere:
        await services.store.run(end_sessions, person.id)
    elif session is not None:
        await services.store.run(end_session, session)
    take_off(connection)
    await close_ended(services)


async def change_password(connection: HTTPConnection, old: str, new: str) -> Person:
    """All other browsers are logged out: one of them may be the reason for the change."""
    services, person = services_of(connection), await owner(connection)
    await services.rates.check("login", person=person.id)
    login, stored = await services.store.read(_own_secret, person.id)
    text = passwords.check_password(new, login)
    if not await passwords.fits(stored, old):
        raise Refused(401, "wrong-password", "The old password is wrong.")
    hashed = await passwords.hash_password(text)
    token = await services.store.run(_change_password, person.id, hashed)
    await close_ended(services, but=session_hash(connection, services.settings))
    return _entered(connection, person, token)


def _change_password(connection: Connection, person_id: str, hashed: str) -> str:
    change_person(connection, person_id, {"password": hashed})
    end_recoveries(connection, person_id)
    return _only_session(connection, person_id)


# ---- who may change an account ----


async def owner(connection: HTTPConnection) -> Person:
    person = await who(connection)
    if person is None or person.guest:
        raise Refused(403, "no-account", "You have no account.")
    return person


def require_fresh(person: Person) -> None:
    """An unattended browser, or a stolen cookie, cannot take over an account."""
    if not person.guest and time.time() - person.since > FRESH:
        raise Refused(403, "log-in-again", "Log in again to do this.")


# ---- rows ----


def _secret_of(connection: Connection, login: str) -> tuple[str, str | None] | None:
    people = schema.people.c
    row = connection.execute(
        select(people.id, people.password).where(people.login == login)
    ).first()
    return None if row is None else (row.id, row.password)


def _own_secret(connection: Connection, person_id: str) -> tuple[str, str | None]:
    people = schema.people.c
    row = connection.execute(
        select(people.login, people.password).where(people.id == person_id)
    ).one()
    return row.login, row.password


def read_account(connection: Connection, person_id: str) -> tuple[str | None, int]:
    """The login of a person and the number of their passkeys."""
    people, passkeys = schema.people.c, schema.passkeys.c
    login = connection.execute(select(people.login).where(people.id == person_id)).scalar()
    count = select(func.count()).where(passkeys.person_id == person_id)
    return login, connection.execute(count).scalar_one()
