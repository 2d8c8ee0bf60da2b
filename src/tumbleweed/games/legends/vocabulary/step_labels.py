"""Numbers and steps that procedures name to each other."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import label

# The small questions that words ask (procedures/effect_prompts.py).
MAY: Final = 0
PAY: Final = 1
GIVE: Final = 2
LOOK: Final = 3
RANCH: Final = 4
RETIRE: Final = 5
TAKE_BACK: Final = 6
REROLL: Final = 7

ACT: Final = label("any_actions")  # of a turn: the next action
ACTIONS_SPENT: Final = label("any_discs")
CALLED_OFF: Final = label("called_off")  # the step of a fight that starts it over (WL-FIGHT-53)
