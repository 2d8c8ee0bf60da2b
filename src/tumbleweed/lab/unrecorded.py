"""A game of a series with its events, but without a record.

Bots need the events, and so do some facts; nobody undoes or replays here, so no record and no
fingerprints are made, unless a bot looks back at earlier questions. If nobody needs events the game
runs on the fast path.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tumbleweed.core import frames
from tumbleweed.core.events import ALL, Event, EventLog, read_event
from tumbleweed.core.game import Game
from tumbleweed.core.record import Record
from tumbleweed.core.replay import begin
from tumbleweed.core.ruleset import Ruleset
from tumbleweed.core.version import ENGINE


@dataclass
class Sitting:
    game: Game
    log: EventLog | None  # None: no events, or a game that keeps its own
    decisions: int = 0  # answers given

    def events(self, wanted: frozenset[str]) -> Iterator[Event]:
        """What happened, of the kinds wanted. Most events are moves, which are not even read."""
        if self.log is None:
            return (event for event in self.game.events if event.key in wanted)
        kinds = self.log.kinds
        codes = {code for code, kind in enumerate(kinds) if kind.key in wanted}
        return (read_event(kinds, raw, ALL) for raw in self.log.raw() if raw[0] in codes)


def sit_down(ruleset: Ruleset, seed: int, listening: bool, recorded: bool = False) -> Sitting:
    """A new game at its first question."""
    if recorded:
        game = begin(Record(ruleset.setup, ENGINE, ruleset.content.hash, seed))
        return Sitting(game, None)
    s = ruleset.fresh(seed)
    log = EventLog(ruleset.event_kinds) if listening else None
    s.pending_events = None if log is None else []
    frames.advance(ruleset.procedures, s)
    if log is not None and s.pending_events is not None:
        log.own.extend(s.pending_events)
        s.pending_events.clear()
    return Sitting(Game(ruleset, s, None, log), log)
