"""A way to the shared bots for some of a server's tables; a process of its own stands in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from tumbleweed.server.bot_workers.quota import BESIDE, Quota
from tumbleweed.server.bot_workers.shared.unanswered import Unanswered
from tumbleweed.server.processes.fair_queue import Turns, asker
from tumbleweed.server.watch.catalogue import BOT_FALLBACKS
from tumbleweed.server.watch.watch import Watch

if TYPE_CHECKING:  # the package `redis` is an extra
    from tumbleweed.server.bot_workers.shared.asking import SharedBots

LANES: Final = 16  # questions a server has open at the shared bots, at most
Q = TypeVar("Q")
A = TypeVar("A")


class Own(Protocol):
    async def done(self, work: Callable[[Q], A], question: Q) -> A | None: ...


class Lane:
    """One question at a time, so that addresses take turns here, and not in the shared queue."""

    def __init__(self, shared: SharedBots, own: Own, quota: Quota, watch: Watch) -> None:
        self._shared = shared
        self._own = own
        self._quota = quota
        self._watch = watch
        self._turns = Turns()

    async def done(self, work: Callable[[Q], A], question: Q) -> A | None:
        address = asker.get()[0]
        await self._quota.wait(address)
        asked: Any = question  # what it is tells them which work it is
        async with self._turns.take(asker.get()):
            try:
                heard: Any = await self._shared.ask(asked)
            except Unanswered as fault:
                self._watch.count(BOT_FALLBACKS, fault.why)
            else:
                self._quota.spend(address, heard.seconds + BESIDE)
                answer: A = heard.thought
                return answer
        return await self._own.done(work, question)
