"""The Move action: ride, prolong it as often as possible; only then has it ended (WL-MOVE-16)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Do, Verdict
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.frames import MOVE_ACTION, RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.triggers.queue import note
from tumbleweed.games.legends.vocabulary import triggers as on
from tumbleweed.games.legends.vocabulary.modifiers import movement


def ride(s: LegendsState) -> Verdict:
    seat = MOVE_ACTION.seat(s)
    return RIDE.call(s, seat=seat, left=movement(s, seat), leg=MOVE_ACTION.leg(s))


def prolong(s: LegendsState) -> Verdict:
    """Sprint, also after a bandit has cut the movement short (WL-MOVE-11 to 13)."""
    note(s, on.EXTEND_MOVE, MOVE_ACTION.seat(s))
    return announce(s)


def end(s: LegendsState) -> Verdict:
    """Deliveries, stories, abilities and items, once, in the order the player likes."""
    note(s, on.END_MOVE_ACTION, MOVE_ACTION.seat(s), always=True)
    return announce(s)


MOVE_ACTION_PROCEDURE: Final = MOVE_ACTION.procedure(
    (Do("ride", ride), Do("prolong", prolong), Do("end", end))
)
