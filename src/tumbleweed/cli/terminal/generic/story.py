"""What happened in any game, line by line, and the final scoring."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Scene
from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.words import Words, event_message
from tumbleweed.core.events import Event
from tumbleweed.core.log import Kinds, Line, lines
from tumbleweed.core.log_grammar import FLEETING, HEADLINE, STRONG, TURN
from tumbleweed.core.result import Result
from tumbleweed.core.text import Message

TOLD_AGAIN = 8  # lines before the curtain


def told(event: Event, words: Words) -> str:
    """Its sentence; its bare key if the game has no message for it."""
    seen, plain = event_message(event), f"event-{event.key}"
    if words.wording.has(seen.key):
        return words.message(seen)
    return words.message(Message(plain, event.args)) if words.wording.has(plain) else event.key


class Story:
    """Shows events as the game's event kinds say."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds = kinds

    def telegraph(self, events: list[Event], words: Words) -> Table:
        table = Table.grid(padding=(0, 1), expand=True)
        table.add_column(width=2, no_wrap=True)
        table.add_column(ratio=1)
        for line in lines(self.kinds, events):
            table.add_row(self._mark(line, words), self._text(line, words))
        return table

    def scenes(self, events: list[Event], words: Words, reader: int | None) -> list[Scene]:
        return [self._scene(line, words) for line in lines(self.kinds, events)]

    def recent(self, events: list[Event]) -> list[Event]:
        told = lines(self.kinds, events)[-TOLD_AGAIN:]
        return events[told[0].at :] if told else []

    def _scene(self, line: Line, words: Words) -> Scene:
        opens = self._place(line) == TURN
        heading = Rule(self._text(line, words), style="frame")
        events = [line.event, *line.results]
        picture = Group(Text(), heading) if opens else self.telegraph(events, words)
        return Scene(line.at, picture, self._weight(line) != FLEETING, opens)

    def _mark(self, line: Line, words: Words) -> Text:
        seat = line.seat
        known = seat is not None and 0 <= seat < len(words.names)
        return badge(seat, words.names) if known and seat is not None else Text("—", style="frame")

    def _text(self, line: Line, words: Words) -> Text:
        weight = self._weight(line)
        style = "title" if weight == HEADLINE else "bold" if weight == STRONG else ""
        text = Text(told(line.event, words), style=style)
        for result in line.results:
            text.append(f" · {told(result, words)}", style="quiet")
        return text

    def _weight(self, line: Line) -> str:
        kind = self.kinds.get(line.event.key)
        return "" if kind is None else kind.telling.weight

    def _place(self, line: Line) -> str:
        kind = self.kinds.get(line.event.key)
        return "" if kind is None else kind.telling.place


def ending(result: Result, words: Words) -> RenderableType:
    """The final scores by source, best first, and who won."""
    table = Table(box=box.ROUNDED, border_style="frame", header_style="title")
    sources = [name for name in result.breakdown[0] if any(s[name] for s in result.breakdown)]
    for heading in ("", ""):
        table.add_column(heading, no_wrap=True)
    for source in sources:
        table.add_column(_source(source, words), justify="right")
    table.add_column(words.say("any-total"), justify="right", style="bold")
    for place, seats in enumerate(result.ranking, 1):
        for seat in seats:
            if seat < len(result.scores):
                amounts = [str(result.breakdown[seat][source]) for source in sources]
                who = Text().append_text(badge(seat, words.names)).append(f" {words.names[seat]}")
                table.add_row(f"{place}.", who, *amounts, str(result.scores[seat]))
    return Group(table, Text(_winners(result, words), style="title"))


def _source(source: str, words: Words) -> str:
    key = f"score-{source}"
    return words.tell(key) if words.wording.has(key) else source.replace("_", " ").capitalize()


def _winners(result: Result, words: Words) -> str:
    names = [words.names[seat] for seat in result.winners]
    return words.say("any-winners", count=len(names), names=", ".join(names))
