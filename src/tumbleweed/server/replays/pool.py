"""The process in which games are replayed, and its calls."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from tumbleweed.core.content import Content
from tumbleweed.core.errors import BadSave
from tumbleweed.core.record import Record
from tumbleweed.server.errors import Refused
from tumbleweed.server.guard.lanes import rest
from tumbleweed.server.packs import offer
from tumbleweed.server.processes.fair_queue import Turns, asker
from tumbleweed.server.processes.process import Process, ProcessClosed, ProcessDied
from tumbleweed.server.processes.records import plain
from tumbleweed.server.replays import worker
from tumbleweed.server.replays.files import Brought, brought_along
from tumbleweed.server.replays.worker import Failed, Rebuilt

P = ParamSpec("P")
T = TypeVar("T")
MOST_WAITING: Final = 60  # for one address: two who page through a game quickly
ECHOES_KEPT: Final = 100
PATIENCE: Final = 60.0  # seconds of work before it is aborted


class Replays:
    def __init__(self, packs: tuple[Content, ...] = ()) -> None:
        self._process = Process("replays", partial(offer, packs))
        self._turns = Turns(MOST_WAITING)
        self._echoes: OrderedDict[str, dict[str, Any] | None] = OrderedDict()

    async def rebuild(self, record: Record) -> Rebuilt | Failed:
        """The game of a record, or why it cannot be replayed."""
        return await self._do(worker.rebuild, plain(record, len(record.entries)))

    async def views(
        self, table_id: str, record: Record, revision: int, seats: list[int | None]
    ) -> tuple[int, list[dict[str, Any]]]:
        """After so many entries: the number of events, and the views of those seats."""
        return await self._past(worker.views, table_id, record, revision, seats)

    async def stand(
        self, table_id: str, record: Record, revision: int
    ) -> tuple[bool, dict[str, Any]]:
        """After so many entries: whether the game was over, and its state."""
        return await self._past(worker.stand, table_id, record, revision)

    async def bring(self, file: bytes, host_id: str) -> Brought:
        """The rows of an imported game; refused if its proof fails."""
        return _unless_failed(await self._do(brought_along, file, host_id))

    async def echo(self, table_id: str, record: Record) -> dict[str, Any] | None:
        """The front page of a game that is over, cached; None if it has no result."""
        if table_id not in self._echoes:
            made = await self._do(worker.echo, plain(record, len(record.entries)))
            self._echoes[table_id] = _unless_failed(made)
        self._echoes.move_to_end(table_id)
        if len(self._echoes) > ECHOES_KEPT:
            self._echoes.popitem(last=False)
        return self._echoes[table_id]

    async def _past(
        self,
        work: Callable[..., T | None],
        table_id: str,
        record: Record,
        revision: int,
        *more: Any,
    ) -> T:
        """The process may have the game already; otherwise it is sent."""
        told = await self._do(work, table_id, None, revision, *more)
        if told is None:
            whole = plain(record, len(record.entries))
            told = await self._do(work, table_id, whole, revision, *more)
        if told is None:
            raise BadSave("The game cannot be played again.")
        return told

    async def _do(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        rest()  # waiting for the turn happens here
        async with self._turns.take(asker.get()):
            try:
                return await self._process.call(PATIENCE, work, *args, **named)
            except (ProcessDied, ProcessClosed):
                fault = "The game could not be played again; try again in a moment."
                raise Refused(503, "busy", fault) from None

    async def close(self) -> None:
        await self._process.close()


def _unless_failed(done: T | Failed) -> T:
    if isinstance(done, Failed):
        raise Refused(done.status, done.code, done.message, **done.args)
    return done
