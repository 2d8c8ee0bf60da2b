"""What is being carried out while a question is asked: an event, a train encounter."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from tumbleweed.cli.terminal.legends.ante_up.pieces import ante_up
from tumbleweed.cli.terminal.legends.things import name, text_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import View

HEADINGS: Final = {"event": "wl-event-now", "encounter": "wl-encounter-now"}


def moment(view: View, words: Words) -> list[RenderableType]:
    """A line for each: its name and its text."""
    up = ante_up(view)
    if up is None:
        return []
    cards = [("event", up["event"]), ("encounter", up["encounter"])]
    return [_line(kind, card, words) for kind, card in cards if card is not None]


def _line(kind: str, card: str, words: Words) -> Text:
    text = Text(words.say(HEADINGS[kind], name=name(words, kind, card)), style="bold")
    return text.append(f" {text_of(words, kind, card)}", style="quiet")
