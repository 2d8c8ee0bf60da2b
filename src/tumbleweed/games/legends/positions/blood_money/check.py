"""Whether the part of the state that Blood Money adds is consistent."""

from __future__ import annotations

from tumbleweed.games.legends.positions.blood_money.harm import harm_faults
from tumbleweed.games.legends.positions.blood_money.property import property_faults
from tumbleweed.games.legends.positions.blood_money.tales import tale_faults
from tumbleweed.games.legends.state.legends_state import LegendsState


def blood_money_faults(s: LegendsState) -> list[str]:
    if not s.compiled.blood_money:
        return []
    return [
        # legendary stories
        *tale_faults(s),
        # injuries, the risk die, ruins
        *harm_faults(s),
        # deeds, the Trader
        *property_faults(s),
    ]
