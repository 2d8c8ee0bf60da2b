"""Whether an event matches a compiled trigger."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import FOES_OF, IN_ACTION, SUMMED, SUMS
from tumbleweed.games.legends.state.queries import at_place, others_at
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary.conditions.fights import role_of
from tumbleweed.games.legends.vocabulary.trigger import TRIGGER


def matches(
    s: LegendsState, trigger: int, event: int, seat: int, amount: int, detail: int, detail_2: int
) -> bool:
    """Whether an event of that seat matches the trigger."""
    row, at = s.compiled.triggers, trigger * layout.TRIGGER
    if row[at + layout.T_EVENT] != event:
        return False
    if row[at + layout.T_OWN_TURN] and seat != s.active:
        return False
    place = row[at + layout.T_PLACE]
    if place != NONE and not at_place(s, s.space[seat], place):
        return False
    return (
        _enough(s, row[at + layout.T_AT_LEAST], row[at + layout.T_SCOPE], event, seat, amount)
        and _right_fight(s, at, seat)
        and _right_details(s, at, seat, detail, detail_2)
    )


def _enough(s: LegendsState, at_least: int, scope: int, event: int, seat: int, amount: int) -> bool:
    if scope == layout.ONCE:
        return amount >= at_least
    if seat != s.active or (scope == layout.ACTION and not s.turn[IN_ACTION]):
        return False
    at = SUMS + TRIGGER[event].sum_at + (SUMMED if scope == layout.TURN else 0)
    return s.turn[at] >= at_least


def _right_fight(s: LegendsState, at: int, seat: int) -> bool:
    row = s.compiled.triggers
    against, types, role = (
        row[at + layout.T_AGAINST],
        row[at + layout.T_TYPES],
        row[at + layout.T_ROLE],
    )
    if not against and not types and role == NONE:
        return True
    kind = s.fight.type
    if kind == NONE or (against and not against & FOES_OF[kind]):
        return False
    if types and not types >> kind & 1:
        return False
    return role == NONE or role_of(s, seat) == role


def _right_details(s: LegendsState, at: int, seat: int, detail: int, detail_2: int) -> bool:
    row = s.compiled.triggers
    wanted, wanted_2 = row[at + layout.T_DETAIL], row[at + layout.T_DETAIL_2]
    if wanted != NONE and not _matches(s, row[at + layout.T_MATCH], wanted, seat, detail):
        return False
    return wanted_2 == NONE or _matches(s, row[at + layout.T_MATCH_2], wanted_2, seat, detail_2)


def _matches(s: LegendsState, match: int, wanted: int, seat: int, given: int) -> bool:
    """How a detail of the event compares with what the trigger asks for."""
    if match == layout.EQUAL:
        return given == wanted
    if match == layout.AT_LEAST:
        return given >= wanted
    if match == layout.AT_MOST:
        return NONE < given <= wanted
    if match == layout.AMONG:
        return bool(wanted >> given & 1)
    assert match == layout.IN_COMPANY
    return company(s, seat, wanted)


def company(s: LegendsState, seat: int, kind: int) -> bool:
    """Somebody of that kind is in the same space."""
    if kind == terms.WITH_SHERIFF:
        return s.sheriff == s.space[seat]
    others = others_at(s, seat)
    if kind == terms.WITH_WANTED:
        return any(s.wanted[other] for other in others)
    if kind == terms.WITH_MARSHAL:
        return any(s.marshal[other] for other in others)
    assert kind == terms.WITH_PLAYER
    return bool(others)
