"""A table to play at with strangers: one that waits and fits, or else a new one.

Tables are looked for and made one after another, so that two who ask at once meet.
"""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator
from sqlalchemy import Connection, text

from tumbleweed.core.errors import UnknownName
from tumbleweed.core.ruleset import game_info
from tumbleweed.server.store import tables as rows
from tumbleweed.server.store.lobby import longest_waiting
from tumbleweed.server.store.tables import SeatRow, TableRow
from tumbleweed.server.tables import lifecycle
from tumbleweed.server.tables.absence import BY_TURNS, is_here
from tumbleweed.server.tables.options import ClockOption, SeatOption, TableOptions, Word
from tumbleweed.server.tables.ratings import refuse_guest
from tumbleweed.server.tables.rooms import add_room
from tumbleweed.server.tables.welcome import unwelcome

USUAL_PLAYERS: Final = 3  # if nobody says how many: few are soon together
CLOCK: Final = ClockOption(seconds=180)
FRESH: Final = 60  # seconds until the page of somebody who sat down must have opened the table
MOST: Final = 200  # waiting tables that are looked at
ADVISORY_LOCK: Final = 7_264_912


class Wish(BaseModel):
    """What somebody wants to play; whatever is not said may be anything."""

    model_config = ConfigDict(extra="forbid")

    game: Word
    players: int | None = Field(default=None, ge=2, le=6, description="seats at the table")
    modules: list[Word] = Field(default=[], max_length=4, description="expansions, exactly these")
    rated: bool = Field(default=False, description="it counts for the leaderboard")

    @model_validator(mode="after")
    def _playable(self) -> Wish:
        try:
            self.options()
        except UnknownName as fault:
            raise ValueError(str(fault)) from None
        except ValidationError as fault:
            raise ValueError("; ".join(each["msg"] for each in fault.errors())) from None
        return self

    def options(self) -> TableOptions:
        """A table made for this wish: listed, and dealt as soon as all are there."""
        counts = game_info(self.game).players
        usual = min(counts, key=lambda count: (abs(count - USUAL_PLAYERS), count))
        return TableOptions(
            game=self.game,
            options={"modules": self.modules} if self.modules else {},
            seats=[SeatOption() for _ in range(self.players or usual)],
            clock=CLOCK,
            listed=True,
            rated=self.rated,
            when_full=True,
        )

    def fits(self, row: TableRow) -> bool:
        settings = row.settings
        clock = settings["clock"]
        return (
            settings["game"] == self.game
            and self.players in (None, len(settings["seats"]))
            and sorted(settings["options"].get("modules") or []) == sorted(self.modules)
            and bool(settings.get("rated")) == self.rated
            and settings.get("pack") is None
            and (clock is None or clock["seconds"] < BY_TURNS)
        )


def find_or_make(connection: Connection, wish: Wish, person_id: str, name: str) -> tuple[str, bool]:
    """A table's id, and whether it is new, with the person at its first seat."""
    options = wish.options()
    if wish.rated:
        refuse_guest(connection, person_id)
    if connection.dialect.name == "postgresql":  # SQLite has one writer
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ADVISORY_LOCK})
    found = _found(connection, wish, person_id)
    if found is not None:
        return found, False
    row, seats = lifecycle.new_table(options, person_id)
    seats[0] = replace(seats[0], kind="human", person_id=person_id, name=name)
    row, _ = add_room(connection, row, seats)
    return row.id, True


def _found(connection: Connection, wish: Wish, person_id: str) -> str | None:
    """One's own first, then the one that lacks the fewest players, then the oldest."""
    waiting = longest_waiting(connection, MOST)
    fitting = [row for row in waiting if wish.fits(row) and not row.held]
    mine, others = [], []
    for row, seats in rows.with_seats(connection, fitting):
        sitting = {seat.person_id for seat in seats if seat.person_id}
        if person_id in sitting:
            mine.append(row.id)
        elif _all_here(row, seats) and _welcome(connection, row, sitting, person_id):
            free = sum(seat.kind == "open" for seat in seats)
            others.append((free, row.created_at, row.id))
    return mine[0] if mine else min(others)[-1] if others else None


def _all_here(row: TableRow, seats: list[SeatRow]) -> bool:
    """Nobody waits with those whose page is closed; a page that just began has no socket yet."""
    now = time.time()
    people = [seat for seat in seats if seat.kind == "human"]
    fresh = now - row.changed_at < FRESH
    return bool(people) and (fresh or all(is_here(seats, seat, now) for seat in people))


def _welcome(connection: Connection, row: TableRow, sitting: set[str], person_id: str) -> bool:
    """Neither blocked by those at the table nor the other way round."""
    if sitting & unwelcome(connection, person_id):
        return False
    hosts = sitting | ({row.host_id} if row.host_id else set())
    return all(person_id not in unwelcome(connection, each) for each in hosts)
