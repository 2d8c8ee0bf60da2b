"""Messages through Redis, and through PostgreSQL while Redis is down.

Every worker listens to both; one that cannot reach Redis sends its messages with the commit. What
is lost in between is found by polling (`tables/change_poll.py`).
"""

from sqlalchemy import Connection

from tumbleweed.server.bus.bus import Hear, Overhear
from tumbleweed.server.bus.postgres import PostgresBus
from tumbleweed.server.bus.redis import RedisBus


class FallbackBus:
    def __init__(self, usual: RedisBus, instead: PostgresBus) -> None:
        self._usual = usual
        self._instead = instead

    async def start(self, hear: Hear) -> None:
        await self._instead.start(hear)
        await self._usual.start(hear)

    async def stop(self) -> None:
        await self._usual.stop()
        await self._instead.stop()

    def announce(self, connection: Connection, table_id: str, version: int) -> None:
        if not self._usual.well:
            self._instead.announce(connection, table_id, version)

    async def publish(self, table_id: str, version: int) -> None:
        await self._usual.publish(table_id, version)

    def listen_for_murmurs(self, overhear: Overhear) -> None:
        self._usual.listen_for_murmurs(overhear)
        self._instead.listen_for_murmurs(overhear)

    async def murmur(self, text: str) -> None:
        await (self._usual if self._usual.well else self._instead).murmur(text)

    async def healthy(self) -> bool:
        return await self._usual.healthy()
