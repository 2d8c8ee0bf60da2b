"""All triggers, conditions and modifiers, numbered in the order in which they stand in their files.

Saved games hold the numbers of triggers.
"""

from __future__ import annotations

from tumbleweed.games.legends.state.model import SUMMED
from tumbleweed.games.legends.vocabulary import modifiers, triggers
from tumbleweed.games.legends.vocabulary.ante_up import modifiers as ante_up_modifiers
from tumbleweed.games.legends.vocabulary.ante_up import triggers as ante_up
from tumbleweed.games.legends.vocabulary.blood_money import harm, property, tales
from tumbleweed.games.legends.vocabulary.condition import CONDITIONS, Condition
from tumbleweed.games.legends.vocabulary.conditions import combined, fights, holding, standing
from tumbleweed.games.legends.vocabulary.modifiers import MODIFIERS, Modifier
from tumbleweed.games.legends.vocabulary.trigger import TRIGGERS, Trigger

TRIGGERS.add(*(each for each in vars(triggers).values() if isinstance(each, Trigger)))
TRIGGERS.add(
    *(each for each in vars(ante_up).values() if isinstance(each, Trigger)), module="ante-up"
)
MODIFIERS.add(*(each for each in vars(modifiers).values() if isinstance(each, Modifier)))
MODIFIERS.add(
    *(each for each in vars(ante_up_modifiers).values() if isinstance(each, Modifier)),
    module="ante-up",
)
for theme in (standing, holding, fights, combined):
    CONDITIONS.add(*(each for each in vars(theme).values() if isinstance(each, Condition)))
for added in (tales, harm, property):
    named = list(vars(added).values())
    TRIGGERS.add(*(each for each in named if isinstance(each, Trigger)), module="blood-money")
    MODIFIERS.add(*(each for each in named if isinstance(each, Modifier)), module="blood-money")
    CONDITIONS.add(*(each for each in named if isinstance(each, Condition)), module="blood-money")

sums = [each for each in TRIGGERS.all if each.summed]
assert len(sums) == SUMMED
for place, each in enumerate(sums):
    each.sum_at = place
