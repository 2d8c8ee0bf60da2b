"""Duties: what players of a table must be notified of. Each is announced at most once.

A question is identified by the choices that led to it and not by its number, which undo increases:
taking a choice back and making it again leads to the same duty.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, Literal

from tumbleweed.core.game import Game
from tumbleweed.server.tables.absence import deadline
from tumbleweed.server.tables.live import LiveTable

Kind = Literal["turn", "over", "rematch", "invited"]
AWAY: Final = 45.0  # seconds without an open socket after which somebody is absent
RECENT: Final = 86_400.0  # seconds for which the end of a game is news
ENDED: Final = ("over", "ended")
URGENT: Final = 7200.0  # seconds before its deadline in which a question waits for no digest


@dataclass(frozen=True)
class Duty:
    kind: Kind
    table_id: str
    seat: int | None  # None: an invited person has no seat yet
    mark: str  # distinguishes it from others of its kind
    since: float
    until: float | None = None  # when the clock of a question runs out

    @property
    def key(self) -> str:
        return f"{self.kind}:{self.table_id}:{self.seat}:{self.mark}"

    @property
    def urgent_at(self) -> float | None:
        return None if self.until is None else self.until - URGENT


@dataclass(frozen=True)
class Case:
    """A duty at its table as it is now."""

    live: LiveTable
    duty: Duty


def duties_at(live: LiveTable, now: float) -> list[Duty]:
    """The duties of everybody seated at a table now."""
    if live.row.status in ENDED:
        return _after_the_game(live, now)
    game = live.game
    if not live.playing or game is None:
        return []
    mark = question_mark(game)
    return [
        Duty("turn", live.id, seat, mark, since, _until(live, seat, since))
        for seat, (_, since) in live.asked.items()
        if live.seats[seat].bot is None
    ]


def _until(live: LiveTable, seat: int, since: float) -> float | None:
    clock = live.options.clock
    return None if clock is None else deadline(clock, live.seats[seat], since)


def _after_the_game(live: LiveTable, now: float) -> list[Duty]:
    ended = live.row.ended_at or live.row.changed_at
    duties = []
    for seat in live.seats:
        if now - ended < RECENT:
            duties.append(Duty("over", live.id, seat.seat, "", ended))
        if live.row.next_id is not None:
            duties.append(Duty("rematch", live.id, seat.seat, live.row.next_id, ended))
    return duties


def question_mark(game: Game) -> str:
    """The choices in effect before this question; sealed answers of its own window do not count."""
    record = game.record
    assert record is not None
    sealed = sum(len(answers) for answers in game.state.sealed)
    digest = hashlib.sha256()
    for at in record.live[: len(record.live) - sealed]:
        entry = record.entries[at]
        digest.update(f"{entry.seat} {entry.key}\n".encode())
    return digest.hexdigest()[:16]
