"""A table in memory: a cache of its rows, with the game they make."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from tumbleweed.core.game import Game
from tumbleweed.core.log import Told
from tumbleweed.core.record import Entry, Record
from tumbleweed.server.store.tables import ChatRow, ChoiceRow, SeatRow, TableRow
from tumbleweed.server.tables.options import TableOptions
from tumbleweed.server.tables.seat_keys import Key, seat_by

Asked = dict[int, tuple[str, float]]  # per seat that is asked: the question's id and start time


@dataclass
class LiveTable:
    row: TableRow
    seats: list[SeatRow]
    chat: list[ChatRow]
    keys: list[Key]
    options: TableOptions
    game: Game | None = None  # None before the start, and when it cannot be replayed
    frozen: str = ""  # why not
    asked: Asked = field(default_factory=dict)
    counts: list[int] = field(default_factory=list)  # number of events after each entry
    times: list[float] = field(default_factory=list)  # when each was made
    made_by: list[str] = field(default_factory=list)  # by a player, a bot, the clock, …
    told: dict[int | None, list[Told]] = field(default_factory=dict)  # after the end
    earlier: LiveTable | None = None  # as spectators see it, if they see it later (`hindsight`)
    delay: float = 0.0  # how many seconds ago this is
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used_at: float = 0.0

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def playing(self) -> bool:
        return self.row.status == "playing" and self.game is not None

    @property
    def practice(self) -> bool:
        """Whether everything can be taken back: while nobody else has taken a seat."""
        return self.options.practice and sum(seat.kind == "human" for seat in self.seats) == 1

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seen_from(self, seat: int | None) -> LiveTable:
        """The table as it may be shown to a seat, or (None) to spectators."""
        return self if seat is not None or self.earlier is None else self.earlier

    def lowest_since(self, revision: int) -> list[int]:
        """The lowest event count after the entries since `revision` (undo can lower it)."""
        return self.counts[revision:]

    def asked_at(self, entry: int) -> float:
        """When the question answered by an entry was asked, or its window opened."""
        assert self.game is not None
        entries = _entries(self.game)
        first = _before(entries, entry, entries[entry].number)
        return self.times[first - 1] if first else self.row.started_at or 0.0

    def admits(self, person_id: str | None) -> bool:
        """Whether spectators are allowed."""
        host = person_id is not None and person_id == self.row.host_id
        return self.options.spectators or host or self.row.status == "open"

    def seat_of(
        self, person_id: str | None, token_hash: str | None = None, wanted: int | None = None
    ) -> int | None:
        """Where a person sits, or the bearer of a seat's token; None: a spectator. With several
        seats on one device `wanted` says which.
        """
        if wanted is not None and person_id is not None and wanted < len(self.seats):
            own = self.seats[wanted].person_id == person_id
            return wanted if own else None
        return seat_by(self.seats, self.keys, person_id, token_hash)


def record_of(row: TableRow, options: TableOptions, choices: list[ChoiceRow]) -> Record:
    """The record that the rows make."""
    assert row.engine is not None
    assert row.content is not None
    seed = None if row.seed is None or row.position is not None else int(row.seed, 16)
    record = Record(options.setup, row.engine, row.content, seed, row.position)
    record.entries = [entry_of(choice) for choice in choices]
    record.fingerprints = {c.revision: c.mark for c in choices if c.mark is not None}
    return record


def entry_of(choice: ChoiceRow) -> Entry:
    return Entry(choice.number, choice.seat, choice.part, choice.key, choice.barrier)


def asked_of(game: Game, times: list[float], started_at: float) -> Asked:
    """Who is asked, and since when. In a window the clock starts for all at its beginning; a
    question reopened by undo keeps its time.
    """
    since = _since(game, times, started_at)
    return {seat: (f"{game.number}.{seat}.{game.parts[seat]}", since) for seat in game.asked}


def answered(game: Game, seat: int, question: str) -> str:
    """The seat's answer to that question; "" if there is none."""
    entry = _answer(game, seat, question)
    return "" if entry is None else _entries(game)[entry].key


def last_choice(game: Game, seat: int) -> str:
    """The id of the last question the seat has answered, as far as it is in effect."""
    assert game.record is not None
    for at in reversed(game.record.live):
        entry = game.record.entries[at]
        if entry.seat == seat:
            return f"{entry.number}.{seat}.{entry.part}"
    return ""


def taken_back(game: Game, seat: int, question: str) -> bool:
    """Whether the seat has answered that question and taken it back."""
    assert game.record is not None
    entry = _answer(game, seat, question)
    return entry is not None and entry not in game.record.live


def _answer(game: Game, seat: int, question: str) -> int | None:
    first, entries = question.partition(".")[0], _entries(game)
    for at in range(len(entries) - 1, -1, -1):
        entry = entries[at]
        if entry.seat == seat and f"{entry.number}.{seat}.{entry.part}" == question:
            return at
        if first.isdigit() and entry.number < int(first):
            break
    return None


def _since(game: Game, times: list[float], started_at: float) -> float:
    entries = _entries(game)
    at = settled(game)
    while at > 0 and entries[at - 1].undoes is not None:
        target = entries[at - 1].undoes
        assert target is not None
        at = _before(entries, at, target[0])
    return times[at - 1] if at else started_at


def settled(game: Game) -> int:
    """How many entries of its record are more than parts of answers in an open window. Whether
    somebody has sealed one is secret.
    """
    entries = _entries(game)
    return _before(entries, len(entries), game.number)


def events_before(live: LiveTable, game: Game) -> int:
    """The number of events before the answers that led to its open question."""
    entries, at = _entries(game), settled(game)
    first = _before(entries, at, entries[at - 1].number) if at else 0
    return live.counts[first - 1] if first else 0


def _before(entries: list[Entry], at: int, number: int) -> int:
    """Of the first `at` entries, how many answer questions before that number."""
    while at > 0 and entries[at - 1].number >= number:
        at -= 1
    return at


def _entries(game: Game) -> list[Entry]:
    assert game.record is not None
    return game.record.entries
