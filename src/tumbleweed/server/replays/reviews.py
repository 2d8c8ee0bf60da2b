"""Reviews are made in a process of their own: one takes seconds, for which no replay waits."""

from __future__ import annotations

import os
from collections import OrderedDict
from functools import partial
from typing import Any, Final

from tumbleweed.core.content import Content
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.record import Record, read_record
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.lanes import rest
from tumbleweed.server.packs import offer
from tumbleweed.server.processes.fair_queue import Turns, asker
from tumbleweed.server.processes.process import Process, ProcessClosed, ProcessDied
from tumbleweed.server.processes.records import plain
from tumbleweed.server.replays.worker import Failed

MOST_WAITING: Final = 6  # for one address
KEPT: Final = 100
PATIENCE: Final = 60.0  # seconds of work before it is aborted

Told = dict[str, Any] | None  # None: the game has no result


class Reviews:
    """The process starts with the first review."""

    def __init__(self, packs: tuple[Content, ...] = ()) -> None:
        self._process = Process("reviews", partial(warm_up, packs))
        self._turns = Turns(MOST_WAITING)
        self._made: OrderedDict[str, Told] = OrderedDict()

    async def review(self, table_id: str, record: Record) -> Told:
        """Of a game that is over, cached; None if it has no result."""
        if table_id not in self._made:
            rest()  # waiting for the turn happens here
            async with self._turns.take(asker.get()):
                if table_id not in self._made:  # another may have asked before
                    self._made[table_id] = await self._make(record)
        self._made.move_to_end(table_id)
        if len(self._made) > KEPT:
            self._made.popitem(last=False)
        return self._made[table_id]

    async def _make(self, record: Record) -> Told:
        try:
            made = await self._process.call(PATIENCE, review, plain(record, len(record.entries)))
        except (ProcessDied, ProcessClosed):
            fault = "The game could not be reviewed; try again in a moment."
            raise Refused(503, "busy", fault) from None
        if isinstance(made, Failed):
            raise Refused(made.status, made.code, made.message, **made.args)
        return made

    async def close(self) -> None:
        await self._process.close()


# ---- in the process ----


def warm_up(packs: tuple[Content, ...]) -> int:
    """Numpy, which is not loaded yet, shall take one processor: players wait for the others."""
    os.environ |= dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"), "1")
    return offer(packs)


def review(record: dict[str, Any]) -> Told | Failed:
    from tumbleweed.review.making import review_of  # noqa: PLC0415 - the server needs no nets

    try:
        made = review_of(read_record(record))
    except TumbleweedError as fault:
        return Failed(409, "frozen", str(fault))
    return None if made is None else made.to_json()
