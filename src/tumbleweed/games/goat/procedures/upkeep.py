"""Upkeep (GB-UPKEEP): stock the Locations, remove two Characters."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Do, Verdict
from tumbleweed.games.goat.events import GOAT_RETURNED, REMOVED, STOCKED
from tumbleweed.games.goat.model import DECK, GOAT, GoatState
from tumbleweed.games.goat.procedures.frames import UPKEEP


def stock_locations(s: GoatState) -> Verdict:
    """One token each, and the Coins shown; leftovers stay (GB-UPKEEP-01 to 06)."""
    for place in s.compiled.locations:
        kind = s.compiled.token_at[place]
        s.supply[kind] -= 1
        s.stock[place] += 1
        coins = min(s.compiled.coins_at[place], s.bank)
        s.bank -= coins
        s.till[place] += coins
        emit(s, STOCKED, place, kind, coins)
    return NEXT


def remove_two(s: GoatState) -> Verdict:
    """The first card off the deck is removed face down, the second face up (GB-UPKEEP-07, -12)."""
    s.removed_down = s.deck.pop()
    s.removed_up = s.deck.pop()
    if s.removed_up == GOAT:
        s.removed_up = s.deck.pop()  # GB-UPKEEP-11: first the replacement, then the Goat back
        s.deck.append(GOAT)
        s.deck.sort()
        shuffle(s, DECK, s.deck)
        s.not_down = 1 << GOAT  # everybody has seen that the face-down card is not the Goat
        emit(s, GOAT_RETURNED)
    emit(s, REMOVED, s.removed_up)
    return NEXT


UPKEEP_PROCEDURE: Final = UPKEEP.procedure(
    (Do("stock_locations", stock_locations), Do("remove_two", remove_two))
)
