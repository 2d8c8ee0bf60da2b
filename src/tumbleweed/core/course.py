"""Courses: a game learned by playing it.

`lessons/GAME.toml` is a game's course, `lessons/GAME+NAME.toml` another one of it. A lesson is a
position (docs/positions.md), on top of what all positions of the course have in common, and a
script of answers: those with a sentence are the learner's, who sits at the first seat; all others
are given by the script. How far a lesson has come follows from the answers in effect in the game's
record, so a choice that is taken back takes the lesson back.

The sentences are beside the script, not in the message catalogues: they belong to it line by line,
and only who learns has to load them. A course is loaded on first use and checked as a whole.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

from tumbleweed.core.advice import Aim, Tip, read_aim, read_tip
from tumbleweed.core.course_source import CourseError, Said, has, only, said, translated
from tumbleweed.core.decision import Decision
from tumbleweed.core.errors import TumbleweedError, UnknownName
from tumbleweed.core.game import Game
from tumbleweed.core.new_game import at_table
from tumbleweed.core.packages import files_of, package_of
from tumbleweed.core.rules import read_toml
from tumbleweed.core.ruleset import all_games

LEARNER: Final = 0  # the learner's seat
WORDS_A_MINUTE: Final = 200  # read by a learner
SECONDS_A_STEP: Final = 4.5  # to find the place, press, and see what comes of it

COURSE: Final[dict[str, type]] = {"names": list, "position": dict, "lesson": list}
LESSON: Final[dict[str, type]] = {"id": str, "position": dict, "step": list}


@dataclass(frozen=True)
class Step:
    """One answer of a lesson's script."""

    seat: int
    choose: tuple[str, ...]  # keys of options, or patterns of keys: any of them is right
    text: Said  # what the learner is told; empty: the script answers
    hint: Said  # in reply to another answer

    @property
    def asks(self) -> bool:
        """Whether the learner has to do it."""
        return bool(self.text)

    def right(self, keys: tuple[str, ...]) -> list[str]:
        """Which of the options are right, the preferred ones first."""
        fit = [key for pattern in self.choose for key in keys if fnmatchcase(key, pattern)]
        return list(dict.fromkeys(fit))


@dataclass(frozen=True)
class Lesson:
    """A small situation in which the learner does one thing."""

    course: str
    game: str
    id: str
    names: tuple[str, ...]  # of the other seats
    position: dict[str, Any]
    title: Said
    end: Said  # what has been learned
    steps: tuple[Step, ...]

    def begin(self) -> Game:
        return at_table(self.game, len(self.names) + 1, **self.position)

    def due(self, game: Game) -> Step | None:
        """The next answer of the script; None at its end."""
        at = self.reached(game)
        return self.steps[at] if at < len(self.steps) else None

    def reached(self, game: Game) -> int:
        """The first line of the script that is not answered. Lines are counted by seat: an answer
        of the learner's may be taken back while sealed answers of others stay.
        """
        assert game.record is not None
        given = [game.record.entries[at].seat for at in game.record.live]
        for at, step in enumerate(self.steps):
            if step.seat not in given:
                return at
            given.remove(step.seat)
        return len(self.steps)

    def expected(self, game: Game) -> list[str]:
        """The right answers to the question of whoever is to answer."""
        step = self.due(game)
        decision = None if step is None else question_of(game, step.seat)
        return [] if step is None or decision is None else step.right(decision.keys)


@dataclass(frozen=True)
class Course:
    name: str
    game: str
    title: Said
    lessons: tuple[Lesson, ...]
    aim: tuple[Aim, ...]  # the aim of the game, then the ways to it, for newcomers
    tips: tuple[Tip, ...]

    @property
    def minutes(self) -> int:
        """It takes by its English sentences and its steps, those to the next lesson too."""
        steps = [step for lesson in self.lessons for step in lesson.steps if step.asks]
        told = [*(step.text for step in steps), *(lesson.end for lesson in self.lessons)]
        words = sum(len(each["en"].split()) for each in told)
        seconds = SECONDS_A_STEP * (len(steps) + len(self.lessons))
        return round(words / WORDS_A_MINUTE + seconds / 60)

    def lesson(self, lesson_id: str) -> Lesson:
        for lesson in self.lessons:
            if lesson.id == lesson_id:
                return lesson
        raise UnknownName(f"the course {self.name!r} has no lesson {lesson_id!r}")

    def after(self, lesson_id: str) -> Lesson | None:
        """The next lesson; None after the last."""
        ids = [lesson.id for lesson in self.lessons]
        at = ids.index(lesson_id) + 1
        return self.lessons[at] if at < len(ids) else None


def question_of(game: Game, seat: int) -> Decision | None:
    return next((each for each in game.decisions if each.seat == seat), None)


# ---- reading ----


def courses() -> tuple[str, ...]:
    """The names of all courses; a game's own one comes before its others."""
    return tuple(name for game in all_games() for name in _named(package_of(game), game))


def course(name: str) -> Course:
    """Raises UnknownName if there is none, CourseError if it is faulty."""
    if name not in courses():
        raise UnknownName(f"there is no course {name!r}; there are: {', '.join(courses())}")
    return _course(name)


@cache
def _named(package: str, game: str) -> tuple[str, ...]:
    folder = files_of(game) / "lessons"
    if not folder.is_dir():
        return ()
    found = (each.name.removesuffix(".toml") for each in folder.iterdir())
    return tuple(sorted(name for name in found if name.partition("+")[0] == game))


@cache
def _course(name: str) -> Course:
    game = name.partition("+")[0]
    return read_course(name, read_toml(files_of(game) / "lessons" / f"{name}.toml"))


def read_course(name: str, source: dict[str, Any]) -> Course:
    """A course from its file; what is wrong is named with the lesson."""
    file, game = f"{name}.toml", name.partition("+")[0]
    only(file, "", source, {*COURSE, "aim", "tip", *translated("title")})
    has(file, "", source, COURSE)
    title = said(file, "", game, source, "title")
    lessons = tuple(_lesson(file, name, source, each) for each in source["lesson"])
    aim = tuple(read_aim(file, game, each) for each in source.get("aim", ()))
    tips = tuple(read_tip(file, game, each) for each in source.get("tip", ()))
    for ids in ([each.id for each in lessons], [each.id for each in tips]):
        twice = [each for each in ids if ids.count(each) > 1]
        if twice:
            raise CourseError(file, twice[0], "is there twice")
    return Course(name, game, title, lessons, aim, tips)


def _lesson(file: str, name: str, common: dict[str, Any], source: dict[str, Any]) -> Lesson:
    own, game = str(source.get("id", "?")), name.partition("+")[0]
    only(file, own, source, {*LESSON, *translated("title"), *translated("end")})
    has(file, own, source, LESSON)
    title, end = (said(file, own, game, source, field) for field in ("title", "end"))
    position = _numbered(_merged(common["position"], source["position"]))
    steps = tuple(_step(file, own, game, each) for each in source["step"])
    return Lesson(name, game, own, tuple(common["names"]), position, title, end, steps)


def _step(file: str, lesson: str, game: str, source: dict[str, Any]) -> Step:
    only(file, lesson, source, {"seat", "choose", *translated("text"), *translated("hint")})
    seat, choose = source.get("seat", LEARNER), source.get("choose")
    if type(seat) is not int or not isinstance(choose, list) or not choose:
        raise CourseError(file, lesson, f"a step has no answers: {source}")
    if "text" not in source:
        return Step(seat, tuple(choose), {}, {})
    if seat != LEARNER:
        raise CourseError(file, lesson, f"seat {seat} is told something: {source['text']!r}")
    text, hint = (said(file, lesson, game, source, field) for field in ("text", "hint"))
    return Step(seat, tuple(choose), text, hint)


def _merged(common: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """What a lesson says itself counts; of tables, their entries."""
    both = {**common, **own}
    shared = [key for key in own if isinstance(own[key], dict) and key in common]
    return {**both, **{key: _merged(common[key], own[key]) for key in shared}}


def _numbered(value: Any) -> Any:
    """Seats are numbers, which TOML has as values only."""
    if isinstance(value, dict):
        return {int(key) if key.isdigit() else key: _numbered(each) for key, each in value.items()}
    return [_numbered(each) for each in value] if isinstance(value, list) else value


# ---- checking ----


def check_lesson(lesson: Lesson) -> int:
    """Plays a lesson by every right answer of the learner; the number of ways there are.

    Raises CourseError where a position is impossible, or a line of the script cannot be answered.
    """
    file = f"{lesson.course}.toml"
    try:
        games = [lesson.begin()]
    except (TumbleweedError, TypeError) as fault:
        raise CourseError(file, lesson.id, str(fault)) from fault
    for step in lesson.steps:
        games = [after for game in games for after in _answered(file, lesson, step, game)]
    return len(games)


def _answered(file: str, lesson: Lesson, step: Step, game: Game) -> list[Game]:
    decision = question_of(game, step.seat)
    place = f"step {lesson.reached(game) + 1}"
    if decision is None:
        asked = [f"{each.seat} ({each.prompt.key})" for each in game.decisions]
        raise CourseError(file, lesson.id, f"{place}: seat {step.seat} is not asked, but {asked}")
    for pattern in step.choose:
        if not any(fnmatchcase(key, pattern) for key in decision.keys):
            offered = f"{decision.prompt.key}: {', '.join(decision.keys)}"
            raise CourseError(file, lesson.id, f"{place}: {pattern!r} is not on offer in {offered}")
    right = step.right(decision.keys)
    if step.seat == LEARNER and not step.asks and len(decision.keys) > 1:
        raise CourseError(file, lesson.id, f"{place}: the learner has a choice, but no sentence")
    return [_after(game, key, step.seat) for key in (right if step.asks else right[:1])]


def _after(game: Game, key: str, seat: int) -> Game:
    other = game.clone()
    other.choose(key, seat)
    return other
