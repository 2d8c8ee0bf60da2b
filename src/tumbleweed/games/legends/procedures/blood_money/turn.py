"""A turn with Blood Money (BM-TURN), in the order of its book."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, goto
from tumbleweed.games.legends.components.blood_money.tales import all_met
from tumbleweed.games.legends.procedures import turn
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.ante_up import turn as ante_up
from tumbleweed.games.legends.procedures.ante_up.event import due_events
from tumbleweed.games.legends.procedures.ante_up.steps import steps
from tumbleweed.games.legends.state.frames import TALE, TURN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import ACTIONS, CLOSING
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary.blood_money.tales import END_HERE


def begin(s: LegendsState) -> Verdict:
    """Nothing of Blood Money has happened in this turn yet."""
    s.blood.offered = s.blood.risked = 0
    s.blood.spared = [0] * s.compiled.players
    return ante_up.begin(s)


# ---- the Action Phase ----


def any_actions(s: LegendsState) -> Verdict:
    """It lasts, after the last action too, while there is a free step to take: an offer of the
    story, the risk die (BM-STORY-42, BM-RISK-01)."""
    if s.turn[ACTIONS] or turn.free_steps(s):
        return NEXT
    return goto(turn.TURN_OVER)


def action_options(s: LegendsState) -> list[int]:
    if s.turn[ACTIONS]:
        return turn.action_options(s)
    return turn.free_steps(s)


def actions_spent(s: LegendsState) -> Verdict:
    """Here discs of the game's own stories are placed late; there are none."""
    return NEXT


# ---- End of Turn ----


def end_conditions(s: LegendsState) -> Verdict:
    """Where the player ends the turn may meet a condition (BM-TURN-10)."""
    note(s, END_HERE, s.active)
    return announce(s)


def resolve_tale(s: LegendsState) -> Verdict:
    """From here on nothing contributes any more (BM-STORY-44)."""
    s.turn[CLOSING] = 1
    return TALE.call(s) if all_met(s) else NEXT


OWN: Final = turn.TURN_PROCEDURE
UP: Final = ante_up.TURN_WITH_EVENTS
TURN_WITH_TALES: Final = TURN.procedure(
    (
        # Start of Turn (BM-TURN-02 to -05)
        Do("begin", begin),
        *steps(UP, "events_of_start"),
        *steps(OWN, "income"),
        *steps(UP, "any_weapons", "weapon", "any_mounts", "mount"),
        # Action Phase (BM-TURN-06)
        Do("any_actions", any_actions),
        Ask(
            "act",
            Question("act", "WL-TURN-13", turn.turn_facts),
            turn.active,
            action_options,
            turn.act,
        ),
        *steps(UP, "action_done", "next_action"),
        Do("any_discs", actions_spent),
        # End of Turn (BM-TURN-09 to -15)
        *steps(OWN, "actions_over"),
        *steps(UP, "events_of_end"),
        *steps(OWN, "claim"),
        Do("end_conditions", end_conditions),
        Do("events_of_conditions", due_events),
        Do("full_stories", resolve_tale),
        *steps(UP, "events_of_story"),
        *steps(OWN, "claim_before_discard", "hand_limit"),
        *steps(UP, "events_of_discard"),
        *steps(OWN, "wanted_lp"),
        *steps(UP, "events_of_row"),
        *steps(OWN, "claim_at_last", "check_end"),
    )
)
