"""The service that holds the live tables: the only way to change one.

A change is tried on a copy of the game, committed, and only then visible to anybody. The database
decides: if another worker was faster the entry no longer fits, the table is updated, and the answer
is checked again. Every worker can make any table from its rows.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import Connection

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.game import Game
from tumbleweed.server.bot_workers.worker import described
from tumbleweed.server.bus.bus import Bus
from tumbleweed.server.errors import Refused
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import ChoiceRow, SeatRow, TableRow
from tumbleweed.server.tables.choice_watch import ChoiceWatch
from tumbleweed.server.tables.claims import Claims
from tumbleweed.server.tables.entering import Also, Entering, in_play
from tumbleweed.server.tables.hindsight import DELAY, Hindsight
from tumbleweed.server.tables.lessons import choose_by, lesson_of
from tumbleweed.server.tables.live import (
    Asked,
    LiveTable,
    answered,
    asked_of,
    taken_back,
)
from tumbleweed.server.tables.options import stored_options
from tumbleweed.server.tables.ratings import SEASON, rate
from tumbleweed.server.tables.rebuild import (
    Rebuilding,
    Rows,
    choice_row,
    locked,
    read_rows,
    read_whole,
    repeat,
)
from tumbleweed.server.tables.undoing import take_back
from tumbleweed.server.watch import catalogue
from tumbleweed.server.watch.watch import UNWATCHED, Watch

log = logging.getLogger(__name__)

Work = Callable[[Connection, TableRow, list[SeatRow]], dict[str, Any]]
Waking = Callable[[LiveTable, list[SeatRow], Game, Asked], float | None]
T = TypeVar("T")
TRIES = 20  # retries at a table that other workers keep changing


class TableService:
    def __init__(
        self,
        store: Store,
        bus: Bus,
        worker: str,
        lease: float,
        replays: Rebuilding | None = None,
        watch: Watch = UNWATCHED,
        season: float = SEASON,
        spectator_delay: float = DELAY,
    ) -> None:
        self.store = store
        self.bus = bus
        self.worker = worker
        self.claims = Claims(worker, lease)
        self.replays = replays
        self.watch = watch
        self.season = season
        self.choice_watch = ChoiceWatch(watch)
        self.live: dict[str, LiveTable] = {}
        self.hindsight = Hindsight(self.live, self.tell, spectator_delay)
        self.listeners: list[Callable[[LiveTable], None]] = [self.hindsight.refresh]
        self.waking: Waking = _never
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._errands: set[asyncio.Task[Any]] = set()

    # ---- opening ----

    async def open(self, table_id: str) -> LiveTable:
        """The table, from memory or made from its rows; refused if there is none."""
        live = self.live.get(table_id)
        if live is None:
            task = self._opening.get(table_id)
            if task is None:
                task = asyncio.create_task(self._load(table_id))
                self._opening[table_id] = task
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            live = await asyncio.shield(task)
        live.used_at = time.time()
        return live

    async def _load(self, table_id: str) -> LiveTable:
        found = await self.store.read(read_whole, table_id)
        if found is None:
            raise Refused(404, "no-table", f"There is no table {table_id[:20]!r}.")
        (row, seats, chat, keys), choices = found
        live = LiveTable(row, seats, chat, keys, stored_options(row.settings))
        if row.started_at is not None:
            await self.hindsight.deal(live, choices, self.replays)
        return self.live.setdefault(table_id, live)

    def forget(self, unused_for: float, watched: Callable[[str], bool]) -> None:
        """Drop unwatched tables from memory."""
        oldest = time.time() - unused_for
        for live in list(self.live.values()):
            if live.used_at < oldest and not live.lock.locked() and not watched(live.id):
                del self.live[live.id]

    # ---- answers ----

    async def submit(
        self,
        table_id: str,
        seat: int,
        decision: str,
        key: str,
        by: str = "player",
        also: Also | None = None,
    ) -> LiveTable:
        """An answer; when this returns it is in the database. `also` is part of the commit. A
        repeated answer is not refused: its sender may not have received the first response.
        """

        lesson = lesson_of((await self.open(table_id)).options)

        def choose(game: Game) -> None:
            choose_by(lesson, game, key, seat, decision)

        def done(game: Game) -> bool:
            return by == "player" and answered(game, seat, decision) == key

        with self.watch.span("choice", by=by):
            return await self.enter(table_id, Entering(seat, choose, done, by, also))

    async def undo(
        self, table_id: str, seat: int, to: int | None = None, last: str | None = None
    ) -> LiveTable:
        """`last` is the choice to be taken back first: repeated, it is done once."""
        live = await self.open(table_id)
        if live.options.undo == "never":
            raise Refused(409, "undo-never", "Nothing is taken back at this table.")

        def undo(game: Game) -> None:
            take_back(game, seat, to, last, live.practice)

        def done(game: Game) -> bool:
            return last is not None and taken_back(game, seat, last)

        return await self.enter(table_id, Entering(seat, undo, done))

    async def enter(self, table_id: str, entering: Entering) -> LiveTable:
        """Anything else than an answer or an undo, too."""
        live = await self.open(table_id)
        return await self._finished(live, self._try(live, entering))

    async def _try(self, live: LiveTable, entering: Entering) -> LiveTable:
        seat, by, also = entering.seat, entering.by, entering.also
        async with live.lock:
            for _ in range(TRIES):
                try:
                    trial = in_play(live, by).clone()
                    entering.act(trial)
                except TumbleweedError:
                    if live.game is not None and entering.done(live.game):
                        return live
                    if await self._catch_up(live):
                        continue  # it was meant for a state that another worker has shown
                    raise
                if await self._commit(live, trial, seat, by, also):
                    return live
                await self._catch_up(live)
        raise Refused(503, "busy", "Too much is happening at this table; try again.")

    async def _commit(
        self, live: LiveTable, game: Game, seat: int, by: str, also: Also | None
    ) -> bool:
        """Write the last entry of a copy's record; then the copy replaces the game."""
        assert live.game is not None
        now = time.time()
        asked = asked_of(game, [*live.times, now], live.row.started_at or now)
        back = by == "player" and (live.seats[seat].missed or live.seats[seat].stand_in)
        seats = [_returned(each) if back and each.seat == seat else each for each in live.seats]
        values = self._table_values(live, seats, game, asked, now)
        choice = choice_row(live, game, by, now)
        first = min(live.game.event_count, game.event_count)
        events = game.stored_events(first)

        def work(connection: Connection) -> tuple[int, list[SeatRow]] | None:
            known = live.row.version
            version = rows.add_choice(connection, choice, events, first, known, **values)
            if version is None:
                return None
            if back:
                here = {"missed": 0, "stand_in": None, "left_at": None}
                rows.change_seat(connection, live.id, seat, **here)
            if also is not None:
                also(connection)
            if "result" in values and live.options.rated:
                rate(connection, live.id, values["result"], self.season)
            self.bus.announce(connection, live.id, version)
            return version, rows.read_seats(connection, live.id) if also is not None else seats

        began = time.perf_counter()
        with self.watch.span("commit"):
            done = await self.store.run(work)
        self.watch.observe(catalogue.COMMIT, time.perf_counter() - began)
        if done is None:
            self.watch.count(catalogue.CONFLICTS)
            return False
        version, live.seats = done
        changes = {**values, "version": version, "revision": choice.revision, "changed_at": now}
        live.row = live.row.changed(changes)
        live.game, live.asked = game, asked
        live.counts.append(game.event_count)
        live.times.append(now)
        live.made_by.append(by)
        await self._changed(live)
        self.choice_watch.committed(choice)
        return True

    def _table_values(
        self, live: LiveTable, seats: list[SeatRow], game: Game, asked: Asked, now: float
    ) -> dict[str, Any]:
        """The changes of the table's own row."""
        if game.over:
            result = game.result
            assert result is not None
            ended: dict[str, Any] = {"status": "over", "ended_at": now, "wake_at": None}
            return {**ended, "asked": [], "result": result.to_json()}
        wake_at = self.waking(live, seats, game, asked)
        values: dict[str, Any] = {"wake_at": wake_at, "asked": list(asked)}
        if wake_at is not None:
            values |= self.claims.of_writer(live.row, seats, now)
        return values

    # ---- everything else that changes at a table ----

    async def change(self, table_id: str, work: Work) -> LiveTable:
        """Change the table's rows in one transaction: `work` does it, based on the rows it gets,
        and returns the new values of the table's own row.
        """

        live = await self.open(table_id)

        def change(connection: Connection) -> tuple[Rows, list[ChoiceRow]]:
            table, seats, *_ = locked(connection, table_id)
            values = work(connection, table, seats)
            values = self._waking_anew(connection, live, table) | values
            if values.get("wake_at") is not None:
                values = self.claims.of_writer(table, seats, time.time()) | values
            version = rows.change_table(connection, table_id, **values)
            self.bus.announce(connection, table_id, version)
            after = read_rows(connection, table_id)
            assert after is not None
            return after, rows.read_choices(connection, table_id, live.row.revision)

        async def enter() -> LiveTable:
            async with live.lock:
                await self._follow(live, *await self.store.run(change))
                await self._changed(live)
            return live

        return await self._finished(live, enter())

    async def _finished(self, live: LiveTable, work: Coroutine[Any, Any, LiveTable]) -> LiveTable:
        """A caller who is cancelled does not stop the commit: the table is read after it."""
        try:
            return await work
        except asyncio.CancelledError:
            self._later(self._follow_commit(live))
            raise

    async def _follow_commit(self, live: LiveTable) -> None:
        await self.store.run(_nothing)  # after what has been handed to the writer
        await self._refresh(live, 0)
        await self.bus.publish(live.id, live.row.version)

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        """Done before the service stops."""
        task = asyncio.create_task(work)
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    def _waking_anew(
        self, connection: Connection, live: LiveTable, table: TableRow
    ) -> dict[str, Any]:
        """A seat may have got or lost a bot."""
        if live.game is None or table.status != "playing" or table.revision != live.row.revision:
            return {}
        seats = rows.read_seats(connection, live.id)
        wake_at = self.waking(live, seats, live.game, live.asked)
        return {"wake_at": wake_at}

    # ---- news from other workers ----

    def hear(self, table_id: str, version: int) -> None:
        """A message from the bus; an empty name means that messages may have been missed."""
        for live in _named(self.live, table_id):
            if not version or version > live.row.version:
                self._later(self._refresh(live, version))
        for opening in _named(self._opening, table_id):  # its rows may have been read before
            opening.add_done_callback(lambda _: self.hear(table_id, version))

    async def _refresh(self, live: LiveTable, version: int) -> None:
        try:
            async with live.lock:
                if not version or version > live.row.version:  # not our own, which is known already
                    await self._catch_up(live)
        except TumbleweedError as fault:
            log.warning("table %s is not up to date: %s", live.id, fault)

    async def _catch_up(self, live: LiveTable) -> bool:
        """Read what others have changed, and announce it; whether there was anything."""
        before = live.row.version

        def read(connection: Connection) -> tuple[Rows, list[ChoiceRow]] | None:
            found = read_rows(connection, live.id)
            if found is None:
                return None
            return found, rows.read_choices(connection, live.id, live.row.revision)

        found = await self.store.read(read)
        if found is None:
            self.live.pop(live.id, None)
            raise Refused(404, "no-table", "The table is gone.")
        await self._follow(live, *found)
        if live.row.version == before:
            return False
        self.tell(live)
        self.choice_watch.heard(found[1])
        return True

    async def _follow(self, live: LiveTable, new: Rows, choices: list[ChoiceRow]) -> None:
        """Bring a table in memory up to date with the database."""
        row, seats, chat, keys = new
        fresh = LiveTable(row, seats, chat, keys, stored_options(row.settings))
        begins = live.row.started_at is None and row.started_at is not None
        if begins:  # on a copy: nobody sees a game that is not fully replayed
            await self.hindsight.deal(fresh, choices, self.replays)
            live.earlier = fresh.earlier
            live.game, live.frozen, live.asked = fresh.game, fresh.frozen, fresh.asked
            live.counts, live.times, live.made_by = fresh.counts, fresh.times, fresh.made_by
        live.row, live.seats, live.chat, live.keys = new
        live.options = fresh.options
        for choice in [] if begins else choices:
            if live.game is not None:  # a mismatch freezes it
                repeat(live, choice)

    # ---- telling ----

    async def _changed(self, live: LiveTable) -> None:
        live.used_at = time.time()
        self.tell(live)
        await self.bus.publish(live.id, live.row.version)

    def tell(self, live: LiveTable) -> None:
        for listener in list(self.listeners):
            try:
                listener(live)
            # it is stored: one failing listener must not stop the others
            except Exception as fault:
                log.error("table %s: somebody was not told: %s", live.id, described(fault))

    async def stop(self) -> None:
        """Pending changes are completed."""
        self.hindsight.stop()
        await asyncio.gather(*self._errands, *self._opening.values(), return_exceptions=True)


def _never(live: LiveTable, seats: list[SeatRow], game: Game, asked: Asked) -> float | None:
    return None


def _nothing(connection: Connection) -> None:
    return None


def _named(known: dict[str, T], table_id: str) -> list[T]:
    """The one of that table; all of them where no table is named."""
    if not table_id:
        return list(known.values())
    return [known[table_id]] if table_id in known else []


def _returned(seat: SeatRow) -> SeatRow:
    """The player is back."""
    return replace(seat, missed=0, stand_in=None, left_at=None)
