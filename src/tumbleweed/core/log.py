"""The log in lines: an action, followed by its results in short form.

The joining rules live here, once for all screens: a screen gets with each event where it goes
(`joins`), or takes the finished lines (`lines`).
"""

from __future__ import annotations

from typing import Any, Final, NotRequired, TypedDict

from tumbleweed.core.events import Event, EventKind
from tumbleweed.core.game import Game
from tumbleweed.core.log_grammar import LINE, RESULT, TURN, UNTOLD

# Where an event goes, in addition to TURN, LINE, RESULT and UNTOLD.
LATEST: Final = "latest"  # appended to the line, replacing its last result
ONWARD: Final = "onward"  # continues the line's event: the line is shown with new arguments
SPAN: Final = 60  # events; the start of a longer line is searched from the beginning of the game

Kinds = dict[str, EventKind]


class Told(TypedDict):
    """An event for a screen that assembles the lines itself."""

    key: str
    args: dict[str, Any]
    join: NotRequired[str]  # where it goes; without it the event is a line of its own
    line: NotRequired[dict[str, Any]]  # ONWARD: the new arguments of its line


class Line:
    """An event and its results."""

    def __init__(self, event: Event, at: int) -> None:
        self.event = event
        self.at = at  # its index in the list it was read from
        self.results: list[Event] = []

    @property
    def seat(self) -> int | None:
        return seat_in(self.event)


def seat_in(event: Event, arg: str = "seat") -> int | None:
    ref = event.args.get(arg)
    return int(str(ref).removeprefix("seat:")) if ref is not None else None


def lines(kinds: Kinds, events: list[Event]) -> list[Line]:
    told: list[Line] = []
    for at, event in enumerate(events):
        _put(kinds, told, event, at)
    return told


def log_for(game: Game, seat: int | None, since: int = 0) -> list[Told]:
    """The log of a seat from event number `since` on, with the `joins`."""
    start = _line_start(game, since)
    events = game.events_for(seat, start)
    if not game.over:
        events = game.ruleset.remembered(game.state, seat, events)
    return joins(game.ruleset.kinds, events, since - start)


def _line_start(game: Game, at: int) -> int:
    """The last event up to number `at` that begins a line whatever came before."""
    kinds = game.ruleset.event_kinds
    # perhaps implied by the line before
    said = {key for kind in kinds for key in kind.telling.says}
    first = max(0, at - SPAN)
    raw = game.raw_events(first)
    for place in range(min(at - first, len(raw) - 1), -1, -1):
        kind = kinds[raw[place][0]]
        if kind.telling.opens and kind.key not in said:
            return first + place
    return 0


def joins(kinds: Kinds, events: list[Event], since: int = 0) -> list[Told]:
    """The events from index `since` on, each with where it goes."""
    told: list[Line] = []
    out: list[Told] = []
    for at, event in enumerate(events):
        join = _put(kinds, told, event, at)
        if at >= since:
            out.append({"key": event.key, "args": event.args})
            if join != LINE:
                out[-1]["join"] = join
            if join == ONWARD:
                out[-1]["line"] = told[-1].event.args
    return out


def _put(kinds: Kinds, told: list[Line], event: Event, at: int) -> str:
    """Add an event to the lines and return where it went."""
    join = _join(kinds, told[-1] if told else None, event)
    if join in (TURN, LINE):
        told.append(Line(event, at))
    elif join == RESULT:
        told[-1].results.append(event)
    elif join == LATEST:
        told[-1].results[-1] = event
    elif join == ONWARD:
        told[-1].event = _joined(told[-1].event, event, kinds[event.key].telling.chain)
    return join


def _join(kinds: Kinds, last: Line | None, event: Event) -> str:
    """Where the event goes after a line."""
    if event.key not in kinds:  # stored by a version that knew it
        return LINE
    telling = kinds[event.key].telling
    if telling.place == UNTOLD or (telling.amount and not event.args[telling.amount]):
        return UNTOLD
    if telling.place == TURN or last is None or last.event.key not in kinds:
        return TURN if telling.place == TURN else LINE
    if _said(kinds, last, event):
        return UNTOLD
    if telling.place == RESULT and _comes_of(kinds, last, event):
        return LATEST if telling.latest and _repeats(last, event, telling.latest) else RESULT
    if telling.chain and _goes_on(last, event, telling.chain):
        return ONWARD
    return LINE


def _said(kinds: Kinds, last: Line, event: Event) -> bool:
    """Implied by the line before, unless the reader sees something secret in it."""
    if event.key not in kinds[last.event.key].telling.says:
        return False
    args = kinds[event.key].args
    return not any(arg.secret and event.args[arg.name] is not None for arg in args)


def _comes_of(kinds: Kinds, last: Line, event: Event) -> bool:
    telling, head = kinds[event.key].telling, kinds[last.event.key].telling
    if telling.behind:
        return last.event.key in telling.behind
    if head.alone or (telling.apart and event.args[telling.apart[0]] == telling.apart[1]):
        return False
    return head.far or seat_in(event) == last.seat


def _repeats(last: Line, event: Event, same: tuple[str, ...]) -> bool:
    if not last.results or last.results[-1].key != event.key:
        return False
    return all(last.results[-1].args[name] == event.args[name] for name in same)


def _goes_on(last: Line, event: Event, chain: tuple[str, ...]) -> bool:
    """Further, not back to where the line began."""
    if last.event.key != event.key or last.seat != seat_in(event) or last.results:
        return False
    return bool(last.event.args[chain[0]] != event.args[chain[1]])


def _joined(one: Event, other: Event, chain: tuple[str, ...]) -> Event:
    """Two in a row are merged."""
    start, _, count = chain
    total = int(one.args[count]) + int(other.args[count])
    return Event(other.key, {**other.args, start: one.args[start], count: total}, other.audience)
