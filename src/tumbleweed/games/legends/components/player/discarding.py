"""Poker cards that leave a hand unused: by a limit, a cost or a forced discard."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.core.state import mask_of
from tumbleweed.games.legends.components.decks.poker import leave_hand, to_discard
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import layout, terms
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.events import DISCARDED


def discard(s: LegendsState, seat: int, cards: list[int]) -> None:
    """Onto the open pile; Instincts pays for being discarded unplayed (WL-DECK-25)."""
    for card in cards:
        leave_hand(s, seat, card)
        to_discard(s, card)
    emit(s, DISCARDED, seat, mask_of(cards))
    for card in cards:
        face = s.compiled.face[card]
        for ability in s.compiled.face_abilities[face]:
            trigger = s.compiled.abilities[ability * layout.ABILITY + layout.A_TRIGGER]
            if s.compiled.triggers[trigger * layout.TRIGGER] == on.DISCARD_THIS.number:
                note(s, on.DISCARD_THIS, seat, detail=terms.NOT_PLAYED, detail_2=face)
