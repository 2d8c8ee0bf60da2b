"""A lesson at a table: the script answers for all but the learner, who may only do what it says."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.course import LEARNER, Lesson, course, question_of
from tumbleweed.core.errors import TumbleweedError
from tumbleweed.core.game import Game
from tumbleweed.server.errors import Refused
from tumbleweed.server.tables.options import SeatOption, TableOptions

OTHERS = "thrifty"  # the level shown of seats that the script plays


def lesson_of(options: TableOptions) -> Lesson | None:
    """The lesson of a table; None at all others, and where a newer version has it no more."""
    if options.lesson is None:
        return None
    try:
        return course(options.lesson.course).lesson(options.lesson.id)
    except TumbleweedError:
        return None


def lesson_options(lesson: Lesson, game: Game, name: str) -> TableOptions:
    """The settings of a lesson's table: one person, whom nobody can watch."""
    setup = game.ruleset.setup
    others = [SeatOption(kind="bot", level=OTHERS, name=each) for each in lesson.names]
    return TableOptions.model_validate(
        {
            "game": lesson.game,
            "edition": setup.edition,
            "variants": list(setup.variants),
            "options": setup.options,
            "seats": [SeatOption(kind="host", name=name), *others],
            "spectators": False,
            "lesson": {"course": lesson.course, "id": lesson.id},
        }
    )


def choose_by(lesson: Lesson | None, game: Game, key: str, seat: int, decision: str) -> None:
    """Answer; in a lesson only with what the script expects of this seat now."""
    asked = None if lesson is None else question_of(game, seat)
    # what the rules refuse needs no word of the lesson's
    if lesson is not None and asked is not None and asked.id == decision and key in asked.keys:
        _check(lesson, game, key, seat)
    game.choose(key, seat, decision)


def _check(lesson: Lesson, game: Game, key: str, seat: int) -> None:
    step = lesson.due(game)
    if step is None:
        raise Refused(409, "lesson-over", "The lesson is over: go on to the next one.")
    if step.seat != seat:
        raise Refused(409, "lesson-wait", "The others are playing; wait for your question.")
    if key not in lesson.expected(game):
        raise Refused(409, "lesson-other", step.hint.get("en", "That comes later."))


def scripted(lesson: Lesson, game: Game) -> tuple[int, str] | None:
    """Whose answer the script gives now, and which; None: it is up to the learner."""
    step, right = lesson.due(game), lesson.expected(game)
    return None if step is None or step.asks or not right else (step.seat, right[0])


def lesson_view(lesson: Lesson, game: Game) -> dict[str, Any]:
    """Where the learner is: how many of the steps are done, and which answers are right now."""
    reached = lesson.reached(game)
    due = lesson.due(game)
    return {
        "at": sum(step.asks for step in lesson.steps[:reached]),
        "expects": lesson.expected(game) if due is not None and due.seat == LEARNER else [],
        "over": due is None,
    }
