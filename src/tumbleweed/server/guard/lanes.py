"""How many requests of one address are processed at the same time.

The others wait behind them, so that a burst of hundreds delays its sender alone. A long poll gives
up its slot while it waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from tumbleweed.server.guard.addresses import address_of
from tumbleweed.server.guard.connections import HEALTH
from tumbleweed.server.guard.refusals import TooMany, refuse

AT_ONCE: Final = 8  # of one address
MOST_WAITING: Final = 500  # behind them


@dataclass
class Lane:
    busy: int = 0
    waiting: deque[asyncio.Future[None]] = field(default_factory=deque)


class Slot:
    """A slot in a lane, until it is given up."""

    def __init__(self, lane: Lane) -> None:
        self._lane: Lane | None = lane

    def give_up(self) -> None:
        """Idempotent; the next request takes it."""
        lane, self._lane = self._lane, None
        if lane is None:
            return
        while lane.waiting:
            turn = lane.waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        lane.busy -= 1


_slot: ContextVar[Slot | None] = ContextVar("slot", default=None)


def rest() -> None:
    """From here on this request waits for something else and frees its slot."""
    slot = _slot.get()
    if slot is not None:
        slot.give_up()


class Lanes:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.lanes: dict[str, Lane] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or scope["path"] in HEALTH:
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        lane = self.lanes.setdefault(address, Lane())
        if len(lane.waiting) >= MOST_WAITING:
            await refuse(scope, receive, send, TooMany(1))
            return
        slot = await _taken(lane)
        _slot.set(slot)
        try:
            await self.app(scope, receive, send)
        finally:
            slot.give_up()
            if not lane.busy and self.lanes.get(address) is lane:
                del self.lanes[address]


async def _taken(lane: Lane) -> Slot:
    if lane.busy < AT_ONCE:
        lane.busy += 1
        return Slot(lane)
    turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    lane.waiting.append(turn)
    try:
        await turn
    except asyncio.CancelledError:
        if turn.done() and not turn.cancelled():
            Slot(lane).give_up()
        raise
    return Slot(lane)
