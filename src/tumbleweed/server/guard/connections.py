"""Connection limits: in total, so that descriptors are left for the database and for `health`, and
per address, so that nobody takes them all.

They are counted when accepted, before anything is read; a proxy that the host trusts has no limit
of its own.
"""

from __future__ import annotations

import logging
import resource
import time
from collections import Counter
from typing import Final, Protocol

from tumbleweed.server.guard.addresses import Networks

log = logging.getLogger(__name__)

OWN: Final = 128  # descriptors of the server itself: database, log, other processes
RESERVE: Final = 32  # connections over the limit, which only get an error or the health check
RESERVE_OF_ONE: Final = 4  # of them for one address
MOST: Final = 20_000
AT_AN_ADDRESS: Final = 2_000  # and at most half of all
WANTED: Final = 65_536  # descriptors, if the system allows them
# routes that are answered however many are connected, or however busy an address is
HEALTH: Final = frozenset({"/api/health", "/health/live", "/health/ready"})
QUIET: Final = 60.0  # seconds between two warnings about the same


class Line(Protocol):
    """A transport."""

    def abort(self) -> None: ...


def raise_descriptors() -> None:
    """Raise the descriptor limit as far as the system allows, within reason."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft not in (resource.RLIM_INFINITY,) and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST
    return max(RESERVE, min(MOST, soft - OWN - RESERVE))


class Connections:
    def __init__(self, most: int, trusted: str = "") -> None:
        self.most = most
        self.at_an_address = min(AT_AN_ADDRESS, most // 2)
        self.trusted = Networks(trusted.split(","))
        self._open: dict[Line, str] = {}
        self._of: Counter[str] = Counter()  # the open ones by address
        self._reserve: dict[Line, str] = {}  # the oldest first
        self._complained: dict[str, float] = {}

    def admit(self, line: Line, address: str) -> bool:
        """Whether there is room; otherwise it goes to the reserve, where the newest displaces the
        oldest.
        """
        if self._has_room(address):
            self._open[line] = address
            self._of[address] += 1
            return True
        own = [each for each, other in self._reserve.items() if other == address]
        if len(own) >= RESERVE_OF_ONE:
            self._displace(own[0])
        elif len(self._reserve) >= RESERVE:
            self._displace(next(iter(self._reserve)))
        self._reserve[line] = address
        return False

    def leave(self, line: Line) -> None:
        """Idempotent."""
        self._reserve.pop(line, None)
        address = self._open.pop(line, None)
        if address is not None:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    def _displace(self, line: Line) -> None:
        self.leave(line)
        line.abort()

    def _has_room(self, address: str) -> bool:
        if len(self._open) >= self.most:
            self.complain("all", "%d connections are open: no more are taken", self.most)
            return False
        if self._of[address] >= self.at_an_address and address not in self.trusted:
            most = self.at_an_address
            self.complain(address, "%d connections of %s: no more are taken", most, address)
            return False
        return True

    def complain(self, about: str, what: str, *args: object) -> None:
        """Log a warning, at a limited rate."""
        now = time.monotonic()
        if now - self._complained.get(about, -QUIET) < QUIET:
            return
        if len(self._complained) > MOST:
            self._complained.clear()
        self._complained[about] = now
        log.warning(what, *args)
