"""The sockets open at a table in this process, and what they are sent."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import orjson

from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.engine import Store
from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables import presence, seat_view
from tumbleweed.server.tables.absence import is_present
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.seat_view import SeatView
from tumbleweed.server.tables.showing import Showing, Showings
from tumbleweed.server.tables.table_service import TableService

WAITING = 200  # messages a slow socket may lag behind
LAGS = 20  # waiting messages from which on a socket is slow
GONE = 4000  # close code: reconnect, nothing is missed
ELSEWHERE = 1012  # "service restart": the same, at another worker and not all at once
Send = Callable[[str], Awaitable[None]]


class Line(Protocol):
    """The connection of a socket."""

    @property
    def ready(self) -> bool:
        """Whether its reader keeps up."""
        ...

    def send_text(self, message: bytes) -> None:
        """Written at once, even if the reader does not keep up."""

    async def drained(self) -> None:
        """Until the reader keeps up again."""


class Viewer:
    """One socket: its seat, and what it has been sent."""

    def __init__(
        self,
        person_id: str | None,
        token_hash: str | None,
        muted: set[str],
        wanted: int | None = None,
        forecast: bool = False,
        watching: bool = False,
    ) -> None:
        self.person_id = person_id
        self.wanted = wanted  # of several seats played on one device
        self.token_hash = token_hash  # of a program that shows a seat's token instead of a cookie
        self.session: str | None = None  # the hash of the browser's own
        self.muted = muted
        self.forecast = forecast  # wants it, where the table allows it
        self.watching = watching  # sees what a spectator sees, with or without a seat
        self.seat: int | None = None
        self.seen: SeatView | None = None
        self.chat_place = -1
        self.line: Line | None = None  # None: everything waits in the outbox
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.closed, self.code = False, GONE
        self.shown, self.shown_at = 0, 0.0  # events its reader has been shown, and since when
        self.speaks = False  # whether it says what it has shown
        self.on = False  # whether its reader wants to go on to their next question

    def post(self, message: bytes) -> None:
        """Send a message, or queue it for a socket that lags behind. One that does not keep up is
        closed, and misses nothing after reconnecting.
        """
        if self.closed:
            return
        if self.line is not None and self.line.ready and self.outbox.empty():
            self.line.send_text(message)
        elif self.outbox.full():
            self.close()
        else:
            self.outbox.put_nowait(message)

    def mention(self, message: bytes) -> None:
        """What need not arrive: a socket that lags behind gets none of it."""
        if self.outbox.qsize() < LAGS:
            self.post(message)

    def close(self, code: int = GONE) -> None:
        """Pending messages are dropped; the writing task closes the socket."""
        if self.closed:
            return
        self.closed, self.code = True, code
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)

    def seat_at(self, live: LiveTable) -> int | None:
        if self.watching:
            return None
        return live.seat_of(self.person_id, self.token_hash, self.wanted)

    def is_admitted(self, live: LiveTable) -> bool:
        """As a spectator; a player may watch, too."""
        seat = live.seat_of(self.person_id, self.token_hash)
        return seat is not None or live.admits(self.person_id)


class Viewers:
    def __init__(self, table_service: TableService) -> None:
        self.table_service = table_service
        self.at: dict[str, set[Viewer]] = {}
        self.left: Callable[[str], None] = lambda table_id: None  # somebody has, this table
        self._errands: set[asyncio.Task[None]] = set()
        self._all_gone_at: float | None = None  # by the clock of the loop, once they are sent away
        table_service.claims.near = self.near
        table_service.listeners.append(self.show)

    def watched(self, table_id: str) -> bool:
        return table_id in self.at

    def plays(self, table_id: str) -> bool:
        """Whether a player has a socket here."""
        here = self.at.get(table_id, ())
        return any(each.seat is not None and not each.closed for each in here)

    def near(self, table_id: str, seats: list[SeatRow]) -> bool:
        """Whether a player has a socket here, or none has one anywhere."""
        now = time.time()
        return self.plays(table_id) or not any(is_present(seat, now) for seat in seats)

    async def enter(self, live: LiveTable, viewer: Viewer, revision: int, events: int) -> None:
        """A new socket gets everything it lacks: it may have the first events already."""
        shown = live.seen_from(viewer.seat_at(live))
        past = await stored_past(self.table_service.store, shown)
        self.at.setdefault(live.id, set()).add(viewer)
        if self._all_gone_at is not None:
            self._send_away(viewer, 0.0, self._all_gone_at - asyncio.get_running_loop().time())
        viewer.seat = viewer.seat_at(live)
        live = live.seen_from(viewer.seat)
        viewer.seen = seat_view.seen(live, viewer.seat, time.time(), viewer.forecast)
        first = min([events, *live.lowest_since(revision)])
        viewer.post(_bytes(seat_view.whole(live, viewer.seen, viewer.seat, first, past)))
        self._chat(live, viewer)
        if viewer.seat is not None:
            await presence.note(self.table_service, live, viewer.seat, time.time())

    async def leave(self, live: LiveTable, viewer: Viewer) -> None:
        here = self.at.get(live.id, set())
        here.discard(viewer)
        if not here:
            self.at.pop(live.id, None)
        self.left(live.id)
        if viewer.seat is not None and all(other.seat != viewer.seat for other in here):
            await presence.note(self.table_service, live, viewer.seat, None)

    # ---- showing ----

    def show(self, live: LiveTable) -> None:
        """After every change: what is new, to each viewer as visible to them."""
        here = self.at.get(live.id)
        if not here:
            return
        showings = Showings(live, time.time())
        for viewer in list(here):
            seat = viewer.seat_at(live)
            if seat is None and not viewer.is_admitted(live):
                viewer.close()  # connected before the start, or had a seat
            if not viewer.closed:
                self._show(viewer, seat, showings.to(seat))

    def _show(self, viewer: Viewer, seat: int | None, showing: Showing) -> None:
        before, fresh = viewer.seen, showing.view(seat, viewer.forecast)
        assert before is not None
        if seat == viewer.seat:
            message = showing.update(before, fresh, seat)
        else:
            self._sat_down(showing.live, seat)
            message = showing.whole(fresh, seat)
        viewer.seat, viewer.seen = seat, fresh
        if message is not None:
            viewer.post(message)
        self._chat(showing.live, viewer)

    def _chat(self, live: LiveTable, viewer: Viewer) -> None:
        lines = [line for line in live.chat if line.place > viewer.chat_place]
        if lines:
            viewer.chat_place = lines[-1].place
            said = seat_view.chat(lines, viewer.muted, viewer.person_id)
            if said:
                viewer.post(_bytes({"is": "chat", "list": said}))

    # ---- presence ----

    def _sat_down(self, live: LiveTable, seat: int | None) -> None:
        """Somebody takes a seat, or another one, while watching."""
        if seat is not None:
            errand = asyncio.create_task(presence.note(self.table_service, live, seat, time.time()))
            self._errands.add(errand)
            errand.add_done_callback(self._errands.discard)

    async def keep_present(self) -> None:
        everybody = {(table, each.seat) for table, all_ in self.at.items() for each in all_}
        here = {(table, seat) for table, seat in everybody if seat is not None}
        await presence.refresh(self.table_service, here)

    def send_away(self, within: float) -> None:
        """All of them to other workers, one after the other: not before proxies have noticed that
        nobody is to come here, and long enough before the end for those who do.
        """
        self._all_gone_at = asyncio.get_running_loop().time() + within
        for viewer in [each for here in self.at.values() for each in here]:
            self._send_away(viewer, within / 4, within * 3 / 4)

    def _send_away(self, viewer: Viewer, earliest: float, latest: float) -> None:
        wait = random.uniform(earliest, max(earliest, latest))  # noqa: S311  # nosec B311  # spreads load
        asyncio.get_running_loop().call_later(wait, viewer.close, ELSEWHERE)

    async def stop(self) -> None:
        for viewers in self.at.values():
            for viewer in viewers:
                viewer.close(ELSEWHERE)


async def stored_past(store: Store, live: LiveTable) -> list[dict[str, Any]] | None:
    """The stored events of a game that can no longer be replayed. They are those of now."""
    readable = live.frozen and not live.delay
    return await store.read(rows.read_events, live.id) if readable else None


def _bytes(message: dict[str, Any]) -> bytes:
    return orjson.dumps(message)
