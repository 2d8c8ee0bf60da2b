"""The view of Blood Money."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.ruins import ruins
from tumbleweed.games.legends.knowledge.blood_money.property import property_view
from tumbleweed.games.legends.knowledge.blood_money.tales import map_tokens, tale_view
from tumbleweed.games.legends.knowledge.view import BloodMoneyTable, OpenTable
from tumbleweed.games.legends.state.legends_state import LegendsState


def add_blood_money(found: OpenTable, s: LegendsState, seat: int | None) -> None:
    """What the view of that seat has besides, with the module."""
    if s.compiled.blood_money:
        found["blood"] = blood_money_view(s, seat)


def blood_money_view(s: LegendsState, seat: int | None) -> BloodMoneyTable:
    """The part `blood` of the view of that seat."""
    mode = s.compiled.blood.mode
    return {
        # legendary stories
        "story": s.blood.story[:],
        "tale": tale_view(s),
        "tales_left": max(0, len(s.blood.tales) - 1),
        "told": [s.compiled.blood.outcomes[card] for card in s.blood.told],
        "map_tokens": map_tokens(s),
        "offered": bool(s.blood.offered),
        # injuries, the risk die, ruins
        "injuries": injuries_view(s),
        "injury_deck": len(s.blood.injury_deck),
        "risked": bool(s.blood.risked),
        "ruins": [s.compiled.blood.deed_places[place] for place in ruins(s)],
        # deeds, the Trader, scenarios
        "property": property_view(s, seat),
        "mode": s.compiled.blood.modes[mode] if mode != NONE else None,
    }


def injuries_view(s: LegendsState) -> list[str | None]:
    """Per seat; an injury lies open (BM-INJURY-03)."""
    names = s.compiled.blood.injuries
    return [None if card == NONE else names[card] for card in s.blood.injury]
