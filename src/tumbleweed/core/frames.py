"""Frames, procedures and steps: the rules in the order of the book.

A frame is (procedure, step, a few public integers); the stack of frames says what is about to
happen, as data, so a game can be saved or cloned in the middle of anything. A procedure is an
ordered table of named steps. A step changes the state and returns a verdict:

    NEXT                      go on with the next step
    goto(LABEL)               go on with the step of that name in this procedure
    call(s, PROCEDURE, …)     run a procedure, then go on with the next step
    become(s, PROCEDURE, …)   run a procedure in place of this one; its caller goes on after it
    done(s, result)           leave this procedure; `s.result` tells the caller
    unwind(s, PROCEDURE, …)   leave everything above that procedure and go on there

An asking step stops the machine until its question is answered. Who is
asked and what is offered are pure functions of the state, so a question is never stored.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tumbleweed.core.errors import RunawayGame
from tumbleweed.core.state import State

Verdict = int
NEXT: Final = -1
MOVED: Final = -2  # the step has changed the stack itself
NOWHERE: Final = -1  # a label that the procedure does not have

LOCALS: Final = 6
WIDTH: Final = 2 + LOCALS  # procedure, step, locals
MAX_DEPTH: Final = 64
MAX_STEPS: Final = 20_000

_labels: dict[str, int] = {}


def label(name: str) -> int:
    """A step's name as a number, for `goto` and `unwind`."""
    return _labels.setdefault(name, len(_labels))


def goto(where: int) -> Verdict:
    return where


def call(
    s: State, procedure: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> Verdict:
    stack = s.stack
    if stack:
        stack[len(stack) - WIDTH + 1] += 1  # where the caller continues
    stack.extend((procedure, 0, a, b, c, d, e, f))
    if len(stack) > MAX_DEPTH * WIDTH:
        raise RunawayGame(f"more than {MAX_DEPTH} procedures inside each other")
    return MOVED


def become(
    s: State, procedure: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> Verdict:
    s.stack[len(s.stack) - WIDTH :] = (procedure, 0, a, b, c, d, e, f)
    return MOVED


def done(s: State, result: int = 0) -> Verdict:
    del s.stack[len(s.stack) - WIDTH :]
    s.result = result
    return MOVED


def unwind(s: State, procedure: int, where: int) -> Verdict:
    stack = s.stack
    if procedure not in stack[::WIDTH]:
        raise RunawayGame(f"unwind: procedure {procedure} is not under way")
    while stack[len(stack) - WIDTH] != procedure:
        del stack[len(stack) - WIDTH :]
    return where


def under_way(s: State) -> int:
    """The procedures on the stack, as bits."""
    mask = 0
    for at in range(0, len(s.stack), WIDTH):
        mask |= 1 << s.stack[at]
    return mask


def local(s: State, i: int) -> int:
    """The i-th integer of the top frame."""
    return s.stack[len(s.stack) - LOCALS + i]


def set_local(s: State, i: int, value: int) -> None:
    s.stack[len(s.stack) - LOCALS + i] = value


Run = Callable[[Any], Verdict]
DO: Final = 0
ASK: Final = 1
GATHER: Final = 2


class Step:
    """One row of a procedure's table. Each `Any` is the game's own state class."""

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind
        self.label = label(name)


class Do(Step):
    """A step without a question."""

    def __init__(self, name: str, run: Run) -> None:
        super().__init__(name, DO)
        self.run = run


class Question:
    """How a question is presented: message key, rule, and the message's arguments."""

    def __init__(
        self, key: str, rule: str, facts: Callable[[Any, int], dict[str, Any]] | None = None
    ) -> None:
        self.key = key
        self.rule = rule
        self.facts = facts


class Ask(Step):
    """One seat gives one answer, which takes effect at once."""

    def __init__(
        self,
        name: str,
        question: Question,
        seat: Callable[[Any], int],
        offer: Callable[[Any], list[int]],
        take: Callable[[Any, int], Verdict],
    ) -> None:
        super().__init__(name, ASK)
        self.question = question
        self.seat = seat
        self.offer = offer
        self.take = take


class Gather(Step):
    """A window: one or more seats each give one or more answers, in any order.

    Answers are kept sealed in `s.sealed[seat]` and may be taken back until the last one is in; then
    `take` applies them all, in seat order. `offer` and `enough` may read the seat's own sealed
    answers only.
    """

    def __init__(
        self,
        name: str,
        questions: tuple[Question, ...],
        seats: Callable[[Any], list[int]],
        offer: Callable[[Any, int], list[int]],
        enough: Callable[[Any, int], bool],
        take: Run,
        stage: Callable[[Any, int], int] | None = None,
    ) -> None:
        super().__init__(name, GATHER)
        self.questions = questions  # per answer; the last one is used for all further answers
        self.stage = stage  # which of them is asked, if not simply the next
        self.seats = seats
        self.offer = offer
        self.enough = enough
        self.take = take

    def question(self, s: State, seat: int) -> Question:
        stage = len(s.sealed[seat]) if self.stage is None else self.stage(s, seat)
        return self.questions[min(stage, len(self.questions) - 1)]

    def open_seats(self, s: State) -> list[int]:
        return [seat for seat in self.seats(s) if not self.enough(s, seat)]


class Procedure:
    """An ordered table of steps, with the names of its frame's integers."""

    def __init__(self, name: str, steps: tuple[Step, ...], *local_names: str) -> None:
        self.name = name
        self.steps = steps
        self.local_names = local_names
        # The same steps as the machine looks them up: lists of one exact type, which compiled code
        # reads twice as fast as a dictionary or a list of subclasses.
        self.silent = [step if isinstance(step, Do) else None for step in steps]
        self.at = [NOWHERE] * (max((step.label for step in steps), default=-1) + 1)  # per label
        for i, step in enumerate(steps):
            if self.at[step.label] != NOWHERE:
                raise RunawayGame(f"procedure {name!r}: step {step.name!r} stands twice")
            self.at[step.label] = i
        if len(local_names) > LOCALS:
            raise RunawayGame(f"procedure {name!r}: too many locals")


class Frame:
    """The frames of one procedure: its number, its name and those of its locals.

    A game's subclasses add a method for each local, and `call` with all that the caller must give;
    `tools/frame_source.py` writes them from a declaration.
    """

    def __init__(self, number: int, name: str, *local_names: str) -> None:
        self.number = number  # the procedure's place in the ruleset's list
        self.name = name
        self.local_names = local_names

    def procedure(self, steps: tuple[Step, ...]) -> Procedure:
        return Procedure(self.name, steps, *self.local_names)

    def on_top(self, s: State) -> bool:
        """It is the procedure whose step is carried out, or asks."""
        return bool(s.stack) and s.stack[len(s.stack) - WIDTH] == self.number

    def at_step(self, s: State, step: int) -> bool:
        """On top, at that place of its table."""
        return self.on_top(s) and s.stack[len(s.stack) - WIDTH + 1] == step

    def under_way(self, s: State) -> bool:
        return self.number in s.stack[::WIDTH]

    def of_caller(self, s: State, local: str, otherwise: int) -> int:
        """That local, if this procedure has called the one on top."""
        caller = len(s.stack) - 2 * WIDTH
        if caller < 0 or s.stack[caller] != self.number:
            return otherwise
        return s.stack[caller + 2 + self.local_names.index(local)]


def question_keys(tables: list[list[Procedure]]) -> tuple[str, ...]:
    """The keys of all questions that these procedures ask, each once."""
    found: dict[str, None] = {}
    for procedures in tables:
        for procedure in procedures:
            for step in procedure.steps:
                if isinstance(step, Ask):
                    found[step.question.key] = None
                elif isinstance(step, Gather):
                    found.update(dict.fromkeys([question.key for question in step.questions]))
    return tuple(found)


def current(procedures: list[Procedure], s: State) -> Step:
    """The step on top. Between choices it is an asking step."""
    stack = s.stack
    top = len(stack) - WIDTH
    return procedures[stack[top]].steps[stack[top + 1]]


def advance(procedures: list[Procedure], s: State) -> None:
    """Run steps until one asks somebody or the game is over."""
    stack = s.stack
    for _ in range(MAX_STEPS):
        if not stack:
            return
        top = len(stack) - WIDTH
        procedure = procedures[stack[top]]
        at = stack[top + 1]
        if at >= len(procedure.silent):
            done(s)
            continue
        step = procedure.silent[at]
        if step is not None:
            verdict = step.run(s)
            if verdict == NEXT:
                stack[top + 1] = at + 1
            elif verdict != MOVED:
                _settle(procedures, s, verdict)
            continue
        asking = procedure.steps[at]
        if isinstance(asking, Gather) and not asking.open_seats(s):
            _close(procedures, s, asking)
        else:
            return
    raise RunawayGame(f"more than {MAX_STEPS} steps after one choice")


def answer(procedures: list[Procedure], s: State, seat: int, option: int) -> None:
    """Apply a legal answer and run to the next question."""
    step = current(procedures, s)
    if isinstance(step, Ask):
        _settle(procedures, s, step.take(s, option))
    elif isinstance(step, Gather):
        s.sealed[seat].append(option)
    advance(procedures, s)


def _close(procedures: list[Procedure], s: State, step: Gather) -> None:
    if sum(1 for answers in s.sealed if answers) > 1:
        s.barriers += 1  # everybody sees what the others had sealed
    verdict = step.take(s)
    for answers in s.sealed:
        answers.clear()
    _settle(procedures, s, verdict)


def _settle(procedures: list[Procedure], s: State, verdict: Verdict) -> None:
    if verdict == MOVED:
        return
    stack = s.stack
    top = len(stack) - WIDTH
    if verdict == NEXT:
        stack[top + 1] += 1
    else:
        procedure = procedures[stack[top]]
        step = procedure.at[verdict] if verdict < len(procedure.at) else NOWHERE
        if step == NOWHERE:
            raise RunawayGame(f"procedure {procedure.name!r} has no such step to go to")
        stack[top + 1] = step
