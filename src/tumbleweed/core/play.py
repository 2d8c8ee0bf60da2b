"""Questions and answers, and what each seat may see: a game up to its current question.

The state is a cache; the record is the truth. `choose` and `play` are the only entry points, and
both end in `_apply`. `legal` and `play` are the fast path: integers only, no objects are made.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tumbleweed.core import frames
from tumbleweed.core.decision import Decision, Option
from tumbleweed.core.errors import IllegalChoice, RunawayGame, StaleChoice, UnknownName
from tumbleweed.core.events import ALL, Event, EventLog, read_event, stored
from tumbleweed.core.features import Features, bytes_of
from tumbleweed.core.frames import Ask, Gather, Question
from tumbleweed.core.record import (
    FINGERPRINT_EVERY,
    NEWS,
    OPEN,
    PASSED,
    SNAPSHOT_EVERY,
    Entry,
    Record,
    Snapshot,
)
from tumbleweed.core.result import Result
from tumbleweed.core.rules import Reason, not_asked
from tumbleweed.core.ruleset import Ruleset
from tumbleweed.core.state import NONE, State
from tumbleweed.core.text import Message

# Arguments from callers are checked here and not by the compiler, so that every build refuses a
# wrong type with the same message. A choice is a key or an Option.
Choice = Any
MAX_QUESTIONS: Final = 100_000  # far beyond any game: more means a loop in the rules


class Play:
    """Read `decision`, answer with `choose`, until it is `over`."""

    def __init__(
        self,
        ruleset: Ruleset,
        state: State,
        record: Record | None,
        log: EventLog | None,
        number: int = 0,
        parts: list[int] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.state = state
        self.record = record
        self.number = number  # of the question; never decreases
        self.parts = parts or [0] * ruleset.setup.players  # answers per seat under this number
        self._log = log
        self._legal: tuple[int, ...] | None = None
        self._legal_seat = 0  # whose options `_legal` holds

    # ---- the questions ----

    @property
    def players(self) -> int:
        """How many seats there are; they are numbered from 0."""
        return self.ruleset.setup.players

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody is asked, and `result` is set."""
        return not self.state.stack

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now: several in a window, none when the game is over."""
        if not self.state.stack:
            return []
        step = frames.current(self.ruleset.procedures, self.state)
        if isinstance(step, Ask):
            return [step.seat(self.state)]
        assert isinstance(step, Gather)
        return step.open_seats(self.state)

    @property
    def decision(self) -> Decision | None:
        """The open question, the first one in a window; None when the game is over."""
        return self._decision(self._legal_seat) if self.legal else None

    @property
    def decisions(self) -> list[Decision]:
        """All open questions: one for each seat in `asked`."""
        return [self._decision(seat) for seat in self.asked]

    def decision_of(self, seat: Any) -> Decision | None:
        """The open question of that seat; None when it is not asked."""
        self._check_seat(seat)
        return self._decision(seat) if seat in self.asked else None

    def sealed_of(self, seat: Any) -> list[str]:
        """That seat's answers in the open window, by key; they are not in effect yet."""
        self._check_seat(seat)
        options = self.ruleset.catalogue.options
        return [options[i].key for i in self.state.sealed[seat]]

    @property
    def legal(self) -> tuple[int, ...]:
        """The indexes of the options of `decision`; empty when the game is over."""
        if self._legal is None:
            self._legal_seat, self._legal = self._derived()
        return self._legal

    @property
    def asked_seat(self) -> int:
        """Whose options `legal` holds; -1 when the game is over."""
        if self._legal is None:
            self._legal_seat, self._legal = self._derived()
        return self._legal_seat

    @property
    def question(self) -> int:
        """The number of the question `legal` answers, in `ruleset.questions`; -1 when the game is
        over."""
        seat = self.asked_seat
        return NONE if seat == NONE else self.ruleset.question_number[self._question(seat).key]

    def _derived(self) -> tuple[int, tuple[int, ...]]:
        """Who is asked first, and the options; both empty when the game is over."""
        s = self.state
        if not s.stack:
            return NONE, ()
        step = frames.current(self.ruleset.procedures, s)
        if isinstance(step, Ask):
            seat = step.seat(s)
            offer = tuple(step.offer(s))
        else:
            assert isinstance(step, Gather)
            seat = step.open_seats(s)[0]
            offer = tuple(step.offer(s, seat))
        if not offer:
            raise RunawayGame(f"seat {seat} is asked, but nothing is on offer")
        return seat, offer

    def _offer(self, seat: int) -> tuple[int, ...]:
        return self.legal if seat == self.asked_seat else tuple(self._derived_offer(seat))

    def _derived_offer(self, seat: int) -> list[int]:
        step = frames.current(self.ruleset.procedures, self.state)
        if isinstance(step, Ask):
            return step.offer(self.state)
        assert isinstance(step, Gather)
        return step.offer(self.state, seat)

    def _decision(self, seat: int) -> Decision:
        options = self.ruleset.catalogue.options
        return Decision(
            self.number,
            seat,
            self.parts[seat],
            self._prompt(seat),
            tuple([options[i] for i in self._offer(seat)]),
        )

    def _prompt(self, seat: int) -> Message:
        question = self._question(seat)
        args = question.facts(self.state, seat) if question.facts is not None else {}
        return Message(f"ask-{question.key}", args, self.ruleset.cited(question.rule))

    def _question(self, seat: int) -> Question:
        step = frames.current(self.ruleset.procedures, self.state)
        if isinstance(step, Ask):
            return step.question
        assert isinstance(step, Gather)
        return step.question(self.state, seat)

    # ---- the answers ----

    def choose(self, choice: Choice, seat: Any = None, decision: Any = None) -> None:
        """Answer the open question (of `seat`, in a window) by key or option. `decision` is the id
        of the question being answered: a stale one is refused.
        """
        seat = self._asked_seat(seat)
        expected = f"{self.number}.{seat}.{self.parts[seat]}"
        if decision is not None and decision != expected:
            raise StaleChoice(f"decision {decision!r} is not open; seat {seat} is at {expected}")
        self._apply(seat, self._index(choice, seat))

    def choose_all(self, choices: Sequence[Choice], seat: Any = None, decision: Any = None) -> None:
        """Several answers of one seat in a row, all or nothing. A batch is refused if any answer
        but the last reveals something hidden.
        """
        seat = self._asked_seat(seat)
        trial = Play(self.ruleset, self.state.clone(), None, None, self.number, self.parts[:])
        for i, choice in enumerate(choices):
            if trial.state.barriers != self.state.barriers or seat not in trial.asked:
                raise IllegalChoice(f"{choice!r} answers a question that is not asked yet")
            trial.choose(choice, seat, None if i else decision)
        for choice in choices:
            self.choose(choice, seat)

    def play(self, index: Any) -> None:
        """The fast path: answer `decision` by an index from `legal`."""
        legal = self.legal if self._legal is None else self._legal
        if type(index) is not int or index not in legal:
            raise IllegalChoice(f"option {index!r} is not on offer")
        self._apply(self._legal_seat, index)

    def _asked_seat(self, seat: Any) -> int:
        asked = self.asked
        if not asked:
            raise IllegalChoice("the game is over")
        if seat is None:
            return asked[0]
        if type(seat) is not int or seat not in asked:
            raise IllegalChoice(f"seat {seat!r} is not asked anything")
        return int(seat)

    def _index(self, choice: Choice, seat: int) -> int:
        key = choice.key if isinstance(choice, Option) else choice
        if not isinstance(key, str) or key not in self.ruleset.catalogue.index:
            raise IllegalChoice(f"{choice!r} is not an option of {self.ruleset.setup.game}")
        index = self.ruleset.catalogue.index[key]
        offer = self._offer(seat)
        if index not in offer:
            keys = ", ".join(self.ruleset.catalogue.options[i].key for i in offer)
            raise IllegalChoice(f"{key!r} is not on offer to seat {seat}; on offer: {keys}")
        return index

    def _apply(self, seat: int, index: int) -> None:
        s = self.state
        self._legal = None
        barriers = s.barriers
        frames.answer(self.ruleset.procedures, s, seat, index)
        self._gather_news()
        number, part = self.number, self.parts[seat]
        still_open = bool(s.sealed[seat])  # closing a window empties it
        if still_open:
            self.parts[seat] += 1
        else:
            self._next_number()
        if self.record is not None:
            barrier = OPEN if still_open else self._barrier(seat, s.barriers != barriers)
            key = self.ruleset.catalogue.options[index].key
            self.record.note(Entry(number, seat, part, key, barrier))
            self._mark(self.record)

    def _next_number(self) -> None:
        self.number += 1
        if self.number > MAX_QUESTIONS:
            raise RunawayGame(f"more than {MAX_QUESTIONS} questions in one game")
        for seat in range(len(self.parts)):
            self.parts[seat] = 0

    def _barrier(self, seat: int, news: bool) -> str:
        """Whether undo is barred after a choice. What everybody can see is checked first."""
        if self.asked != [seat]:
            return PASSED
        return NEWS if news else OPEN

    def _gather_news(self) -> None:
        news = self.state.pending_events
        if news and self._log is not None:
            self._log.own.extend(news)
            news.clear()

    def _mark(self, record: Record) -> None:
        """Add a fingerprint or a snapshot to the record when one is due."""
        count = len(record.entries)
        if count % FINGERPRINT_EVERY == 0:
            record.fingerprints[count] = self.fingerprint
        if count % SNAPSHOT_EVERY == 0:
            data = self.ruleset.dump(self.state)
            record.snapshots.append(Snapshot(record.live[:], data, self.event_count))

    # ---- what can be seen ----

    def view(self, seat: Any = None) -> dict[str, Any]:
        """What that seat may see by the rules, ready for JSON; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        view = self.ruleset.view(self.state, seat)
        view["you"] = seat
        view["asked"] = self.asked
        view["number"] = self.number
        return view

    @property
    def events(self) -> list[Event]:
        """Everything that happened, secrets included."""
        return self._read_events(ALL, 0)

    @property
    def event_count(self) -> int:
        """The number of events so far, for `events_for(seat, since=…)`."""
        return 0 if self._log is None else len(self._log)

    def features(self, seat: Any, buffer: Any) -> None:
        """Write what that seat may know into a buffer of `ruleset.features.size` bytes: a
        bytearray, a memoryview, a numpy array of uint8. See docs/learning.md.

        Raises:
            BadBuffer: the buffer has another size or type; it is unchanged.
            UnknownName: the game has no features.
        """
        self._check_seat(seat)
        found = self.ruleset.features
        if found is None:
            raise UnknownName(f"{self.ruleset.setup.game} has no features")
        if isinstance(buffer, bytearray) and len(buffer) == found.layout.size:
            buffer[:] = self.feature_row(found, seat)
        else:
            view = bytes_of(buffer, found.layout.size)
            view[:] = self.feature_row(found, seat)

    def feature_row(self, features: Features, seat: int) -> bytearray:
        """The same as a new row, for callers that have checked what they pass."""
        s = self.state
        if not s.stack:
            return features.row(s, seat, NONE, [], ())
        step = frames.current(self.ruleset.procedures, s)
        numbers = self.ruleset.question_number
        if isinstance(step, Ask):
            who = step.seat(s)
            offer = self._offer(seat) if seat == who else ()
            return features.row(s, seat, numbers[step.question.key], [who], offer)
        assert isinstance(step, Gather)
        asked = step.open_seats(s)
        mine = seat in asked
        question = step.question(s, seat) if mine else step.questions[0]
        offer = self._offer(seat) if mine else ()
        return features.row(s, seat, numbers[question.key], asked, offer)

    def events_for(self, seat: Any, since: int = 0) -> list[Event]:
        """What happened as visible to that seat: perfect recall. None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self._read_events(seat, since)

    def _read_events(self, seat: int | None, since: int) -> list[Event]:
        if self._log is None:
            return []
        kinds = self.ruleset.event_kinds
        return [read_event(kinds, raw, seat) for raw in self._log.raw(since)]

    def stored_events(self, since: int = 0) -> list[dict[str, Any]]:
        """What happened, secrets included, readable with `shown` when the rules no longer exist."""
        return [stored(self.ruleset.event_kinds, raw) for raw in self.raw_events(since)]

    def raw_events(self, since: int = 0) -> list[tuple[int, ...]]:
        """In the engine's own form, secrets included: for another process of the same build."""
        return [] if self._log is None else self._log.raw(since)

    def why_not(self, seat: Any, action: Any) -> list[Reason]:
        """Why an action (a key, or its verb) is not on offer, with rules; empty when it is."""
        self._check_seat(seat)
        asked = self.asked
        if seat not in asked:
            return [not_asked(asked)]
        options = self.ruleset.catalogue.options
        if action in [options[i].key for i in self._offer(seat)]:
            return []
        return self.ruleset.why_not(self.state, seat, action)

    @property
    def result(self) -> Result | None:
        """Scores, ranking and winners; None until the game is over."""
        return self.ruleset.result(self.state) if self.over else None

    def _check_seat(self, seat: Any) -> None:
        if type(seat) is not int or not 0 <= seat < self.players:
            raise IllegalChoice(f"there is no seat {seat!r}")

    @property
    def fingerprint(self) -> str:
        """A hash of the state."""
        return self.ruleset.schema.fingerprint(self.state)
