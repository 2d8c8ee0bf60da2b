"""One change of a table, shown to all its viewers: what several of them get is made once."""

from __future__ import annotations

from typing import Any

import orjson

from tumbleweed.server.tables import seat_view
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.seat_view import SeatView
from tumbleweed.server.tables.small_talk import Talk


class Showings:
    """Players may be shown another state of the table than spectators."""

    def __init__(self, live: LiveTable, now: float) -> None:
        self.live = live
        self.now = now
        self._made: dict[bool, Showing] = {}

    def to(self, seat: int | None) -> Showing:
        shown = self.live.seen_from(seat)
        late = shown is not self.live
        if late not in self._made:
            self._made[late] = Showing(shown, self.now)
        return self._made[late]


class Showing:
    def __init__(self, live: LiveTable, now: float) -> None:
        self.live = live
        self.now = now
        self._card = seat_view.card(live, now)
        self._talk = Talk(live)
        self._views: dict[tuple[int | None, bool], SeatView] = {}
        self._updates: dict[tuple[int | None, int], bytes | None] = {}

    def view(self, seat: int | None, forecast: bool) -> SeatView:
        """One for all who look from the same seat, or from none."""
        key = (seat, forecast)
        if key not in self._views:
            self._views[key] = seat_view.seen(self.live, seat, self.now, forecast, self._card)
        return self._views[key]

    def update(self, before: SeatView, after: SeatView, seat: int | None) -> bytes | None:
        """One for all who have been sent the same before; None: they see nothing new."""
        key = (seat, id(before))
        if key not in self._updates:
            news = seat_view.update(self.live, before, after, seat, self._talk)
            self._updates[key] = None if news is None else _bytes(news)
        return self._updates[key]

    def whole(self, view: SeatView, seat: int | None) -> bytes:
        return _bytes(seat_view.whole(self.live, view, seat))


def _bytes(message: dict[str, Any]) -> bytes:
    return orjson.dumps(message)
