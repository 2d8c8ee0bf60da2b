"""Bot CPU time per address: a token bucket.

An address that has used it up continues at the rate at which it refills.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SHARE: Final = 0.25  # of a processor
SAVED: Final = 10.0  # seconds of CPU time, at most
BESIDE: Final = 0.003  # seconds of server overhead charged for each answer
SWEEP_AT: Final = 10_000  # addresses


class Quota:
    def __init__(self, limited: bool) -> None:
        self.limited = limited
        self._left: dict[str, tuple[float, float]] = {}  # seconds of CPU time, and since when

    async def wait(self, address: str) -> None:
        """Wait until something is left."""
        while self.limited and (left := self.left(address)) <= 0:
            await asyncio.sleep(-left / SHARE + 0.01)

    @contextmanager
    def spending(self, address: str) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.spend(address, time.monotonic() - began + BESIDE)

    def left(self, address: str) -> float:
        left, at = self._left.get(address, (SAVED, 0.0))
        return min(SAVED, left + SHARE * (time.monotonic() - at))

    def spend(self, address: str, seconds: float) -> None:
        self._left[address] = self.left(address) - seconds, time.monotonic()
        if len(self._left) > SWEEP_AT:
            rich = [each for each in self._left if self.left(each) >= SAVED]
            for each in rich:
                del self._left[each]
