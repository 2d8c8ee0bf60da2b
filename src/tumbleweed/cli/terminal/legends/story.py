"""Events as text: the telegraph, scenes as they happen, the final scoring."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Scene
from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.blood_money.moments import tale_scene
from tumbleweed.cli.terminal.legends.telling import lines, results, sentence, style_of, weight
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.events import Event
from tumbleweed.core.log import Line
from tumbleweed.core.log_grammar import MINOR
from tumbleweed.core.result import Result

QUICK: Final = ("started-at", "bandit-came", "got-item")  # no pause for them, as for minor ones
LAYING: Final = ("drew-fight-cards", "laid-card", "laid-fight-card")
FROM: Final = 120  # events that may affect the last lines of the telegraph
AGAIN: Final = 8  # lines before the curtain
MOST_COLUMNS: Final = 8  # sources of points, before the final count is turned round
SOURCES: Final = {
    "track": "wl-score-track",
    "upgrades": "wl-score-upgrades",
    "money": "wl-score-money",
    "wounds": "wl-score-wounds",
    "wanted": "wl-score-wanted",
    "marshal": "wl-score-marshal",
    "tokens": "wl-score-tokens",  # with goals
    "gambler": "wl-score-gambler",  # with Ante Up
    "relics": "wl-score-relics",  # with Blood Money
    "injuries": "wl-score-injuries",
    "deeds": "wl-score-deeds",
    "richest": "wl-score-richest",  # in a scenario
}


def telegraph(events: list[Event], words: Words) -> Table:
    return told(lines(events), words)


def latest(events: list[Event], count: int) -> list[Line]:
    """The last lines; how a fight came about is dropped once its cards are revealed."""
    kept: list[Event] = []
    for event in events[-FROM:]:
        if event.key == "revealed":
            kept = [each for each in kept if each.key not in LAYING]
        kept.append(event)
    return lines(kept)[-count:]


def recent(events: list[Event]) -> list[Event]:
    """The last turns, for the curtain."""
    return events[-AGAIN:]


def settled(events: list[Event]) -> list[Event]:
    """All but a ride that may continue."""
    last = len(events)
    while last and events[last - 1].key == "rode":
        last -= 1
    return events[:last]


def told(lines_: list[Line], words: Words) -> Table:
    """One line each: who, what, and the results."""
    table = Table.grid(padding=(0, 1), expand=True)
    table.add_column(width=2, no_wrap=True)
    table.add_column(ratio=1)
    for line in lines_:
        seat = line.seat
        mark = badge(seat, words.names) if seat is not None else Text("—", style="frame")
        table.add_row(mark, sentence(line, words))
    return table


def scenes(events: list[Event], words: Words, reader: int | None) -> list[Scene]:
    """What happened at one go. A new turn gets a rule of its own."""
    return [
        Scene(
            line.at,
            _scene(line, words),
            not _is_quick(line.event),
            line.event.key == "turn-began",
        )
        for line in lines(events)
    ]


def _is_quick(event: Event) -> bool:
    return event.key in QUICK or weight(event) == MINOR


def _scene(line: Line, words: Words) -> RenderableType:
    tale = tale_scene(line.event, words)
    if tale is not None:
        return Group(tale, results(line, words)) if line.results else tale
    if line.event.key != "turn-began":
        return told([line], words)
    assert line.seat is not None
    heading = Text().append_text(badge(line.seat, words.names)).append(" ")
    heading.append(words.event(line.event), style=style_of(line.event))
    return Group(Text(), Rule(heading, style="frame", align="left"))


# ---- the end ----


def ending(result: Result, words: Words) -> RenderableType:
    """The final scores by source, best first, and who won."""
    sources = [*result.breakdown[0]]  # in the order of the book
    many = len(sources) > MOST_COLUMNS
    table = (_by_source if many else _by_player)(result, sources, words)
    return Group(table, _winners(result, words))


def _by_player(result: Result, sources: list[str], words: Words) -> Table:
    """A row for each player."""
    table = Table(box=box.ROUNDED, border_style="frame", header_style="title")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True)
    for source in sources:
        table.add_column(words.say(SOURCES[source]), justify="right")
    table.add_column(words.say("wl-score-total"), justify="right", style="bold")
    for place, seats in enumerate(result.ranking, 1):
        for seat in seats:
            who = Text().append_text(badge(seat, words.names)).append(f" {words.names[seat]}")
            table.add_row(f"{place}.", who, *_amounts(result, seat, sources))
    return table


def _by_source(result: Result, sources: list[str], words: Words) -> Table:
    """A row for each source, where there are too many for columns."""
    table = Table(box=box.ROUNDED, border_style="frame", show_footer=True)
    table.add_column("", words.say("wl-score-total"), style="title", footer_style="bold")
    amounts = []
    for place, seats in enumerate(result.ranking, 1):
        for seat in seats:
            who = Text(f"{place}. ").append_text(badge(seat, words.names))
            *found, total = _amounts(result, seat, sources)
            table.add_column(who, total, justify="right", footer_style="bold")
            amounts.append(found)
    for source, row in zip(sources, zip(*amounts, strict=True), strict=True):
        table.add_row(words.say(SOURCES[source]), *row)
    return table


def _amounts(result: Result, seat: int, sources: list[str]) -> list[str]:
    """By source, and in total; the Man in Black has only his track (WL-MIB-39)."""
    if seat == len(result.scores):
        return [str(result.rival), *["–"] * (len(sources) - 1), str(result.rival)]
    amounts = [str(result.breakdown[seat][source]) for source in sources]
    return [*amounts, str(result.scores[seat])]


def _winners(result: Result, words: Words) -> Text:
    if result.rival is not None and not result.winners:
        return Text(words.say("wl-lost", total=result.rival), style="fault")
    names = [words.names[seat] for seat in result.winners]
    total = result.scores[result.winners[0]]
    key = "wl-winner" if len(names) == 1 else "wl-shared-win"
    text = Text(words.say(key, names=", ".join(names), total=total), style="title")
    if result.scores.count(total) > 1:
        text.append(f"\n{words.say('wl-tie-break')}", style="quiet")
    return text
