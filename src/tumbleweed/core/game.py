"""A game in progress: the interface that screens, bots, tests and the server use.

Playing is in core/play.py. Here: seats, clones and redeals for lookahead, undo, saving.
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.chance import check_seed, seat_seed, world_seed
from tumbleweed.core.content import Content
from tumbleweed.core.decision import Decision
from tumbleweed.core.errors import NoWorlds, UndoRefused
from tumbleweed.core.events import Event, EventLog, read_event, write_raw
from tumbleweed.core.play import Play
from tumbleweed.core.record import NO_RECORD, OPEN, PRACTICE, Entry, Record
from tumbleweed.core.redeal import redeal_sealed, still_asked
from tumbleweed.core.rules import Reason
from tumbleweed.core.ruleset import Ruleset, Setup
from tumbleweed.core.state import State, fingerprint
from tumbleweed.core.undo import stand_after, undo_reason, undo_starts, way_back
from tumbleweed.core.version import ENGINE, SAVE_FORMAT

FORECAST_SEED: Final = 0  # any: what a forecast says is the same in every world dealt anew
NO_SEED: Final = 0  # of a world that nobody plays on, but only redeals


class Game(Play):
    """A game in progress: read `decision`, answer with `choose`, until it is `over`."""

    def seat(self, seat: Any, looks_ahead: bool = True, looks_back: int = 0) -> Seat:
        """What that player knows now: the only object a bot gets. It holds nothing of this game.

        Without `looks_ahead` it has no world to deal anew, and is made faster. With `looks_back` it
        has what it knew so many questions ago; that needs a record.
        """
        self._check_seat(seat)
        if looks_back:
            return self._looking_back(seat, self._first_since(looks_back))
        log = None if self._log is None else self._log.seen_by(seat).apart()
        world = self._for_seat(seat, log) if looks_ahead else None
        shown: Play = self if world is None else world
        return Seat(
            seat,
            self.ruleset,
            shown.decision_of(seat),
            shown.sealed_of(seat),
            shown.view(seat),
            log,
            world,
        )

    # ---- other worlds ----

    def clone(self) -> Game:
        """An independent game at the same point, with its own record."""
        record = None if self.record is None else self.record.copy()
        return self._branch(self.state.clone(), record, self._log, self.parts[:])

    def redeal(self, seat: Any, seed: Any) -> Game:
        """A clone in which everything hidden from the seat is dealt anew; it has no record.

        The literature calls this determinization.
        """
        self._check_seat(seat)
        s = self._dealt_anew(seat, world_seed(check_seed(seed)))
        log = None if self._log is None else self._log.seen_by(seat)
        return self._branch(s, None, log, self._parts_for(seat, s))

    def _dealt_anew(self, seat: int, seed: int) -> State:
        """Counters of chance start again: how much was drawn so far may be hidden, too."""
        s = self.state.clone()
        s.seed = seed
        s.script = [[] for _ in s.script]
        s.rolls = [0 for _ in s.rolls]
        s.barriers = 0
        asked = still_asked(self.ruleset.procedures, s)
        self.ruleset.redeal(s, seat)
        redeal_sealed(self.ruleset.procedures, s, seat, asked)
        return s

    def _first_since(self, questions: int) -> int:
        """Where in the record's live entries the last so many answered questions begin."""
        if self.record is None:
            raise NoWorlds("a seat that looks back needs a game with a record")
        live = self.record.live
        at, number = len(live), self.number
        while at and (questions or self.record.entries[live[at - 1]].number == number):
            at -= 1
            if self.record.entries[live[at]].number != number:
                number = self.record.entries[live[at]].number
                questions -= 1
        return at

    def _looking_back(self, seat: int, first: int) -> Seat:
        now, record = self.seat(seat), self.record
        assert record is not None
        since = [record.entries[at] for at in record.live[first:]]
        s, events = stand_after(record, record.live[:first])
        log = None if self._log is None else self._log.branch(events)
        number = since[0].number if since else self.number
        now.earlier = Game(self.ruleset, s, None, log, number).seat(seat)
        now.answered = [entry.key for entry in since if entry.seat == seat]
        return now

    def _parts_for(self, seat: int, world: State) -> list[int]:
        """How many answers the others have taken back is hidden."""
        parts = [len(sealed) for sealed in world.sealed]
        parts[seat] = self.parts[seat]
        return parts

    def _for_seat(self, seat: int, log: EventLog | None) -> Game:
        """The world that a seat holds. Its seed is dropped: who knew it could trace every card
        back to where it truly lies.
        """
        asked = f"{self.number}.{seat}.{self.parts[seat]}"
        s = self._dealt_anew(seat, seat_seed(self.state.seed, asked))
        s.seed = NO_SEED
        return self._branch(s, None, log, self._parts_for(seat, s))

    def forecast(self, seat: Any, seed: Any = FORECAST_SEED) -> dict[str, Any] | None:
        """For screens: what would come of it if nobody did more, now and after each option of the
        seat's question, from what the seat knows; None where there is nothing to forecast.

        It is computed in a world dealt anew, so nothing hidden can decide it; and it must be the
        same for every seed of that world.
        """
        self._check_seat(seat)
        if self.over or not self.ruleset.foresees(self.state):
            return None
        world = self.redeal(seat, seed)
        offer = list(world._offer(seat)) if seat in world.asked else []
        return self.ruleset.forecast(world.state, seat, offer)

    def _branch(
        self, s: State, record: Record | None, past: EventLog | None, parts: list[int]
    ) -> Game:
        log = None if past is None else past.branch(self.event_count)
        s.pending_events = None if log is None else []
        return Game(self.ruleset, s, record, log, self.number, parts)

    def undo(self, seat: Any, to: Any = None, part: int = 0, practice: bool = False) -> None:
        """Take back the seat's last choice, or all back to question number `to`; in practice past
        every barrier, with whatever the others have done since."""
        self._check_seat(seat)
        record = self.record
        if record is None:
            raise UndoRefused(NO_RECORD)
        way = way_back(record, self.state, self.event_count, seat, to, part, practice)
        target = record.entries[way.taken_back[0]]
        key = f"undo:{target.number}.{target.part}"
        mark = PRACTICE if practice else OPEN
        record.note_undo(Entry(self.number, seat, self.parts[seat], key, mark), way.taken_back)
        if way.in_window:
            self.parts[seat] += 1
        else:
            self._next_number()
        self._stand(way.state, way.events)
        self._mark(record)

    def undo_reason(self, seat: Any, practice: bool = False) -> str:
        """Why `undo(seat)` would be refused now, as a message key; "" when it would not."""
        self._check_seat(seat)
        record = self.record
        return NO_RECORD if record is None else undo_reason(record, self.state, seat, practice)

    def undo_starts(self, seat: Any) -> list[int]:
        """The questions `undo(seat, to=…)` leads back to, newest first; the last goes furthest."""
        self._check_seat(seat)
        return [] if self.record is None else undo_starts(self.record, self.state, seat)

    def _stand(self, s: State, events: int) -> None:
        """Continue from an earlier state of the same game."""
        if self._log is not None:
            self._log = self._log.branch(events)
        self.state = s
        self._legal = None

    def to_json(self) -> dict[str, Any]:
        """The whole game at any decision. Contains secrets: for servers and tests, not players."""
        kinds, log = self.ruleset.event_kinds, self._log
        data: dict[str, Any] = {
            "format": SAVE_FORMAT,
            **self.ruleset.setup.to_json(),
            "engine": ENGINE,
            "content": self.ruleset.content.hash,
            "number": self.number,
            "parts": self.parts[:],
            "state": self.ruleset.dump(self.state),
            "record": None if self.record is None else self.record.to_json(),
            "events": None if log is None else [write_raw(kinds, raw) for raw in log.raw()],
        }
        return {**data, "check": fingerprint(data)}


class Seat:
    """What one player knows at one question: the only object a bot gets.

    It holds no game. What it says was made when the question was asked, and its worlds are dealt
    anew from a world that was dealt anew itself.

    Attributes:
        seat: its number, from 0.
        decision: the open question of this seat; None when it is not asked.
        sealed: this seat's answers in the open window; they are not in effect yet.
        view: what this seat may see by the rules, ready for JSON.
        earlier: what it knew some questions ago, for a bot that looks back.
        answered: what it has answered since then.
    """

    def __init__(
        self,
        seat: int,
        ruleset: Ruleset,
        decision: Decision | None,
        sealed: list[str],
        view: dict[str, Any],
        log: EventLog | None,
        world: Game | None,
    ) -> None:
        self.seat = seat
        self.decision = decision
        self.sealed = sealed
        self.view = view
        self.earlier: Seat | None = None
        self.answered: list[str] = []
        self._ruleset = ruleset
        self._log = log
        self._world = world

    @property
    def setup(self) -> Setup:
        """The game, the number of players, edition, variants and options."""
        return self._ruleset.setup

    @property
    def content(self) -> Content:
        """The cards and numbers of the game, which are public."""
        return self._ruleset.content

    def features(self, buffer: Any) -> None:
        """Write what this seat may know into a buffer of bytes, as `Game.features` does."""
        self._dealt().features(self.seat, buffer)

    @property
    def events(self) -> list[Event]:
        """Everything that happened, as visible to this seat: perfect recall."""
        return self.events_since(0)

    def events_since(self, count: int) -> list[Event]:
        """The same without the first `count` events."""
        if self._log is None:
            return []
        kinds = self._ruleset.event_kinds
        return [read_event(kinds, raw, self.seat) for raw in self._log.raw(count)]

    def why_not(self, action: str) -> list[Reason]:
        """Why an action is not on offer to this seat; empty when it is."""
        return self._dealt().why_not(self.seat, action)

    @property
    def forecast(self) -> dict[str, Any] | None:
        """What would come of the open question if nobody did more; None: nothing to forecast."""
        return self._dealt().forecast(self.seat)

    def redeal(self, seed: int) -> Game:
        """A complete game consistent with everything this seat has seen, for lookahead.

        Everything hidden is dealt anew; the same seed deals the same.
        """
        return self._dealt().redeal(self.seat, seed)

    def _dealt(self) -> Game:
        if self._world is None:
            raise NoWorlds("this seat has no worlds: its bot says that it does not look ahead")
        return self._world
