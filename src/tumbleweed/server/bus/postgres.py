"""Messages through PostgreSQL: NOTIFY in the transaction, LISTEN on a separate connection."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing
from functools import partial
from typing import Any, Final

import psycopg
from sqlalchemy import Connection, text

from tumbleweed.server.bus.bus import Hear, Overhear, write_word
from tumbleweed.server.bus.listener import LISTENING, Listener
from tumbleweed.server.store.engine import database_url
from tumbleweed.server.watch.catalogue import BUS_RECONNECTS
from tumbleweed.server.watch.watch import UNWATCHED, Watch

CHANNEL: Final = "tumbleweed"
MURMURS: Final = "tumbleweed_murmurs"
PATIENCE: Final = 15.0  # seconds of silence after which the connection is checked
NOTIFY: Final = text("SELECT pg_notify(:channel, :word)")


class PostgresBus:
    def __init__(self, url: str, patience: float = PATIENCE, watch: Watch = UNWATCHED) -> None:
        self._patience = patience
        self._arguments = _connect_arguments(url)
        self._listener = Listener(
            "PostgreSQL's LISTEN", self._words, partial(watch.count, BUS_RECONNECTS, "postgresql")
        )
        self._overhear: Overhear = lambda text: None
        self._mouth: psycopg.AsyncConnection[Any] | None = None  # for murmurs alone
        self._speaking = asyncio.Lock()

    async def start(self, hear: Hear) -> None:
        await self._listener.start(hear)

    async def stop(self) -> None:
        await self._listener.stop()
        await self._hush()

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        connection.execute(NOTIFY, {"channel": CHANNEL, "word": write_word(table_id, version)})

    async def publish(self, table_id: str, version: int) -> None:
        pass  # the commit has notified everybody, including this worker

    def listen_for_murmurs(self, overhear: Overhear) -> None:
        self._overhear = overhear

    async def murmur(self, text: str) -> None:
        async with self._speaking:
            try:
                if self._mouth is None:
                    self._mouth = await psycopg.AsyncConnection.connect(**self._arguments)
                await self._mouth.execute("SELECT pg_notify(%s, %s)", (MURMURS, text))
            except (psycopg.Error, OSError):
                await self._hush()

    async def _hush(self) -> None:
        mouth, self._mouth = self._mouth, None
        if mouth is not None:
            await mouth.close()

    async def healthy(self) -> bool:
        return self._listener.listening

    async def _words(self) -> AsyncGenerator[str, None]:
        connection = await psycopg.AsyncConnection.connect(**self._arguments)
        try:
            await connection.execute(f"LISTEN {CHANNEL}")
            await connection.execute(f"LISTEN {MURMURS}")
            yield LISTENING
            while True:
                async with aclosing(connection.notifies(timeout=self._patience)) as notices:
                    async for notice in notices:
                        if notice.channel == MURMURS:
                            self._overhear(notice.payload)
                        else:
                            yield notice.payload
                # What arrives during the check is kept for the next round.
                async with asyncio.timeout(self._patience):
                    await connection.execute("SELECT 1")
        finally:
            await connection.close()


def _connect_arguments(url: str) -> dict[str, Any]:
    target = database_url(url)
    _, arguments = target.get_dialect()().create_connect_args(target)
    return {"connect_timeout": 5, **arguments, "autocommit": True}
