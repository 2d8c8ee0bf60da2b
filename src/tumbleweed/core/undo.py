"""Undo: back to an earlier question of one's own, up to the last barrier.

Barriers are chance used, a hidden fact revealed, and a question passed to another seat. Answers in
an open window may be taken back until it closes. In practice (one player among bots) there are no
barriers: everything since the seat's last choice is taken back, and the same seed gives the same
chance again. The earlier state is replayed from the record, so undo works after loading and costs
nothing until it is used. Whether undo is possible is read from the entries alone, so screens may
ask at every question.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tumbleweed.core import frames
from tumbleweed.core.errors import IllegalChoice, UndoRefused
from tumbleweed.core.record import NOT_YOURS, NOTHING, OPEN, Entry, Record
from tumbleweed.core.state import NONE, State


class WayBack:
    """The target of an undo: the entries it takes back, the state, and how many events remain."""

    def __init__(self, taken_back: list[int], state: State, events: int, in_window: bool) -> None:
        self.taken_back = taken_back
        self.state = state
        self.events = events
        self.in_window = in_window


def way_back(
    record: Record, s: State, events: int, seat: int, to: Any, part: int, practice: bool
) -> WayBack:
    """To the seat's last question, or to question `to` (a later answer of it: `part`)."""
    if to is not None and type(to) is not int:
        raise IllegalChoice(f"undo: {to!r} is not the number of a question")
    if practice:
        taken_back = _practised(record, s, seat, to, part)
    else:
        taken_back = _taken_back(record, s, seat, to, part)
    if len(taken_back) <= len(s.sealed[seat]):
        return _in_window(s, events, seat, taken_back)
    earlier, count = stand_after(record, [at for at in record.live if at < taken_back[0]])
    return WayBack(taken_back, earlier, count, False)


def undo_reason(record: Record, s: State, seat: int, practice: bool) -> str:
    """Why the seat's last choice cannot be taken back; "" when it can."""
    if practice:
        return OPEN if any(record.entries[at].seat == seat for at in record.live) else NOTHING
    for at in _newest_first(record, s, seat):
        return _barrier(record.entries[at], seat)
    return NOTHING


def undo_starts(record: Record, s: State, seat: int) -> list[int]:
    """The numbers of the questions the seat may go back to, newest first."""
    starts: list[int] = []
    for at in _newest_first(record, s, seat):
        entry = record.entries[at]
        if _barrier(entry, seat) != OPEN:
            break
        if not starts or starts[-1] != entry.number:
            starts.append(entry.number)
    return starts


def _newest_first(record: Record, s: State, seat: int) -> Iterator[int]:
    """The entries in effect, without sealed answers of other seats, which are secret."""
    sealed = [len(answers) for answers in s.sealed]
    for at in reversed(record.live):
        other = record.entries[at].seat
        if other != seat and sealed[other] > 0:
            sealed[other] -= 1
        else:
            yield at


def _barrier(entry: Entry, seat: int) -> str:
    return entry.barrier if entry.seat == seat else NOT_YOURS


def _taken_back(record: Record, s: State, seat: int, to: int | None, part: int) -> list[int]:
    """The entries from the undo's target on; by default the last one."""
    taken_back: list[int] = []
    for at in _newest_first(record, s, seat):
        entry = record.entries[at]
        far_enough = bool(taken_back) if to is None else (entry.number, entry.part) < (to, part)
        if far_enough:
            break
        reason = _barrier(entry, seat)
        if reason != OPEN:
            raise UndoRefused(reason)
        taken_back.append(at)
    if not taken_back:
        raise UndoRefused(NOTHING)
    taken_back.reverse()
    return taken_back


def _practised(record: Record, s: State, seat: int, to: int | None, part: int) -> list[int]:
    """The entries from one of the seat's own answers on, whatever is between."""
    first = NONE
    for at in reversed(record.live):
        entry = record.entries[at]
        if to is not None and (entry.number, entry.part) < (to, part):
            break
        if entry.seat == seat:
            first = at
            if to is None:
                break
    if first == NONE:
        raise UndoRefused(NOTHING)
    own = [at for at in record.live if record.entries[at].seat == seat]
    if own.index(first) >= len(own) - len(s.sealed[seat]):
        return own[own.index(first) :]  # in an open window the sealed answers of others stay
    return [at for at in record.live if at >= first]


def _in_window(s: State, events: int, seat: int, taken_back: list[int]) -> WayBack:
    """Take back sealed answers; those of others stay."""
    earlier = s.clone()
    earlier.pending_events = s.pending_events
    sealed = earlier.sealed[seat]
    del sealed[len(sealed) - len(taken_back) :]
    return WayBack(taken_back, earlier, events, True)


def stand_after(record: Record, live: list[int]) -> tuple[State, int]:
    """The state after these choices, and the number of events up to it."""
    ruleset = record.ruleset
    snapshot = record.nearest_snapshot(live)
    if snapshot is not None:
        s, count, done = ruleset.load(snapshot.state), snapshot.events, len(snapshot.live)
        s.pending_events = []
    else:
        s, count, done = start(record), 0, 0
    for at in live[done:]:
        entry = record.entries[at]
        option = ruleset.catalogue.index[entry.key]
        frames.answer(ruleset.procedures, s, entry.seat, option)
    assert s.pending_events is not None
    count += len(s.pending_events)
    s.pending_events.clear()
    return s, count


def start(record: Record) -> State:
    """The state at the first question, its events in `news`."""
    ruleset = record.ruleset
    if record.position is not None:
        s = ruleset.load(record.position)
    else:
        assert record.seed is not None
        s = ruleset.fresh(record.seed)
    s.pending_events = []
    frames.advance(ruleset.procedures, s)
    return s
