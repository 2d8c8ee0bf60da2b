"""An offer of the current legendary story: a condition that is met by paying (BM-STORY-42)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.times import another_turn
from tumbleweed.games.legends.actions.record import STORIES, Action
from tumbleweed.games.legends.effects.possible import prices_met
from tumbleweed.games.legends.state.blood_money_queries import tale
from tumbleweed.games.legends.state.frames import OFFER
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.blood_money.conditions import offer_open, unmet
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.blood_money import options as blood_money
from tumbleweed.games.legends.vocabulary.effect import EFFECT
from tumbleweed.games.legends.vocabulary.nested import end_of

ACT: Final = "act"  # the question of the Action Phase


def can_pay(s: LegendsState, seat: int, condition: int) -> bool:
    start, end = _cost(s, condition)
    return prices_met(s, start, end, seat, seat)


def _cost(s: LegendsState, condition: int) -> tuple[int, int]:
    return s.compiled.blood.offer_cost[condition], s.compiled.blood.offer_cost_end[condition]


class TakeOffer(Action):
    """At most one in a turn."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        blood, current = s.compiled.blood, tale(s)
        if s.blood.offered or current == NONE:
            return
        for place in range(blood.tale_conditions[current]):
            condition = blood.tale_condition[current] + place
            if blood.offer_cost[condition] == NONE or s.blood.discs[place] != NONE:
                continue
            if offer_open(s, seat, place) and can_pay(s, seat, condition):
                found.append(blood_money.OFFER.of(s, condition))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return offer_reasons(s, seat, thing, ACT)

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        condition = blood_money.OFFER.member(s, option)
        return OFFER.call(s, seat=seat, place=condition - s.compiled.blood.tale_condition[tale(s)])


# ---- why not ----


def offer_reasons(s: LegendsState, seat: int, thing: str, question: str) -> list[Reason]:
    """Of one offer, or without a thing of any; `question` is asked now."""
    if s.active != seat:
        return [another_turn(s, "BM-STORY-23")]
    if question != ACT:
        return [Reason("BM-STORY-42", "why-offer-between-actions")]
    if thing:
        return condition_reasons(s, seat, s.compiled.blood.conditions.index(thing))
    first = 0 if tale(s) == NONE else s.compiled.blood.tale_condition[tale(s)]
    offers = [first + place for place in unmet(s) if _cost(s, first + place)[0] != NONE]
    if not offers:
        return [Reason("BM-STORY-42", "why-no-offer")]
    return condition_reasons(s, seat, offers[0])


def condition_reasons(s: LegendsState, seat: int, condition: int) -> list[Reason]:
    if _cost(s, condition)[0] == NONE:
        return [Reason("BM-STORY-42", "why-nothing-to-pay")]
    fault = closed(s, condition)
    if fault:
        return fault
    if s.blood.offered:
        return [Reason("BM-STORY-42", "why-one-offer")]
    if not offer_open(s, seat, condition - s.compiled.blood.tale_condition[tale(s)]):
        return [Reason("BM-STORY-42", "why-offer-elsewhere", _told(s, condition))]
    return [_too_dear(s, seat, condition)]


def closed(s: LegendsState, condition: int) -> list[Reason]:
    """It belongs to another story, or somebody has met it."""
    place = condition - s.compiled.blood.tale_condition[tale(s)] if tale(s) != NONE else NONE
    if tale(s) == NONE or not 0 <= place < s.compiled.blood.tale_conditions[tale(s)]:
        return [Reason("BM-STORY-11", "why-other-tale")]
    seat = s.blood.discs[place]
    return [Reason("BM-STORY-19", "why-condition-met", {"seat": f"seat:{seat}"})] * (seat != NONE)


def _told(s: LegendsState, condition: int) -> opt.Args:
    return {"condition": f"condition-text:{s.compiled.blood.conditions[condition]}"}


def _too_dear(s: LegendsState, seat: int, condition: int) -> Reason:
    """The first part of the cost that cannot be paid."""
    at, end = _cost(s, condition)
    while at < end:
        effect = EFFECT[s.compiled.code[at]]
        if not effect.possible(s, at, seat, seat):
            return effect.why_not(s, at, seat, seat)
        at = end_of(s.compiled.code, at)
    raise AssertionError("the offer can be paid")


TAKE_OFFER: Final[Action] = TakeOffer(
    {"offer": "l-scroll"},
    heading=STORIES,
    rank=51,
    spends=False,
    site=NONE,
    explains=(),
    rows=(),
)
