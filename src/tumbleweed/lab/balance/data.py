"""A balance as plain data: written to a file, and read from an earlier one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tumbleweed.core.errors import TumbleweedError
from tumbleweed.lab.balance.measure import Measured, SourceShare, Winners
from tumbleweed.lab.statistics import Share

NAME: Final = "balance.json"


class BadBalance(TumbleweedError, ValueError):
    """A file that holds no balance, or one of another game."""


def as_data(found: Measured, series: dict[str, Any]) -> dict[str, Any]:
    """With how to play the same games again."""
    return {
        "series": series,
        "games": found.games,
        "sources": [
            {"source": each.source, "points": each.points, "share": each.value,
             "interval": list(each.interval)}
            for each in found.sources
        ],
        "winners": [
            {"kind": each.kind, "name": each.name, "seats": each.share.games,
             "wins": each.share.wins, "fair": each.fair, "ours": each.ours}
            for each in found.winners
        ],
    }  # fmt: skip


def read_balance(folder: Path, game: str) -> Measured:
    path = folder / NAME
    try:
        data = json.loads(path.read_bytes())
        played = data["series"]["game"]
        found = Measured(
            data["games"],
            [_source(each) for each in data["sources"]],
            [_winners(each) for each in data["winners"]],
        )
    except OSError as fault:
        raise BadBalance(f"{path} cannot be read: {fault.strerror}") from None
    except (ValueError, KeyError, TypeError):
        raise BadBalance(f"{path} holds no balance") from None
    if played != game:
        raise BadBalance(f"{path} holds the balance of {played}, not of {game}")
    return found


def _source(data: dict[str, Any]) -> SourceShare:
    low, high = data["interval"]
    return SourceShare(data["source"], data["points"], data["share"], (low, high))


def _winners(data: dict[str, Any]) -> Winners:
    share = Share(data["wins"], data["seats"])
    return Winners(data["kind"], data["name"], share, data["fair"], data["ours"])
