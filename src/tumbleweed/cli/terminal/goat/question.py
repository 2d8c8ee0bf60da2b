"""The question with its numbered options, and what each of them would do."""

from __future__ import annotations

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.goat.panels import effect, goods
from tumbleweed.cli.terminal.ink import Flow
from tumbleweed.cli.terminal.words import Words
from tumbleweed.core.decision import Decision
from tumbleweed.games.goat.view import GoatView, Player


def question(
    decision: Decision, view: GoatView, words: Words, draft: list[str], notes: bool, fold: bool
) -> RenderableType:
    """`draft`: the answers given so far that are not in effect yet; `fold`: notes may wrap."""
    lines: list[RenderableType] = []
    if draft:
        lines.append(Text(words.say("so-far", answers=" · ".join(draft)), style="quiet"))
    lines.append(Text(words.message(decision.prompt), style="title"))
    lines.append(_options(decision, view, words, notes, fold))
    return Group(*lines)


def _options(
    decision: Decision, view: GoatView, words: Words, notes: bool, fold: bool
) -> RenderableType:
    texts = [words.option(option) for option in decision.options]
    if not notes:
        return Flow([_numbered(number, text) for number, text in enumerate(texts, 1)], "    ")
    table = Table.grid(padding=(0, 2, 0, 0), expand=True)
    table.add_column(justify="right", style="number", width=2)
    table.add_column(style="bold", width=max(map(cell_len, texts)))
    table.add_column(style="quiet", ratio=1, no_wrap=not fold, overflow="ellipsis")
    for number, (option, text) in enumerate(zip(decision.options, texts, strict=True), 1):
        table.add_row(str(number), text, note(option.key, view, words))
    return table


def _numbered(number: int, text: str) -> Text:
    return Text().append(f"{number} ", style="number").append(text)


def note(key: str, view: GoatView, words: Words) -> str:
    """What the answer would do or cost, from what the reader can see."""
    verb, _, thing = key.partition(":")
    if verb in ("offer", "name"):
        return effect(words, thing)
    if verb == "accept":
        return words.tell("note-accept")
    if verb == "refuse":
        return _refused(view, words)
    if verb == "rob":
        place = next(each for each in view["locations"] if each["location"] == thing)
        return goods(words, place["token"], place["tokens"])
    if verb in ("to", "swindle", "give", "gamble"):
        return _other(verb, view["players"][int(thing)], words)
    return ""


def _refused(view: GoatView, words: Words) -> str:
    if view["last_active"] is not None:
        return words.tell("note-discard")
    assert view["offer"] is not None
    return words.tell("note-refuse", dealer=f"seat:{view['offer']['dealer']}")


def _other(verb: str, player: Player, words: Words) -> str:
    if verb == "to":
        return words.tell("note-hats", count=player["hats"])
    if verb == "swindle":
        return words.tell("note-coins", count=player["coins"])
    return words.tell("note-tokens", count=player["token_count"])
