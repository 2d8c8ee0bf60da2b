"""A table in memory: a cache of its rows, with the game they make."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from tumbleweed.core.game import Game
from tumbleweed.core.record import Entry, Record
from tumbleweed.core.replay import resume
from tumbleweed.server.people.keys import Key, seat_by
from tumbleweed.server.store.tables import ChatRow, ChoiceRow, SeatRow, TableRow
from tumbleweed.server.tables.options import TableOptions

Asked = dict[int, tuple[str, float]]  # per seat that is asked: the question's id, since when


@dataclass
class LiveTable:
    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    keys: list[Key]
    options: TableOptions
    game: Game | None = None  # None before the start, and when it cannot be played again
    frozen: str = ""  # why it cannot
    asked: Asked = field(default_factory=dict)
    counts: list[int] = field(default_factory=list)  # of events, after each entry
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used_at: float = 0.0

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> bool:
        return self.row.status == "playing" and self.game is not None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def lowest_since(self, revision: int) -> list[int]:
        """How few events there were after the entries since; undo takes some back."""
        return self.counts[revision:]

    def admits(self, person_id: str | None) -> bool:
        """Whether somebody without a seat may look."""
        host = person_id is not None and person_id == self.row.host_id
        return self.options.spectators or host or self.row.status == "open"

    def seat_of(
        self, person_id: str | None, token_hash: str | None = None, wanted: int | None = None
    ) -> int | None:
        """Where a person sits, or the bearer of a seat's token; None: a spectator. Who plays
        several seats on one device says which is `wanted`."""
        if wanted is not None and person_id is not None and wanted < len(self.seats):
            own = self.seats[wanted].person_id == person_id
            return wanted if own else None
        return seat_by(self.seats, self.keys, person_id, token_hash)


def record_of(row: TableRow, options: TableOptions) -> Record:
    """The record of a table that has just begun."""
    assert row.engine is not None
    assert row.content is not None
    seed = None if row.seed is None or row.position is not None else int(row.seed, 16)
    return Record(options.setup, row.engine, row.content, seed, row.position)


def game_of(row: TableRow, options: TableOptions, choices: list[ChoiceRow]) -> Game:
    """The game that the rows make, played again strictly; raises ReplayMismatch."""
    record = record_of(row, options)
    record.entries = [entry_of(choice) for choice in choices]
    record.fingerprints = {c.revision: c.mark for c in choices if c.mark is not None}
    return resume(record)


def entry_of(choice: ChoiceRow) -> Entry:
    return Entry(choice.number, choice.seat, choice.part, choice.key, choice.barrier)


def asked_now(before: Asked, game: Game, now: float) -> Asked:
    """Who is asked, and since when: a question that stays the same is as old as it was."""
    after: Asked = {}
    for seat in game.asked:
        question = f"{game.number}.{seat}.{game.parts[seat]}"
        known = before.get(seat)
        after[seat] = known if known is not None and known[0] == question else (question, now)
    return after


def asked_after(game: Game, choices: list[ChoiceRow], started_at: float) -> Asked:
    """The same from the rows: a question came with the last entry before it, or the seat's own."""
    asked: Asked = {}
    for seat in game.asked:
        since = started_at
        for choice in reversed(choices):
            if choice.number < game.number or choice.seat == seat:
                since = choice.made_at
                break
        asked[seat] = (f"{game.number}.{seat}.{game.parts[seat]}", since)
    return asked
