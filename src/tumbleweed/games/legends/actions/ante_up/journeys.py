"""Between the boards: over a mountain pass or by rail, as a Move action (AU-MOVE-06 to -10)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.places import space_args
from tumbleweed.games.legends.actions.record import MOVE, Action
from tumbleweed.games.legends.components.ante_up.rail import has_fare, rail_from
from tumbleweed.games.legends.components.board.ways import barred
from tumbleweed.games.legends.procedures.ante_up.ride import last_steps
from tumbleweed.games.legends.state.frames import MOVE_ACTION
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up.options import rail_to, trail_to
from tumbleweed.games.legends.vocabulary.modifiers import movement


class Journey(Action):
    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        return MOVE_ACTION.call(s, seat=seat, leg=option)


class Trail(Journey):
    """It takes the whole Move action, whatever the movement."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        head = s.compiled.up.pass_from[s.space[seat]]
        if head != NONE and not barred(s, seat, head):
            found.append(trail_to(s, head))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        head = s.compiled.up.pass_from[s.space[seat]]
        if head == NONE:
            return [Reason("AU-MOVE-06", "why-no-pass-here")]
        if thing and thing != s.compiled.board.spaces[head]:
            return [Reason("AU-MOVE-06", "why-other-head", space_args(s, head))]
        return [Reason("AU-MOVE-10", "why-sheriff-there", space_args(s, head))]


class Rail(Journey):
    """It leaves movement. Single steps onto a station are included because they are offered only
    for the railway."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        space = s.space[seat]
        if s.compiled.up.stations_near[space]:
            found += last_steps(s, seat, movement(s, seat))
        other = rail_from(s, seat, space)
        if other != NONE:
            found.append(rail_to(s, other))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return rail_reasons(s, seat, thing)


def rail_reasons(s: LegendsState, seat: int, thing: str) -> list[Reason]:
    other = s.compiled.up.rail_from[s.space[seat]]
    if other == NONE:
        return [Reason("AU-MOVE-08", "why-not-here", {"place": "place:station"})]
    if thing and thing != s.compiled.board.spaces[other]:
        return [Reason("AU-MOVE-08", "why-already-there", space_args(s, s.space[seat]))]
    found = []
    if not has_fare(s, seat):
        found.append(Reason("AU-MOVE-08", "why-no-money", {"money": s.compiled.up.fare}))
    if barred(s, seat, other):
        found.append(Reason("AU-MOVE-10", "why-sheriff-there", space_args(s, other)))
    return found


TRAIL: Final[Action] = Trail(
    {"trail": "hoof"},
    heading=MOVE,
    rank=41,
    spends=True,
    site=NONE,
    explains=(),
    rows=("verb-trail",),
)
RAIL: Final[Action] = Rail(
    {"rail": "hoof"},
    heading=MOVE,
    rank=42,
    spends=True,
    site=NONE,
    explains=(),
    rows=("verb-rail",),
)
