"""What a file of results says of itself: enough to play the very same games again."""

from __future__ import annotations

from typing import Any

from tumbleweed.core.version import ENGINE
from tumbleweed.lab.series import Series

FORMAT = 1


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
        "content": series.ruleset(series.players[0]).content_hash,
    }
