"""The fight with Ante Up: the text of an encounter or token is a step of the Reward."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Verdict
from tumbleweed.games.legends.components.ante_up.fights import reward_code
from tumbleweed.games.legends.procedures.effects import run
from tumbleweed.games.legends.procedures.fight.procedure import EFFECTS_FIRST
from tumbleweed.games.legends.state.frames import FIGHT
from tumbleweed.games.legends.state.legends_state import LegendsState


def printed_reward(s: LegendsState) -> Verdict:
    """Before the winner is announced; there is also a text for a loss (AU-TRAIN-10, -13)."""
    at, end = reward_code(s)
    return run(s, at, end, s.fight.hero)


_STEPS: Final = EFFECTS_FIRST.steps
_REWARDED: Final = [step.name for step in _STEPS].index("further_reward")
FIGHT_WITH_REWARDS: Final = FIGHT.procedure(
    (*_STEPS[:_REWARDED], Do("printed_reward", printed_reward), *_STEPS[_REWARDED:])
)
