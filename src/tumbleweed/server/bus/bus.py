"""The bus interface, and the one for a single process.

A message is "table X is at version N". A lost message is made up for by the next; after a
disconnect a listener gets the empty message, "you may have missed something".

A *murmur* is a text about nothing that is stored: it reaches the workers that listen at that
moment, or none.
"""

from collections.abc import Callable
from typing import Final, Protocol

from sqlalchemy import Connection

Hear = Callable[[str, int], None]
Overhear = Callable[[str], None]
MISSED: Final = ("", 0)


class Bus(Protocol):
    async def start(self, hear: Hear) -> None:
        """Begin to listen; `hear` is called in the event loop, for own and others' messages."""

    async def stop(self) -> None: ...

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        """Inside the transaction: the message is sent with the commit, or not at all."""

    async def publish(self, table_id: str, version: int) -> None:
        """After the commit."""

    def listen_for_murmurs(self, overhear: Overhear) -> None:
        """Before the start; `overhear` is called in the event loop, perhaps for own ones too."""

    async def murmur(self, text: str) -> None:
        """To the other workers; lost where it cannot be sent at once."""

    async def healthy(self) -> bool:
        """Whether messages of other workers can be received at this moment."""
        ...


class LocalBus:
    """One process: a message is delivered at once."""

    def __init__(self) -> None:
        self._hear: Hear | None = None

    async def start(self, hear: Hear) -> None:
        self._hear = hear

    async def stop(self) -> None:
        self._hear = None

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        pass

    async def publish(self, table_id: str, version: int) -> None:
        if self._hear:
            self._hear(table_id, version)

    def listen_for_murmurs(self, overhear: Overhear) -> None:
        pass

    async def murmur(self, text: str) -> None:
        pass  # there is no other worker

    async def healthy(self) -> bool:
        return self._hear is not None


def write_word(table_id: str, version: int) -> str:
    return f"{table_id}:{version}"


def read_word(text: str) -> tuple[str, int] | None:
    """None for anything else: anybody may write into a channel."""
    table_id, _, version = text.rpartition(":")
    return (table_id, int(version)) if version.isascii() and version.isdigit() else None
