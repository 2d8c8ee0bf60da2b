"""Everything with text on it, in full: the reader's hand, and what each player owns."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.game_screen import Look
from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.blood_money.mat import blood_mat
from tumbleweed.cli.terminal.legends.goals import mat_of_goals
from tumbleweed.cli.terminal.legends.panels import who
from tumbleweed.cli.terminal.legends.sections import pairs
from tumbleweed.cli.terminal.legends.things import (
    card_text,
    face,
    item_name,
    item_text,
    man_in_black_of,
    name,
    rank,
    reader,
    text_of,
)
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import Player, View


def mats(look: Look) -> RenderableType:
    view, words = cast("View", look.seat.view), look.words
    parts: list[RenderableType] = [_hand(view, words)]
    for player in view["players"]:
        heading = Rule(who(view, player, words), style="frame", align="left")
        parts += [heading, _mat(view, player, words)]
    if view["black"] is not None:
        parts += [
            Rule(man_in_black_title(view, words), style="frame", align="left"),
            _man_in_black(view, words),
        ]
    title = Text(words.say("wl-cards"), style="title")
    return Panel(Group(*parts), title=title, title_align="left", border_style="frame")


def _hand(view: View, words: Words) -> Table:
    grid = pairs()
    for card in reader(view)["hand"] or ():
        label = Text().append_text(rank(words, card)).append(f" {face(words, card)}", style="bold")
        grid.add_row(label, card_text(words, card))
    return grid


def _mat(view: View, player: Player, words: Words) -> Table:
    """The character's ability, active from 5 LP on, the items, what else lies there, goals."""
    grid = pairs()
    character = player["character"]
    if character is not None:
        ability = text_of(words, "character", character)
        text = Text("" if player["legend"] else f"{words.say('wl-from-5')} ", style="quiet")
        label = Text(name(words, "character", character), style="bold")
        grid.add_row(label, Text().append_text(text).append(ability))
    for item in player["items"]:
        text = Text(item_text(words, item["item"], item["upgraded"]))
        text.stylize("" if item["active"] else "quiet")
        grid.add_row(Text(item_name(words, item)), text)
    for row in blood_mat(view, player["seat"], words) + mat_of_goals(player, words):
        grid.add_row(*row)
    return grid


def man_in_black_title(view: View, words: Words) -> Text:
    """The Man in Black, and his difficulty."""
    man_in_black = man_in_black_of(view)
    text = Text().append_text(badge(man_in_black["seat"], words.names))
    text.append(f" {words.names[man_in_black['seat']]}", style="bold")
    return text.append(f" {name(words, 'difficulty', man_in_black['difficulty'])}", style="quiet")


def _man_in_black(view: View, words: Words) -> Table:
    """The cards he has played; the others are still to come."""
    grid = pairs()
    for card in man_in_black_of(view)["discard"]:
        text = text_of(words, "black-card", card)
        grid.add_row(Text(name(words, "black-card", card), style="bold"), text)
    left = words.say("wl-black-cards", count=man_in_black_of(view)["deck_count"])
    grid.add_row(Text(left, style="quiet"), "")
    return grid
