"""Positions of Ante Up for the tests of the terminal, and their screens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tumbleweed as tw
from cli.legends_tables import NAMES, save, screens
from cli.tables import play
from support.legends.land import joined
from tumbleweed.cli.terminal.words import Words
from tumbleweed.games.legends.compiler.content import legends_content

MODULES = ("ante-up",)
CONTENT = legends_content().with_modules(MODULES)
CAMP, OFFICE = "frontier-outlaw-camp", "buzzard-gulch-marshals-office"
NORTHWEST, EAST = "frontier-space-6-northwest", "frontier-space-8-east"


def crowded(**mine: Any) -> tw.Game:
    """Pieces of every kind on both boards; seat 0 is at the Outlaw Camp."""
    own = {
        "space": CAMP,
        "hand": "9♣",
        "gambler": 3,
        "longhorns": ["longhorn-2", "longhorn-3"],
        **mine,
    }
    return joined(
        own,
        {"space": OFFICE, "gambler": 5},
        {"space": "darkrock-bank"},
        train="buzzard-gulch-station",
        frontier={NORTHWEST: "old-campfire", EAST: "hidden-valley"},
        tokens={
            "frontier-plain-8": ["outlaw-1"],
            "sunny-hills-mine": ["claim-jumper-1"],
            "frontier-plain-1": ["longhorn-1"],
            "buzzard-gulch-saloon": ["high-roller-1"],
        },
        dust=["frontier-plain-2"],
        stands={"trading-post": ["rifle"]},
        markers=["lp-10", "marshal", "gambler"],
    )


def words_of(game: tw.Game, lang: str = "en") -> Words:
    return Words(game.ruleset.wording, lang, NAMES)


def shown(path: Path, game: tw.Game, *typed: str, lang: str = "en", humans: int = 1) -> str:
    """What the terminal prints for it, until the player leaves."""
    saved = save(path / "table.json", game, humans=humans, lang=lang)
    return play("--load", saved, "--lang", lang, typed="\n".join([*typed, "q", "n"])).output


def screen(path: Path, game: tw.Game, *typed: str, lang: str = "en") -> str:
    """The last whole screen."""
    return "\n".join(screens(shown(path, game, *typed, lang=lang))[-1])
