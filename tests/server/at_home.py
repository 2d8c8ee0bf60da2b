"""The whole server inside a test: real sockets on a free port, with access to its services."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import uvicorn

from server.patience import PATIENCE, STORY, at_most
from server.services import newest_sqlite
from tumbleweed.server.app import create_app
from tumbleweed.server.bot_workers import pool as bot_workers
from tumbleweed.server.processes.process import Process
from tumbleweed.server.replays import pool as replays
from tumbleweed.server.runner import options
from tumbleweed.server.services import Services
from tumbleweed.server.settings import Settings


@dataclass
class Home:
    url: str
    services: Services
    door: socket.socket  # where it listens


class Kept(Process):
    """Works for all homes of this test process, one after the other: to start one and have its
    bots warm takes longer than most tests."""

    async def close(self) -> None:
        """It ends with the tests."""


_kept: dict[tuple[Any, ...], Kept] = {}


def kept(what: str, warm_up: partial[int]) -> Kept:
    return _kept.setdefault((what, *warm_up.args), Kept(what, warm_up))


@contextmanager
def keeping_processes() -> Iterator[None]:
    with ExitStack() as stack:
        for pool in (bot_workers, replays):
            stack.enter_context(patch.object(pool, "Process", kept))
        yield


@asynccontextmanager
async def at_home(
    folder: Path, running: dict[str, Any] | None = None, **values: Any
) -> AsyncIterator[Home]:
    """`running` is for uvicorn, where a test needs shorter timeouts than a host."""
    door = socket.create_server(("127.0.0.1", 0))
    port = door.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    settings = Settings(**{"data": folder, "public_url": url, "rates": False, "pause": 0, **values})
    database = folder / "tumbleweed.db"
    if not settings.database_url and not database.exists():
        database.write_bytes(newest_sqlite())
    app = create_app(settings)
    settled = options(settings, "127.0.0.1", port) | (running or {})
    server = uvicorn.Server(uvicorn.Config(app, **settled))
    serving = asyncio.create_task(server.serve([door]))
    with keeping_processes():
        await _started(server, serving)
    try:
        async with at_most(STORY, "what happens at the server"):
            yield Home(url, app.state.services, door)
    finally:
        server.should_exit = True
        async with at_most(PATIENCE, "the server's end"):
            await serving


async def _started(server: uvicorn.Server, serving: asyncio.Task[None]) -> None:
    async with at_most(PATIENCE, "the server's start"):
        while not server.started:
            await asyncio.sleep(0.02)
            if serving.done():
                await serving
