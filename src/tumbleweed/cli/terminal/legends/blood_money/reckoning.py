"""How the points of deeds come about, for the final count."""

from __future__ import annotations

from typing import Any, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from tumbleweed.cli.terminal.ink import badge
from tumbleweed.cli.terminal.legends.blood_money.pieces import RUIN, blood_money, deeds_of
from tumbleweed.cli.terminal.legends.things import name
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.knowledge.view import BloodMoneyTable, DeedCard, View


def reckoning(seen: dict[str, Any], words: Words) -> list[RenderableType]:
    """A line for each owner of deeds: 2 + 2 + 1 + 4 = 9 LP."""
    view = cast("View", seen)
    blood = blood_money(view)
    owners = [player["seat"] for player in view["players"] if deeds_of(view, player["seat"])]
    if blood is None or not owners:
        return []
    grid = Table.grid(padding=(0, 1))
    for seat in owners:
        grid.add_row(badge(seat, words.names), _sum(deeds_of(view, seat), blood, words))
    return [Text(words.say("wl-deeds"), style="title"), grid]


def _sum(deeds: list[DeedCard], blood: BloodMoneyTable, words: Words) -> Text:
    text = Text()
    for at, deed in enumerate(deeds):
        text.append(" + " if at else "", style="quiet").append(str(deed["lp"]), style="bold")
        text.append(f" {name(words, 'deed', deed['deed'])}", style="quiet")
        text.append(f" {RUIN}" if deed["place"] in blood["ruins"] else "", style="fault")
    total = sum(deed["lp"] for deed in deeds)
    return text.append(" = ", style="quiet").append(words.say("wl-lp", lp=total), style="money")
