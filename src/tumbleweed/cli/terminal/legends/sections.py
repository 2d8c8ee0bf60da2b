"""What the pages about a table are made of: sections under headings, pairs in columns."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.words import Words


def sections_page(
    title: str, sections: dict[str, RenderableType], words: Words, *before: RenderableType
) -> RenderableType:
    """Each section under its heading, all in one frame; headings are message keys."""
    parts = list(before)
    for key, section in sections.items():
        heading = Text(words.say(key), style="title")
        parts += [Rule(heading, style="frame", align="left"), section]
    shown = Text(words.say(title), style="title")
    return Panel(Group(*parts), title=shown, title_align="left", border_style="frame")


def pairs() -> Table:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    return grid
