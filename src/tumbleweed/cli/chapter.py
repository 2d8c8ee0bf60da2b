"""A chapter of the guide, for the terminal."""

from rich.console import Group
from rich.panel import Panel
from rich.text import Text

from tumbleweed.core.guide import Page


def chapter_panel(page: Page) -> Panel:
    lines = [Text(page.what)]
    lines += [Text(f"• {line.text}") for line in (*page.do, *page.get)]
    lines.append(Text(f"→ {page.example.text}", style="italic"))
    title = Text(f"{page.title} · {page.chapter}", style="bold cyan")
    return Panel(Group(*lines), title=title, title_align="left", padding=(0, 2))
