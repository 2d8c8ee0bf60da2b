"""Numbers and steps that procedures name to each other."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import label

# How a ride came about (procedures/ride.py).
MOVE: Final = 0  # a Move action
PROLONGED: Final = 1  # what prolongs it (WL-MOVE-11)
FREE_RIDE: Final = 2  # any other movement (WL-MOVE-14)

# The small questions that words ask (procedures/small_choices.py).
MAY: Final = 0
PAY: Final = 1
GIVE: Final = 2
LOOK: Final = 3
RANCH: Final = 4
RETIRE: Final = 5
TAKE_BACK: Final = 6
REROLL: Final = 7

CALLED_OFF: Final = label("called_off")  # the step of a fight that starts it over (WL-FIGHT-53)
