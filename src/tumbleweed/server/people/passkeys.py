"""Passkeys: log in with a phone or a security key.

A challenge is valid for five minutes and for one response. It is looked up by its hash: the signed
response contains it, so nothing else links the two calls and any worker can handle either.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar
from urllib.parse import urlsplit

import anyio.to_thread
import webauthn
from sqlalchemy import Connection, Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from webauthn.helpers import (
    bytes_to_base64url,
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.origin import origin_of
from tumbleweed.server.names import clean_line
from tumbleweed.server.people.guests import Person
from tumbleweed.server.services import Services
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.tokens import digest

GOOD_FOR = 300.0  # seconds
MOST = 20  # of one person
LARGEST_COUNT = 2**31 - 1  # the database's limit; authenticators may count further
VERIFIED = UserVerificationRequirement.REQUIRED  # by finger, face or PIN: it replaces a password
Json = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Passkey:
    id: str
    label: str
    created_at: float


def rp_id(settings: Settings) -> str:
    """The domain that passkeys are bound to; browsers require a host name and https."""
    parts = urlsplit(settings.public_url)
    host = parts.hostname or ""
    if _is_address(host) or (parts.scheme != "https" and host != "localhost"):
        fault = "Passkeys need a server with a name and https."
        raise Refused(409, "no-passkeys", fault)
    return host


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


# ---- adding one ----


async def adding_options(services: Services, person: Person, login: str) -> Json:
    """The argument of `navigator.credentials.create`."""
    name, own = rp_id(services.settings), await services.store.read(_rows_of, person.id)
    options = webauthn.generate_registration_options(
        rp_id=name,
        rp_name="Tumbleweed",
        user_id=person.id.encode(),
        user_name=login,
        user_display_name=person.name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=VERIFIED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=row.credential_id) for row in own],
    )
    await services.store.run(_keep_challenge, options.challenge, person.id)
    return options_to_json_dict(options)


async def add(services: Services, person: Person, credential: Json, label: str) -> Passkey:
    label = clean_line(label, 60, "label")
    challenge = _understood(lambda: _challenge(parse_registration_credential_json(credential)))
    await _spend(services, challenge, person.id)
    verify = partial(
        webauthn.verify_registration_response,
        credential=credential,
        expected_challenge=challenge,
        expected_rp_id=rp_id(services.settings),
        expected_origin=origin_of(services.settings.public_url),
        require_user_verification=True,
    )
    made = await anyio.to_thread.run_sync(_understood, verify)
    row = {
        "credential_id": made.credential_id,
        "person_id": person.id,
        "public_key": made.credential_public_key,
        "sign_count": min(made.sign_count, LARGEST_COUNT),
        "label": label,
        "created_at": time.time(),
    }
    try:
        await services.store.run(_add, row)
    except IntegrityError:
        raise Refused(409, "passkey-known", "This passkey is in use already.") from None
    return _passkey(row)


# ---- entering with one ----


async def entering_options(services: Services) -> Json:
    """The argument of `navigator.credentials.get`. It names no account: the passkey does."""
    options = webauthn.generate_authentication_options(
        rp_id=rp_id(services.settings), user_verification=VERIFIED
    )
    await services.store.run(_keep_challenge, options.challenge, None)
    return options_to_json_dict(options)


async def signer(services: Services, credential: Json) -> str:
    """The id of the person whose passkey signed."""
    sent = _understood(lambda: parse_authentication_credential_json(credential))
    challenge = _understood(lambda: _challenge(sent))
    await _spend(services, challenge, None)
    stored = await services.store.read(_stored, sent.raw_id)
    if stored is None:
        raise _wrong()
    verify = partial(
        webauthn.verify_authentication_response,
        credential=sent,
        expected_challenge=challenge,
        expected_rp_id=rp_id(services.settings),
        expected_origin=origin_of(services.settings.public_url),
        credential_public_key=stored.public_key,
        credential_current_sign_count=stored.sign_count,
        require_user_verification=True,
    )
    seen = await anyio.to_thread.run_sync(_understood, verify)
    await services.store.run(_count, sent.raw_id, min(seen.new_sign_count, LARGEST_COUNT))
    person_id: str = stored.person_id
    return person_id


def _challenge(sent: RegistrationCredential | AuthenticationCredential) -> bytes:
    return parse_client_data_json(sent.response.client_data_json).challenge


def _understood(read: Callable[[], T]) -> T:
    """Any exception of the library is caused by the input, and becomes a refusal."""
    try:
        return read()
    except Exception:
        raise _wrong() from None


def _wrong() -> Refused:
    return Refused(401, "passkey-refused", "This passkey does not open anything here.")


# ---- looking after them ----


async def list_passkeys(services: Services, person_id: str) -> list[Passkey]:
    return [_passkey(row._asdict()) for row in await services.store.read(_rows_of, person_id)]


async def remove(services: Services, person_id: str, passkey: str) -> None:
    own = await services.store.read(_rows_of, person_id)
    found = [row.credential_id for row in own if bytes_to_base64url(row.credential_id) == passkey]
    if not found:
        raise Refused(404, "no-passkey", "You have no such passkey.")
    await services.store.run(_remove, person_id, found[0])


def _passkey(row: Json) -> Passkey:
    return Passkey(bytes_to_base64url(row["credential_id"]), row["label"], row["created_at"])


# ---- rows ----


def _keep_challenge(connection: Connection, challenge: bytes, person_id: str | None) -> None:
    now, kept = time.time(), schema.challenges
    connection.execute(delete(kept).where(kept.c.made_at < now - GOOD_FOR))
    values = {"token_hash": digest(challenge.hex()), "person_id": person_id, "made_at": now}
    connection.execute(insert(kept).values(values))


async def _spend(services: Services, challenge: bytes, person_id: str | None) -> None:
    """A challenge is used up by the attempt, whatever its result."""
    if not await services.store.run(_take_challenge, challenge, person_id):
        raise _wrong()


def _take_challenge(connection: Connection, challenge: bytes, person_id: str | None) -> bool:
    kept = schema.challenges
    gone = delete(kept).where(kept.c.token_hash == digest(challenge.hex()))
    taken = connection.execute(gone.returning(kept.c.person_id, kept.c.made_at)).first()
    if taken is None:
        return False
    return bool(taken.person_id == person_id and taken.made_at > time.time() - GOOD_FOR)


def _rows_of(connection: Connection, person_id: str) -> list[Row[Any]]:
    passkeys = schema.passkeys
    query = select(passkeys).where(passkeys.c.person_id == person_id)
    return list(connection.execute(query.order_by(passkeys.c.created_at)))


def _stored(connection: Connection, credential_id: bytes) -> Row[Any] | None:
    passkeys = schema.passkeys
    return connection.execute(
        select(passkeys).where(passkeys.c.credential_id == credential_id)
    ).first()


def _add(connection: Connection, row: Json) -> None:
    if len(_rows_of(connection, row["person_id"])) >= MOST:
        raise Refused(409, "too-many-passkeys", f"You have {MOST} passkeys already.", most=MOST)
    connection.execute(insert(schema.passkeys).values(row))


def _count(connection: Connection, credential_id: bytes, sign_count: int) -> None:
    passkeys = schema.passkeys
    here = update(passkeys).where(passkeys.c.credential_id == credential_id)
    connection.execute(here.values(sign_count=sign_count))


def _remove(connection: Connection, person_id: str, credential_id: bytes) -> None:
    passkeys = schema.passkeys.c
    own = (passkeys.credential_id == credential_id) & (passkeys.person_id == person_id)
    connection.execute(delete(schema.passkeys).where(own))
