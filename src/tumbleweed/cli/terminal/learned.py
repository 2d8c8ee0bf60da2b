"""What has been learned on this computer: the lessons done of each course, and the one under way.

A lesson under way is kept as the learner's answers: its position and the rest of its script are
part of the course.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tumbleweed.cli.terminal import files
from tumbleweed.core.course import LEARNER, Course, Lesson
from tumbleweed.core.errors import BadSave
from tumbleweed.core.game import Game

FORMAT: Final = "tumbleweed-learned-1"


@dataclass
class Progress:
    """Where somebody is in a course."""

    done: list[str] = field(default_factory=list)
    lesson: str = ""  # under way; "": none
    answers: list[str] = field(default_factory=list)  # given in it

    def following(self, course: Course) -> Lesson:
        """The lesson to go on with; the first one when all are done."""
        ids = [lesson.id for lesson in course.lessons]
        left = [each for each in ids if each not in self.done]
        return course.lesson(self.lesson if self.lesson in ids else (left or ids)[0])


class Learned:
    """By course; what cannot be read counts as nothing."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or files.data_folder() / "learned.json"
        self._courses = _read(self.path)

    def of(self, course: str) -> Progress:
        return self._courses.setdefault(course, Progress())

    def keep(self) -> None:
        """A full disk ends no lesson: then they are begun anew."""
        courses = {name: vars(each) for name, each in self._courses.items()}
        try:
            files.replace(self.path, {"format": FORMAT, "courses": courses})
        except OSError:
            return


def _read(path: Path) -> dict[str, Progress]:
    try:
        data = files.read(path)
    except BadSave:
        return {}
    courses = data.get("courses")
    if data["format"] != FORMAT or not isinstance(courses, dict):
        return {}
    return {name: _progress(each) for name, each in courses.items() if isinstance(each, dict)}


def _progress(data: dict[str, Any]) -> Progress:
    lesson = data.get("lesson")
    lists = [data.get("done"), data.get("answers")]
    done, answers = ([str(x) for x in each] if isinstance(each, list) else [] for each in lists)
    return Progress(done, lesson if isinstance(lesson, str) else "", answers)


def resumed(lesson: Lesson, answers: list[str]) -> Game:
    """The lesson as far as these answers lead, which may come from an older version of it."""
    game, left = lesson.begin(), answers[:]
    while (step := lesson.due(game)) is not None:
        right = lesson.expected(game)
        if step.seat == LEARNER and step.asks:
            if not left or left[0] not in right:
                break
            right = [left.pop(0)]
        game.choose(right[0], step.seat)
    return game


def answers_in(lesson: Lesson, game: Game) -> list[str]:
    """What the learner has answered where the lesson asked for it, without what was taken back."""
    assert game.record is not None
    entries = [game.record.entries[at] for at in game.record.live]
    mine = [entry.key for entry in entries if entry.seat == LEARNER]
    steps = [step for step in lesson.steps if step.seat == LEARNER]
    return [key for key, step in zip(mine, steps, strict=False) if step.asks]
