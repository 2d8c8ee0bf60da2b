"""What a player could do now: costs, options of a choice, Actions worth their action.

Gains are always possible; a loss, payment or discard only in full, a wound only below three, a
Marshal point only for a player who is not Wanted (WL-WOUND-03, WL-CARD-07).

`knower`: the seat whose own cards count; NONE: based on public information. Any card in another's
hand might be Fool's Gold, so options reveal nothing about it, and players who might be able to pay
are asked.
"""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_model import NO_BONUS
from tumbleweed.games.legends.state.blood_money_queries import forbidden
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import figures_from
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.condition import holds
from tumbleweed.games.legends.vocabulary.effect import EFFECT, FREE
from tumbleweed.games.legends.vocabulary.nested import end_of


def payable(s: LegendsState, ability: int, seat: int, openly: bool = False) -> bool:
    """Its cost can be paid in full."""
    row = ability * layout.ABILITY
    at, end = (
        s.compiled.abilities[row + layout.A_COST],
        s.compiled.abilities[row + layout.A_COST_END],
    )
    return at == end or prices_met(s, at, end, seat, NONE if openly else seat)


def prices_met(s: LegendsState, at: int, end: int, me: int, knower: int) -> bool:
    """Everything these effects take can be taken in full."""
    code = s.compiled.code
    while at < end:
        effect = EFFECT[code[at]]
        if effect.price != FREE and not effect.possible(s, at, me, knower):
            return False
        if effect.branches:
            start, stop = effect.branch(s, at, me)
            if not prices_met(s, start, stop, me, knower):
                return False
        at = end_of(code, at)
    return True


def choosable(s: LegendsState, at: int, end: int, me: int, knower: int) -> bool:
    """An option of a `choose`: its first effect is possible, its prices can be met."""
    return at < end and possible(s, at, me, knower) and prices_met(s, at, end, me, knower)


def useful(s: LegendsState, at: int, end: int, me: int) -> bool:
    """At least a part of the text can have an effect (WL-CARD-07)."""
    return any_possible(s, at, end, me, me)


def any_possible(s: LegendsState, at: int, end: int, me: int, knower: int) -> bool:
    """One of these effects is."""
    while at < end:
        if possible(s, at, me, knower):
            return True
        at = end_of(s.compiled.code, at)
    return False


def possible(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return EFFECT[s.compiled.code[at]].possible(s, at, me, knower)


def targets(s: LegendsState, at: int, me: int) -> list[int]:
    """The players who may be chosen for the word: they pass its test, and can give what it takes,
    as far as the chooser knows.
    """
    effect = EFFECT[s.compiled.code[at]]
    assert effect.subject is not None
    test = effect.subject.filter_of(s.compiled.code, at)
    return [
        seat
        for seat in figures_from(s, me)[1:]
        if (test == NONE or holds(s, test, seat, me)) and effect.can_be_hit(s, at, seat)
    ]


def open_options(s: LegendsState, at: int, me: int, knower: int) -> list[int]:
    """The options of a `choose` or `demand` that may be chosen."""
    return [
        option
        for option, (start, end) in enumerate(s.compiled.node_options[question_of(s, at)])
        if choosable(s, start, end, me, knower)
    ]


def question_of(s: LegendsState, at: int) -> int:
    """The number of the question that the word asks."""
    question = EFFECT[s.compiled.code[at]].question
    assert question is not None
    return question.of(s.compiled.code, at)


def nugget_cards(s: LegendsState, seat: int) -> list[int]:
    """Fool's Gold in hand (WL-DECK-14): its use is a Bonus."""
    if forbidden(s, seat) & NO_BONUS:
        return []
    return [card for card in s.hands[seat] if s.compiled.nugget_faces[s.compiled.face[card]]]
