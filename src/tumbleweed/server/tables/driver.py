"""What tables do by themselves: bots, forced answers, standing orders, clocks.

The worker that has a table's claim (`claims.py`) drives it; everything due follows from the rows,
so any other worker can take over. Each automatic act names its question: if two workers act, one
answer is stale. The sweep finds tables without a worker; those with the players' sockets go first,
those that are about to stop last.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from contextlib import suppress
from contextvars import Context
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import Connection

from tumbleweed.core.errors import IllegalChoice
from tumbleweed.core.game import Game
from tumbleweed.server.bot_workers import BotWorkers
from tumbleweed.server.bot_workers.worker import described
from tumbleweed.server.errors import Refused, StoreTrouble
from tumbleweed.server.processes.fair_queue import asker
from tumbleweed.server.settings import Settings
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.absence import deserted, is_present, miss, missed_again, note_miss
from tumbleweed.server.tables.attention import Attention
from tumbleweed.server.tables.claims import lapsed, left_alone, let_go, let_go_of_the_dead
from tumbleweed.server.tables.entering import Also
from tumbleweed.server.tables.in_step import InStep
from tumbleweed.server.tables.levels import playing
from tumbleweed.server.tables.live import Asked, LiveTable
from tumbleweed.server.tables.options import ClockOption
from tumbleweed.server.tables.orders import lasting
from tumbleweed.server.tables.pace import Pace, Step, company, new_secret, quick, release
from tumbleweed.server.tables.payers import Payers
from tumbleweed.server.tables.schedule import (
    AutoAnswer,
    BotMove,
    Duty,
    OrderExpiry,
    Timeout,
    duties,
    latest,
)
from tumbleweed.server.tables.table_service import TableService, Work

log = logging.getLogger(__name__)

SWEEP: Final = 1.0  # seconds
AGAIN: Final = 1.0  # seconds until a retry
LEFT_TO_OTHERS: Final = 1  # sweeps, where the players are
A_MINUTE: Final = 60.0
LEAVING: Final = 4  # sweeps, before a worker that is about to stop takes a table


class Driver:
    def __init__(
        self,
        table_service: TableService,
        bot_workers: BotWorkers,
        settings: Settings,
        attention: Attention | None = None,
        in_step: InStep | None = None,
    ) -> None:
        self.table_service = table_service
        self.bot_workers = bot_workers
        self.settings = settings
        self.attention = attention  # None: every table counts as watched
        self.in_step = in_step  # None: no screen is followed
        self._payers = None if attention is None else Payers(table_service.store, attention)
        self._secret = new_secret()
        self._doing: dict[str, dict[Duty, asyncio.Task[None]]] = {}  # per table, until it acts
        self._acting: set[asyncio.Task[None]] = set()
        self._background: list[asyncio.Task[None]] = []
        self._stopped = False
        table_service.waking = self.waking
        if attention is not None:
            attention.wake = self.attend
        table_service.listeners.append(self.look)

    async def start(self) -> None:
        await self.table_service.store.run(let_go_of_the_dead, self.table_service.worker)
        self._background = [
            asyncio.create_task(self.bot_workers.start()),
            asyncio.create_task(self._sweep()),
        ]

    async def stop(self) -> None:
        """Pending acts are dropped, those being written are awaited; others may take over."""
        self._stopped = True
        self.table_service.listeners.remove(self.look)
        waiting = [task for doing in self._doing.values() for task in doing.values()]
        for task in [*self._background, *waiting]:
            task.cancel()
        await asyncio.gather(*self._background, *waiting, *self._acting, return_exceptions=True)
        self._doing.clear()
        await self._let_go()

    async def _let_go(self) -> None:
        try:
            await self.table_service.store.run(let_go, self.table_service.worker)
        except StoreTrouble as trouble:
            log.warning("the claims of this worker run out later: %s", trouble)

    async def hand_over(self) -> None:
        """Others drive from now on, and this worker where there are none."""
        self.table_service.claims.leaving = True
        await asyncio.gather(*self._acting, return_exceptions=True)
        await self._let_go()
        for live in list(self.table_service.live.values()):
            if live.row.claimed_by == self.table_service.worker:
                live.row = live.row.changed({"claimed_until": 0.0})
                self.look(live)

    # ---- what is to be done ----

    def waking(
        self, live: LiveTable, seats: list[SeatRow], game: Game, asked: Asked
    ) -> float | None:
        """When the table acts by itself; None: it waits for somebody."""
        if _rests(live, seats):
            return None
        found = duties(live.options, self.pace(live, seats), seats, game, asked)
        return min((latest(duty) for duty in found), default=None)

    def pace(self, live: LiveTable, seats: list[SeatRow]) -> Pace:
        """A table may set its own pause; but with several people it is at least the host's, or it
        would reveal how long bots think.
        """
        own, common = live.options.pause, self.settings.pause
        pause = common if own is None else max(own, common) if company(seats) > 1 else own
        if not self._watched(live, seats):
            pause = max(pause, self.settings.unwatched_pause)
        return Pace(self._secret, live, pause, self._step(live, seats, pause))

    def _step(self, live: LiveTable, seats: list[SeatRow], pause: float) -> Step | None:
        if self.in_step is None or not pause or not self.in_step.follows(live):
            return None
        silent = self.in_step.is_silent(live, seats)
        return Step(quick(seats, pause), silent, self.settings.show_limit)

    def _watched(self, live: LiveTable, seats: list[SeatRow]) -> bool:
        """From this process, or by a player from any; others wait for a tournament's tables."""
        if live.options.tournament:
            return True
        now = time.time()
        present = any(is_present(seat, now) for seat in seats if seat.kind == "human")
        return present or self.attention is None or self.attention.owner(live.id) is not None

    async def attend(self, live: LiveTable) -> None:
        """Somebody watches where nobody did: bots return to their usual pace."""
        if live.game is None or not live.playing or live.row.wake_at is None:
            return
        if self._wanted(live):
            self.look(live)
        elif self._earlier(live, live.game, live.row.wake_at):
            with suppress(Refused):
                await self.table_service.change(live.id, lambda *_: {})

    def _earlier(self, live: LiveTable, game: Game, wake_at: float) -> bool:
        soon = self.waking(live, live.seats, game, live.asked)
        return soon is not None and soon < wake_at

    def look(self, live: LiveTable) -> None:
        """After every change: start what is due now, drop what no longer is."""
        wanted = self._wanted(live)
        doing = self._doing.setdefault(live.id, {})
        for duty in [duty for duty in doing if duty not in wanted]:
            doing.pop(duty).cancel()
        for duty in wanted:
            if duty not in doing:
                # a context of its own: it belongs to no request
                seen_to = asyncio.create_task(self._see_to(live, duty), context=Context())
                doing[duty] = seen_to
        if not doing:
            del self._doing[live.id]
        if self._left_to_us(live):
            self._soon(self._take_over(live.id))

    def _wanted(self, live: LiveTable) -> list[Duty]:
        """Duties due before our lease ends; the sweep of any worker handles the rest."""
        row = live.row
        if live.game is None or not live.playing or row.claimed_by != self.table_service.worker:
            return []
        if _rests(live, live.seats):
            return []
        until = row.claimed_until or 0.0
        pace = self.pace(live, live.seats)
        found = duties(live.options, pace, live.seats, live.game, live.asked)
        return [duty for duty in found if duty.at <= until]

    # ---- doing it ----

    async def _see_to(self, live: LiveTable, duty: Duty) -> None:
        try:
            if self._payers is not None:
                asker.set(await self._payers.of(live))
            key = await self._answer(live, duty) if isinstance(duty, BotMove) else ""
            ready = time.time()
            await _until(_moment(duty, ready, await self._shown(live, duty)))
            if not self._acts(live, duty):
                return
            await self._act(live, duty, key)
        except IllegalChoice:
            pass  # the table has changed
        except Refused as refusal:
            if refusal.status >= 500:  # otherwise it has changed, too
                self._try_again(live, duty, str(refusal))
        except StoreTrouble as trouble:
            self._try_again(live, duty, str(trouble))
        except Exception as fault:
            self._try_again(live, duty, described(fault))

    def _acts(self, live: LiveTable, duty: Duty) -> bool:
        """From here on it is not dropped: the change it makes must not cancel it. False: it was
        dropped, and another may be running; a result that is ready at that moment hides the
        cancellation.
        """
        task = asyncio.current_task()
        doing = self._doing.get(live.id, {})
        if task is None or doing.get(duty) is not task:
            return False
        del doing[duty]
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)
        return True

    def _try_again(self, live: LiveTable, duty: Duty, why: str) -> None:
        """The claim is still ours: nobody else would until it expires."""
        log.warning("table %s has to wait: %s", live.id, why)
        self._doing.get(live.id, {}).pop(duty, None)
        asyncio.get_running_loop().call_later(AGAIN, self._look_again, live)

    def _look_again(self, live: LiveTable) -> None:
        if not self._stopped and self.table_service.live.get(live.id) is live:
            self.look(live)

    async def _answer(self, live: LiveTable, duty: BotMove) -> str:
        assert live.game is not None
        level = playing(duty.level, live.options.game)
        seed = bot_seed(live.row, duty.seat)
        return await self.bot_workers.think(live.id, live.game, duty.seat, level, seed)

    async def _shown(self, live: LiveTable, duty: Duty) -> float:
        """When the players had been shown what the duty waits for."""
        if self.in_step is None or not isinstance(duty, BotMove | AutoAnswer) or not duty.deed:
            return 0.0
        return await self.in_step.shown(live.id, duty.deed, duty.until)

    async def _act(self, live: LiveTable, duty: Duty, key: str) -> None:
        submit = self.table_service.submit
        if isinstance(duty, BotMove):
            await submit(live.id, duty.seat, duty.question, key, "bot", _missed(live, duty))
        elif isinstance(duty, AutoAnswer):
            await submit(live.id, duty.seat, duty.question, duty.key, duty.by)
        elif isinstance(duty, OrderExpiry):
            await self.table_service.change(live.id, _without_old_orders(live, duty.seat))
        elif duty.step == "default":
            also = _missed(live, duty)
            await submit(live.id, duty.seat, duty.question, duty.key, "clock", also)
        else:
            work = miss(_clock(live), live.seats[duty.seat], live.row.revision)
            await self.table_service.change(live.id, work)

    # ---- tables nobody sees to ----

    def _left_to_us(self, live: LiveTable) -> bool:
        """Somebody without sockets has written at a table whose players are here."""
        claims = self.table_service.claims
        if claims.leaving or self.in_step is None or not self.in_step.follows(live):
            return False
        row, now = live.row, time.time()
        due = row.wake_at is not None and row.wake_at < now + claims.lease
        return live.playing and due and lapsed(row, now)

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_told(work), context=Context())
        self._acting.add(task)
        task.add_done_callback(self._acting.discard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await _told(self._take_over_all())

    async def _take_over_all(self) -> None:
        now = time.time()
        for table_id, due in await self.table_service.store.read(left_alone, now):
            if due <= now - self._patience(table_id):
                await self._take_over(table_id)

    def _patience(self, table_id: str) -> float:
        """Seconds in which a worker that is better placed may be faster."""
        if self.table_service.claims.leaving:
            return LEAVING * SWEEP
        here = self.in_step is None or self.in_step.viewers.plays(table_id)
        return 0.0 if here else LEFT_TO_OTHERS * SWEEP

    async def _take_over(self, table_id: str) -> None:
        """Claim it; then `look` is called for it as after any change."""

        def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
            now = time.time()
            if not lapsed(row, now):
                raise Refused(409, "claimed", "Another worker was faster.")
            return _later(row, now) if live.frozen else self.table_service.claims.taken(now)

        live = await self.table_service.open(table_id)
        with suppress(Refused):
            await self.table_service.change(table_id, work)


def _rests(live: LiveTable, seats: list[SeatRow]) -> bool:
    """Nobody is there to play for; but a tournament goes on without them."""
    left = not live.options.tournament and deserted(seats, time.time())
    return bool(live.row.held) or left


def bot_seed(row: TableRow, seat: int) -> int:
    """The same in every process, and unknown until the seed is revealed."""
    mixed = blake2b(f"{row.id}.{row.seed}.{seat}".encode(), digest_size=8)
    return int.from_bytes(mixed.digest(), "big")


def _moment(duty: Duty, ready: float, shown: float) -> float:
    """All parts of an answer come together: nobody sees them before the last."""
    at = max(duty.at, shown)
    if isinstance(duty, BotMove) and duty.question.endswith(".0"):
        return release(at, duty.grain, ready)
    return at


def _later(row: TableRow, now: float) -> dict[str, Any]:
    """While versions stand side by side, one of them may play what the other cannot. It is tried
    again after a minute, and then after twice the time, again and again.
    """
    return {"wake_at": now + max(A_MINUTE, now - row.changed_at), "claimed_until": 0.0}


async def _told(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception as fault:
        log.warning("a table was not taken over: %s", described(fault))


async def _until(moment: float) -> None:
    wait = moment - time.time()
    if wait > 0:
        await asyncio.sleep(wait)


def _clock(live: LiveTable) -> ClockOption:
    assert live.options.clock is not None, "only a clock can run out"
    return live.options.clock


def _missed(live: LiveTable, duty: BotMove | Timeout) -> Also | None:
    """Stored with the answer if its player has missed one more question."""
    seat = live.seats[duty.seat]
    if isinstance(duty, BotMove):
        clock = live.options.clock
        if clock is None or not missed_again(clock, seat, duty.since, time.time()):
            return None
    return lambda connection: note_miss(connection, _clock(live), seat)


def _without_old_orders(live: LiveTable, seat: int) -> Work:
    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        assert live.game is not None
        kept = lasting(seats[seat].orders, live.game.seat(seat, looks_ahead=False))
        rows.change_seat(connection, row.id, seat, orders=kept)
        return {}

    return work
