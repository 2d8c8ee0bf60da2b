"""All words cards are made of: importing this numbers them."""

from __future__ import annotations

from tumbleweed.games.legends.effects import words as effect_words
from tumbleweed.games.legends.procedures.man_in_black import steps
from tumbleweed.games.legends.vocabulary import words as other_words
from tumbleweed.games.legends.vocabulary.condition import CONDITIONS
from tumbleweed.games.legends.vocabulary.effect import EFFECTS
from tumbleweed.games.legends.vocabulary.man_in_black import STEPS
from tumbleweed.games.legends.vocabulary.modifiers import MODIFIERS
from tumbleweed.games.legends.vocabulary.trigger import TRIGGERS

NUMBERED = (other_words, effect_words, steps)

__all__ = ["CONDITIONS", "EFFECTS", "MODIFIERS", "STEPS", "TRIGGERS"]
