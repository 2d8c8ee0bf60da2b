"""How much an effect means, and whom it hits."""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends import ops
from tumbleweed.games.legends.mat.goods import half_of
from tumbleweed.games.legends.model import HERO, RIVAL, TYPE, LegendsState
from tumbleweed.games.legends.readings import figures_from, others_at, right_of
from tumbleweed.games.legends.words.conditions import holds


def opponent_of(s: LegendsState, seat: int) -> int:
    """The other player of the fight in progress, or NONE."""
    if s.fight[TYPE] == NONE:
        return NONE
    if s.fight[HERO] == seat:
        return s.fight[RIVAL]
    return s.fight[HERO] if s.fight[RIVAL] == seat else NONE


def subjects(s: LegendsState, at: int, me: int) -> list[int]:
    """The seats an effect hits; a chosen player is asked for by procedures/effects.py."""
    who, test = s.box.code[at + 3], s.box.code[at + 4]
    if who == ops.SELF:
        return [me]
    if who == ops.OPPONENT:
        opponent = opponent_of(s, me)
        return [] if opponent == NONE else [opponent]
    if who == ops.RIGHT_NEIGHBOUR:
        return [right_of(s, me)]
    seats = figures_from(s, me)
    return [
        seat
        for seat in (seats if who == ops.EACH_PLAYER else seats[1:])
        if test == NONE or holds(s, test, seat, me)
    ]


def amount_of(s: LegendsState, amount: int, op: int, seat: int, contributors: int) -> int:
    if amount >= 0:
        return amount
    if amount <= ops.COUNTED:
        return counted(s, ops.COUNTED - amount, seat, contributors)
    have, unit = _holding(s, op, seat)
    return have if amount == ops.ALL_OF_IT else half_of(have, unit)


def _holding(s: LegendsState, op: int, seat: int) -> tuple[int, int]:
    """What "all" and "half" of it are taken of, and in which unit."""
    if op == ops.LOSE_MONEY:
        return s.money[seat], 10
    if op == ops.LOSE_WANTED:
        return s.wanted[seat], 1
    if op == ops.LOSE_NUGGETS:
        return s.nuggets[seat], 1
    if op == ops.DISCARD_CARDS:
        return len(s.hands[seat]), 1
    return s.wounds[seat], 1


def counted(s: LegendsState, row: int, seat: int, contributors: int) -> int:
    what, each, most = s.box.counts[row * 3 : row * 3 + 3]
    value = _count(s, ops.COUNTS[what], seat, contributors) * each
    return value if most == NONE else min(value, most)


def _count(s: LegendsState, what: str, seat: int, contributors: int) -> int:
    if what == "contributors":
        return contributors
    if what == "bandits":
        return s.bandits.bit_count()
    if what == "wanted_players":
        return sum(1 for points in s.wanted if points)
    if what == "items":
        return s.owned[seat].bit_count()
    if what == "upgraded_items":
        return s.upgraded[seat].bit_count()
    if what == "players_here":
        return len(others_at(s, seat))
    if what == "cards":
        return len(s.hands[seat])
    return s.nuggets[seat] if what == "nuggets" else s.wounds[seat]
