"""Tables made from others: continue from a position."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from tumbleweed.server.errors import Refused
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.lifecycle import new_table
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.options import SeatOption


def play_on(
    live: LiveTable, over: bool, state: dict[str, Any], seat: int, host_id: str, level: str
) -> tuple[TableRow, list[SeatRow]]:
    """A new table that starts from a position of another; the future is shuffled anew."""
    if over:
        raise Refused(409, "over", "The game is over there: nothing is left to be played.")
    state = {**state, "seed": hex(secrets.randbits(256))}
    bot = SeatOption(kind="bot", level=level)
    seats = [SeatOption(kind="host") if s == seat else bot for s in range(len(live.seats))]
    alone = {"seats": seats, "clock": None, "listed": False, "rated": False}
    options = live.options.model_copy(update=alone)
    table, fresh = new_table(options, host_id, state)
    names = [replace(new, name=old.name) for new, old in zip(fresh, live.seats, strict=True)]
    return table, names
