"""Spectators of rated and tournament games of bluff see the table as it was a while ago.

They see public facts alone, but at such a table even these help a player who is told them in time:
what was claimed, by whom, how quickly. The delay is in seconds, as in tournaments that are shown to
the public: what a spectator tells comes too late by the clock. A number of questions would
be a moment at a quick table, and would stop the show at a slow one.

Such a table has an earlier self: a table of its own with a game of its own, which repeats each
choice when it is old enough. Whatever is made for a spectator is made from that table alone
(`LiveTable.seen_from`), so it can hold nothing newer. Chat comes as late as choices. What else
changes at seats, and shows when somebody was asked or has acted (absence, clocks, stand-ins), is
not told until the end; with it the two tables become the same.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import takewhile
from typing import Final

from tumbleweed.core.replay import catch_up
from tumbleweed.core.ruleset import all_games
from tumbleweed.server.store.tables import ChoiceRow, SeatRow, TableRow
from tumbleweed.server.tables.live import LiveTable, asked_of
from tumbleweed.server.tables.rebuild import Rebuilding, deal

DELAY: Final = 60.0  # seconds, unless the host of the server says otherwise
MARGIN: Final = 0.02  # seconds by which a timer may be early by the clock of the choices
SAME: Final = (
    "row", "seats", "chat", "keys", "options", "game", "frozen", "asked", "counts", "times",
    "made_by",
)  # fmt: skip


class Hindsight:
    def __init__(
        self, tables: dict[str, LiveTable], tell: Callable[[LiveTable], None], delay: float
    ) -> None:
        self.tables = tables
        self.tell = tell
        self.delay = delay
        self._timers: dict[str, asyncio.TimerHandle] = {}  # until the next choice is old enough

    def holds(self, row: TableRow) -> bool:
        """Whether spectators see this table later now."""
        game = all_games().get(row.settings["game"])
        counts = row.settings.get("rated") or row.settings.get("tournament")
        holds = self.delay > 0 and row.status == "playing" and bool(counts)
        return holds and game is not None and game.bluffs

    async def deal(
        self, live: LiveTable, choices: list[ChoiceRow], replays: Rebuilding | None
    ) -> None:
        """Make the game from the rows, and the earlier self of a table that has one."""
        await deal(live, choices, replays)
        if not self.holds(live.row):
            return
        until = time.time() - self.delay
        past = LiveTable(live.row, live.seats, [], live.keys, live.options)
        await deal(past, list(takewhile(lambda each: each.made_at <= until, choices)), replays)
        live.earlier = past
        self.refresh(live)

    def refresh(self, live: LiveTable) -> None:
        """After every change, and when something has become old enough."""
        past = live.earlier
        if past is None:
            return
        if not self.holds(live.row):
            past.delay = 0.0
            for name in SAME:
                setattr(past, name, getattr(live, name))
            return
        past.delay = self.delay
        _move_on(past, live, time.time() - self.delay)
        self._set_timer(live, past)

    def _set_timer(self, live: LiveTable, past: LiveTable) -> None:
        until = time.time() - self.delay
        waiting = live.times[len(past.times) :][:1]
        waiting += [line.said_at for line in live.chat if line.said_at > until]
        if waiting and live.id not in self._timers:
            wait = max(0.0, min(waiting) - until) + MARGIN
            loop = asyncio.get_running_loop()
            self._timers[live.id] = loop.call_later(wait, self._ring, live.id)

    def _ring(self, table_id: str) -> None:
        del self._timers[table_id]
        if table_id in self.tables:
            self.tell(self.tables[table_id])

    def stop(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()


def _move_on(past: LiveTable, live: LiveTable, until: float) -> None:
    """What was there at that time; the deal is shown at once."""
    began = live.row.started_at or 0.0
    past.seats = [unmoved(seat) for seat in live.seats]
    past.keys, past.options = live.keys, live.options
    past.chat = [line for line in live.chat if line.said_at <= max(until, began)]
    if live.game is None:
        past.game, past.frozen = None, live.frozen
    while past.game is not None and _is_due(live, len(past.times), until):
        _repeat(past, live)
    past.row = live.row.changed({"revision": len(past.times), "asked": []})
    if past.game is not None:  # clocks run as they did, so much later
        asked = asked_of(past.game, past.times, began)
        past.asked = {seat: (each, at + past.delay) for seat, (each, at) in asked.items()}


def _is_due(live: LiveTable, entry: int, until: float) -> bool:
    return entry < len(live.times) and live.times[entry] <= until


def _repeat(past: LiveTable, live: LiveTable) -> None:
    """The next entry of the record."""
    at = len(past.times)
    assert live.game is not None
    assert live.game.record is not None
    assert past.game is not None
    catch_up(past.game, [live.game.record.entries[at]])
    past.counts.append(live.counts[at])
    past.times.append(live.times[at])
    past.made_by.append(live.made_by[at])


def unmoved(seat: SeatRow) -> SeatRow:
    """Without anything that has changed since the deal."""
    return replace(
        seat, stand_in=None, missed=0, deadline=None, seen_at=math.inf, orders=[], left_at=None,
        wanted=None, hints=None, hinted=None,
    )  # fmt: skip
