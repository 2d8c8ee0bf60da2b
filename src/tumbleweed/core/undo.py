"""Undo: back to an earlier question of one's own, up to the last barrier.

Barriers are chance used, a hidden fact shown, and a question passed to another seat. Answers in
an open window may be taken back until it closes. The way back is played again from the record, so
it works as well after loading, and costs nothing until it is used.
"""

from __future__ import annotations

from tumbleweed.core import frames
from tumbleweed.core.errors import UndoRefused
from tumbleweed.core.record import NOT_YOURS, NOTHING, OPEN, Record
from tumbleweed.core.state import State


class WayBack:
    """Where an undo leads: the entries it takes back, the state, and how many events stay."""

    def __init__(self, taken_back: list[int], state: State, events: int, in_window: bool) -> None:
        self.taken_back = taken_back
        self.state = state
        self.events = events
        self.in_window = in_window


def way_back(
    record: Record, s: State, events: int, seat: int, to: int | None, part: int
) -> WayBack:
    """To the seat's last question, or to question `to` (a later answer of it: `part`)."""
    sealed = _sealed_entries(record, s, seat)
    if sealed and (to is None or to >= record.entries[sealed[0]].number):
        return _in_window(s, events, seat, _from(record, sealed, to, part))
    history = _without_sealed_by_others(record, s, seat)
    taken_back = _from(record, history, to, part)
    _check(record, seat, taken_back)
    earlier, count = _stand_after(record, history[: len(history) - len(taken_back)])
    return WayBack(taken_back, earlier, count, False)


def _sealed_entries(record: Record, s: State, seat: int) -> list[int]:
    """The seat's entries that lie sealed in the open window."""
    mine = [at for at in record.live if record.entries[at].seat == seat]
    return mine[len(mine) - len(s.sealed[seat]) :]


def _without_sealed_by_others(record: Record, s: State, seat: int) -> list[int]:
    """That another seat has sealed an answer is nobody's business, a refusal's neither."""
    theirs: list[int] = []
    for other in range(len(s.sealed)):
        if other != seat:
            theirs += _sealed_entries(record, s, other)
    return [at for at in record.live if at not in theirs]


def _from(record: Record, entries: list[int], to: int | None, part: int) -> list[int]:
    """The entries from the one to go back to onwards; the last one by default."""
    if to is None:
        return entries[-1:]
    for i, at in enumerate(entries):
        if (record.entries[at].number, record.entries[at].part) >= (to, part):
            return entries[i:]
    return []


def _in_window(s: State, events: int, seat: int, taken_back: list[int]) -> WayBack:
    """Take sealed answers back; what others have sealed stays."""
    if not taken_back:
        raise UndoRefused(NOTHING)
    earlier = s.clone()
    earlier.news = s.news
    sealed = earlier.sealed[seat]
    del sealed[len(sealed) - len(taken_back) :]
    return WayBack(taken_back, earlier, events, True)


def _check(record: Record, seat: int, taken_back: list[int]) -> None:
    if not taken_back:
        raise UndoRefused(NOTHING)
    for at in reversed(taken_back):
        entry = record.entries[at]
        if entry.seat != seat:
            raise UndoRefused(NOT_YOURS)
        if entry.barrier != OPEN:
            raise UndoRefused(entry.barrier)


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
    count += len(s.news)
    s.news.clear()
    return s, count


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
