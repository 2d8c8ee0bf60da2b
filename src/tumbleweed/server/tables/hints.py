"""Hints taken at a table: counted by question, and shown to all."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from tumbleweed.core.game import Game
from tumbleweed.server.errors import Refused
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables.live import LiveTable
from tumbleweed.server.tables.table_service import Work


def asked_for(live: LiveTable, seat: int, decision: str) -> Game:
    """The game whose question that is; refused where there is no hint."""
    if not live.options.hints:
        raise Refused(409, "hints-off", "There are no hints at this table.")
    if live.game is None or not live.playing:
        raise Refused(409, "not-started", "The game has not begun, or is over.")
    asked = live.game.decision_of(seat)
    if asked is None or asked.id != decision:
        raise Refused(409, "not-asked", "You are not asked this question.")
    return live.game


def taken(seat: int, number: int) -> Work:
    """Once for all parts of an answer: how many of them a player has sealed is secret."""

    def work(connection: Connection, row: TableRow, seats: list[SeatRow]) -> dict[str, Any]:
        if seats[seat].hinted != number:
            hints = (seats[seat].hints or 0) + 1
            rows.change_seat(connection, row.id, seat, hints=hints, hinted=number)
        return {}

    return work
