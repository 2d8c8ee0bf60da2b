"""The train: where it goes, and the deck of its encounters (AU-TRAIN)."""

from __future__ import annotations

from tumbleweed.core.chance import shuffle
from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.ante_up_model import ENCOUNTERS_STREAM
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    ENCOUNTERED,
    ENCOUNTERS_SHUFFLED,
    TRAIN_MOVED,
)


def move_train(s: LegendsState, stops: int) -> None:
    """Round and round; it takes nobody along (AU-TRAIN-03, -06)."""
    s.up.train = (s.up.train + stops) % len(s.compiled.up.stops)
    emit(s, TRAIN_MOVED, s.up.train)


def shuffle_encounters(s: LegendsState) -> None:
    """AU-SETUP-16."""
    shuffle(s, ENCOUNTERS_STREAM, s.up.encounter_deck)


def turn_up_encounter(s: LegendsState, seat: int) -> None:
    """The top card, for all to see (AU-TRAIN-08)."""
    up = s.up
    if not up.encounter_deck:
        _reshuffle(s)
    up.encounter = up.encounter_deck.pop()
    s.barriers += 1
    emit(s, ENCOUNTERED, seat, up.encounter, s.compiled.up.encounter_draws[up.encounter])


def _reshuffle(s: LegendsState) -> None:
    """AU-TRAIN-14. The card under way never lies in either pile."""
    up = s.up
    up.encounter_deck, up.encounter_discard = sorted(up.encounter_discard), []
    shuffle_encounters(s)
    emit(s, ENCOUNTERS_SHUFFLED, len(up.encounter_deck))


def discard_encounter(s: LegendsState) -> None:
    s.up.encounter_discard.append(s.up.encounter)
    s.up.encounter = NONE
