"""Completing goals (WL-GOAL-05 to 13): free, in the own turn, as many as are met."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import (
    NEXT,
    Ask,
    Do,
    Question,
    Verdict,
    done,
    goto,
    label,
)
from tumbleweed.core.state import mask_of
from tumbleweed.games.legends.components.player.tokens import complete_goal
from tumbleweed.games.legends.state.frames import CLAIM
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import GOAL_SETS
from tumbleweed.games.legends.triggers.goals import ASKED, claimable, claims
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.options import PASS

ANY_GOALS: Final = label("any_goals")


def ask_for_claims(s: LegendsState) -> Verdict:
    return CLAIM.call(s) if s.goals and new_claims(s) else NEXT


def new_claims(s: LegendsState) -> int:
    """Goals of the character that are met, held or not: so being asked reveals nothing."""
    return mask_of(claimable(s, s.active)) & ~s.goals[s.active * GOAL_SETS + ASKED]


def any_goals(s: LegendsState) -> Verdict:
    return NEXT if new_claims(s) else done(s)


def claimer(s: LegendsState) -> int:
    return s.active


def claim_options(s: LegendsState) -> list[int]:
    return [PASS] + [opt.CLAIM.of(s, goal) for goal in claims(s, s.active)]


def take_claim(s: LegendsState, option: int) -> Verdict:
    if option == PASS:
        s.goals[s.active * GOAL_SETS + ASKED] |= new_claims(s)
        return done(s)
    complete_goal(s, s.active, opt.CLAIM.member(s, option))
    return goto(ANY_GOALS)


CLAIM_PROCEDURE: Final = CLAIM.procedure(
    (
        Do("any_goals", any_goals),
        Ask("claim", Question("claim", "WL-GOAL-05"), claimer, claim_options, take_claim),
    )
)
