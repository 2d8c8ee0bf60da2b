"""The row of a seat: its final state, points, deeds and style."""

from __future__ import annotations

from collections import Counter
from typing import Any, Protocol, cast

from tumbleweed.core.events import Event
from tumbleweed.games.legends.compiler.content import LegendsContent
from tumbleweed.games.legends.knowledge.view import BloodMoneyTable, Player, View
from tumbleweed.lab.legends import deeds, points
from tumbleweed.lab.legends.ante_up import names as ante_up
from tumbleweed.lab.legends.ante_up import tally
from tumbleweed.lab.legends.blood_money import names as blood_money
from tumbleweed.lab.legends.blood_money import tally as blood_tally
from tumbleweed.lab.legends.columns import ENDS, column, token_sources
from tumbleweed.lab.legends.deeds import Deeds, seat_number
from tumbleweed.lab.legends.points import Points
from tumbleweed.lab.legends.styles import style_of
from tumbleweed.lab.unrecorded import Sitting

HEARD = deeds.HEARD | points.HEARD
SEATLESS = (*tally.SEATLESS, *blood_tally.SEATLESS)
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
            row.update(gambler=view["up"]["gambler"][player["seat"]])
            _finish(row, sources, _modules(sitting))
        if "blood" in view:
            row.update(_property(view["blood"], player["seat"]))
            row.update(lp_start=_start_lp(sitting, player["character"] or ""))
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


def _start_lp(sitting: Sitting, character: str) -> int:
    content = sitting.game.ruleset.content
    assert isinstance(content, LegendsContent)
    return int(content.entry("character", character)["start"].get("lp", 0))


def _property(blood: BloodMoneyTable, seat: int) -> dict[str, int]:
    owners = [deed["owner"] for deed in blood["property"]["deeds"]]
    return {
        "story": blood["story"][seat],
        "titles": owners.count(seat),
        "relics": len(blood["property"]["relics"][seat]),
        "injury": int(blood["injuries"][seat] is not None),
    }


def _finish(row: Counter[str], sources: dict[str, int], modules: tuple[str, ...]) -> None:
    """The tokens of goals are those left when all others have been told by their source."""
    row.update(end_gambler=sources["gambler"])
    if blood_money.MODULE in modules:
        row.update({column("end", name): sources.get(name, 0) for name in blood_money.SCORED})
    row["end_tokens"] -= sum(row[column("end", f"tokens-{of}")] for of in token_sources(modules))


def tell(sitting: Sitting, rows: list[Counter[str]]) -> None:
    """Feed the events of a game to the counters: a row for each seat, and for the Man in Black."""
    content = sitting.game.ruleset.content
    assert isinstance(content, LegendsContent)
    listeners: list[Listener] = [Points(rows), Deeds(rows, content)]
    heard = HEARD
    if ante_up.MODULE in content.modules:
        listeners.append(tally.AnteUpTally(rows, content))
        heard |= tally.HEARD
    if blood_money.MODULE in content.modules:
        listeners.append(blood_tally.BloodMoneyTally(rows))
        heard |= blood_tally.HEARD
    for event in sitting.events(heard):
        seat = FIRST_ROW if event.key in SEATLESS else event.args["seat"]
        if seat is not None:
            for listener in listeners:
                listener.hear(event, seat_number(seat))


def _modules(sitting: Sitting) -> tuple[str, ...]:
    content = sitting.game.ruleset.content
    assert isinstance(content, LegendsContent)
    return content.modules


def _breakdown(sitting: Sitting) -> list[dict[str, int]]:
    result = sitting.game.result
    assert result is not None
    return result.breakdown
