"""A lesson in the terminal: the script answers for all but the learner, who does what it says."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from tumbleweed import bots
from tumbleweed.cli.terminal import help
from tumbleweed.cli.terminal.game_screens import game_screen_of
from tumbleweed.cli.terminal.input import Command
from tumbleweed.cli.terminal.learned import Progress, answers_in, resumed
from tumbleweed.cli.terminal.session import Left, Run
from tumbleweed.cli.terminal.table import Table
from tumbleweed.core.course import LEARNER, Lesson
from tumbleweed.core.course_source import Said
from tumbleweed.core.decision import Option
from tumbleweed.core.game import Game

SKIP = "n"
LINES = 3  # of a sentence on a narrow screen


class Skipped(Exception):
    """On to the next lesson."""


class LessonRun(Run):
    letters = SKIP

    def __init__(
        self, lesson: Lesson, progress: Progress, lang: str, console: Console, pace: float
    ) -> None:
        game = resumed(lesson, progress.answers)
        super().__init__(table_of(lesson, game, lang), console, pace, muted=True)
        self.lesson = lesson
        self.progress = progress
        self.commands = "learn-commands"

    def learn(self) -> None:
        """To its end; Left or Skipped before. How far it has come is noted in any case."""
        try:
            self._play()
        finally:
            self.progress.answers = answers_in(self.lesson, self.game)
        self._tell(self.lesson.end, "learn-end")

    def _play(self) -> None:
        self._tell_news()
        while (step := self.lesson.due(self.game)) is not None:
            if step.asks:
                self._human(LEARNER)
            else:
                self.game.choose(self.lesson.expected(self.game)[0], step.seat)
            self._tell_news(self._holding())

    def _holding(self) -> bool:
        step = self.lesson.due(self.game)
        return step is not None and not step.asks

    def _tell(self, said: Said, title: str, style: str = "title") -> None:
        head = Text(f"▶ {self.words.say(title)} ", style=style)
        self.console.print(head.append(said[self.words.lang], style="bold"))

    # ---- the learner's question ----

    def _draw(self, seat: int) -> None:
        super()._draw(seat)
        self._tell_step()

    def _ask_again(self, seat: int) -> None:
        super()._ask_again(seat)
        self._tell_step()

    def _tell_step(self) -> None:
        step = self.lesson.due(self.game)
        assert step is not None
        self._tell(step.text, "learn-do")

    def _ask(self, seat: int) -> Option | None:
        """Another answer than the lesson's changes nothing, and is told why."""
        step, right = self.lesson.due(self.game), self.lesson.expected(self.game)
        assert step is not None
        while True:
            option = super()._ask(seat)
            if option is None or option.key in right:
                return option
            super()._ask_again(seat)
            self._tell(step.hint, "learn-other", "fault")

    def _obey(self, seat: int, command: Command) -> None:
        if command.letter == SKIP:
            raise Skipped
        if command.letter == "q":
            raise Left
        if command.letter == "s":
            self._say("learn-keeps", "quiet")
        elif command == Command("?"):
            pages = [*self.pages.values()]
            self.console.print(help.help_page(self.words, self.face, pages, help.IN_LESSONS))
        else:
            super()._obey(seat, command)

    def _undo(self, seat: int) -> bool:
        """Back to the question before, past whatever the script has done since."""
        refused = self.game.undo_reason(seat, practice=True)
        if refused:
            self.console.print(Text(self.words.tell(refused), style="fault"))
            return False
        self.game.undo(seat, practice=True)
        while not self._asks() and not self.game.undo_reason(seat, practice=True):
            self.game.undo(seat, practice=True)
        return True

    def _asks(self) -> bool:
        step = self.lesson.due(self.game)
        return step is not None and step.asks and len(self._options(LEARNER)) > 1


def table_of(lesson: Lesson, game: Game, lang: str) -> Table:
    """The learner has a name that nobody else has."""
    regulars = game_screen_of(lesson.game).regulars
    name = next(each for each in regulars if each not in lesson.names)
    others: list[str | None] = [bots.names()[0]] * len(lesson.names)
    return Table(game, [name, *lesson.names], [None, *others], lang)
