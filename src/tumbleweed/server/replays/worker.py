"""The code in the replay process.

It caches some games with intermediate positions, so that paging through a game replays a few
choices and not all.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final, NamedTuple

from tumbleweed.core.errors import ReplayMismatch, TumbleweedError
from tumbleweed.core.game import Game
from tumbleweed.core.record import Record, read_record
from tumbleweed.core.replay import begin, catch_up, resume
from tumbleweed.echo.press import echo_of

GAMES_KEPT: Final = 12
MARK_EVERY: Final = 50  # entries between two cached positions


class Rebuilt(NamedTuple):
    """Everything of a game besides its set-up and its entries: see `rebuilding.restored`."""

    number: int
    parts: list[int]
    state: dict[str, Any]
    live: list[int]
    fingerprints: dict[int, str]
    snapshots: list[tuple[list[int], dict[str, Any], int]]
    events: list[tuple[int, ...]]


class Failed:
    """A refusal sent back: exceptions with arguments of their own cannot be pickled."""

    def __init__(self, status: int, code: str, message: str, **args: str | int) -> None:
        self.status = status
        self.code = code
        self.message = message
        self.args = args


def rebuild(record: dict[str, Any]) -> Rebuilt | Failed:
    try:
        game = resume(read_record(record))
    except TumbleweedError as fault:
        return Failed(409, "frozen", str(fault))
    made = game.record
    assert made is not None
    return Rebuilt(
        game.number,
        game.parts,
        game.ruleset.dump(game.state),
        made.live,
        made.fingerprints,
        [(each.live, each.state, each.events) for each in made.snapshots],
        game.raw_events(),
    )


def echo(record: dict[str, Any]) -> dict[str, Any] | Failed | None:
    """The front page of a finished game; None if it has no result."""
    try:
        made = echo_of(read_record(record))
    except TumbleweedError as fault:
        return Failed(409, "frozen", str(fault))
    return None if made is None else made.to_json()


# ---- the past ----


class Kept:
    """A game from its beginning, with intermediate positions. A record only grows, so they stay
    valid.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        fresh = Record(record.setup, record.engine, record.content, record.seed, record.position)
        self.marks: dict[int, Game] = {0: begin(fresh)}

    def at(self, revision: int) -> Game:
        """Read-only."""
        place = max(mark for mark in self.marks if mark <= revision)
        game = self.marks[place].clone()
        for count in range(place, revision):
            catch_up(game, [self.record.entries[count]])
            if (count + 1) % MARK_EVERY == 0:
                self.marks[count + 1] = game.clone()
        return game


_kept: OrderedDict[str, Kept] = OrderedDict()


def _at(table_id: str, record: dict[str, Any] | None, revision: int) -> Game | None:
    """None asks for the record, or means that it cannot be replayed."""
    kept = _kept.pop(table_id, None)
    if record is not None:
        marks = {} if kept is None else kept.marks
        kept = Kept(read_record(record))
        kept.marks |= marks
    if kept is None or len(kept.record.entries) < revision:
        return None
    _kept[table_id] = kept
    if len(_kept) > GAMES_KEPT:
        _kept.popitem(last=False)
    try:
        return kept.at(revision)
    except ReplayMismatch:
        return None


def views(
    table_id: str, record: dict[str, Any] | None, revision: int, seats: list[int | None]
) -> tuple[int, list[dict[str, Any]]] | None:
    game = _at(table_id, record, revision)
    return None if game is None else (game.event_count, [game.view(seat) for seat in seats])


def stand(
    table_id: str, record: dict[str, Any] | None, revision: int
) -> tuple[bool, dict[str, Any]] | None:
    game = _at(table_id, record, revision)
    return None if game is None else (game.over, game.ruleset.dump(game.state))
