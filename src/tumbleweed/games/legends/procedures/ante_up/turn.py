"""A turn with Ante Up (AU-TURN): the train moves first; events follow what made them due."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Ask, Do, Procedure, Question, Verdict, goto
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.train import move_train
from tumbleweed.games.legends.components.player.shopping import MOUNT, WEAPON, owned_of
from tumbleweed.games.legends.procedures import turn
from tumbleweed.games.legends.procedures.ante_up.event import due_events
from tumbleweed.games.legends.procedures.ante_up.steps import steps
from tumbleweed.games.legends.state.blood_money_model import NO_TRAIN
from tumbleweed.games.legends.state.blood_money_queries import forbidden
from tumbleweed.games.legends.state.frames import TURN
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import IN_ACTION
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.step_labels import ACT


def begin(s: LegendsState) -> Verdict:
    """The train moves before everything else (AU-TRAIN-01)."""
    turn.head_turn(s)
    s.up.faros = 0
    if not forbidden(s, s.active) & NO_TRAIN:
        move_train(s, s.compiled.up.stops_per_turn)
    return turn.start_turn(s)


# ---- weapon and mount: the slot of one that was used up is empty (AU-TURN-08) ----


def any_weapons(s: LegendsState) -> Verdict:
    return NEXT if choice_among(s, WEAPON, s.weapon[s.active]) else goto(turn.MOUNTS)


def any_mounts(s: LegendsState) -> Verdict:
    return NEXT if choice_among(s, MOUNT, s.mount[s.active]) else goto(ACT)


def choice_among(s: LegendsState, kind: int, now: int) -> bool:
    owned = owned_of(s, s.active, kind)
    return len(owned) > 1 or (len(owned) == 1 and now == NONE)


def weapons(s: LegendsState) -> list[int]:
    return piled(s, WEAPON, s.weapon[s.active])


def mounts(s: LegendsState) -> list[int]:
    return piled(s, MOUNT, s.mount[s.active])


def piled(s: LegendsState, kind: int, now: int) -> list[int]:
    if now != NONE:
        return turn.piled(s, kind, now)
    return [opt.READY.of(s, item) for item in owned_of(s, s.active, kind)]


# ---- the Action Phase ----


def action_done(s: LegendsState) -> Verdict:
    s.turn[IN_ACTION] = 0
    return due_events(s)


def next_action(s: LegendsState) -> Verdict:
    return goto(ACT)


OWN: Final = turn.TURN_PROCEDURE
TURN_WITH_EVENTS: Final[Procedure] = TURN.procedure(
    (
        Do("begin", begin),
        Do("events_of_start", due_events),
        *steps(OWN, "income"),
        Do("any_weapons", any_weapons),
        Ask("weapon", Question("weapon", "WL-TURN-05"), turn.active, weapons, turn.make_ready),
        Do("any_mounts", any_mounts),
        Ask("mount", Question("mount", "WL-TURN-05"), turn.active, mounts, turn.make_ready),
        *steps(OWN, "any_actions", "act"),
        Do("action_done", action_done),
        Do("next_action", next_action),
        *steps(OWN, "any_discs", "place_late"),
        Do("events_of_disc", due_events),
        *steps(OWN, "actions_over"),
        Do("events_of_end", due_events),
        *steps(OWN, "claim", "full_stories"),
        Do("events_of_story", due_events),
        *steps(OWN, "one_resolved", "choose_story"),
        Do("events_of_first", due_events),
        *steps(OWN, "again", "claim_before_discard", "hand_limit"),
        Do("events_of_discard", due_events),
        *steps(OWN, "wanted_lp"),
        Do("events_of_row", due_events),
        *steps(OWN, "claim_at_last", "check_end"),
    )
)
