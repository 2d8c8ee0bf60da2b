"""The row of a seat: its final state, points, deeds and style."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.knowledge.view import Player, View
from tumbleweed.lab.legends import deeds, points
from tumbleweed.lab.legends.columns import ENDS, column
from tumbleweed.lab.legends.deeds import Deeds, seat_number
from tumbleweed.lab.legends.points import Points
from tumbleweed.lab.legends.styles import style_of
from tumbleweed.lab.unrecorded import Sitting

HEARD = deeds.HEARD | points.HEARD


def legends_facts(sitting: Sitting) -> list[dict[str, Any]]:
    view = cast("View", sitting.game.view())
    players, man_in_black = view["players"], view["black"]
    rows: list[Counter[str]] = [Counter() for _ in players]
    tell(sitting, rows if man_in_black is None else [*rows, Counter()])
    for player, row, sources in zip(players, rows, _breakdown(sitting), strict=True):
        row.update(_standing(player))
        row.update(rounds=view["round"], items=len(player["items"]))
        row.update(man_in_black=0 if man_in_black is None else man_in_black["lp"])
        row.update({column("end", name): sources.get(name, 0) for name in ENDS})
    return [
        {**row, "character": player["character"], "style": style_of(row)}
        for player, row in zip(players, rows, strict=True)
    ]


def _standing(player: Player) -> dict[str, int]:
    return {
        "lp": player["lp"],
        "marshal": player["marshal"],
        "wanted": player["wanted"],
        "money": player["money"],
        "nuggets": player["nuggets"],
        "wounds": player["wounds"],
    }


def tell(sitting: Sitting, rows: list[Counter[str]]) -> None:
    """Feed the events of a game to the counters: a row for each seat, and for the Man in Black."""
    content = sitting.game.ruleset.content
    assert isinstance(content, LegendsContent)
    listeners = (Points(rows), Deeds(rows, content))
    for event in sitting.events(HEARD):
        if event.args["seat"] is not None:
            seat = seat_number(event.args["seat"])
            for listener in listeners:
                listener.hear(event, seat)


def _breakdown(sitting: Sitting) -> list[dict[str, int]]:
    result = sitting.game.result
    assert result is not None
    return result.breakdown
