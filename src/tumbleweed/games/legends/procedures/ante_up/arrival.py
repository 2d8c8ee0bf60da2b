"""Who has entered a space meets what is there: foes first; at the end of the ride, what lies there.

The frame is that of a ride (procedures/ride.py).
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Do, Step, Verdict, call, local, set_local
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.procedures.ride import LEFT, LEG, SEAT
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import BANDIT
from tumbleweed.games.legends.state.procedure_ids import FIGHT
from tumbleweed.games.legends.state.queries import bandit_at


def any_foe(s: LegendsState) -> Verdict:
    """A bandit there stops the rider, who must fight (WL-BANDIT-04)."""
    seat = local(s, SEAT)
    if bandit_at(s, s.space[seat]):
        stop_here(s)
        begin_fight(s, BANDIT, seat, NONE)
        return call(s, FIGHT)
    return NEXT


def stop_here(s: LegendsState) -> None:
    """The movement left is lost, and with it the railway (AU-MOVE-18)."""
    set_local(s, LEFT, 0)
    set_local(s, LEG, NONE)


def pick_up(s: LegendsState) -> Verdict:
    """At the end of any movement."""
    return NEXT


ARRIVAL_STEPS: Final[tuple[Step, ...]] = (Do("arrive", any_foe),)
PICK_UP_STEPS: Final[tuple[Step, ...]] = (Do("pick_up", pick_up),)
