"""The time between the signal to stop and the end: the server says that it is not ready, so that
proxies send nobody else, and goes on playing.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Final

from tumbleweed.server.services import Services

STOP: Final = signal.SIGTERM


@contextmanager
def drained_first(services: Services) -> Iterator[None]:
    """Whoever handles the signal gets it after the host's number of seconds; a second one at
    once.
    """
    handler = signal.getsignal(STOP)
    if not callable(handler) or current_thread() is not main_thread():
        yield  # under no server of ours
        return
    loop = asyncio.get_running_loop()

    def drain(number: int, frame: FrameType | None) -> None:
        wait = 0.0 if services.draining else services.settings.drain
        services.draining = True
        if wait:
            loop.call_soon_threadsafe(loop.call_later, wait, handler, number, None)
        else:
            handler(number, frame)

    signal.signal(STOP, drain)
    try:
        yield
    finally:
        if signal.getsignal(STOP) is drain:
            signal.signal(STOP, handler)
