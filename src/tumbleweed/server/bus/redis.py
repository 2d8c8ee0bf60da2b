"""Messages through Redis: published after the commit, received by subscription."""

import asyncio
import logging
import secrets
from collections.abc import AsyncGenerator
from contextlib import suppress
from functools import partial
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from sqlalchemy import Connection

from tumbleweed.core.errors import UnknownName
from tumbleweed.server.bus.bus import Hear, Overhear, write_word
from tumbleweed.server.bus.listener import (
    FIRST_PAUSE,
    LISTENING,
    LONGEST_PAUSE,
    Listener,
    end_task,
)
from tumbleweed.server.watch.catalogue import BUS_RECONNECTS
from tumbleweed.server.watch.watch import UNWATCHED, Watch

log = logging.getLogger(__name__)
PATIENCE: Final = 15.0  # seconds of silence after which the connection is checked
TIMEOUT: Final = 3.0  # seconds for one call


class RedisBus:
    """Own messages are delivered at once. Unsent ones are queued, the latest of each table."""

    def __init__(self, url: str, patience: float = PATIENCE, watch: Watch = UNWATCHED) -> None:
        self._patience = patience
        self._worker = secrets.token_hex(4)
        self._redis = redis_client(url)
        # Redis separates channels by name alone, not by database number.
        number = self._redis.connection_pool.connection_kwargs.get("db", 0)
        self._channel = f"tumbleweed:{number}"
        self._murmurs = f"tumbleweed:{number}:murmurs"
        self._overhear: Overhear = lambda text: None
        self._listener = Listener(
            "Redis", self._words, partial(watch.count, BUS_RECONNECTS, "redis")
        )
        self._hear: Hear | None = None
        self._unsent: dict[str, int] = {}
        self._stuck = False
        self._something = asyncio.Event()
        self._sender: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        await self._listener.start(hear)
        self._hear = hear
        self._sender = asyncio.create_task(self._send_on())

    async def stop(self) -> None:
        await end_task(self._sender)
        self._sender = self._hear = None
        await self._listener.stop()
        with suppress(RedisError, OSError):
            await self._send()
        await self._redis.aclose()

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        pass

    async def publish(self, table_id: str, version: int) -> None:
        if self._hear:
            self._hear(table_id, version)
        self._unsent[table_id] = max(version, self._unsent.get(table_id, 0))
        self._something.set()

    def listen_for_murmurs(self, overhear: Overhear) -> None:
        self._overhear = overhear

    async def murmur(self, text: str) -> None:
        if self.well:
            with suppress(RedisError, OSError):
                await self._redis.publish(self._murmurs, text)

    @property
    def well(self) -> bool:
        return self._listener.listening and not self._stuck

    async def healthy(self) -> bool:
        return self.well

    async def _send_on(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._something.wait()
            try:
                await self._send()
                self._stuck, pause = False, FIRST_PAUSE
            except (RedisError, OSError) as fault:
                self._stuck = True
                log.warning("Redis: %s; %d words wait %.1f s", fault, len(self._unsent), pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _send(self) -> None:
        while self._unsent:
            table_id, version = next(iter(self._unsent.items()))
            word = f"{self._worker}/{write_word(table_id, version)}"
            await self._redis.publish(self._channel, word)
            if self._unsent[table_id] == version:  # no newer one has been queued meanwhile
                del self._unsent[table_id]
        self._something.clear()

    async def _words(self) -> AsyncGenerator[str, None]:
        async with self._redis.pubsub() as ear:
            await ear.subscribe(self._channel, self._murmurs)
            for _ in range(2):  # both are confirmed
                if await ear.get_message(timeout=TIMEOUT) is None:
                    raise TimeoutError("nobody answers")
            yield LISTENING
            while True:
                message = await self._next(ear)
                if message["type"] == "message" and message["channel"] == self._murmurs:
                    self._overhear(str(message["data"]))
                    continue
                worker, _, word = str(message["data"]).partition("/")
                if message["type"] == "message" and worker != self._worker:
                    yield word

    async def _next(self, ear: PubSub) -> dict[str, Any]:
        """The next message; after a long silence a ping must be answered, or the connection is
        dead.
        """
        message: dict[str, Any] | None = await ear.get_message(timeout=self._patience)
        if message is None:
            await ear.ping()
            message = await ear.get_message(timeout=TIMEOUT)
        if message is None:
            raise TimeoutError("nobody answers")
        return message


def redis_client(url: str, variable: str = "REDIS_URL") -> Redis:
    """`variable` is the setting that holds the URL."""
    try:
        return Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=TIMEOUT,
            socket_connect_timeout=TIMEOUT,
            retry=Retry(NoBackoff(), 0),  # the listener must see every disconnect
        )
    except ValueError:
        raise UnknownName(f"{variable} is not a URL like redis://host:6379/0") from None
