"""Whether an event is the one that a compiled trigger waits for."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.model import FOE_OF, IN_ACTION, SUMMED, SUMS, TYPE, LegendsState
from tumbleweed.games.legends.readings import defends, others_at

# Per event: its place among the sums of an action and of a turn.
SUM_OF: Final = [NONE] * len(ops.TRIGGERS)
SUM_OF[ops.ON_GAIN_LP] = 0
SUM_OF[ops.ON_SPEND_MONEY] = 1
SUM_OF[ops.ON_GAIN_NUGGETS] = 2
SUM_OF[ops.ON_TRAVEL] = 3


def meets(
    s: LegendsState, trigger: int, event: int, seat: int, amount: int, detail: int, detail_2: int
) -> bool:
    """Whether an event of that seat is the one the trigger waits for."""
    row, at = s.box.triggers, trigger * ops.TRIGGER
    if row[at + ops.T_EVENT] != event:
        return False
    if row[at + ops.T_OWN_TURN] and seat != s.active:
        return False
    place = row[at + ops.T_PLACE]
    if place != NONE and not s.box.board.at(s.space[seat], place):
        return False
    return (
        _enough(s, row[at + ops.T_AT_LEAST], row[at + ops.T_SCOPE], event, seat, amount)
        and _right_fight(s, at, seat)
        and _right_detail(s, at, event, seat, detail, detail_2)
    )


def _enough(s: LegendsState, at_least: int, scope: int, event: int, seat: int, amount: int) -> bool:
    if scope == ops.ONCE:
        return amount >= at_least
    if seat != s.active or (scope == ops.ACTION and not s.turn[IN_ACTION]):
        return False
    at = SUMS + SUM_OF[event] + (SUMMED if scope == ops.TURN else 0)
    return s.turn[at] >= at_least


def _right_fight(s: LegendsState, at: int, seat: int) -> bool:
    row = s.box.triggers
    against, types, role = row[at + ops.T_AGAINST], row[at + ops.T_TYPES], row[at + ops.T_ROLE]
    if not against and not types and role == NONE:
        return True
    kind = s.fight[TYPE]
    if kind == NONE or (against and not against >> FOE_OF[kind] & 1):
        return False
    if types and not types >> kind & 1:
        return False
    return role == NONE or role_of(s, seat) == role


def role_of(s: LegendsState, seat: int) -> int:
    return ops.DEFENDER if defends(s, seat) else ops.ATTACKER


def _right_detail(
    s: LegendsState, at: int, event: int, seat: int, detail: int, detail_2: int
) -> bool:
    row = s.box.triggers
    wanted, wanted_2 = row[at + ops.T_DETAIL], row[at + ops.T_DETAIL_2]
    if wanted != NONE:
        if event in (ops.ON_END_MOVE, ops.ON_EXTEND_MOVE):
            return company(s, seat, wanted)
        if event == ops.ON_WIN_FIGHT:  # the rank of the own card
            return NONE < detail <= wanted
        if wanted != detail:
            return False
    if wanted_2 == NONE:
        return True
    if event in (ops.ON_WIN_POKER, ops.ON_LOSE_POKER):
        return detail_2 >= wanted_2
    return detail_2 == wanted_2


def company(s: LegendsState, seat: int, kind: int) -> bool:
    """Somebody of that kind is in the same space."""
    if kind == 3:
        return s.sheriff == s.space[seat]
    for other in others_at(s, seat):
        if kind == 0 or (kind == 1 and s.wanted[other]) or (kind == 2 and s.marshal[other]):
            return True
    return False
