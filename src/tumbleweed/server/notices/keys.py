"""Keys the server makes on first use and keeps in the database, the same for all workers."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from sqlalchemy import Connection, select

from tumbleweed.server.notices.rows import inserting
from tumbleweed.server.store import schema

CURVE: Final = ec.SECP256R1()


def push_key(connection: Connection) -> str:
    """The private key by which push services recognise this server."""
    return _kept(connection, "push-key", _new_push_key())


def public_half(private: str) -> str:
    """The public key for browsers: the uncompressed point, in base64url."""
    number = int.from_bytes(decoded(private), "big")
    public = ec.derive_private_key(number, CURVE).public_key()
    return encoded(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def mail_key(connection: Connection) -> str:
    """Signs the links by which mail can be turned off."""
    return _kept(connection, "mail-key", secrets.token_urlsafe(32))


def off_token(key: str, person_id: str, address: str) -> str:
    """Turns off the mail of one person to one address, and nothing else."""
    mac = hmac.new(key.encode(), f"{person_id} {address}".encode(), hashlib.sha256)
    return f"{person_id}.{encoded(mac.digest()[:18])}"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Raises ValueError for invalid base64url."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _new_push_key() -> str:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def _kept(connection: Connection, name: str, fresh: str) -> str:
    """The stored value of that name; the first worker decides."""
    columns = schema.kept_values.c
    query = select(columns.value).where(columns.name == name)
    kept = connection.execute(query).scalar()
    if kept is None:
        row = inserting(connection, schema.kept_values).values(name=name, value=fresh)
        connection.execute(row.on_conflict_do_nothing())
        kept = connection.execute(query).scalar_one()
    return str(kept)
