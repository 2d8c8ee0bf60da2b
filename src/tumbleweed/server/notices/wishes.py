"""A person's notice settings: the contents of `people.notices`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal

from sqlalchemy import Connection, select, update

from tumbleweed.server.errors import Refused
from tumbleweed.server.store import schema

Way = Literal["push", "mail", "webhook"]
WAYS: tuple[Way, ...] = ("push", "mail", "webhook")


@dataclass(frozen=True)
class Code:
    """Proves that a mail address is read by the person who gave it."""

    digest: str
    until: float
    tries: int = 0


@dataclass(frozen=True)
class MailWish:
    address: str = ""  # confirmed; only a code is sent to any other
    on: bool = False
    asked: str = ""  # to be confirmed
    code: Code | None = None


@dataclass(frozen=True)
class WebhookWish:
    url: str = ""
    on: bool = False
    secret: str = ""  # with which the receiver checks the signature

    def to(self, url: str, on: bool) -> WebhookWish:
        """Another address gets another secret: the old one may have been shared."""
        if url == self.url:
            return replace(self, on=on and bool(url))
        return WebhookWish(url, on and bool(url), secrets.token_urlsafe(24) if url else "")


@dataclass(frozen=True)
class Rhythm:
    """How often one channel may be used for questions: see `digests.py`."""

    hours: int = 0  # at least, between two digests; 0: a notice for each question
    last: float = 0.0  # when the latest was sent


@dataclass(frozen=True)
class Wishes:
    delay: float | None = None  # seconds of absence; None: the host's default
    push: bool = False
    mail: MailWish = field(default_factory=MailWish)
    webhook: WebhookWish = field(default_factory=WebhookWish)
    calendar: str = ""  # digest of the token in the address of the feed; empty: there is none
    rhythms: Mapping[Way, Rhythm] = field(default_factory=dict)

    @property
    def ways(self) -> list[Way]:
        wanted = {
            "push": self.push,
            "mail": self.mail.on and self.mail.address != "",
            "webhook": self.webhook.on,
        }
        return [way for way in WAYS if wanted[way]]

    def rhythm(self, way: Way) -> Rhythm:
        return self.rhythms.get(way, Rhythm())

    def with_rhythm(self, way: Way, rhythm: Rhythm) -> Wishes:
        return replace(self, rhythms={**self.rhythms, way: rhythm})

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def wishes_of(data: Mapping[str, Any]) -> Wishes:
    """From the database; without settings nothing is sent."""
    mail = dict(data.get("mail") or {})
    code = mail.pop("code", None)
    return Wishes(
        delay=data.get("delay"),
        push=data.get("push", False),
        mail=MailWish(**mail, code=Code(**code) if code else None),
        webhook=WebhookWish(**(data.get("webhook") or {})),
        calendar=data.get("calendar", ""),
        rhythms={way: Rhythm(**kept) for way, kept in data.get("rhythms", {}).items()},
    )


@dataclass(frozen=True)
class Addressee:
    """A person, as far as notices are concerned."""

    id: str
    name: str
    lang: str
    wishes: Wishes


def read_addressee(
    connection: Connection, person_id: str, to_change: bool = False
) -> Addressee | None:
    """`to_change`: others who want to change it wait."""
    columns = schema.people.c
    query = select(columns.id, columns.name, columns.lang, columns.notices)
    query = query.where(columns.id == person_id)
    found = connection.execute(query.with_for_update() if to_change else query).first()
    if found is None:
        return None
    return Addressee(found.id, found.name, found.lang, wishes_of(found.notices))


def wishes_to_change(connection: Connection, person_id: str) -> Wishes:
    person = read_addressee(connection, person_id, to_change=True)
    if person is None:
        raise Refused(404, "no-person", "You are not known here any more.")
    return person.wishes


def keep_wishes(connection: Connection, person_id: str, wishes: Wishes) -> None:
    change = update(schema.people).where(schema.people.c.id == person_id)
    connection.execute(change.values(notices=wishes.to_json()))
