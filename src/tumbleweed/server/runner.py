"""Running the application under uvicorn."""

from __future__ import annotations

import time
import webbrowser
from contextlib import suppress
from threading import Thread
from typing import Any, Final

import httpx
import uvicorn
from fastapi import FastAPI

from tumbleweed.core.errors import UnknownName
from tumbleweed.server.app import create_app
from tumbleweed.server.guard.connections import raise_descriptors
from tumbleweed.server.guard.logs import log_config
from tumbleweed.server.guard.protocols import Door, Socket
from tumbleweed.server.interpreter import set_interpreter
from tumbleweed.server.settings import Settings
from tumbleweed.server.watch.folder import shared_folder

FACTORY: Final = "tumbleweed.server.runner:app"
LONGEST_FRAME: Final = 16 * 1024
LONGEST_HEADERS: Final = 16 * 1024
WAIT_AT_THE_END: Final = 10  # seconds for pending requests


def check_workers(settings: Settings, workers: int) -> None:
    """Processes that share a table need a bus."""
    apart = not settings.redis_url and not settings.database_url.startswith("postgres")
    if workers > 1 and apart:
        raise UnknownName(
            f"{workers} workers need a way to hear of each other: "
            "set DATABASE_URL to a PostgreSQL database, or REDIS_URL"
        )


def app() -> FastAPI:
    """In each server process."""
    raise_descriptors()
    made = create_app()
    set_interpreter()
    return made


def run(settings: Settings, host: str, port: int, workers: int) -> None:
    with shared_folder(settings, workers):
        uvicorn.run(FACTORY, factory=True, workers=workers, **options(settings, host, port))


def open_later(url: str) -> None:
    """Opens the page in the browser as soon as the server answers."""

    def wait() -> None:
        for _ in range(100):
            with suppress(httpx.TransportError):
                httpx.get(f"{url}/api/health", timeout=1)
                webbrowser.open(url)
                return
            time.sleep(0.1)

    print(f"Tumbleweed is at {url} (Ctrl+C ends it)")
    Thread(target=wait, daemon=True).start()


def options(settings: Settings, host: str, port: int) -> dict[str, Any]:
    return {
        "host": host,
        "port": port,
        "http": Door,
        "ws": Socket,
        "ws_max_size": LONGEST_FRAME,
        "ws_ping_interval": 8.0,  # browsers answer pings by themselves, even for sleeping pages
        "ws_ping_timeout": 12.0,
        "ws_per_message_deflate": False,  # updates are small; compression costs more than it saves
        "h11_max_incomplete_event_size": LONGEST_HEADERS,
        "timeout_graceful_shutdown": WAIT_AT_THE_END,
        "server_header": False,
        "proxy_headers": False,  # our own middleware does it, which knows the proxy's address, too
        "forwarded_allow_ips": settings.trusted_proxies,
        "access_log": False,  # our own access log omits secrets
        "log_config": log_config(settings.log_json),
    }
