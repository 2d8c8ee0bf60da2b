"""What a question reveals about the hand of the player who is asked.

A player who sells gold without a nugget holds Fool's Gold; so does one who has agreed to pay
nuggets that are not there. All other questions depend on public information only.
"""

from __future__ import annotations

from tumbleweed.core.frames import WIDTH, local
from tumbleweed.games.legends.components.decks.poker import redeal_poker
from tumbleweed.games.legends.effects.possible import nugget_cards
from tumbleweed.games.legends.procedures.discards import COUNT, PRICE, SEAT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.procedure_ids import DEPOSIT, PAY_NUGGETS


def redeal_hands(s: LegendsState, seat: int) -> None:
    """Redeal the poker cards, until the hands allow the open question."""
    told = fools_gold_told(s)
    redeal_poker(s, seat)
    while told and len(nugget_cards(s, local(s, SEAT))) < told:
        redeal_poker(s, seat)


def fools_gold_told(s: LegendsState) -> int:
    """How many Fool's Gold the open question proves its seat to hold."""
    if not s.stack:
        return 0
    asking = s.stack[len(s.stack) - WIDTH]
    if asking == DEPOSIT:  # WL-BANK-06, -07
        return 0 if s.nuggets[local(s, SEAT)] else 1
    if asking == PAY_NUGGETS and local(s, PRICE):  # WL-WOUND-03
        missing = local(s, COUNT) - s.nuggets[local(s, SEAT)]
        return max(0, min(missing, len(nugget_cards(s, local(s, SEAT)))))
    return 0
