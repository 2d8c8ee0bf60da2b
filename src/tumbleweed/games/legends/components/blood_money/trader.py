"""The Traveling Trader: his movement cards and his cart (BM-TRADER)."""

from __future__ import annotations

from tumbleweed.core.chance import pick, shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.tokens import any_token_at
from tumbleweed.games.legends.state.blood_money_model import TRADER_STREAM
from tumbleweed.games.legends.state.blood_money_queries import at_trader
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import bandit_at
from tumbleweed.games.legends.vocabulary.blood_money.events import TRADER_MOVED, TRADER_SHUFFLED


def shuffle_trader(s: LegendsState) -> None:
    """BM-SETUP-04."""
    shuffle(s, TRADER_STREAM, s.blood.trader_deck)


def move_trader(s: LegendsState) -> None:
    """The top movement card says where to (BM-TRADER-10); his last one stays out of a new deck, so
    it is another region (BM-TRADER-11, -12)."""
    blood = s.blood
    if not blood.trader_deck:
        blood.trader_deck += blood.trader_discard
        blood.trader_discard = ()
        shuffle(s, TRADER_STREAM, blood.trader_deck)
        emit(s, TRADER_SHUFFLED, len(blood.trader_deck))
    if blood.trader != NONE:
        blood.trader_discard = (*blood.trader_discard, blood.trader)
    blood.trader = blood.trader_deck.pop()
    s.barriers += 1
    blood.cart = _cart_space(s)
    emit(s, TRADER_MOVED, blood.trader, blood.cart)


def _cart_space(s: LegendsState) -> int:
    """An empty space of the region, if there is one; which one has no effect on play
    (BM-SETUP-16, BM-TRADER-13)."""
    there = [space for space in range(len(s.compiled.board.spaces)) if at_trader(s, space)]
    return pick(s, TRADER_STREAM, [space for space in there if _empty(s, space)] or there)


def _empty(s: LegendsState, space: int) -> bool:
    if space in s.space or space == s.sheriff or bandit_at(s, space):
        return False
    return not any_token_at(s, space)
