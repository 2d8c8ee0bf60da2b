"""Positions of Blood Money for the tests of the terminal."""

from __future__ import annotations

import re
from typing import Any

from rich.console import Console, RenderableType

import tumbleweed as tw
from support.legends.playing import choose
from support.legends.tables import table
from tumbleweed.cli.terminal.ink import THEME
from tumbleweed.games.legends.compiler.content import legends_content

MODULES = ["ante-up", "blood-money"]
CONTENT = legends_content().with_modules(("ante-up", "blood-money"))
BANK, STREET = "darkrock-bank", "darkrock-1"
PAYROLL = "the-missing-payroll-a"  # a story with map tokens
SALOONS = ("deed-darkrock-saloon", "deed-red-falls-saloon")


def bloody(*seats: dict[str, Any], players: int = 3, **facts: Any) -> tw.Game:
    """Seat 0's turn unless told: base poker deck, the house lays for NPCs, no story."""
    options = {"house_chooses": True, "poker_faces": [], **facts.pop("options", {})}
    facts = {"stories": {}, "modules": MODULES, **facts}
    return table(*seats, players=players, options=options, **facts)


def crowded(**mine: Any) -> tw.Game:
    """Something of every kind: Ada is at the Bank with an injury, a deed and a Legendary item."""
    own = {
        "space": BANK,
        "hand": "9♣",
        "money": 90,
        "wounds": 3,
        "injury": "cracked-ribs",
        "relics": ["portrait"],
        "story": 3,
        **mine,
    }
    other = {"space": "red-falls-cabaret", "wounds": 1, "map_tokens": ["o"]}
    return bloody(
        own,
        other,
        {"space": "sunny-hills-mine"},
        tale=PAYROLL,
        tale_discs=[1, None, None],
        map_tokens={"sunny-hills-mine": "x", "cliff-junction-mine": "danger-x"},
        told=["bad-paper-b"],
        ruins=["cabaret", "red-falls-saloon"],
        deeds=dict.fromkeys(SALOONS, 1) | {"deed-bank": 0, "deed-doctor": 1},
        deeds_used=["deed-doctor"],
        trader="trader-sunny-hills",
        trader_discard=["trader-darkrock"],
        relic_shop=["spurs", "canteen", "cattle-brand"],
        stands={"trader": ["rifle"]},
    )


def printed(part: RenderableType) -> str:
    console = Console(width=118, height=40, theme=THEME)
    with console.capture() as captured:
        console.print(part)
    return captured.get()


def flat(text: str) -> str:
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", text).split())


def ended(following: str) -> tw.Game:
    """Ada has met all conditions and ends her turn."""
    game = bloody({"space": BANK}, tale=PAYROLL, tale_discs=[0, 0, 0], tales=[following])
    return choose(game, "end")
