"""The current legendary story: its conditions with the discs on them, and what it changes."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.blood_money.pieces import FACE_DOWN, blood_money
from tumbleweed.cli.terminal.legends.things import content_of, name, text_of
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import Tale, TaleCondition, View

FREE: Final = "__"  # a condition without a disc
OFFER: Final = "$"  # a condition that can be met by paying
STANDING: Final = "»"  # what is in force as long as the story is current


def tale_of(view: View) -> Tale | None:
    blood = blood_money(view)
    return blood["tale"] if blood is not None else None


def heading(view: View, words: Words) -> str:
    """The name of the story, or that there is none."""
    tale = tale_of(view)
    return words.say("wl-no-tale") if tale is None else name(words, "tale", tale["tale"])


# ---- texts ----


def said(words: Words, entry: dict[str, Any], key: str) -> str:
    """In the reader's language."""
    return str(entry[key if words.lang == "en" else f"{key}_{words.lang}"])


def standing(words: Words, tale: str) -> list[str]:
    """What was laid out with the story, its ongoing effect, what its map tokens are."""
    entry = content_of(words).entry("tale", tale)
    found = [said(words, entry, "rules")] if "rules" in entry else []
    parts = [entry[key] for key in ("ongoing", "map_tokens") if key in entry]
    return found + [said(words, part, "text") for part in parts]


def in_force(words: Words, tale: str) -> list[str]:
    """The effect on everybody, and what the map tokens are."""
    entry = content_of(words).entry("tale", tale)
    return [said(words, entry[key], "text") for key in ("ongoing", "map_tokens") if key in entry]


# ---- panels ----


def beside(view: View, words: Words) -> RenderableType:
    """A line for each condition, then what is in force."""
    tale = tale_of(view)
    if tale is None:
        return Text("–", style="quiet")
    grid = _grid()
    for condition in tale["conditions"]:
        grid.add_row(disc(condition, words), told(condition, words))
    for text in in_force(words, tale["tale"]):
        grid.add_row(Text(STANDING, style="title"), Text(text, style="quiet"))
    return grid


def below(view: View, words: Words) -> RenderableType:
    """Side by side, across the whole screen."""
    tale = tale_of(view)
    title = Text(f"{heading(view, words)} ", style="title")
    if tale is None:
        return title
    table = Table.grid(padding=(0, 1), expand=True)
    cells: list[Text] = []
    for condition in tale["conditions"]:
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        cells += [disc(condition, words), told(condition, words)]
    table.add_row(*cells)
    for text in in_force(words, tale["tale"]):
        title.append(f" {STANDING} {text}", style="quiet")
    return Group(title, table)


def in_brief(view: View, words: Words) -> RenderableType:
    """A line for each condition, however long it is."""
    tale = tale_of(view)
    title = Text(heading(view, words), style="title", no_wrap=True, overflow="ellipsis")
    if tale is None:
        return title
    for text in in_force(words, tale["tale"]):
        title.append(f" {STANDING} {text}", style="quiet")
    grid = _grid(wrapped=False)
    for condition in tale["conditions"]:
        grid.add_row(disc(condition, words), told(condition, words))
    return Group(title, grid)


def in_a_line(view: View, words: Words) -> Text:
    """The story by name, and who has discs on it."""
    text, tale = Text(heading(view, words), style="title"), tale_of(view)
    for condition in tale["conditions"] if tale is not None else ():
        text.append(" ").append_text(disc(condition, words))
    return text


def _grid(wrapped: bool = True) -> Table:
    grid = Table.grid(padding=(0, 1), expand=True)
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1, no_wrap=not wrapped, overflow="fold" if wrapped else "ellipsis")
    return grid


def disc(condition: TaleCondition, words: Words) -> Text:
    """Whose it is, or that it is free."""
    seat = condition["disc"]
    return Text(FREE, style="quiet") if seat is None else badge(seat, words.names)


def told(condition: TaleCondition, words: Words) -> Text:
    """What meets it and what that pays; a sign where it can be bought."""
    met = condition["disc"] is not None
    text = Text(f"{OFFER} " if condition["offer"] else "", style="quiet" if met else "money")
    told = text_of(words, "condition", condition["condition"])
    return text.append(told, style="quiet" if met else "default")


def map_tokens(view: View, words: Words) -> list[tuple[Text, str]]:
    """Where they lie face down, and which ones have been turned by whom."""
    blood = blood_money(view)
    if blood is None:
        return []
    tokens = blood["map_tokens"]
    lie = [name(words, "space", space) for space in tokens["spaces"]]
    rows = [(Text(FACE_DOWN, style="title"), ", ".join(lie))] if lie else []
    for seat, turned in enumerate(tokens["turned"]):
        if turned:
            names = [words.tell(f"map-token-{token}") for token in turned]
            rows.append((badge(seat, words.names), ", ".join(names)))
    return rows
