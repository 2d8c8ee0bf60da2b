"""The metadata of a result file: enough to play exactly the same games again."""

from __future__ import annotations

import json
from typing import Any

from tumbleweed.core.version import ENGINE
from tumbleweed.lab.series import Series

FORMAT = 1
NAMES = (
    "format", "game", "games", "players", "bots", "seed", "paired", "edition", "variants",
    "options", "engine", "content",
)  # fmt: skip


def notes_of(series: Series) -> dict[str, Any]:
    setup = series.setup(series.players[0])
    return {
        "format": FORMAT,
        "game": series.game,
        "games": series.games,
        "players": list(series.players),
        "bots": list(series.bots),
        "seed": series.seed,
        "paired": series.paired,
        "edition": setup.edition,
        "variants": list(setup.variants),
        "options": dict(setup.options),
        "engine": ENGINE,
        "content": series.ruleset(series.players[0]).content.hash,
        "pack": setup.pack,
    }


def read_notes(text: str | bytes) -> dict[str, Any]:
    """ValueError if they were not written by `notes_of`."""
    notes = json.loads(text)
    if not isinstance(notes, dict) or notes.get("format") != FORMAT:
        raise ValueError("its notes are of another make")
    lack = [name for name in NAMES if name not in notes]
    if lack:
        raise ValueError(f"its notes lack {', '.join(lack)}")
    return notes
