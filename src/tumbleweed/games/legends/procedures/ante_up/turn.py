"""A turn with Ante Up (AU-TURN): the train first, and events after whatever made them due."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Ask, Do, Procedure, Question, Verdict, goto
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.train import move_train
from tumbleweed.games.legends.components.player.shopping import MOUNT, WEAPON, owned_of
from tumbleweed.games.legends.procedures import turn
from tumbleweed.games.legends.procedures.ante_up.event import due_events
from tumbleweed.games.legends.procedures.claim import ask_for_claims
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import IN_ACTION
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.step_labels import ACT


def train(s: LegendsState) -> Verdict:
    """Before all else (AU-TRAIN-01)."""
    move_train(s, s.compiled.up.stops_per_turn)
    return NEXT


# ---- weapon and mount: one that was used up has left its slot empty (AU-TURN-08) ----


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


TURN_WITH_EVENTS: Final = Procedure(
    "turn",
    (
        Do("train", train),
        Do("begin", turn.begin),
        Do("events_of_start", due_events),
        Ask(
            "income",
            Question("income", "WL-TURN-03"),
            turn.active,
            turn.incomes,
            turn.take_income,
        ),
        Do("any_weapons", any_weapons),
        Ask("weapon", Question("weapon", "WL-TURN-05"), turn.active, weapons, turn.make_ready),
        Do("any_mounts", any_mounts),
        Ask("mount", Question("mount", "WL-TURN-05"), turn.active, mounts, turn.make_ready),
        Do("any_actions", turn.any_actions),
        Ask(
            "act",
            Question("act", "WL-TURN-13", turn.turn_facts),
            turn.active,
            turn.action_options,
            turn.act,
        ),
        Do("action_done", action_done),
        Do("next_action", next_action),
        Do("any_discs", turn.any_discs),
        Ask(
            "place_late",
            Question("contribute", "WL-STORY-12"),
            turn.active,
            turn.last_discs,
            turn.place_late,
        ),
        Do("events_of_disc", due_events),
        Do("actions_over", turn.actions_over),
        Do("events_of_end", due_events),
        Do("claim", ask_for_claims),
        Do("full_stories", turn.full_stories),
        Do("events_of_story", due_events),
        Do("one_resolved", turn.one_resolved),
        Ask(
            "choose_story",
            Question("story", "WL-STORY-25"),
            turn.active,
            turn.story_options,
            turn.resolve_first,
        ),
        Do("events_of_first", due_events),
        Do("again", turn.one_resolved),
        Do("claim_before_discard", ask_for_claims),
        Do("hand_limit", turn.keep_hand_limit),
        Do("events_of_discard", due_events),
        Do("wanted_lp", turn.wanted_lp),
        Do("events_of_row", due_events),
        Do("claim_at_last", ask_for_claims),
        Do("check_end", turn.check_end),
    ),
)
