"""The whole screen of the player who is asked, fitted to the size of the terminal."""

from __future__ import annotations

from typing import cast

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.goat import panels
from tumbleweed.cli.terminal.goat.facts import content_of, named, summary, unseen, words_kept
from tumbleweed.cli.terminal.goat.question import question
from tumbleweed.cli.terminal.goat.story import telegraph
from tumbleweed.cli.terminal.ink import Drawn
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Decision
from tumbleweed.core.game import Seat
from tumbleweed.games.goat.view import GoatView

WIDE = 100
TALL = 30
CARD = 24  # columns a card needs
FEWEST = 3  # lines of the telegraph, before anything else is shortened
FRAME = 2  # lines around the telegraph
PROMPT = 2  # lines below the options: the commands and the input


class Screen:
    """What one seat sees now."""

    def __init__(
        self, console: Console, words: Words, seat: Seat, draft: list[str], aids: bool
    ) -> None:
        assert seat.decision is not None
        self.console = console
        self.words = words
        self.draft = draft
        self.aids = aids
        self.decision: Decision = seat.decision
        self.view = cast("GoatView", seat.view)
        self.events = seat.events
        self.wide = console.width >= WIDE
        hand = self.view["hand"] or []
        room = console.width // max(4, len(hand)) >= CARD
        self.cards_shown = bool(hand) and self.wide and room and console.height >= TALL

    def whole(self) -> RenderableType:
        """Every part is drawn once; the telegraph gets the remaining lines."""
        top = self._drawn(panels.header(self.view, self.words), self._table())
        room = self.console.height - PROMPT - FRAME - len(top)
        low = self._drawn(*self._cards(), self.question())
        if len(low) + FEWEST > room:
            self.cards_shown = False
            low = self._drawn(*self._cards(), self.question())
        if len(low) + FEWEST > room:
            low = self._drawn(*self._offered(), self.question(fold=False))
        left = room - len(low)
        told = self._telegraph(left) if left > 0 else Rule(style="frame")
        return Group(Drawn(top), told, Drawn(low))

    def question(self, fold: bool = True) -> RenderableType:
        """Cards shown on the screen need no note; otherwise the notes describe their effect."""
        notes = not (self.cards_shown and self.decision.prompt.key in ("ask-offer", "ask-name"))
        return question(self.decision, self.view, self.words, self.draft, notes, fold)

    # ---- parts ----

    def _table(self) -> RenderableType:
        view, words = self.view, self.words
        marks = words_kept(self.events, len(view["players"])) if self.aids else None
        town = Group(panels.town(view, words), panels.aside(view, words))
        own = panels.own_tokens(view, words)
        if not self.wide:
            brief = panels.players_in_brief(view, words, marks)
            return Group(town, Rule(style="frame"), brief, own)
        people = Group(panels.players(view, words, marks), own)
        grid = Table.grid(expand=True)
        grid.add_column(ratio=11)
        grid.add_column(ratio=9)
        grid.add_row(self._panel(town, "town"), self._panel(people, "players"))
        return grid

    def _panel(self, part: RenderableType, title: str) -> Panel:
        heading = Text(self.words.say(title), style="title")
        return Panel(part, title=heading, title_align="left", border_style="frame")

    def _cards(self) -> list[RenderableType]:
        """The card offered to the reader, or the reader's hand."""
        if self.cards_shown:
            return [panels.hand(self.view, self.words, self.console)]
        if self.view["hand"] and self.decision.prompt.key == "ask-to":
            return [self._held()]
        return self._offered()

    def _offered(self) -> list[RenderableType]:
        if self.decision.prompt.key != "ask-answer":
            return []
        return [panels.offer(self.view, self.words, self._suspects(), self.wide)]

    def _held(self) -> Text:
        names = ", ".join(panels.character(self.words, name) for name in self.view["hand"] or ())
        return Text(self.words.say("hand", names=names), style="quiet")

    def _suspects(self) -> Text | None:
        """Who could it be? From what is visible, and from this round's claims."""
        if not self.aids:
            return None
        content = content_of(self.words)
        said = named(content, self.view, self.events)
        text = Text().append(self.words.say("who-could-it-be"), style="quiet").append(" ")
        for at, name in enumerate(unseen(content, self.view)):
            text.append(", " if at else "")
            if name in said:
                text.append(panels.quoted(self.words, name), style="bold")
            else:
                text.append(panels.character(self.words, name))
        return text

    def _telegraph(self, room: int) -> RenderableType:
        """As many of the last events as fit; none of them is cut."""
        width = self.console.width - (4 if self.wide else 0)
        lines = self._drawn(telegraph(summary(self.events)[-room:], self.words), width=width)
        lines = lines[-room:]
        while lines and not lines[0][0].text.strip():  # the rest of an event that began above
            lines.pop(0)
        if self.wide:
            return self._panel(Drawn(lines), "telegraph")
        heading = Text(self.words.say("telegraph"), style="title")
        rule = Rule(heading, style="frame", align="left")
        return Group(rule, Drawn(lines), Rule(style="frame"))

    def _drawn(self, *parts: RenderableType, width: int | None = None) -> list[list[Segment]]:
        options = self.console.options.update(width=width or self.console.width)
        return self.console.render_lines(Group(*parts), options)
