"""The reader's hand, as large as there is room for."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.ink import Flow
from tumbleweed.cli.terminal.legends.things import card_text, face, rank, reader
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import View

NARROWEST: Final = 19  # columns of a card
# From the largest to the smallest, with the minimum number of lines each leaves to the telegraph.
FORMS: Final = {"cards": 7, "lines": 3, "pairs": 2, "names": 0}


def cards_of(view: View) -> list[str]:
    return list(reader(view)["hand"] or ())


def hand(view: View, words: Words, console: Console, form: str) -> RenderableType:
    held = cards_of(view)
    if form == "cards" and console.width // len(held) > NARROWEST:
        return _cards(held, words, console)
    if form in ("cards", "lines"):
        return _lines(held, words, 1)
    if form == "pairs":
        return _lines(held, words, 2)
    label = Text(f"{words.say('wl-hand')} ", style="title")
    names = [Text().append_text(rank(words, card)).append(f" {face(words, card)}") for card in held]
    return Flow([label.append_text(names[0]), *names[1:]], "   ")


def _cards(held: list[str], words: Words, console: Console) -> RenderableType:
    """Side by side, all of the same height."""
    width = min(console.width // len(held) - 1, 30)
    texts = [Text(card_text(words, card)) for card in held]
    height = max(len(text.wrap(console, width - 4)) for text in texts) + 2
    return Columns(
        [_card(card, text, words, height) for card, text in zip(held, texts, strict=True)],
        width=width,
        padding=(0, 1),
        equal=True,
    )


def _card(card: str, text: Text, words: Words, height: int) -> Panel:
    title = Text().append_text(rank(words, card)).append(f" {face(words, card)}", style="title")
    return Panel(text, title=title, title_align="left", border_style="frame", height=height)


def _lines(held: list[str], words: Words, columns: int) -> Table:
    """A line for each card, or half a line; overlong text is cut."""
    table = Table.grid(padding=(0, 1), expand=True)
    for _ in range(columns):
        table.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for start in range(0, len(held), columns):
        table.add_row(*[_line(card, words) for card in held[start : start + columns]])
    return table


def _line(card: str, words: Words) -> Text:
    text = Text().append_text(rank(words, card)).append(f" {face(words, card)}  ", style="bold")
    return text.append(card_text(words, card), style="quiet")
