"""The conditions of the vocabulary, tested on a player."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.model import (
    FOE_OF,
    HERO,
    HERO_SIDE,
    RIVAL,
    RIVAL_SIDE,
    TYPE,
    WINNER,
    LegendsState,
)
from tumbleweed.games.legends.readings import defends, sheriff_active


def holds(s: LegendsState, at: int, seat: int, me: int) -> bool:
    """The condition at that address, for `seat`; `me` owns the card it stands on."""
    tests = s.box.tests
    op = tests[at]
    if ops.HAS_MONEY <= op <= ops.HAS_LP:
        return tests[at + 2] <= _counted(s, op, seat) <= tests[at + 3]
    if op >= ops.NOT:
        return _combined(s, at, seat, me)
    if op == ops.IS_MARSHAL:
        return s.marshal[seat] >= tests[at + 2]
    if op == ops.IS_WANTED:
        return s.wanted[seat] >= tests[at + 2]
    if op == ops.IS_NEUTRAL:
        return not s.marshal[seat] and not s.wanted[seat]
    if op == ops.IS_MOST_WANTED:
        return s.wanted[seat] > 0 and s.wanted[seat] == max(s.wanted)
    if op == ops.FEWEST_LP:
        return s.lp[seat] == min(s.lp)
    if op == ops.WANTED_EXISTS:
        return sheriff_active(s)
    if op == ops.HAS_CATTLE:
        return s.cattle[seat] != NONE
    if op == ops.HAS_ITEM:
        return _has_item(s, at, seat)
    if op <= ops.IS_SAME_TOWN:
        return _stands(s, at, seat, me)
    return _in_fight(s, at, seat)


def may_refuse(s: LegendsState, at: int, seat: int, me: int) -> bool:
    """A Marshal given Wanted points that they did not choose to take (WL-MARSHAL-11)."""
    flag = s.box.code[at + 5]
    return s.marshal[seat] > 0 and (flag == ops.ANYBODY or (flag == ops.OTHERS and seat != me))


def _counted(s: LegendsState, op: int, seat: int) -> int:
    if op == ops.HAS_MONEY:
        return s.money[seat]
    if op == ops.HAS_NUGGETS:
        return s.nuggets[seat]
    if op == ops.HAS_CARDS:
        return len(s.hands[seat])
    return s.wounds[seat] if op == ops.HAS_WOUNDS else s.lp[seat]


def _combined(s: LegendsState, at: int, seat: int, me: int) -> bool:
    tests = s.box.tests
    op, end = tests[at], at + tests[at + 1]
    inner = at + 2
    if op == ops.NOT:
        return not holds(s, inner, seat, me)
    while inner < end:
        if holds(s, inner, seat, me) == (op == ops.ANY):
            return op == ops.ANY
        inner += tests[inner + 1]
    return op != ops.ANY


def _has_item(s: LegendsState, at: int, seat: int) -> bool:
    item, kind, upgraded, at_least = s.box.tests[at + 2 : at + 6]
    mask = s.upgraded[seat] if upgraded else s.owned[seat]
    count = 0
    for i in range(len(s.box.items)):
        if mask >> i & 1 and item in (NONE, i) and kind in (NONE, s.box.item_kind[i]):
            count += 1
    return count >= at_least


def _stands(s: LegendsState, at: int, seat: int, me: int) -> bool:
    op = s.box.tests[at]
    if op == ops.IS_AT:
        return s.box.board.at(s.space[seat], s.box.tests[at + 2])
    if op == ops.IS_SAME_SPACE:
        return s.space[seat] == s.space[me]
    town = s.box.board.town_of[s.space[me]]
    return town != NONE and town == s.box.board.town_of[s.space[seat]]


def _in_fight(s: LegendsState, at: int, seat: int) -> bool:
    kind = s.fight[TYPE]
    if kind == NONE:
        return False
    op = s.box.tests[at]
    if op == ops.FIGHT_AGAINST:
        return bool(s.box.tests[at + 2] >> FOE_OF[kind] & 1)
    if op == ops.FIGHT_ROLE:
        return s.box.tests[at + 2] == (ops.DEFENDER if defends(s, seat) else ops.ATTACKER)
    side = HERO_SIDE if s.fight[HERO] == seat else RIVAL_SIDE
    return s.fight[WINNER] == side and seat in (s.fight[HERO], s.fight[RIVAL])
