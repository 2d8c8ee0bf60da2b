"""Which deeds have an action that can be used now."""

from __future__ import annotations

from tumbleweed.games.legends.effects.possible import useful
from tumbleweed.games.legends.state.blood_money_queries import ruined
from tumbleweed.games.legends.state.legends_state import LegendsState


def usable_deeds(s: LegendsState, seat: int) -> list[int]:
    """BM-CLAIM-06, -09, -10."""
    found: list[int] = []
    for deed, owner in enumerate(s.blood.deed_of):
        if owner == seat and action_up(s, deed) and deed_useful(s, seat, deed):
            found.append(deed)
    return found


def action_up(s: LegendsState, deed: int) -> bool:
    return not s.blood.deeds_used >> deed & 1 and not ruined(s, deed)


def deed_useful(s: LegendsState, seat: int, deed: int) -> bool:
    """At least a part of its text can have an effect (WL-CARD-07)."""
    blood = s.compiled.blood
    return useful(s, blood.deed_action[deed], blood.deed_action_end[deed], seat)
