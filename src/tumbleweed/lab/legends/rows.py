"""The row of a seat: how it stands at the end, its points, its deeds, its style."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tumbleweed.core.events import Event
from tumbleweed.lab.legends import deeds, points
from tumbleweed.lab.legends.columns import ENDS, column
from tumbleweed.lab.legends.deeds import Deeds, seat_number
from tumbleweed.lab.legends.points import Points
from tumbleweed.lab.legends.styles import style_of
from tumbleweed.lab.sitting import Sitting

HEARD = deeds.HEARD | points.HEARD
STANDING = ("lp", "marshal", "wanted", "money", "nuggets", "wounds")


def legends_facts(sitting: Sitting) -> list[dict[str, Any]]:
    view = sitting.game.view()
    rows: list[Counter[str]] = [Counter() for _ in view["players"]]
    tell(sitting, rows)
    for player, row, sources in zip(view["players"], rows, _breakdown(sitting), strict=True):
        row.update({name: player[name] for name in STANDING})
        row.update(rounds=view["round"], items=len(player["items"]))
        row.update({column("end", name): sources.get(name, 0) for name in ENDS})
    return [
        {**row, "character": player["character"], "style": style_of(row)}
        for player, row in zip(view["players"], rows, strict=True)
    ]


def tell(sitting: Sitting, rows: list[Counter[str]]) -> None:
    """The game once more, to those who count. Who has no seat has no row."""
    listeners = (Points(rows), Deeds(rows))
    for event in sitting.events(HEARD):
        seat = _whose(event)
        if 0 <= seat < len(rows):
            for listener in listeners:
                listener.hear(event, seat)


def _whose(event: Event) -> int:
    ref = event.args["seat"]
    return -1 if ref is None else seat_number(ref)


def _breakdown(sitting: Sitting) -> list[dict[str, int]]:
    result = sitting.game.result
    assert result is not None
    return result.breakdown
