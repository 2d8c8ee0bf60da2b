"""Every goal card of Ante Up, played: missed by a little, then met and claimed."""

import pytest

from games.legends.ante_up import au_goal_scenes_law, au_goal_scenes_money
from support.legends.goals import SCENES, Quest
from support.legends.land import joined
from support.legends.places import COMPILED
from support.reading import rules_of

__all__ = ["au_goal_scenes_law", "au_goal_scenes_money"]

OWN = [goal for goal in rules_of(joined()).compiled.goals if goal not in COMPILED.goals]


@pytest.mark.rule("AU-COMP-03")
def test_there_are_32_four_for_each_character() -> None:
    assert len(OWN) == 32
    compiled = rules_of(joined()).compiled
    assert [len(goals) for goals in compiled.goals_of[-8:]] == [4] * 8


@pytest.mark.rule("AU-COMP-03", "WL-GOAL-05", "WL-GOAL-14")
@pytest.mark.parametrize("goal", OWN)
def test_a_goal_of_ante_up_is_missed_then_met_and_claimed(goal: str) -> None:
    quest = Quest(goal, modules=["ante-up"], poker_faces=[])
    SCENES[goal](quest)
    assert quest.misses >= 1
    assert quest.claims >= 1
