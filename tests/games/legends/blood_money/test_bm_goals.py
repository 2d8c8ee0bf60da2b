"""Every goal card of Blood Money, played: missed by a little, then met and claimed."""

import pytest

from games.legends.blood_money import bm_goal_scenes, bm_goal_scenes_later
from games.legends.blood_money.bm_goal_scenes import BloodMoneyQuest
from support.legends.goals import SCENES
from support.legends.land import joined
from support.legends.property import owning
from support.reading import rules_of

__all__ = ["bm_goal_scenes", "bm_goal_scenes_later"]

OLD = rules_of(joined()).compiled.goals
OWN = [goal for goal in rules_of(owning({})).compiled.goals if goal not in OLD]


@pytest.mark.rule("BM-COMP-07", "BM-ANTE-22")
def test_there_are_32_four_for_each_character() -> None:
    assert len(OWN) == 32
    compiled = rules_of(owning({})).compiled
    assert [len(goals) for goals in compiled.goals_of[-8:]] == [4] * 8


@pytest.mark.rule("BM-COMP-07", "WL-GOAL-05", "WL-GOAL-14")
@pytest.mark.parametrize("goal", OWN)
def test_a_goal_of_blood_money_is_missed_then_met_and_claimed(goal: str) -> None:
    quest = BloodMoneyQuest(goal)
    SCENES[goal](quest)
    assert quest.misses >= 1
    assert quest.claims >= 1
