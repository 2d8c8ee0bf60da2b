"""The row of a seat: its final state, points, deeds and style."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol, cast

from tumbleweed.core.events import Event
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.knowledge.view import Player, View
from tumbleweed.lab.legends import deeds, points
from tumbleweed.lab.legends.ante_up import names as ante_up
from tumbleweed.lab.legends.ante_up import tally
from tumbleweed.lab.legends.columns import ENDS, column
from tumbleweed.lab.legends.deeds import Deeds, seat_number
from tumbleweed.lab.legends.points import Points
from tumbleweed.lab.legends.styles import style_of
from tumbleweed.lab.unrecorded import Sitting

HEARD = deeds.HEARD | points.HEARD
HEARD_WITH_ANTE_UP = HEARD | tally.HEARD


FIRST_ROW = "seat:0"


class Listener(Protocol):
    def hear(self, event: Event, seat: int) -> None: ...


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
        if "up" in view:
            _finish(row, sources, view["up"]["gambler"][player["seat"]])
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


def _finish(row: Counter[str], sources: dict[str, int], gambler: int) -> None:
    """The tokens of goals are those left when all others have been told by their source."""
    row.update(gambler=gambler, end_gambler=sources["gambler"])
    row["end_tokens"] -= sum(row[column("end", f"tokens-{of}")] for of in ante_up.TOKENS_OF)


def tell(sitting: Sitting, rows: list[Counter[str]]) -> None:
    """Feed the events of a game to the counters: a row for each seat, and for the Man in Black."""
    content = sitting.game.ruleset.content
    assert isinstance(content, LegendsContent)
    listeners: list[Listener] = [Points(rows), Deeds(rows, content)]
    if ante_up.MODULE in content.modules:
        listeners.append(tally.AnteUpTally(rows, content))
    for event in sitting.events(HEARD_WITH_ANTE_UP if len(listeners) > 2 else HEARD):
        seat = FIRST_ROW if event.key in tally.SEATLESS else event.args["seat"]
        if seat is not None:
            for listener in listeners:
                listener.hear(event, seat_number(seat))


def _breakdown(sitting: Sitting) -> list[dict[str, int]]:
    result = sitting.game.result
    assert result is not None
    return result.breakdown
