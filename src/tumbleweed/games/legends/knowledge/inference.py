"""What a question reveals about the hand of the player who is asked.

A player who sells gold without a nugget holds Fool's Gold; so does one who has agreed to pay
nuggets that are not there. Who explores the frontier holds cards worth its price. All other
questions depend on public information only.
"""

from __future__ import annotations

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.decks.poker_redeal import redeal_poker
from tumbleweed.games.legends.effects.possible import nugget_cards
from tumbleweed.games.legends.knowledge.ante_up.inference import can_explore
from tumbleweed.games.legends.state.frames import DEPOSIT, PAY_NUGGETS
from tumbleweed.games.legends.state.legends_state import LegendsState


def redeal_hands(s: LegendsState, seat: int) -> None:
    """Deal the poker cards anew, until the hands allow the question that is asked."""
    asked, told = fools_gold_told(s)
    redeal_poker(s, seat)
    while told and len(nugget_cards(s, asked)) < told:
        redeal_poker(s, seat)
    while not can_explore(s):
        redeal_poker(s, seat)


def fools_gold_told(s: LegendsState) -> tuple[int, int]:
    """Whom the open question shows to hold Fool's Gold, and how many."""
    if DEPOSIT.on_top(s):  # WL-BANK-06, -07
        seat = DEPOSIT.seat(s)
        return seat, 0 if s.nuggets[seat] else 1
    if PAY_NUGGETS.on_top(s) and PAY_NUGGETS.price(s):  # WL-WOUND-03
        seat = PAY_NUGGETS.seat(s)
        missing = PAY_NUGGETS.count(s) - s.nuggets[seat]
        return seat, max(0, min(missing, len(nugget_cards(s, seat))))
    return NONE, 0
