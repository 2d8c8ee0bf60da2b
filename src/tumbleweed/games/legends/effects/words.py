"""All effects, numbered in the order of these files."""

from __future__ import annotations

from tumbleweed.games.legends.effects import (
    cards,
    choices,
    fights,
    gold,
    money,
    points,
    riding,
    theft,
    trade,
    turn,
    wounds,
)
from tumbleweed.games.legends.effects.ante_up.themes import ANTE_UP
from tumbleweed.games.legends.effects.blood_money.themes import BLOOD_MONEY
from tumbleweed.games.legends.vocabulary.effect import EFFECTS, Effect

for theme in (money, points, cards, gold, wounds, turn, choices, theft, trade, riding, fights):
    EFFECTS.add(*(each for each in vars(theme).values() if isinstance(each, Effect)))
for theme in ANTE_UP:
    EFFECTS.add(
        *(each for each in vars(theme).values() if isinstance(each, Effect)), module="ante-up"
    )
for theme in BLOOD_MONEY:
    EFFECTS.add(
        *(each for each in vars(theme).values() if isinstance(each, Effect)), module="blood-money"
    )
