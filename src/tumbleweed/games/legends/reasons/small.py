"""Why an answer to a smaller question is not on offer: deliveries, discs, cards, rewards."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.board.delivery import can_deliver
from tumbleweed.games.legends.model import (
    CONTRIBUTED,
    HERO,
    NO_MARSHAL,
    SHERIFF,
    STORIES,
    TYPE,
    LegendsState,
)
from tumbleweed.games.legends.readings import discs, fighting
from tumbleweed.games.legends.triggers import disc_to_place

# Verbs whose options are cards of the hand, with the rule that says so.
HAND_VERBS = {
    "lay": "WL-FIGHT-11",
    "react": "WL-DECK-05",
    "discard": "WL-ENDTURN-02",
    "play": "WL-POKER-10",
    "sell": "WL-BANK-07",
    "give": "WL-CHAR-11",
    "use": "WL-CARD-01",
}


def deliver_reasons(s: LegendsState, seat: int) -> list[Reason]:
    if s.cattle[seat] == NONE:
        return [Reason("WL-CATTLE-07", "why-no-cattle")]
    if not can_deliver(s, seat):
        return [Reason("WL-CATTLE-07", "why-no-delivery-here")]
    return [Reason("WL-CATTLE-09", "why-after-a-move")]


def contribute_reasons(s: LegendsState, seat: int, side: str) -> list[Reason]:
    if s.turn[CONTRIBUTED]:
        return [Reason("WL-STORY-07", "why-one-disc")]
    if side:
        at = STORIES.index(side)
        if len(discs(s, at)) >= s.box.discs_needed:
            return [Reason("WL-STORY-14", "why-story-full")]
        if not disc_to_place(s, at, seat):
            return [Reason("WL-STORY-11", "why-discs-there")]
    return [Reason("WL-STORY-12", "why-trigger-not-met")]


def answer_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, question: str, rule: str, same: bool
) -> list[Reason]:
    """`same`: answers with this verb are on offer, but not this one."""
    if question == "bandit-reward" and verb == "reward":
        return [marshal_reward(s)]
    if question == "lay" and verb == "decline":
        if s.fight[TYPE] == SHERIFF:
            return [Reason("WL-SHERIFF-08", "why-must-face-sheriff")]
        return [Reason("WL-FIGHT-11", "why-must-fight")]
    if question == "answer" and verb == "contribute":
        return contribute_reasons(s, seat, thing)
    if question == "answer" and verb == "deliver":
        return deliver_reasons(s, seat)
    if verb in HAND_VERBS and thing and _belongs(verb, question):
        if s.box.cards.index(thing) not in s.hands[seat]:
            return [Reason(HAND_VERBS[verb], "why-not-in-hand", {"card": f"card:{thing}"})]
        return [Reason(rule, "why-card-does-not-fit", {"card": f"card:{thing}"})]
    if question == "choose" and verb == "choose":
        return [Reason("WL-WOUND-03", "why-cannot-carry-out")]
    return [Reason(rule, "why-not-offered" if same else "why-other-question")]


QUESTIONS_OF_CARDS = {
    "lay": ("lay", "answer-fight"),
    "react": ("react", "answer"),
    "discard": ("discard", "surprised"),
    "play": ("poker-card",),
    "sell": ("sell-fools-gold", "pay-nugget"),
    "give": ("give",),
}


def _belongs(verb: str, question: str) -> bool:
    return question in QUESTIONS_OF_CARDS.get(verb, ())


def marshal_reward(s: LegendsState) -> Reason:
    """WL-BANDIT-11, or the fight card that forbids it."""
    if fighting(s) and s.fight[NO_MARSHAL] and not s.wanted[s.fight[HERO]]:
        return Reason("WL-CLAR-07", "why-card-forbids")
    return Reason("WL-BANDIT-11", "why-wanted-no-marshal")
