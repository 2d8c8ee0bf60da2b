"""Bots in step with the screens: a table goes on when its players have been shown what happened.

After a deed of which the log tells, bots wait until every player with a socket here has
said that it was shown, within a limit. A socket that never says so counts as one that shows things
for a usual pause, and so does one that has let the limit pass. What nobody need be shown takes no
time. All of it follows from the public log and from what the screens say, so it leaks nothing.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

from tumbleweed.server.store.tables import SeatRow
from tumbleweed.server.tables.absence import is_present
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.viewers import Viewer, Viewers


class InStep:
    def __init__(self, viewers: Viewers) -> None:
        self.viewers = viewers
        self._news: dict[str, set[asyncio.Event]] = {}  # of those who wait at a table
        viewers.left = self._stir
        viewers.table_service.listeners.append(self._look)

    # ---- what the screens say ----

    def hear(self, live: LiveTable, viewer: Viewer, events: int, on: bool) -> None:
        """A spectator, or a number that cannot be, changes nothing."""
        known = 0 if live.game is None else live.game.event_count
        if viewer.seat is None or not viewer.shown <= events <= known:
            return
        if events > viewer.shown or not viewer.speaks:
            viewer.shown, viewer.shown_at = events, time.time()
        viewer.speaks, viewer.on = True, on
        self._stir(live.id)

    def _look(self, live: LiveTable) -> None:
        """After every change: a player who is asked has gone on; an undo removes events."""
        known = 0 if live.game is None else live.game.event_count
        for viewer in self._here(live.id):
            viewer.on = viewer.on and viewer.seat not in live.asked
            viewer.shown = min(viewer.shown, known)

    def _stir(self, table_id: str) -> None:
        for news in self._news.get(table_id, ()):
            news.set()

    # ---- who is waited for ----

    def _here(self, table_id: str) -> list[Viewer]:
        return [each for each in self.viewers.at.get(table_id, ()) if each.seat is not None]

    def follows(self, live: LiveTable) -> bool:
        """Whether a player has a socket here."""
        return self.viewers.plays(live.id)

    def is_silent(self, live: LiveTable, seats: Sequence[SeatRow]) -> bool:
        """Whether a player here does not say what is shown, or one is at another worker."""
        here = self._here(live.id)
        people = {_person(seats, each.seat) for each in here if each.seat is not None}
        now = time.time()
        present = [seat.seat for seat in seats if seat.kind == "human" and is_present(seat, now)]
        elsewhere = any(_person(seats, seat) not in people for seat in present)
        return elsewhere or not all(each.speaks for each in here)

    async def shown(self, table_id: str, events: int, until: float) -> float:
        """Wait until everybody has been shown so many; the moment at which they had."""
        while behind := self._behind(table_id, events):
            left = until - time.time()
            if left <= 0:
                for viewer in behind:
                    viewer.speaks = False
                return until
            with suppress(TimeoutError), self._listening(table_id) as news:
                await asyncio.wait_for(news.wait(), left)
        return max((each.shown_at for each in self._here(table_id) if not each.on), default=0.0)

    @contextmanager
    def _listening(self, table_id: str) -> Iterator[asyncio.Event]:
        """Nothing is left of whoever is cancelled while waiting."""
        news, waiting = asyncio.Event(), self._news.setdefault(table_id, set())
        waiting.add(news)
        try:
            yield news
        finally:
            waiting.remove(news)
            if not waiting:
                del self._news[table_id]

    def _behind(self, table_id: str, events: int) -> list[Viewer]:
        here = self._here(table_id)
        return [each for each in here if each.speaks and not each.on and each.shown < events]


def _person(seats: Sequence[SeatRow], seat: int) -> str | int:
    """One who plays several seats on one device looks at one of them."""
    return seats[seat].person_id or seat
