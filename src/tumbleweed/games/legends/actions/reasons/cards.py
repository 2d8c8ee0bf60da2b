"""Why a card cannot be laid, played, discarded, given or used as a Reaction."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.actions.reasons.player import (
    REACTIONS_LATER,
    bonuses_first,
    use_reason,
)
from tumbleweed.games.legends.effects.possible import nugget_cards
from tumbleweed.games.legends.state.blood_money_model import NO_BONUS, NO_REACTION
from tumbleweed.games.legends.state.blood_money_queries import forbidden
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import layout, terms

# Questions answered with a card of the hand, and their rule.
FROM_HAND: Final[dict[str, str]] = {
    "lay": "WL-FIGHT-11",
    "answer-fight": "WL-FIGHT-13",
    "discard": "WL-ENDTURN-02",
    "surprised": "WL-SHERIFF-03",
    "give": "WL-CHAR-11",
    "poker-card": "WL-POKER-10",
    "sell-fools-gold": "WL-BANK-07",
    "pay-nugget": "WL-DECK-14",
    "frontier": "AU-FRONT-02",
}


def hand_reasons(s: LegendsState, seat: int, verb: str, name: str, question: str) -> list[Reason]:
    """Not in the hand, chosen already, or no Fool's Gold where a nugget is wanted."""
    rule = FROM_HAND[question]
    if not name:
        return [Reason(rule, "why-no-such-card")]
    card, args = s.compiled.cards.index(name), card_args(name)
    if question == "poker-card" and seat == s.poker.dealer:
        held, missing = s.dealer_hand, "why-not-the-dealers"
    else:
        held, missing = s.hands[seat], "why-not-in-hand"
    if card not in held:
        return [Reason(rule, missing, args)]
    if verb == "sell" and card not in nugget_cards(s, seat):
        if forbidden(s, seat) & NO_BONUS:
            return [Reason("BM-INJURY-04", "why-injury-stops-bonuses")]
        return [Reason("WL-DECK-14", "why-not-fools-gold", args)]
    return [Reason(rule, "why-chosen-already", args)]


def card_args(name: str) -> dict[str, str | int]:
    return {"card": f"card:{name}"}


def reaction_reasons(s: LegendsState, seat: int, name: str, question: str) -> list[Reason]:
    """At any time: not held, no Reaction, used up, or at another moment."""
    if forbidden(s, seat) & NO_REACTION:
        return [Reason("BM-INJURY-04", "why-injury-stops-reactions")]
    if not name:
        first = bonuses_first(s, question)
        return [REACTIONS_LATER if first else Reason("WL-DECK-05", "why-no-reaction")]
    card, args = s.compiled.cards.index(name), card_args(name)
    if card not in s.hands[seat]:
        return [Reason("WL-DECK-05", "why-not-in-hand", args)]
    found = reactions_of(s, s.compiled.face[card])
    if not found:
        return [Reason("WL-DECK-05", "why-no-reaction-on-it", args)]
    return [use_reason(s, seat, found[0], f"card:{name}", "WL-DECK-05", question)]


def reactions_of(s: LegendsState, face: int) -> list[int]:
    rows = s.compiled.abilities
    return [
        row // layout.ABILITY
        for row in range(0, len(rows), layout.ABILITY)
        if rows[row + layout.A_SOURCE] == terms.SOURCE_POKER
        and rows[row + layout.A_CARD] == face
        and rows[row + layout.A_KIND] == terms.KIND_REACTION
    ]
