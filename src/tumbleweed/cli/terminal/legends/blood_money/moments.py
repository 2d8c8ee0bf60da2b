"""Legendary stories as they begin and end, and the outcome while it is being carried out."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from tumbleweed.cli.terminal.legends.blood_money.tale import OFFER, STANDING, standing, tale_of
from tumbleweed.cli.terminal.legends.things import content_of, name, text_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event
from tumbleweed.games.legends.knowledge.view import View

BEGINS, ENDS = "tale-revealed", "tale-resolved"


def tale_moment(view: View, words: Words) -> list[RenderableType]:
    """The outcome, while questions are asked about it."""
    tale = tale_of(view)
    if tale is None or tale["outcome"] is None:
        return []
    title = words.say("wl-outcome-now", name=name(words, "outcome", tale["outcome"]))
    text = text_of(words, "outcome", tale["outcome"])
    return [Text(title, style="bold").append(f" {text}", style="quiet")]


def tale_scene(event: Event, words: Words) -> RenderableType | None:
    """A page to read; None for other events."""
    if event.key == BEGINS:
        return _beginning(_thing(event, "tale"), words)
    if event.key == ENDS:
        return _end(_thing(event, "tale"), _thing(event, "outcome"), words)
    return None


def _thing(event: Event, key: str) -> str:
    return str(event.args[key]).partition(":")[2]


def _beginning(tale: str, words: Words) -> RenderableType:
    """How it begins, what it changes, and what its readers can do about it."""
    title = words.say("wl-tale-begins", name=name(words, "tale", tale))
    parts = [_prose("tale", "opening", tale, words)]
    parts += [Text(f"{STANDING} {text}") for text in standing(words, tale)]
    for condition in content_of(words).entry("tale", tale)["condition"]:
        sign = OFFER if "offer" in condition else "◎"
        parts.append(Text(f"{sign} {text_of(words, 'condition', condition['id'])}"))
    return _page(title, parts)


def _end(tale: str, outcome: str, words: Words) -> RenderableType:
    """How it ended, and what that brings to whom."""
    told = {"tale": name(words, "tale", tale), "outcome": name(words, "outcome", outcome)}
    parts = [
        _prose("outcome", "narrative", outcome, words),
        Text(text_of(words, "outcome", outcome), style="bold"),
    ]
    return _page(words.say("wl-tale-ends", **told), parts)


def _prose(kind: str, key: str, thing: str, words: Words) -> Text:
    return Text(content_of(words).said(kind, key, thing, words.lang), style="italic")


def _page(title: str, parts: list[Text]) -> RenderableType:
    heading = Text(f" {title} ", style="title")
    panel = Panel(Group(*parts), title=heading, border_style="title", padding=(0, 2))
    return Padding(panel, (1, 0, 0, 0))
