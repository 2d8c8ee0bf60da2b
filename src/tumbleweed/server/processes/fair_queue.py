"""A fair queue: one at a time, addresses in turn, and the people of each address in turn.

However much one of them asks for, it only delays itself.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final

from tumbleweed.server.errors import Refused

Owner = tuple[str, str]  # an address, and somebody there
Waiting = OrderedDict[str, deque[asyncio.Future[None]]]  # of one address, by person

HOUSE: Final[Owner] = ("", "")  # the server's own tasks
asker: ContextVar[Owner] = ContextVar("asker", default=HOUSE)  # for whom a request is worked at


class Turns:
    """At most `most` wait for each address; more are refused."""

    def __init__(self, most: int = 0) -> None:
        self.most = most
        self._busy = False
        self._waiting: OrderedDict[str, Waiting] = OrderedDict()  # the next one first

    @asynccontextmanager
    async def take(self, owner: Owner) -> AsyncIterator[None]:
        await self._come(owner)
        try:
            yield
        finally:
            self._next()

    async def _come(self, owner: Owner) -> None:
        if not self._busy:
            self._busy = True
            return
        if self.most and self.waiting(owner[0]) >= self.most:
            fault = "Too much of yours is being worked at; try again in a moment."
            raise Refused(429, "too-many", fault, retry_after=1)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(owner[0], OrderedDict())
        people.setdefault(owner[1], deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()  # it was given to us, and we have been cancelled
            raise

    def waiting(self, address: str) -> int:
        return sum(len(turns) for turns in self._waiting.get(address, {}).values())

    def _next(self) -> None:
        self._busy = False
        while self._waiting and not self._busy:
            turn = self._first()
            if not turn.done():  # otherwise its waiter has been cancelled
                self._busy = True
                turn.set_result(None)

    def _first(self) -> asyncio.Future[None]:
        """Removed; the address goes to the end of the queue, and so does the person in it."""
        address, people = self._waiting.popitem(last=False)
        person, turns = people.popitem(last=False)
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            self._waiting[address] = people
        return turn
