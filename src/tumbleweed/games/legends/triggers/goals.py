"""Goals (WL-GOAL): what has been done toward them, and which may be claimed.

Everything is counted for all four goals of a character, held or not: what a player has done is
public, and the counts do not reveal which goal went back to the box.
"""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import GOAL_SETS
from tumbleweed.games.legends.triggers.match import matches
from tumbleweed.games.legends.vocabulary import layout
from tumbleweed.games.legends.vocabulary.condition import holds

# ---- `s.goals`: three sets of goals per seat; empty without the variant ----
HELD: Final = 0
CLAIMED: Final = 1
MET: Final = 2  # once met, always met
ASKED: Final = 3  # the seat was asked for them and passed; it may claim them in its Action Phase


def count(s: LegendsState, event: int, seat: int, amount: int, detail: int, detail_2: int) -> None:
    """An event of that seat: whenever it happens (WL-GOAL-13), for its character's goals."""
    compiled = s.compiled
    if seat == compiled.black:
        return
    for counter in compiled.goal_listeners[event]:
        at = counter * layout.COUNTER
        goal = compiled.counters[at + layout.C_GOAL]
        if goal not in compiled.goals_of[s.character[seat]] or is_met(s, seat, goal):
            continue
        trigger = compiled.counters[at + layout.C_TRIGGER]
        if not matches(s, trigger, event, seat, amount, detail, detail_2):
            continue
        if compiled.counters[at + layout.C_MAIN] and not state_holds(s, seat, goal):
            continue
        _add(s, seat, counter, amount)
        if all(_reached(s, seat, term) for term in compiled.goal_terms[goal]):
            s.goals[seat * GOAL_SETS + MET] |= 1 << goal


def _add(s: LegendsState, seat: int, counter: int, amount: int) -> None:
    at, mode = (
        _tally(s, seat, counter),
        s.compiled.counters[counter * layout.COUNTER + layout.C_MODE],
    )
    if mode == layout.FEATURES:
        s.tally[at] |= s.compiled.features[counter][s.space[seat]]
    else:
        s.tally[at] += amount if mode == layout.AMOUNTS else 1


def _tally(s: LegendsState, seat: int, counter: int) -> int:
    return (
        seat * s.compiled.tally_width
        + s.compiled.counters[counter * layout.COUNTER + layout.C_PLACE]
    )


def done_so_far(s: LegendsState, seat: int, counter: int) -> int:
    """Events, their amounts, or different places."""
    value = s.tally[_tally(s, seat, counter)]
    features = s.compiled.counters[counter * layout.COUNTER + layout.C_MODE] == layout.FEATURES
    return value.bit_count() if features else value


def needed(s: LegendsState, counter: int) -> int:
    return s.compiled.counters[counter * layout.COUNTER + layout.C_NEED]


def _reached(s: LegendsState, seat: int, term: list[int]) -> bool:
    return any(done_so_far(s, seat, counter) >= needed(s, counter) for counter in term)


def new_turn(s: LegendsState) -> None:
    """Counts within a turn are reset, for everybody."""
    compiled = s.compiled
    for seat in range(compiled.players):
        for goal in compiled.goals_of[s.character[seat]]:
            for term in compiled.goal_terms[goal]:
                for counter in term:
                    if compiled.counters[counter * layout.COUNTER + layout.C_SPAN] == layout.TURN:
                        s.tally[_tally(s, seat, counter)] = 0


def is_met(s: LegendsState, seat: int, goal: int) -> bool:
    return bool(s.goals[seat * GOAL_SETS + MET] >> goal & 1)


def state_holds(s: LegendsState, seat: int, goal: int) -> bool:
    state = s.compiled.goal_state[goal]
    return state == NONE or holds(s, state, seat, seat)


def claimable(s: LegendsState, seat: int) -> list[int]:
    """Goals of the character, held or not, that are met and not claimed: public."""
    claimed = s.goals[seat * GOAL_SETS + CLAIMED]
    if claimed.bit_count() >= s.compiled.most_goals:  # WL-GOAL-09
        return []
    found = []
    for goal in s.compiled.goals_of[s.character[seat]]:
        now = not s.compiled.goal_terms[goal]  # a state, which must hold when it is claimed
        met = state_holds(s, seat, goal) if now else is_met(s, seat, goal)
        if met and not claimed >> goal & 1:
            found.append(goal)
    return found


def claims(s: LegendsState, seat: int) -> list[int]:
    """Those the seat holds."""
    held = s.goals[seat * GOAL_SETS + HELD]
    return [goal for goal in claimable(s, seat) if held >> goal & 1]
