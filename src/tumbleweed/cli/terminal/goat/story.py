"""Events as text: a line for each, the reveal, the final scoring."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Scene
from tumbleweed.cli.terminal.goat.facts import (
    content_of,
    is_answer,
    is_fleeting,
    seat_in,
    told_truth,
)
from tumbleweed.cli.terminal.goat.panels import character, ghost_card, money
from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event
from tumbleweed.core.result import Result
from tumbleweed.games.goat.model import TOKENS

OPENING: Final = ("round-began", "offered", "put-aside", "round-ended")  # each opens a scene


def stamp(event: Event, words: Words) -> Text:
    """TRUE or LIE, where a claim was verified."""
    if not is_answer(event):
        return Text()
    if told_truth(event):
        return Text(f"[{words.tell('stamp-true')}]", style="true")
    return Text(f"[{words.tell('stamp-lie')}]", style="lie")


def telegraph(events: list[Event], words: Words) -> Table:
    """One line per event: who, what, and the stamp."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(width=2, no_wrap=True)
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    for event in events:
        actor = event.args.get("seat")
        mark = badge(seat_in(event, "seat"), words.names) if actor else Text("—", style="frame")
        style = "title" if event.key == "round-began" else ""
        table.add_row(mark, Text(words.event(event), style=style), stamp(event, words))
    return table


def scenes(events: list[Event], words: Words, reader: int | None) -> list[Scene]:
    return [
        Scene(at, scene(event, words, reader), not is_fleeting(event), event.key in OPENING)
        for at, event in enumerate(events)
    ]


def scene(event: Event, words: Words, reader: int | None) -> RenderableType:
    """An event as it happens. A new phase gets a rule; the reader's own offers get a reveal."""
    if event.key in ("round-began", "put-aside"):
        return Group(Text(), Rule(Text(words.event(event), style="title"), style="frame"))
    if is_answer(event) and reader in (seat_in(event, "seat"), seat_in(event, "dealer")):
        return reveal(event, words)
    return telegraph([event], words)


def reveal(event: Event, words: Words) -> RenderableType:
    """The claim beside the truth."""
    claim, truth = (str(event.args[arg]).partition(":")[2] for arg in ("claim", "character"))
    cards = Table.grid(padding=(0, 2))
    shown = Panel(
        Align.center(Text(character(words, truth), style="title"), vertical="middle"),
        border_style="title",
        width=max(14, len(character(words, truth)) + 4),
        height=5,
    )
    cards.add_row(
        ghost_card(words, claim),
        shown,
        Align(_verdict(event, words, truth), vertical="middle", height=5),
    )
    return cards


def _verdict(event: Event, words: Words, truth: str) -> Text:
    text = Text().append_text(stamp(event, words)).append(f"\n{words.event(event)}")
    if truth == "goat" and event.key != "discarded":
        taker = "seat" if event.key == "accepted" else "dealer"
        text.append(f"\n{words.tell('goat-eats', seat=event.args[taker])}")
    return text


def ending(result: Result, words: Words) -> RenderableType:
    """The final scores by source, best first, and who won."""
    table = Table(box=box.ROUNDED, border_style="frame", header_style="title")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    sources = [name for name in result.breakdown[0] if any(s[name] for s in result.breakdown)]
    for source in sources:
        table.add_column(_source(source, words), justify="right")
    table.add_column(words.tell("score-total"), justify="right", style="bold")
    for place, seats in enumerate(result.ranking, 1):
        for seat in seats:
            amounts = [money(words, result.breakdown[seat][source]) for source in sources]
            who = Text().append_text(badge(seat, words.names)).append(f" {words.names[seat]}")
            table.add_row(f"{place}.", who, *amounts, money(words, result.scores[seat]))
    return Group(table, _winners(result, words))


def _source(source: str, words: Words) -> str:
    if source in TOKENS:
        return content_of(words).name("token", source, words.lang)
    return words.tell("score-coins")


def _winners(result: Result, words: Words) -> Text:
    seats = [f"seat:{seat}" for seat in result.winners]
    total = result.scores[result.winners[0]]
    if len(seats) > 1:
        text = Text(words.tell("shared-win", seats=seats, total=total), style="title")
    else:
        text = Text(words.tell("winner", seat=seats[0], total=total), style="title")
    if result.scores.count(total) > 1:
        text.append(f"\n{words.tell('tie-break')}", style="quiet")
    return text
