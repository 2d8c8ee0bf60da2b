"""`tumbleweed learn`: the courses in the terminal, lesson by lesson."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from tumbleweed.cli.play import check_language
from tumbleweed.cli.terminal.ink import make_console
from tumbleweed.cli.terminal.learned import Learned
from tumbleweed.cli.terminal.lessons import LINES, LessonRun, Skipped
from tumbleweed.cli.terminal.session import Left
from tumbleweed.cli.terminal.words import language_for, say
from tumbleweed.core.course import Course, Lesson, courses
from tumbleweed.core.course import course as read_course
from tumbleweed.core.errors import TumbleweedError, UnknownName
from tumbleweed.core.text import LANGUAGES


def learn(
    course: Annotated[
        str | None,
        typer.Argument(help=f"{', '.join(courses())}. Left out: what there is, and how far."),
    ] = None,
    lesson: Annotated[
        str | None,
        typer.Option(help="Begin this one, by its name or number; left out: go on."),
    ] = None,
    lang: Annotated[str | None, typer.Option(help=f"{', '.join(LANGUAGES)}.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    pace: Annotated[float, typer.Option(help="Seconds to read each event.", min=0)] = 0.6,
) -> None:
    """Learn a game by playing it, in short lessons."""
    console = make_console(plain, below=LINES)
    learned = Learned()
    try:
        check_language(lang)
        if course is None:
            _list(console, learned, lang)
            return
        found = read_course(_named(course))
        chosen = None if lesson is None else _lesson(found, lesson)
        lang = language_for(found.game, lang)
    except (TumbleweedError, ValueError) as fault:
        raise typer.BadParameter(str(fault)) from None
    try:
        _teach(console, learned, found, chosen, lang, pace)
    except (Left, EOFError, KeyboardInterrupt):
        console.print(Text(say(lang, "learn-left", course=found.name)), soft_wrap=True)
    finally:
        learned.keep()


def _named(name: str) -> str:
    """A course by its name, or by the last part of it: `ante-up`."""
    return next((each for each in courses() if name in (each, each.partition("+")[2])), name)


def _lesson(course: Course, typed: str) -> Lesson:
    if typed.isdecimal():
        if not 1 <= int(typed) <= len(course.lessons):
            raise UnknownName(f"the course {course.name!r} has {len(course.lessons)} lessons")
        return course.lessons[int(typed) - 1]
    return course.lesson(typed)


def _list(console: Console, learned: Learned, lang: str | None) -> None:
    """All courses and their lessons, with those that are done."""
    for name in courses():
        found = read_course(name)
        spoken, done = language_for(found.game, lang), learned.of(name).done
        console.print(Text(found.title[spoken], style="title"))
        for number, lesson in enumerate(found.lessons, 1):
            sign = "✓" if lesson.id in done else " "
            console.print(Text(f" {sign} {number}. {lesson.title[spoken]}"))
        console.print(Text(f"   tumbleweed learn {name}", style="quiet"))


def _teach(
    console: Console,
    learned: Learned,
    course: Course,
    chosen: Lesson | None,
    lang: str,
    pace: float,
) -> None:
    """From the lesson chosen, or where the learner is, to the last one."""
    progress = learned.of(course.name)
    lesson: Lesson | None = chosen or progress.following(course)
    while lesson is not None:
        if chosen is not None or lesson.id != progress.lesson:
            progress.lesson, progress.answers = lesson.id, []
        chosen, following = None, course.after(lesson.id)
        _announce(console, course, lesson, lang)
        try:
            LessonRun(lesson, progress, lang, console, pace).learn()
        except Skipped:
            progress.lesson = "" if following is None else following.id
        else:
            progress.done = [*dict.fromkeys([*progress.done, lesson.id])]
            progress.lesson = ""
            learned.keep()
            _go_on(console, following, lang)
        progress.answers = []
        lesson = following
    console.print(Text(say(lang, "learn-done", game=course.game)), soft_wrap=True)


def _announce(console: Console, course: Course, lesson: Lesson, lang: str) -> None:
    at, of = course.lessons.index(lesson) + 1, len(course.lessons)
    head = Text(say(lang, "learn-lesson", at=at, of=of), style="title")
    title = Text(lesson.title[lang], style="bold")
    console.print(Panel(title, title=head, border_style="title"))


def _go_on(console: Console, following: Lesson | None, lang: str) -> None:
    """After a lesson the learner says when the next one begins."""
    if following is None:
        return
    asked = say(lang, "learn-next", title=following.title[lang])
    if console.input(Text(f"{asked} ", style="title")).strip().lower() == "q":
        raise Left
