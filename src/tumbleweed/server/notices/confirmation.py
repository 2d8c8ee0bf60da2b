"""Mail addresses are confirmed by a code before anything else is sent to them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import replace
from typing import Final

from sqlalchemy import Connection

from tumbleweed.server.errors import Refused
from tumbleweed.server.notices.keys import mail_key, off_token
from tumbleweed.server.notices.wishes import (
    Addressee,
    Code,
    MailWish,
    keep_wishes,
    read_addressee,
    wishes_to_change,
)
from tumbleweed.server.people.guests import end_recoveries

LETTERS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # none that look alike
LENGTH: Final = 8
VALID: Final = 1800.0  # seconds
MOST_TRIES: Final = 5


def ask_to_confirm(connection: Connection, person_id: str, address: str, now: float) -> str:
    """The code to send there. Until it is confirmed the old address stays in use."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    wishes = wishes_to_change(connection, person_id)
    asked = replace(wishes.mail, asked=address, code=Code(_digest(code), now + VALID))
    keep_wishes(connection, person_id, replace(wishes, mail=asked))
    return code


def confirm(connection: Connection, person_id: str, code: str, now: float) -> bool:
    """Whether it is the code; then mail is on. A few wrong attempts invalidate it."""
    wishes = wishes_to_change(connection, person_id)
    known = wishes.mail.code
    if known is None or known.until < now or known.tries >= MOST_TRIES:
        raise Refused(409, "no-code", "No code is waiting for you, or it is too old: ask anew.")
    right = hmac.compare_digest(known.digest, _digest(_typed(code)))
    if right:
        end_recoveries(connection, person_id)
        mail = MailWish(address=wishes.mail.asked, on=True)
    else:
        mail = replace(wishes.mail, code=replace(known, tries=known.tries + 1))
    keep_wishes(connection, person_id, replace(wishes, mail=mail))
    return right


def forget_address(connection: Connection, person_id: str) -> None:
    end_recoveries(connection, person_id)
    keep_wishes(
        connection, person_id, replace(wishes_to_change(connection, person_id), mail=MailWish())
    )


def owner_of(connection: Connection, token: str) -> Addressee | None:
    """Whose mail a link turns off; None if it is not ours or the address has changed."""
    person = read_addressee(connection, token.partition(".")[0][:24], to_change=True)
    if person is None or not person.wishes.mail.on:
        return None
    expected = off_token(mail_key(connection), person.id, person.wishes.mail.address)
    return person if hmac.compare_digest(expected.encode(), token.encode()) else None


def turn_off(connection: Connection, token: str) -> Addressee | None:
    person = owner_of(connection, token)
    if person is not None:
        off = replace(person.wishes, mail=replace(person.wishes.mail, on=False))
        keep_wishes(connection, person.id, off)
    return person


def _typed(code: str) -> str:
    return "".join(letter for letter in code.upper() if letter.isalnum())


def _digest(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
