"""The whole screen of the player who is asked, for any game: the view, the log, the question."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Look
from tumbleweed.cli.terminal.generic.story import Story
from tumbleweed.cli.terminal.ink import Drawn, Flow, badge
from tumbleweed.core.reading import before, open_things

SHORT = 26  # letters of an option that may share a line with others
FEWEST = 3  # lines of the log
PROMPT = 2  # lines below the options: the commands and the input
FRAME = 2  # lines around a panel


class GenericScreen:
    def __init__(self, look: Look, story: Story) -> None:
        assert look.seat.decision is not None
        self.look = look
        self.words = look.words
        self.story = story
        self.decision = look.seat.decision
        self.view = look.seat.view

    def whole(self) -> RenderableType:
        """The log gets the remaining lines, or a few in any case."""
        top = self._drawn(self._header(), self._players(), *self._table())
        low = self._drawn(self.question())
        room = self.look.console.height - PROMPT - FRAME - len(top) - len(low)
        return Group(Drawn(top), self._log(max(room, FEWEST)), Drawn(low))

    def question(self) -> RenderableType:
        lines: list[RenderableType] = []
        if self.look.draft:
            answers = " · ".join(self.look.draft)
            lines.append(Text(self.words.say("so-far", answers=answers), style="quiet"))
        lines.append(Text(self.words.message(self.decision.prompt), style="title"))
        texts = [self.words.option(option) for option in self.decision.options]
        items = [self._numbered(number, text) for number, text in enumerate(texts, 1)]
        beside = max(map(cell_len, texts)) <= SHORT
        return Group(*lines, Flow(items, "   ") if beside else Group(*items))

    # ---- parts ----

    def _numbered(self, number: int, text: str) -> Text:
        return Text().append(f"{number}) ", style="number").append(text)

    def _header(self) -> Table:
        bar = Table.grid(expand=True)
        bar.add_column(ratio=1, no_wrap=True, style="bar", overflow="ellipsis")
        bar.add_row(f" {self.words.tell('title')}")
        return bar

    def _players(self) -> Panel:
        rows = Table.grid(padding=(0, 2))
        rows.add_column(no_wrap=True)
        rows.add_column(ratio=1)
        for seat in range(self.look.seat.setup.players):
            rows.add_row(self._who(seat), self._facts(before(self.view, seat, self.words)))
        return self._panel(rows, self.words.say("players"))

    def _who(self, seat: int) -> Text:
        text = Text().append_text(badge(seat, self.words.names))
        style = "bold" if seat in self.view["asked"] else ""
        text.append(f" {self.words.names[seat]}", style=style)
        return text.append(f" {self.words.say('you')}") if seat == self.look.seat.seat else text

    def _table(self) -> list[RenderableType]:
        things = open_things(self.view, self.words)
        return [self._panel(self._facts(things), self.words.say("any-table"))] if things else []

    def _facts(self, facts: list[tuple[str, str]]) -> Flow:
        return Flow(
            [Text().append(f"{name} ", "quiet").append(value) for name, value in facts], "   "
        )

    def _panel(self, part: RenderableType, title: str) -> Panel:
        heading = Text(title, style="title")
        return Panel(part, title=heading, title_align="left", border_style="frame")

    def _log(self, room: int) -> RenderableType:
        """The last lines that fit; none of them is cut."""
        inside = self.look.console.width - 4
        events = self.story.recent(self.look.seat.events)
        lines = self._drawn(self.story.telegraph(events, self.words), width=inside)[-room:]
        while lines and not lines[0][0].text.strip():  # the rest of a line that began above
            lines.pop(0)
        return self._panel(Drawn(lines), self.words.say("telegraph"))

    def _drawn(self, *parts: RenderableType, width: int | None = None) -> list[list[Segment]]:
        console = self.look.console
        options = console.options.update(width=width or console.width)
        return console.render_lines(Group(*parts), options)
