"""Slow work for screens, such as all options of a game as text.

It is done one task at a time in a thread, addresses in turn, and cached.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, ParamSpec, TypeVar

from tumbleweed.server.guard.lanes import rest
from tumbleweed.server.processes.fair_queue import Turns, asker

P = ParamSpec("P")
T = TypeVar("T")
KEPT: Final = 128
MOST_WAITING: Final = 40  # for one address


class Chores:
    def __init__(self) -> None:
        self._turns = Turns(MOST_WAITING)
        self._made: OrderedDict[Hashable, Any] = OrderedDict()

    async def make(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """The result of `work` for these arguments, cached."""
        what = (work, args, tuple(sorted(named.items())))
        if what not in self._made:
            rest()
            async with self._turns.take(asker.get()):
                if what not in self._made:  # an earlier caller may have asked for the same
                    self._made[what] = await asyncio.to_thread(work, *args, **named)
        self._made.move_to_end(what)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        made: T = self._made[what]
        return made
