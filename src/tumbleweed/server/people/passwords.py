"""Passwords: argon2id, in a separate thread, and the same work whether a login exists or not."""

from __future__ import annotations

import unicodedata
from functools import cache

import anyio
import anyio.to_thread
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tumbleweed.server.errors import Refused

SHORTEST, LONGEST = 8, 200
FEWEST = 4  # different characters
GUESSED_FIRST = frozenset({
    "password", "password1", "passw0rd", "12345678", "123456789", "1234567890", "qwertyuiop",
    "qwerty123", "iloveyou", "1q2w3e4r", "11223344", "letmein1", "sunshine", "football",
    "baseball", "superman", "trustno1", "princess", "tumbleweed",
})  # fmt: skip

hasher = PasswordHasher()  # RFC 9106's second choice: 64 MiB, three passes
_threads = anyio.CapacityLimiter(2)  # each takes its 64 MiB


def normal(password: str) -> str:
    """Normalised, since keyboards produce the same letters in different forms."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str, login: str) -> str:
    """The password as hashed; raises Refused for one that is easily guessed."""
    text = normal(password)
    if not SHORTEST <= len(password) <= LONGEST:
        fault = f"A password has {SHORTEST} to {LONGEST} characters."
        raise Refused(422, "password-length", fault, shortest=SHORTEST, longest=LONGEST)
    folded = text.casefold()
    if folded in GUESSED_FIRST or folded == login or len(set(folded)) < FEWEST:
        raise Refused(422, "password-weak", "That password would be guessed at once.")
    return text


async def hash_password(text: str) -> str:
    return await anyio.to_thread.run_sync(hasher.hash, text, limiter=_threads)


async def fits(stored: str | None, password: str) -> bool:
    """Whether it is the password. Without an account a dummy hash is compared."""
    return await anyio.to_thread.run_sync(_fits, stored, normal(password), limiter=_threads)


def _fits(stored: str | None, text: str) -> bool:
    nobodys = _nobodys()
    try:
        hasher.verify(stored or nobodys, text)
    except (VerificationError, InvalidHashError):
        return False
    return stored is not None


@cache
def _nobodys() -> str:
    return hasher.hash("nobody's password")


def outdated(stored: str) -> bool:
    return hasher.check_needs_rehash(stored)
