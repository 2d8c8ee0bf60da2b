"""Strict replay of a record: any difference is an error."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.content import difference
from tumbleweed.core.errors import (
    BadSave,
    IllegalChoice,
    ReplayMismatch,
    StaleChoice,
    TumbleweedError,
    UndoRefused,
)
from tumbleweed.core.events import EventLog
from tumbleweed.core.game import Game
from tumbleweed.core.record import PRACTICE, Entry, Record
from tumbleweed.core.undo import start
from tumbleweed.core.version import ENGINE

# Exceptions that a record of another version may cause, besides our own.
BROKEN: Final = (
    TumbleweedError,
    ArithmeticError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)


def begin(record: Record) -> Game:
    """The game of a record without entries, at its first question."""
    s = start(record)
    log = EventLog(record.ruleset.event_kinds)
    assert s.pending_events is not None
    log.own.extend(s.pending_events)
    s.pending_events.clear()
    return Game(record.ruleset, s, record, log)


def replay(record: Record, upto: Any = None) -> Game:
    """Strictly replay the first `upto` entries of a record (all of them by default).

    Only set-up, seed or position, content, entries and fingerprints are read; the rest of the new
    game's record follows from them.

    Raises:
        ReplayMismatch: the game diverges from the record.
    """
    _check_content(record)
    content = record.ruleset.content.hash  # it may have had another one in an earlier version
    game = begin(Record(record.setup, ENGINE, content, record.seed, record.position))
    count = len(record.entries) if upto is None else upto
    if type(count) is not int or not 0 <= count <= len(record.entries):
        raise BadSave(f"record: there is no entry {count}; it has {len(record.entries)}")
    _play_on(game, record.entries[:count], record.fingerprints, record.engine)
    return game


def resume(record: Record) -> Game:
    """The game of a record, ready to continue.

    Every obstacle is a ReplayMismatch, so that records of removed games, editions or versions can
    be told apart from bugs.
    """
    try:
        return replay(record)
    except ReplayMismatch:
        raise
    except BROKEN as fault:
        raise ReplayMismatch(f"the record cannot be played any more: {fault}") from None


def catch_up(game: Game, entries: list[Entry], marks: dict[int, str] | None = None) -> None:
    """Strictly apply further entries of its record to a game, in place.

    `marks` are fingerprints by number of entries. After a mismatch the game is unusable.
    """
    if game.record is None:
        raise ReplayMismatch("a game without a record cannot follow one")
    _play_on(game, entries, marks or {}, game.record.engine)


def _play_on(game: Game, entries: list[Entry], marks: dict[int, str], engine: str) -> None:
    record = game.record
    assert record is not None
    for entry in entries:
        at = len(record.entries)
        _repeat(game, entry, at)
        if record.entries[at].barrier != entry.barrier:
            raise ReplayMismatch(
                f"entry {at} ({entry.key!r}): the way back is {_closed(record.entries[at])}, "
                f"but was {_closed(entry)}"
            )
        mark = marks.get(at + 1)
        if mark is not None and mark != record.fingerprints.get(at + 1):
            raise ReplayMismatch(
                f"after entry {at + 1} the game stands differently than recorded "
                f"(engine {engine} then, {ENGINE} now)"
            )


def _closed(entry: Entry) -> str:
    return f"closed by {entry.barrier!r}" if entry.barrier else "open"


def _check_content(record: Record) -> None:
    here = record.ruleset.content
    if not here.is_played_as(record.content):
        found = difference(record.content, record.setup.pack, here)
        raise ReplayMismatch(f"the record was made with {found}")


def _repeat(game: Game, entry: Entry, at: int) -> None:
    try:
        target = entry.undoes
        if target is None:
            game.choose(entry.key, entry.seat, f"{entry.number}.{entry.seat}.{entry.part}")
        elif (entry.number, entry.part) != (game.number, game.parts[entry.seat]):
            raise StaleChoice(f"the game is at question {game.number}")
        else:
            game.undo(entry.seat, target[0], target[1], entry.barrier == PRACTICE)
    except (IllegalChoice, UndoRefused, IndexError, ValueError) as fault:
        raise ReplayMismatch(f"entry {at} ({entry.key!r}): {fault}") from None
