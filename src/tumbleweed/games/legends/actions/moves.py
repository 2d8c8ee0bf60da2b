"""The Move action (WL-MOVE)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.places import way_reasons
from tumbleweed.games.legends.actions.record import MOVE, Action
from tumbleweed.games.legends.procedures.ride import ways
from tumbleweed.games.legends.state import frames
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import options as opt
from tumbleweed.games.legends.vocabulary.modifiers import movement


class Move(Action):
    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        found.append(opt.RIDE.of(s, s.space[seat]))  # a Move of 0 spaces: WL-MOVE-10
        found += ways(s, seat, movement(s, seat))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        return way_reasons(s, seat, verb, thing, movement(s, seat))

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        return frames.MOVE_ACTION.call(s, seat=seat, leg=option)


RIDE: Final[Action] = Move(
    {"ride": "hoof", "step": "hoof"},
    heading=MOVE,
    rank=40,
    spends=True,
    site=NONE,
    explains=(),
    rows=("verb-ride",),
)
