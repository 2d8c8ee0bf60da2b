"""The time between the signal to stop and the end: the server says that it is not ready, so that
proxies send nobody else, hands its tables and sockets over to other workers, and serves whoever
still comes.
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
    handing_over: list[asyncio.Task[None]] = []

    def end(number: int) -> None:
        services.end_polls()
        handler(number, None)

    def begin(number: int) -> None:
        wait = services.settings.drain
        handing_over.append(asyncio.create_task(services.hand_over(wait)))
        loop.call_later(wait, end, number)

    def drain(number: int, frame: FrameType | None) -> None:
        again, services.draining = services.draining, True
        loop.call_soon_threadsafe(end if again else begin, number)

    signal.signal(STOP, drain)
    try:
        yield
    finally:
        if signal.getsignal(STOP) is drain:
            signal.signal(STOP, handler)
