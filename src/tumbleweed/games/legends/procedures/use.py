"""Using what a card, an item or a character offers (WL-CARD): cost, text, then the card away.

A poker card being carried out lies open, in neither hand nor discard pile (WL-CARD-06). One
played as a Reaction in a fight stays there until the fight is over (WL-FIGHT-43).
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Do, Verdict
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.carried import tell_carried
from tumbleweed.games.legends.components.decks.poker import leave_hand, to_discard
from tumbleweed.games.legends.components.player.shopping import side_up
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.state.frames import USE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.queries import fighting
from tumbleweed.games.legends.triggers.queue import mark_used, note
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.events import USED, USED_ABILITY, USED_BONUS, USED_ITEM


def row(s: LegendsState, field: int) -> int:
    return s.compiled.abilities[USE.ability(s) * layout.ABILITY + field]


def show(s: LegendsState) -> Verdict:
    """Faceup, for all to read (WL-CARD-03)."""
    seat, card, source = USE.seat(s), USE.card(s), row(s, layout.A_SOURCE)
    mark_used(s, seat, USE.ability(s))
    if card != NONE:
        leave_hand(s, seat, card)
        s.played.append(card)
        emit(s, USED, seat, card)
    elif source == terms.SOURCE_ITEM:
        emit(s, USED_ITEM, seat, side_up(s, seat, row(s, layout.A_CARD)))
    elif source == terms.SOURCE_CHARACTER:
        emit(s, USED_ABILITY, seat, row(s, layout.A_CARD))
    elif source == terms.SOURCE_POKER:
        emit(s, USED_BONUS, seat, row(s, layout.A_CARD))
    else:
        tell_carried(s, seat, source, row(s, layout.A_CARD))
    return NEXT


def pay_cost(s: LegendsState) -> Verdict:
    at, end = row(s, layout.A_COST), row(s, layout.A_COST_END)
    return run(s, at, end, USE.seat(s), USE.detail(s), USE.ability(s))


def carry_out(s: LegendsState) -> Verdict:
    at, end = row(s, layout.A_CODE), row(s, layout.A_CODE_END)
    return run(s, at, end, USE.seat(s), USE.detail(s), USE.ability(s))


def put_away(s: LegendsState) -> Verdict:
    """WL-CARD-04, WL-CARD-05: poker cards are discarded, items and characters stay."""
    card = USE.card(s)
    if card != NONE and not (fighting(s) and row(s, layout.A_KIND) == terms.KIND_REACTION):
        s.played.remove(card)
        to_discard(s, card)
    note(
        s,
        on.USE_CARD,
        USE.seat(s),
        detail=row(s, layout.A_KIND),
        detail_2=row(s, layout.A_SOURCE),
    )
    return announce(s)


USE_PROCEDURE: Final = USE.procedure(
    (
        Do("show", show),
        Do("pay_cost", pay_cost),
        Do("carry_out", carry_out),
        Do("put_away", put_away),
    )
)
