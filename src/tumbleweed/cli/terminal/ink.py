"""Colours, crests and the console. A seat is identified by colour, crest and letter together."""

from __future__ import annotations

import sys
from typing import Final

from rich.console import Console, ConsoleDimensions, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text
from rich.theme import Theme

CRESTS: Final = "★‖◆●✚○"
SEATS: Final = (
    "bold #1b1208 on #ee7733",
    "bold #ffffff on #332288",
    "bold #ffffff on #9b1d20",
    "bold #ffffff on #0f766e",
    "bold #1b1208 on #56b4e9",
    "bold #1b1208 on #f6f1e5",
)
THEME: Final = Theme(
    {
        "bar": "bold #f3e3c3 on #4a2c17",
        "bar.dim": "#d9b98a on #4a2c17",
        "title": "bold #d08b3c",
        "frame": "#8a6038",
        "place": "bold",
        "money": "bold #c9952c",
        "quiet": "dim",
        "out": "dim strike",
        "claim": "italic",
        "true": "bold #ffffff on #0f766e",
        "lie": "bold #ffffff on #9b1d20",
        "number": "bold #d08b3c",
        "fault": "bold #d9534f",
        "back": "#8a3b22",
        "red-suit": "bold #d9534f",
        "mesa": "#b1542f",
        "region": "italic dim",
        "reach": "bold #1b1208 on #ffe98a",
        "sheriff": "bold #1b1208 on #d9a521",
        "ranch-green": "bold #5f9a3b",
        "ranch-blue": "bold #4a90d9",
        "ranch-orange": "bold #e08a2e",
    }
)
WIDEST: Final = 118


class Sheet(Console):
    """A console that limits the line width on very wide terminals, and follows a resize."""

    below = 0  # lines that screens leave free under them

    @property
    def size(self) -> ConsoleDimensions:
        real = super().size
        return ConsoleDimensions(min(real.width, WIDEST), real.height - self.below)

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        self.width, self.height = size


def make_console(plain: bool = False, below: int = 0) -> Console:
    """The console on standard output. Markup is off: a name may contain brackets.

    What the encoding of the output lacks is replaced, never fatal.
    """
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    sheet = Sheet(theme=THEME, highlight=False, markup=False, emoji=False, no_color=plain or None)
    sheet.below = below
    return sheet


def badge(seat: int, names: list[str]) -> Text:
    """A seat's crest and letter on its colour."""
    return Text(f"{CRESTS[seat]}{names[seat][:1].upper()}", style=SEATS[seat])


def fresh_line(console: Console) -> None:
    """Leave a line that has type-ahead on it."""
    if console.is_terminal:
        console.file.write("\r\x1b[K")


def wipe(console: Console) -> None:
    """Clear the screen and the scrollback: nobody may see another's hand."""
    if console.is_terminal:
        console.file.write("\x1b[H\x1b[2J\x1b[3J")
        console.file.flush()


class Drawn:
    """Lines that were rendered already, so that they could be counted."""

    def __init__(self, lines: list[list[Segment]]) -> None:
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


class Flow:
    """Short texts side by side on as many lines as needed; none of them is broken."""

    def __init__(self, items: list[Text], gap: str = "  ") -> None:
        self.items = items
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for item in self.items:
            if line and line.cell_len + len(self.gap) + item.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(self.gap if line else "").append_text(item)
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [item.cell_len for item in self.items] or [0]
        whole = sum(widths) + len(self.gap) * (len(widths) - 1)
        return Measurement(max(widths), whole).with_maximum(options.max_width)
