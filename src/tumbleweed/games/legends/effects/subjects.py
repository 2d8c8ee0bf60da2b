"""Whom an effect applies to, and its amount."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.goods import half_of
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import figures_from, right_of
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.condition import holds
from tumbleweed.games.legends.vocabulary.counts import counted
from tumbleweed.games.legends.vocabulary.goods import Good
from tumbleweed.games.legends.vocabulary.kinds import Subject
from tumbleweed.games.legends.vocabulary.modifiers import hand_limit

OF_MANY: Final = (terms.EACH_PLAYER, terms.EACH_OTHER_PLAYER, terms.CHOSEN_PLAYER)


def opponent_of(s: LegendsState, seat: int) -> int:
    """The other player of the fight in progress, or NONE."""
    if s.fight.type == NONE:
        return NONE
    if s.fight.hero == seat:
        return s.fight.rival
    return s.fight.hero if s.fight.rival == seat else NONE


def subjects(s: LegendsState, subject: Subject, at: int, me: int) -> list[int]:
    """The seats an effect applies to; a chosen player is asked for by procedures/effects.py."""
    who = subject.of(s.compiled.code, at)
    if who == terms.SELF:
        return [me]
    if who == terms.OPPONENT:
        opponent = opponent_of(s, me)
        return [] if opponent == NONE else [opponent]
    if who == terms.RIGHT_NEIGHBOUR:
        return [right_of(s, me)]
    assert who in OF_MANY
    seats, test = figures_from(s, me), subject.filter_of(s.compiled.code, at)
    return [
        seat
        for seat in (seats if who == terms.EACH_PLAYER else seats[1:])
        if test == NONE or holds(s, test, seat, me)
    ]


def amount_of(s: LegendsState, amount: int, good: Good, seat: int, contributors: int) -> int:
    if amount >= 0:
        return amount
    if amount <= terms.COUNTED:
        return counted(s, terms.COUNTED - amount, seat, contributors)
    have = good.held(s, seat)
    if amount == terms.TO_LIMIT:
        return max(0, hand_limit(s, seat) - have)
    return have if amount == terms.ALL_OF_IT else half_of(have, good.unit)
