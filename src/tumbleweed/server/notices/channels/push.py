"""Browser push: encrypted for the browser, signed with the server's key (VAPID)."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

import orjson
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, delete, func, select

from tumbleweed.server.notices.channels.delivery import NotSent
from tumbleweed.server.notices.channels.outbound import Outside
from tumbleweed.server.notices.keys import CURVE, decoded, push_key
from tumbleweed.server.notices.rows import inserting
from tumbleweed.server.notices.wishes import Addressee
from tumbleweed.server.notices.words import Notice
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import schema
from tumbleweed.server.store.engine import Store

KEPT: Final = 86_400  # seconds a push service keeps a notice for a browser that is offline
VALID: Final = 43_200  # lifetime of a signature; services refuse more than a day
GONE: Final = (404, 410)
MOST_DEVICES: Final = 10
columns = schema.subscriptions.c


@dataclass(frozen=True)
class Subscription:
    endpoint: str
    keys: dict[str, str]


class Push:
    def __init__(self, store: Store, settings: Settings, outside: Outside) -> None:
        self.store = store
        self.contact = contact(settings)
        self.outside = outside

    @property
    def available(self) -> bool:
        return True

    async def send(self, to: Addressee, notice: Notice) -> None:
        """To all browsers of the person; one success is enough."""
        devices = await self.store.read(devices_of, to.id)
        if not devices:
            raise NotSent("no-device", final=True)
        private = await self.store.run(push_key)
        sent = await asyncio.gather(
            *(self._send(each, private, notice) for each in devices), return_exceptions=True
        )
        faults = [fault for fault in sent if isinstance(fault, BaseException)]
        if len(faults) == len(devices):
            hopeful = [each for each in faults if not (isinstance(each, NotSent) and each.final)]
            raise hopeful[0] if hopeful else faults[0]

    async def _send(self, device: Subscription, private: str, notice: Notice) -> None:
        body, headers = await asyncio.to_thread(sealed, device, private, self.contact, notice)
        status = await self.outside.post(device.endpoint, body, headers)
        if status in GONE:
            await self.store.run(forget_device, device.endpoint)
            raise NotSent("device-gone", final=True)
        if not 200 <= status < 300:
            raise NotSent("push-status", final=status < 500 and status != 429, status=status)


def sealed(
    device: Subscription, private: str, contact: str, notice: Notice
) -> tuple[bytes, dict[str, str]]:
    """The encrypted message and its headers."""
    # Imported here: they pull in two HTTP clients that many servers never need. They have no types.
    from py_vapid import Vapid02  # type: ignore[import-untyped]  # noqa: PLC0415
    from pywebpush import WebPusher  # type: ignore[import-untyped]  # noqa: PLC0415

    words = {"title": notice.title, "body": notice.body, "url": notice.link, "tag": notice.topic}
    info = {"endpoint": device.endpoint, "keys": device.keys}
    body = WebPusher(info).encode(orjson.dumps(words), content_encoding="aes128gcm")["body"]
    parts = urlsplit(device.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact}
    signed = Vapid02.from_raw(private.encode()).sign({**claims, "exp": int(time.time()) + VALID})
    headers: dict[str, str] = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
        "Topic": notice.topic,
        "Urgency": "high",
    }
    return bytes(body), headers


def contact(settings: Settings) -> str:
    """The contact for push services, which require one."""
    if settings.push_contact:
        return settings.push_contact
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    if settings.public_url.startswith("https://"):
        return settings.public_url
    return "mailto:nobody@localhost"


def usable_keys(keys: dict[str, str]) -> bool:
    """Whether a browser could have made them: a point of the curve, and 16 bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(keys["p256dh"]))
        return len(decoded(keys["auth"])) == 16
    except (KeyError, ValueError):
        return False


# ---- the browsers of a person ----


def devices_of(connection: Connection, person_id: str) -> list[Subscription]:
    query = select(columns.endpoint, columns["keys"]).where(columns.person_id == person_id)
    return [Subscription(endpoint, keys) for endpoint, keys in connection.execute(query)]


def count_devices(connection: Connection, person_id: str) -> int:
    query = select(func.count()).where(columns.person_id == person_id)
    return int(connection.execute(query).scalar_one())


def keep_device(connection: Connection, person_id: str, device: Subscription, now: float) -> None:
    """A browser belongs to the person who subscribed last; the oldest entries are dropped."""
    values = {"person_id": person_id, "keys": device.keys, "created_at": now}
    row = inserting(connection, schema.subscriptions).values(endpoint=device.endpoint, **values)
    connection.execute(row.on_conflict_do_update(index_elements=["endpoint"], set_=values))
    mine = select(columns.endpoint).where(columns.person_id == person_id)
    old = mine.order_by(columns.created_at.desc()).offset(MOST_DEVICES)
    for endpoint in list(connection.execute(old).scalars()):
        forget_device(connection, endpoint)


def forget_device(connection: Connection, endpoint: str, person_id: str | None = None) -> bool:
    there = columns.endpoint == endpoint
    if person_id is not None:
        there &= columns.person_id == person_id
    return connection.execute(delete(schema.subscriptions).where(there)).rowcount > 0
