"""Replay: play a record again, strictly. A difference is said aloud, never played over."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.errors import (
    BadSave,
    IllegalChoice,
    ReplayMismatch,
    StaleChoice,
    UndoRefused,
)
from tumbleweed.core.events import EventLog
from tumbleweed.core.game import Game
from tumbleweed.core.record import Entry, Record
from tumbleweed.core.undo import start
from tumbleweed.core.version import ENGINE


def begin(record: Record) -> Game:
    """The game of a record without entries, at its first question."""
    s = start(record)
    log = EventLog(record.ruleset.event_kinds)
    assert s.news is not None
    log.own.extend(s.news)
    s.news.clear()
    return Game(record.ruleset, s, record, log)


def replay(record: Record, upto: Any = None) -> Game:
    _check_content(record)
    fresh = Record(record.setup, ENGINE, record.content, record.seed, record.position)
    game = begin(fresh)
    count = len(record.entries) if upto is None else upto
    if type(count) is not int or not 0 <= count <= len(record.entries):
        raise BadSave(f"record: there is no entry {count}; it has {len(record.entries)}")
    for at in range(count):
        _repeat(game, record.entries[at], at)
        _compare(fresh, record, at + 1)
    return game


def _check_content(record: Record) -> None:
    if record.content != record.ruleset.content_hash:
        raise ReplayMismatch(
            f"the record was made with content {record.content[:12]}, "
            f"this is {record.ruleset.content_hash[:12]}"
        )


def _repeat(game: Game, entry: Entry, at: int) -> None:
    try:
        target = entry.undoes
        if target is None:
            game.choose(entry.key, entry.seat, f"{entry.number}.{entry.seat}.{entry.part}")
        elif (entry.number, entry.part) != (game.number, game.parts[entry.seat]):
            raise StaleChoice(f"the game is at question {game.number}")
        else:
            game.undo(entry.seat, target[0], target[1])
    except (IllegalChoice, UndoRefused, IndexError, ValueError) as fault:
        raise ReplayMismatch(f"entry {at} ({entry.key!r}): {fault}") from None


def _compare(fresh: Record, record: Record, count: int) -> None:
    mine, theirs = fresh.fingerprints.get(count), record.fingerprints.get(count)
    if theirs is not None and mine != theirs:
        raise ReplayMismatch(
            f"after entry {count} the game stands differently than recorded "
            f"(engine {record.engine} then, {ENGINE} now)"
        )
