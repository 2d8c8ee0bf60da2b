"""The whole server inside a test: real sockets on a free port, with access to its services."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from server.patience import PATIENCE, STORY, at_most
from tumbleweed.server.app import create_app
from tumbleweed.server.runner import options
from tumbleweed.server.services import Services
from tumbleweed.server.settings import Settings


@dataclass
class Home:
    url: str
    services: Services
    door: socket.socket  # where it listens


@asynccontextmanager
async def at_home(
    folder: Path, running: dict[str, Any] | None = None, **values: Any
) -> AsyncIterator[Home]:
    """`running` is for uvicorn, where a test needs shorter timeouts than a host."""
    door = socket.create_server(("127.0.0.1", 0))
    port = door.getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    settings = Settings(**{"data": folder, "public_url": url, "rates": False, "pause": 0, **values})
    app = create_app(settings)
    settled = options(settings, "127.0.0.1", port) | (running or {})
    server = uvicorn.Server(uvicorn.Config(app, **settled))
    serving = asyncio.create_task(server.serve([door]))
    async with at_most(PATIENCE, "the server's start"):
        while not server.started:
            await asyncio.sleep(0.02)
            if serving.done():
                await serving
    try:
        async with at_most(STORY, "what happens at the server"):
            yield Home(url, app.state.services, door)
    finally:
        server.should_exit = True
        async with at_most(PATIENCE, "the server's end"):
            await serving
