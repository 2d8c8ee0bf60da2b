"""A pool of shared bots as a program, until it is told to stop."""

from __future__ import annotations

import asyncio
import logging.config
import signal

from tumbleweed.core.errors import UnknownName
from tumbleweed.server.extras import need_extra
from tumbleweed.server.guard.logs import log_config
from tumbleweed.server.packs import offered
from tumbleweed.server.settings import Settings


def run(settings: Settings) -> None:
    """The first signal drains it, a second one ends it at once."""
    if not settings.bot_pool:
        raise UnknownName("TUMBLEWEED_BOT_POOL says nothing: set it to the Redis that servers ask")
    need_extra("redis", "redis", "TUMBLEWEED_BOT_POOL")
    logging.config.dictConfig(log_config(settings.log_json))
    asyncio.run(_answer(settings))


async def _answer(settings: Settings) -> None:
    from tumbleweed.server.bot_workers.shared.answering import Pool  # noqa: PLC0415  # an extra

    pool = Pool(settings.bot_pool, settings.bot_workers, offered())
    loop = asyncio.get_running_loop()

    def stop() -> None:
        pool.drain()
        for each in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(each)

    for each in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(each, stop)
    await pool.run()
