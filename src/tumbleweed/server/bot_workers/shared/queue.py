"""The names in Redis of what servers ask and are told, and how long each side waits.

A question is a number in a list and, under that number, a text that expires. Whoever removes the
text has the question: a process that takes it, or the server that has waited long enough.
"""

from __future__ import annotations

import re
import secrets
from hashlib import blake2b
from typing import Final

from redis.asyncio import Redis

from tumbleweed.core.content import Content
from tumbleweed.core.version import ENGINE

UNTAKEN: Final = 1.0  # seconds after which a server takes its question back
BEAT: Final = 1.0  # seconds between two words of a process that is at it
SILENCE: Final = 4.0  # seconds without a word after which that process counts as lost
KEPT: Final = 30  # seconds after which Redis forgets a question, or what it was answered
BLINK: Final = 1.0  # seconds of waiting at a list in one go: less than a call may take
NUMBER: Final = re.compile(r"[0-9a-f]{32}")


def new_number() -> str:
    return secrets.token_hex(16)


async def next_of(redis: Redis, name: str) -> str | None:
    """The oldest item of a list, if there is one within a moment."""
    found = await redis.brpop([name], timeout=BLINK)
    return None if found is None else str(found[1])


class Names:
    """Servers and processes with another engine or other packs have other names: during an upgrade
    nobody is answered by a version that may play differently.
    """

    def __init__(self, redis: Redis, packs: tuple[Content, ...]) -> None:
        played = sorted(f"{each.game} {each.pack} {each.rules_key()}" for each in packs)
        digest = blake2b("\n".join(played).encode(), digest_size=8).hexdigest()
        number = redis.connection_pool.connection_kwargs.get("db", 0)
        self._all = f"tumbleweed:{number}:bots"
        self.asked = f"{self._all}:asked:{ENGINE}:{digest}"

    def question(self, number: str) -> str:
        return f"{self._all}:question:{number}"

    def told(self, server: str) -> str:
        """The list of what this server is told."""
        return f"{self._all}:told:{server}"
