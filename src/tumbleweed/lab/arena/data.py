"""The standings as plain data, for a file."""

from __future__ import annotations

from typing import Any

from tumbleweed.lab.arena.standings import Standings
from tumbleweed.lab.notes import notes_of
from tumbleweed.lab.statistics import Measured


def as_data(standings: Standings) -> dict[str, Any]:
    """Everything the tables show and how to play the same games again."""
    return {
        "series": notes_of(standings.series),
        "games": standings.games,
        "deals": standings.deals,
        "seats": standings.seats,
        "bots": [_bot(standings, bot) for bot in standings.ranking],
        "by_seat": [
            {"seat": seat, **_measured(standings.seat_share(seat))}
            for seat in range(standings.seats)
        ],
        "controls": [
            {
                "bot": control.bot,
                "copy": control.copy,
                "difference": control.difference,
                "interval": list(control.interval),
                "even": control.even,
            }
            for control in standings.controls
        ],
    }


def _bot(standings: Standings, bot: str) -> dict[str, Any]:
    others = [other for other in standings.bots if other != bot]
    return {
        "bot": bot,
        "games": standings.games_of(bot),
        "wins": _measured(standings.share(bot)),
        "fair": standings.fair(bot),
        "rating": _measured(standings.rating(bot)),
        "score": standings.scores[bot].mean,
        "ahead": {other: standings.ahead(bot, other) for other in others},
    }


def _measured(measured: Measured) -> dict[str, Any]:
    return {"value": measured.value, "interval": list(measured.interval)}
