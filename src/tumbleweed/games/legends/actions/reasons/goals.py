"""Why a goal cannot be claimed (WL-GOAL)."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import GOAL_SETS
from tumbleweed.games.legends.triggers.goals import CLAIMED, HELD, claims


def claim_reasons(s: LegendsState, seat: int, name: str) -> list[Reason]:
    if not s.goals:
        return [Reason("WL-GOAL-02", "why-no-goals")]
    met = claims(s, seat)
    if not name and not met:
        return [Reason("WL-GOAL-05", "why-no-goal-met")]
    goal = s.compiled.goals.index(name) if name else met[0]
    args: dict[str, str | int] = {"goal": f"goal:{s.compiled.goals[goal]}"}
    if s.goals[seat * GOAL_SETS + CLAIMED] >> goal & 1:
        return [Reason("WL-GOAL-09", "why-goal-claimed", args)]
    if not s.goals[seat * GOAL_SETS + HELD] >> goal & 1:
        return [Reason("WL-GOAL-02", "why-goal-not-held", args)]
    if goal in met:
        return [Reason("WL-GOAL-07", "why-claim-between-actions", args)]
    return [Reason("WL-GOAL-05", "why-goal-not-met", args)]
