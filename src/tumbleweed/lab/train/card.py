"""A run's card: its settings, its curve and what its net does against other bots, beside it."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, Final

from tumbleweed.lab.arena import arena
from tumbleweed.lab.train.folder import Folder
from tumbleweed.lab.train.mixes import mixes_of
from tumbleweed.lab.train.settings import Settings

CARD: Final = "card.json"
OTHERS: Final = ("thrifty", "random")


def write_card(folder: Folder, settings: Settings, games: int, jobs: int) -> None:
    """With an arena of so many games for each table and opponent."""
    card = {
        "settings": asdict(settings),
        "bytes": folder.weights.stat().st_size,
        "arena": _arena(folder, settings, games, jobs) if games else [],
        "curve": folder.curve(),
    }
    text = json.dumps(card, indent=1) + "\n"
    (folder.path / CARD).write_text(text, encoding="utf-8")


def _arena(folder: Folder, settings: Settings, games: int, jobs: int) -> list[dict[str, Any]]:
    """One net against a table of each other bot, at every table of the run."""
    found = []
    known = mixes_of(settings.game)
    for name in settings.mixes:
        mix = known[name]
        rules: dict[str, Any] = {
            "edition": mix.edition,
            "variants": mix.variants,
            "options": mix.options,
        }
        for players in mix.players:
            for other in OTHERS:
                bots = (str(folder.weights), *[other] * (players - 1))
                standings = arena(settings.game, bots, games, settings.seed, jobs, **rules)
                share = standings.share(bots[0])
                low, high = share.interval
                found.append(
                    {
                        "mix": name, "players": players, "against": other, "games": standings.games,
                        "share": share.value, "low": low, "high": high,
                        "times_fair": share.value / standings.fair(bots[0]),
                    }
                )  # fmt: skip
    return found
