"""Undo: back to an earlier question of one's own, up to the last barrier.

Barriers are chance used, a hidden fact shown, and a question passed to another seat. Answers in
an open window may be taken back until it closes. Undo is written in the record as an entry.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tumbleweed.core import frames
from tumbleweed.core.errors import UndoRefused
from tumbleweed.core.record import NO_RECORD, NOT_YOURS, NOTHING, OPEN, PASSED, Entry, Record

if TYPE_CHECKING:
    from tumbleweed.core.game import Game
    from tumbleweed.core.state import State


def take_back(game: Game, seat: int, to: int | None, part: int = 0) -> None:
    """Go back to the seat's last question, or to question `to` (a later answer of it: `part`)."""
    record = game.record
    if record is None:
        raise UndoRefused(NO_RECORD)
    sealed = _sealed_entries(game, record, seat)
    if sealed and (to is None or to >= record.entries[sealed[0]].number):
        _from_window(game, record, seat, _from(record, sealed, to, part))
    else:
        _from_history(game, record, seat, _from(record, record.live, to, part))
    game.mark()


def _sealed_entries(game: Game, record: Record, seat: int) -> list[int]:
    """The seat's entries that lie sealed in the open window."""
    mine = [at for at in record.live if record.entries[at].seat == seat]
    return mine[len(mine) - len(game.state.sealed[seat]) :]


def _from(record: Record, entries: list[int], to: int | None, part: int) -> list[int]:
    """The entries from the one to go back to onwards; the last one by default."""
    if to is None:
        return entries[-1:]
    for i, at in enumerate(entries):
        if (record.entries[at].number, record.entries[at].part) >= (to, part):
            return entries[i:]
    return []


def _from_window(game: Game, record: Record, seat: int, taken_back: list[int]) -> None:
    """Take sealed answers back; what others have sealed stays."""
    if not taken_back:
        raise UndoRefused(NOTHING)
    sealed = game.state.sealed[seat]
    del sealed[len(sealed) - len(taken_back) :]
    record.note_undo(_entry(game, record, seat, taken_back), taken_back)
    game.parts[seat] += 1
    game.rewind(game.state, game.event_count)


def _from_history(game: Game, record: Record, seat: int, taken_back: list[int]) -> None:
    _check(game, record, seat, taken_back)
    keep = len(record.live) - len(taken_back)
    s, events = _stand_after(record, record.live[:keep])
    record.note_undo(_entry(game, record, seat, taken_back), taken_back)
    game.rewind(s, events)
    game.next_number()


def _entry(game: Game, record: Record, seat: int, taken_back: list[int]) -> Entry:
    target = record.entries[taken_back[0]]
    return Entry(game.number, seat, game.parts[seat], f"undo:{target.number}.{target.part}")


def _check(game: Game, record: Record, seat: int, taken_back: list[int]) -> None:
    if not taken_back:
        raise UndoRefused(NOTHING)
    for at in reversed(taken_back):
        entry = record.entries[at]
        if entry.barrier != OPEN:
            raise UndoRefused(entry.barrier if entry.seat == seat else NOT_YOURS)
        if entry.seat != seat:
            raise UndoRefused(NOT_YOURS)
    if any(answers for other, answers in enumerate(game.state.sealed) if other != seat):
        raise UndoRefused(PASSED)


def _stand_after(record: Record, live: list[int]) -> tuple[State, int]:
    """The state after these choices, and the number of events there had been."""
    ruleset = record.ruleset
    snapshot = record.nearest_snapshot(live)
    if snapshot is not None:
        s, count, done = ruleset.load(snapshot.state), snapshot.events, len(snapshot.live)
        s.news = []
    else:
        s, count, done = start(record), 0, 0
    for at in live[done:]:
        entry = record.entries[at]
        option = ruleset.catalogue.index[entry.key]
        frames.answer(ruleset.procedures, s, entry.seat, option)
    assert s.news is not None
    return s, count + len(s.news)


def start(record: Record) -> State:
    """The state at the first question, its events in `news`."""
    ruleset = record.ruleset
    if record.position is not None:
        s = ruleset.load(record.position)
    else:
        assert record.seed is not None
        s = ruleset.fresh(record.seed)
    s.news = []
    frames.advance(ruleset.procedures, s)
    return s
