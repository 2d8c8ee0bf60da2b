"""Conditions of the current legendary story, and what meets them (BM-STORY-16 to -23)."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_queries import tale
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.match import matches
from tumbleweed.games.legends.vocabulary.condition import holds


def fitting(
    s: LegendsState, event: int, seat: int, amount: int, detail: int, detail_2: int
) -> list[int]:
    """The conditions that nobody has met and that this event meets: 0, 1, 2 on the card."""
    current = tale(s)
    if current == NONE or not s.compiled.blood.tale_events[current] >> event & 1:
        return []
    return [
        each
        for each in unmet(s)
        if _meets(s, condition_number(s, each), event, seat, amount, detail, detail_2)
    ]


def unmet(s: LegendsState) -> list[int]:
    """The conditions of the current story that nobody has met (BM-STORY-19, -24)."""
    current = tale(s)
    if current == NONE:
        return []
    discs = s.blood.discs
    return [i for i in range(s.compiled.blood.tale_conditions[current]) if discs[i] == NONE]


def condition_number(s: LegendsState, place: int) -> int:
    """Its number among those of all stories."""
    return s.compiled.blood.tale_condition[tale(s)] + place


def _meets(
    s: LegendsState,
    condition: int,
    event: int,
    seat: int,
    amount: int,
    detail: int,
    detail_2: int,
) -> bool:
    blood = s.compiled.blood
    if not blood.condition_events[condition] >> event & 1:
        return False
    when = blood.condition_when[condition]
    if when != NONE and not holds(s, when, seat, seat):
        return False
    first = blood.condition_trigger[condition]
    for trigger in range(first, first + blood.condition_triggers[condition]):
        if matches(s, trigger, event, seat, amount, detail, detail_2):
            return True
    return False


def offer_open(s: LegendsState, seat: int, place: int) -> bool:
    """The condition can be met by paying, and the seat is where its offer is made."""
    blood, condition = s.compiled.blood, condition_number(s, place)
    if blood.offer_cost[condition] == NONE:
        return False
    when = blood.offer_when[condition]
    return when == NONE or holds(s, when, seat, seat)
