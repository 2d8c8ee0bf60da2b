"""The Move action: ride, prolong it as often as possible; only then has it ended (WL-MOVE-16)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Procedure, Verdict, call, local
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.procedure_ids import RIDE
from tumbleweed.games.legends.triggers.goals import count
from tumbleweed.games.legends.triggers.queue import meet_stories, note
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.modifiers import movement

SEAT: Final = 0
LEG: Final = 1  # the option with which the player set out


def ride(s: LegendsState) -> Verdict:
    seat = local(s, SEAT)
    return call(s, RIDE, seat, movement(s, seat), local(s, LEG))


def prolong(s: LegendsState) -> Verdict:
    """Sprint, also after a bandit has cut the movement short (WL-MOVE-11 to 13)."""
    note(s, on.EXTEND_MOVE, local(s, SEAT))
    return announce(s)


def end(s: LegendsState) -> Verdict:
    """Deliveries, stories, abilities and items, once, in the order the player chooses."""
    seat = local(s, SEAT)
    if s.goals:
        count(s, on.END_MOVE_ACTION.number, seat, 1, NONE, NONE)
    meet_stories(s, on.END_MOVE_ACTION.number, seat, 1, NONE, NONE)
    s.due.extend((on.END_MOVE_ACTION.number, seat, 1, NONE, NONE))
    return announce(s)


MOVE_ACTION_PROCEDURE: Final = Procedure(
    "move_action",
    (Do("ride", ride), Do("prolong", prolong), Do("end", end)),
    "seat",
    "leg",
)
