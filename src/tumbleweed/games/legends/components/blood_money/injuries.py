"""Wounds with Blood Money: beyond the maximum an injury, with an injury discards (BM-INJURY)."""

from __future__ import annotations

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.blood_money_model import INJURIES_STREAM, MOST_FORFEITED
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note, note_text
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.blood_money.events import (
    FORFEITS,
    INJURED,
    NOTHING_TO_FORFEIT,
    RECOVERED,
    SPARED,
)
from tumbleweed.games.legends.vocabulary.blood_money.harm import FEWER, fewer_wounds, place_of
from tumbleweed.games.legends.vocabulary.events import FROM_CARD, WOUNDED


def shuffle_injuries(s: LegendsState) -> None:
    """BM-SETUP-04."""
    shuffle(s, INJURIES_STREAM, s.blood.injury_deck)


def suffer(s: LegendsState, seat: int, amount: int, fixed: bool) -> int:
    """Wounds, or what takes their place; how much of it came. `fixed`: nothing lowers the amount
    (BM-INJURY-18)."""
    if not fixed:
        amount -= spared(s, seat, amount)
    if not amount:
        return 0
    if s.blood.injury[seat] != NONE:
        return forfeit(s, seat, amount)
    gained = min(amount, s.compiled.max_wounds - s.wounds[seat])
    if gained:
        s.wounds[seat] += gained
        emit(s, WOUNDED, seat, gained)
        note(s, on.GAIN_WOUNDS, seat, gained)
    return gained + draw_injury(s, seat) if amount > gained else gained


def spared(s: LegendsState, seat: int, amount: int) -> int:
    """By how much abilities lower the gain; one that is not needed stays for later."""
    less = 0
    for at in fewer_wounds(s, seat):
        if less < amount:
            less = min(amount, less + FEWER.of(s.compiled.mods, at))
            s.blood.spared[seat] |= 1 << place_of(s, at)
    if less:
        emit(s, SPARED, seat, less)
    return less


def draw_injury(s: LegendsState, seat: int) -> int:
    """One, however many wounds are in excess (BM-INJURY-01); 0 if the deck is empty (-14)."""
    if not s.blood.injury_deck:
        return 0
    card = s.blood.injury_deck.pop()
    s.barriers += 1
    s.blood.injury[seat] = card
    emit(s, INJURED, seat, card, card)
    tables = s.compiled.blood
    start, end = tables.injury_text[card], tables.injury_text_end[card]
    if start < end:
        note_text(s, seat, start, end, FROM_CARD)
    return 1


def forfeit(s: LegendsState, seat: int, amount: int) -> int:
    """A poker card for each wound, of those in hand now (BM-INJURY-06, -07). It is queued: the
    player chooses the cards (-08)."""
    count = left = min(amount, len(s.hands[seat]))
    if not count:
        emit(s, NOTHING_TO_FORFEIT, seat)
        return 0
    emit(s, FORFEITS, seat, count)
    tables = s.compiled.blood
    while left:
        some = min(left, MOST_FORFEITED)
        note_text(s, seat, tables.forfeit[some - 1], tables.forfeit_end[some - 1], FROM_CARD)
        left -= some
    return count


def lose_injury(s: LegendsState, seat: int) -> None:
    """Without wounds it is shuffled back into the deck (BM-INJURY-10, -11)."""
    card = s.blood.injury[seat]
    if card == NONE or s.wounds[seat]:
        return
    s.blood.injury[seat] = NONE
    s.blood.injury_deck.append(card)
    shuffle_injuries(s)
    emit(s, RECOVERED, seat, card)
