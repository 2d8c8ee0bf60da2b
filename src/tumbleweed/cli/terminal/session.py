"""Running a table in a terminal: bots answer, humans are asked, events are shown."""

from __future__ import annotations

import time
from collections import Counter
from itertools import zip_longest

from rich.align import Align
from rich.console import Console, Group
from rich.panel import Panel
from rich.text import Text

from tumbleweed.bots import seat_for
from tumbleweed.cli.terminal import help
from tumbleweed.cli.terminal.autosave import Autosave
from tumbleweed.cli.terminal.game_screen import Look, Screen
from tumbleweed.cli.terminal.hints import gives_hints, hint
from tumbleweed.cli.terminal.ink import badge, fresh_line, wipe
from tumbleweed.cli.terminal.input import Command, Unclear, matching, understand
from tumbleweed.cli.terminal.remarks import Remarks
from tumbleweed.cli.terminal.table import Table
from tumbleweed.core.decision import Option
from tumbleweed.core.errors import UndoRefused
from tumbleweed.core.proof import seed_commitment

MUTE = "v"  # voices
HINT = "h"
REVIEW = "r"  # after the end


class Left(Exception):
    """The player has left the table."""


class Run:
    letters = MUTE + HINT  # of commands, beside those of every game

    def __init__(self, table: Table, console: Console, pace: float, muted: bool = False) -> None:
        self.table = table
        self.game = table.game
        self.face = table.face
        self.words = table.words
        self.console = console
        self.pace = pace
        self.autosave = Autosave(table, console)
        self.told = table.game.event_count if table.game.number else 0
        self.remarks = Remarks(table)
        self.muted = muted
        self.holder = table.reader  # the human at the screen
        self.switched: Counter[str] = Counter()  # how often each switch was typed
        self.commands = self.face.commands  # message
        self.switches = "".join(letter for letter, _ in self.face.switches)
        modules = table.game.ruleset.setup.options.get("modules", ())
        there = [page for page in self.face.pages if page.module in ("", *modules)]
        self.pages = {page.letter: page for page in there}

    def play(self) -> None:
        """To the end, or until the player leaves; an interrupted game is saved."""
        try:
            self._play()
        except Left:
            return
        except BaseException:
            self.console.print()
            self.autosave.rescue()
            self._say("farewell")
            raise

    def _play(self) -> None:
        self._tell_news()
        while not self.game.over:
            seat = self.game.asked[0]
            bot = self.table.bots[seat]
            if bot is not None:
                self.game.choose(bot.choose(seat_for(bot, self.game, seat)), seat)
            else:
                self._human(seat)
            self._tell_news(self._holding())
        self._end()

    # ---- telling ----

    def _say(self, key: str, style: str = "", **args: str | int) -> None:
        """Lines are not wrapped: a path or a number can be copied whole."""
        self.console.print(Text(self.words.say(key, **args), style=style), soft_wrap=True)

    def _holding(self) -> bool:
        """While bots continue, an unfinished line can wait."""
        return not self.game.over and self.table.bots[self.game.asked[0]] is not None

    def _tell_news(self, holding: bool = False) -> None:
        """What happened since the last time, as visible to everybody at the screen."""
        self.told = min(self.told, self.game.event_count)
        news = self.game.events_for(self.table.reader, self.told)
        news = self.face.settled(news) if holding else news
        scenes = self.face.scenes(news, self.words, self.table.reader)
        said = {} if self.muted else self.remarks.since(self.told)
        for scene, following in zip_longest(scenes, scenes[1:]):
            self.console.print(scene.picture)
            end = len(news) if following is None else following.at
            for at in range(self.told + scene.at, self.told + end):
                if at in said:
                    self.console.print(said[at])
            if scene.dwell:
                self._pause()
        self.told += len(news)

    def _pause(self) -> None:
        if self.pace > 0:
            time.sleep(self.pace)

    # ---- a human's question ----

    def _human(self, seat: int) -> None:
        decision = self.game.decision_of(seat)
        assert decision is not None
        if len(decision.options) == 1:
            self._only_answer(seat, decision.options[0])
            return
        self._hand_over(seat)
        self._draw(seat)
        option = self._ask(seat)
        if option is not None:
            self.game.choose(option, seat)

    def _only_answer(self, seat: int, option: Option) -> None:
        """Announced only if the player alone is watching."""
        if seat == self.holder and option.key not in self.face.unspoken:
            self._say("only-answer", "quiet", option=self.words.option(option))
            self._pause()
        self.game.choose(option, seat)

    def _hand_over(self, seat: int) -> None:
        """The curtain: nobody sees another's hand."""
        if seat == self.holder:
            return
        if self.holder is not None:
            wipe(self.console)
        name = Text(" ").join([badge(seat, self.words.names), Text(self.words.names[seat])])
        curtain = Group(Text(), Align.center(name), Text())
        title = Text(self.words.say("curtain-title"), style="title")
        self.console.print(Panel(curtain, title=title, border_style="title"))
        news = self.face.recent(self.game.events_for(None))
        self.console.print(self.face.telegraph(news, self.words))
        self._read(self.words.say("curtain", name=self.words.names[seat]))
        wipe(self.console)
        self.holder = seat

    def _draw(self, seat: int) -> None:
        fresh_line(self.console)
        self.console.print(self._screen(seat).whole())

    def _screen(self, seat: int) -> Screen:
        return self.face.screen(self._look(seat))

    def _look(self, seat: int) -> Look:
        place, draft = self.game.seat(seat), self._draft(seat)
        return Look(self.console, self.words, place, draft, self.switched)

    def _draft(self, seat: int) -> list[str]:
        """The seat's own answers that are not in effect yet."""
        record, catalogue = self.game.record, self.game.ruleset.catalogue
        entries = [record.entries[at] for at in record.live] if record is not None else []
        mine = [each for each in entries if (each.number, each.seat) == (self.game.number, seat)]
        return [self.words.option(catalogue.options[catalogue.index[each.key]]) for each in mine]

    def _ask(self, seat: int) -> Option | None:
        """The option chosen; None when the question itself has changed."""
        decision = self.game.decision_of(seat)
        assert decision is not None
        while True:
            self._say(self.commands, "quiet", pages=len(self.pages))
            answer = self._understand(self._read("> "), decision.options)
            if isinstance(answer, Option):
                return answer
            if isinstance(answer, Unclear):
                self._not_clear(seat, answer)
            elif answer.letter == "u" and self._undo(seat):
                return None
            elif answer.letter in self.switches:
                self.switched[answer.letter] += 1
                self._draw(seat)
                continue
            else:
                self._obey(seat, answer)
            self._ask_again(seat)

    def _ask_again(self, seat: int) -> None:
        self.console.print(self._screen(seat).question())

    def _understand(self, typed: str, options: tuple[Option, ...]) -> Option | Command | Unclear:
        return understand(typed, options, self.words, self._letters(), self.face.likely)

    def _letters(self) -> str:
        return self.letters + self.switches + "".join(self.pages)

    def _read(self, prompt: str) -> str:
        return self.console.input(Text(prompt, style="title"))

    def _not_clear(self, seat: int, answer: Unclear) -> None:
        """Several matches; or why the intended one is not possible; or no match."""
        if answer.fitting:
            options = " / ".join(self.words.option(option) for option in answer.fitting)
            self._say("several-fit", "fault", options=options)
            return
        self._say("not-understood", "fault")
        if self._meant(answer.typed):
            self.console.print(self._why_not(seat, answer.typed))

    # ---- commands ----

    def _obey(self, seat: int, command: Command) -> None:
        words = self.words
        if command.letter == "s":
            self.autosave.save(command.words)
        elif command.letter == "q":
            self._quit()
        elif command.letter == "l":
            ruleset = self.game.ruleset
            events = ruleset.remembered(self.game.state, seat, self.game.events_for(seat))
            self.console.print(help.whole_log(events, words, self.face))
        elif command.letter == "r":
            decision, setup = self.game.decision_of(seat), self.game.ruleset.setup
            assert decision is not None
            self.console.print(help.rules_found(command.words, setup, decision, words))
        elif command.letter == MUTE:
            self.muted = not self.muted
            self._say("bots-muted" if self.muted else "bots-heard", "quiet")
        elif command.letter == HINT:
            self._hint(seat)
        elif command.letter in self.pages:
            self.console.print(self.pages[command.letter].shown(self._look(seat)))
        elif command.letter == "?" and command.words:
            self.console.print(self._why_not(seat, command.words))
        elif command.letter == "?":
            self.console.print(help.help_page(words, self.face, [*self.pages.values()]))

    def _hint(self, seat: int) -> None:
        if gives_hints(self.table):
            self.console.print(hint(self.game.seat(seat), self.words))
        else:
            self._say("no-hints", "fault")

    def _catalogue(self) -> tuple[Option, ...]:
        return tuple(self.game.ruleset.catalogue.options)

    def _meant(self, typed: str) -> bool:
        """Whether it names an answer of this game at all."""
        return len(typed) > 2 and bool(matching(typed, self._catalogue(), self.words))

    def _why_not(self, seat: int, typed: str) -> Text:
        return help.why_not(typed, self.game.seat(seat), self._catalogue(), self.words)

    def _undo(self, seat: int) -> bool:
        """Back to the last question with a choice."""
        try:
            self.game.undo(seat)
            while len(self._options(seat)) == 1:
                self.game.undo(seat)
        except UndoRefused as refusal:
            self.console.print(Text(self.words.tell(refusal.reason), style="fault"))
            return False
        return True

    def _options(self, seat: int) -> tuple[Option, ...]:
        decision = self.game.decision_of(seat)
        return decision.options if decision is not None else ()

    def _quit(self) -> None:
        """Leaving offers to save; if that fails, the game goes on."""
        if self.autosave.unsaved:
            answer = self._read(self.words.say("save-first")).strip().lower()
            if answer[:1] != self.words.say("no-letter") and not self.autosave.save():
                return
        self._say("farewell")
        raise Left

    # ---- the end ----

    def _end(self) -> None:
        result, record = self.game.result, self.game.record
        assert result is not None
        self.console.print(self.face.ending(result, self.words))
        for part in self.face.reckoning(self.game.view(), self.words):
            self.console.print(part)
        if record is not None and record.seed is not None:
            seed = record.seed
            self._say("seed", "quiet", seed=hex(seed), hash=seed_commitment(seed))
        if self.table.humans:
            self._after_the_end()

    def _after_the_end(self) -> None:
        while True:
            self._say("after-the-end", "quiet")
            typed = self._read("> ").strip()
            if typed in ("", "q"):
                return
            if typed == REVIEW:
                self._review()
                continue
            answer = self._understand(typed, ())
            if isinstance(answer, Command) and answer.letter == "s":
                self.autosave.save(answer.words)
            elif answer == Command("l"):
                self.console.print(help.whole_log(self.game.events, self.words, self.face))

    def _review(self) -> None:
        from tumbleweed.cli.terminal.review import Told  # noqa: PLC0415 - nets take long to load
        from tumbleweed.review.making import review_of  # noqa: PLC0415

        assert self.game.record is not None
        made = review_of(self.game.record)
        assert made is not None
        Told(made, self.words).show(self.console)
