"""A hint: the best two answers by their numbers, each with what it brings."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from tumbleweed.bots.advice.available import advises
from tumbleweed.cli.terminal.table import Table
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.game import Seat


def gives_hints(table: Table) -> bool:
    """To a player alone among bots: others would not see that one was taken."""
    return len(table.humans) == 1 and advises(table.game.ruleset.setup.game)


def hint(seat: Seat, words: Words) -> RenderableType:
    # numpy, which a table without hints does not need
    from tumbleweed.bots.advice.suggestion import advise  # noqa: PLC0415

    assert seat.decision is not None
    lines = list[Text]()
    for each in advise(seat):
        at = seat.decision.keys.index(each.key)
        line = Text(f"{at + 1} ", style="number")
        line.append(words.option(seat.decision.options[at]), style="bold")
        lines.append(line)
        lines += [Text(f"  · {words.message(reason)}") for reason in each.reasons]
    title = Text(words.say("hint"), style="title")
    return Panel(Group(*lines), title=title, border_style="frame")
