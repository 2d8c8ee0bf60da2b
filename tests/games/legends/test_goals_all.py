"""Every goal card, played: missed by a little, then met and claimed."""

import pytest

from games.legends import (
    goal_scenes_cards,
    goal_scenes_fights,
    goal_scenes_roads,
    goal_scenes_trade,
)
from support.legends.goals import SCENES, Quest
from support.legends.places import COMPILED

__all__ = ["goal_scenes_cards", "goal_scenes_fights", "goal_scenes_roads", "goal_scenes_trade"]


@pytest.mark.rule("WL-GOAL-05", "WL-GOAL-14")
@pytest.mark.parametrize("goal", COMPILED.goals)
def test_a_goal_is_missed_then_met_and_claimed(goal: str) -> None:
    quest = Quest(goal)
    SCENES[goal](quest)
    assert quest.misses >= 1
    assert quest.claims == 1
