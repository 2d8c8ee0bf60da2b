"""The train: its moves, and the deck of encounters (AU-TRAIN)."""

from __future__ import annotations

from tumbleweed.core.events import emit
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.decks import (
    ENCOUNTERS,
    lay_on_pile,
    shuffle_deck,
    take_top,
)
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.events import (
    ENCOUNTERED,
    TRAIN_MOVED,
)


def move_train(s: LegendsState, stops: int) -> None:
    """In a circle; it carries nobody along (AU-TRAIN-03, -06)."""
    s.up.train = (s.up.train + stops) % len(s.compiled.up.stops)
    emit(s, TRAIN_MOVED, s.up.train)


def shuffle_encounters(s: LegendsState) -> None:
    """AU-SETUP-16."""
    shuffle_deck(s, ENCOUNTERS)


def turn_up_encounter(s: LegendsState, seat: int) -> None:
    """Reveal the top card (AU-TRAIN-08); the current encounter is in neither pile."""
    up = s.up
    up.encounter = take_top(s, ENCOUNTERS)
    emit(s, ENCOUNTERED, seat, up.encounter, s.compiled.up.encounter_draws[up.encounter])


def discard_encounter(s: LegendsState) -> None:
    lay_on_pile(s, ENCOUNTERS, s.up.encounter)
    s.up.encounter = NONE
