"""Tokens: long random strings that grant access.

Only their SHA-256 is ever stored, and they are looked up by it, so lookup times reveal nothing
about the token.
"""

import hashlib
import secrets

BYTES = 32  # 256 bits


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def new_person_id() -> str:
    """Not a secret: others see it. It only has to be unique."""
    return secrets.token_hex(8)


def digest(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
