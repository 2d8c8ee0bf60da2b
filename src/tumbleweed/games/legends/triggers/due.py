"""The queue of events that wait to be announced, `s.due`: five integers each, read here alone.

The events taken up one after another are the newest ones, in the order they happened. A mark stands
behind those that already waited when one was taken up: they stay there until it is done with.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState

WIDTH: Final = 5
EVENT: Final = 0
SEAT: Final = 1
AMOUNT: Final = 2
DETAIL: Final = 3
DETAIL_2: Final = 4
MARK: Final = -1  # in place of an event


def enqueue(
    s: LegendsState,
    *,
    event: int,
    seat: int,
    amount: int = 1,
    detail: int = NONE,
    detail_2: int = NONE,
) -> None:
    s.due.extend((event, seat, amount, detail, detail_2))


def whole(s: LegendsState) -> bool:
    """No event of it is cut off."""
    return len(s.due) % WIDTH == 0


# ---- taking up ----


def anything_new(s: LegendsState) -> bool:
    """An event has come since the one under way was taken up."""
    return bool(s.due) and s.due[len(s.due) - WIDTH + EVENT] != MARK


def oldest_new(s: LegendsState) -> int:
    """Where the first event behind the last mark stands."""
    at = len(s.due) - WIDTH
    while at > 0 and s.due[at - WIDTH + EVENT] != MARK:
        at -= WIDTH
    return at


def event(s: LegendsState, at: int) -> int:
    return s.due[at + EVENT]


def seat(s: LegendsState, at: int) -> int:
    return s.due[at + SEAT]


def amount(s: LegendsState, at: int) -> int:
    return s.due[at + AMOUNT]


def detail(s: LegendsState, at: int) -> int:
    return s.due[at + DETAIL]


def detail_2(s: LegendsState, at: int) -> int:
    return s.due[at + DETAIL_2]


def begin(s: LegendsState, at: int) -> None:
    """That event is taken up and leaves the queue; the others wait behind a mark."""
    del s.due[at : at + WIDTH]
    s.due.extend((MARK, 0, 0, 0, 0))


def finish(s: LegendsState) -> None:
    """The event under way is done with: its mark goes, and those that waited may follow."""
    del s.due[len(s.due) - WIDTH :]


# ---- fights that are called off ----


def length(s: LegendsState) -> int:
    return len(s.due)


def cut(s: LegendsState, length: int) -> None:
    """What has happened since it was that long is not announced."""
    del s.due[length:]
