"""What a player meets in a space: foes on entering it; at the end of the ride, what can be taken.

The frame is that of a ride (procedures/ride.py).
"""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Step, Verdict, goto, label
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.ante_up.tokens import (
    can_take_gold,
    lies_at,
    take_gold,
    take_longhorn,
    token_to_fight,
    turn_up_foe,
)
from tumbleweed.games.legends.components.fight import begin_fight
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.state.ante_up_model import LONGHORN
from tumbleweed.games.legends.state.ante_up_model import OUTLAW as OUTLAW_TOKEN
from tumbleweed.games.legends.state.frames import FIGHT, RIDE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import BANDIT, CLAIM_JUMPER, OUTLAW
from tumbleweed.games.legends.state.queries import bandit_at
from tumbleweed.games.legends.vocabulary.ante_up.options import (
    FACE,
    FACE_BANDIT,
    FACE_CLAIM_JUMPER,
    FACE_OUTLAW,
    TAKE,
    TAKE_LONGHORN,
    TAKE_NUGGET,
)
from tumbleweed.games.legends.vocabulary.options import PASS

ARRIVE: Final = label("arrive")
FACE_FIRST: Final = label("face_first")
RIDE_ON: Final = label("ride_on")
PICK_UP: Final = label("pick_up")
OVER: Final = label("over")

# ---- foes ----


def arrive(s: LegendsState) -> Verdict:
    """A foe there stops the rider, who must fight (WL-BANDIT-04, AU-TOKEN-01)."""
    s.up.foe = NONE
    found = foes_here(s)
    if not found:
        return goto(RIDE_ON)
    stop_here(s)
    return goto(FACE_FIRST) if len(found) > 1 else face(s, found[0])


def foes_here(s: LegendsState) -> list[int]:
    space = s.space[RIDE.seat(s)]
    found = [FACE.of(s, FACE_BANDIT)] if bandit_at(s, space) else []
    token = token_to_fight(s, space)
    if token != NONE:
        outlaw = s.compiled.up.token_kind[token] == OUTLAW_TOKEN
        found.append(FACE.of(s, FACE_OUTLAW if outlaw else FACE_CLAIM_JUMPER))
    return found


def stop_here(s: LegendsState) -> None:
    """The remaining movement is lost, and with it the railway (AU-MOVE-18)."""
    RIDE.set_left(s, 0)
    RIDE.set_leg(s, NONE)


def face(s: LegendsState, option: int) -> Verdict:
    """Both are fought, in the order the player chooses (AU-TOKEN-36)."""
    seat, foe = RIDE.seat(s), FACE.member(s, option)
    if foe == FACE_BANDIT:
        begin_fight(s, BANDIT, seat, NONE)
    else:
        turn_up_foe(s, seat, token_to_fight(s, s.space[seat]))
        begin_fight(s, OUTLAW if foe == FACE_OUTLAW else CLAIM_JUMPER, seat, NONE)
    return FIGHT.call(s)


def look_again(s: LegendsState) -> Verdict:
    return goto(ARRIVE)


ARRIVAL_STEPS: Final[tuple[Step, ...]] = (
    Do("arrive", arrive),
    Do("faced", look_again),
    Ask("face_first", Question("face-first", "AU-TOKEN-36"), RIDE.seat, foes_here, face),
    Do("faced_first", look_again),
)

# ---- what can be taken there ----


def pick_up(s: LegendsState) -> Verdict:
    """At the end of any movement, without an action (AU-TOKEN-10, -24)."""
    return NEXT if to_take(s) else goto(OVER)


def to_take(s: LegendsState) -> list[int]:
    seat = RIDE.seat(s)
    found = []
    if lies_at(s, LONGHORN, s.space[seat]):
        found.append(TAKE.of(s, TAKE_LONGHORN))
    if can_take_gold(s, seat):
        found.append(TAKE.of(s, TAKE_NUGGET))
    return found


def take_or_leave(s: LegendsState) -> list[int]:
    return [PASS, *to_take(s)]


def take(s: LegendsState, option: int) -> Verdict:
    if option == PASS:
        return goto(OVER)
    if TAKE.member(s, option) == TAKE_LONGHORN:
        take_longhorn(s, RIDE.seat(s))
    else:
        take_gold(s, RIDE.seat(s))
    return announce(s)


def more_to_take(s: LegendsState) -> Verdict:
    return goto(PICK_UP)


def where_it_lies(s: LegendsState, seat: int) -> dict[str, Any]:
    return {"space": f"space:{s.compiled.board.spaces[s.space[seat]]}"}


PICK_UP_STEPS: Final[tuple[Step, ...]] = (
    Do("pick_up", pick_up),
    Ask("take", Question("pick-up", "AU-TOKEN-10", where_it_lies), RIDE.seat, take_or_leave, take),
    Do("took", more_to_take),
)
