"""The train heist (AU-TRAIN-07, -08)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions import needs
from tumbleweed.games.legends.actions.places import LocationAction
from tumbleweed.games.legends.actions.record import Action
from tumbleweed.games.legends.state.ante_up_queries import train_space
from tumbleweed.games.legends.state.frames import ENCOUNTER
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import HEISTS
from tumbleweed.games.legends.vocabulary.ante_up.options import HEIST_TRAIN as OPTION


class AtTrain(needs.At):
    """The train is the one place that moves, so no space has it permanently."""

    def __init__(self, rule: str) -> None:
        super().__init__(NONE, rule)

    def met(self, s: LegendsState, seat: int, times: int) -> bool:
        return s.space[seat] == train_space(s)

    def reason(self, times: int) -> Reason:
        return Reason(self.rule, self.message, {"place": "place:train"})


class TrainHeist(LocationAction):
    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        if self.at.met(s, seat, 0):
            super().offer(s, seat, found)


def _heist(s: LegendsState, seat: int, times: int) -> Verdict:
    s.turn[HEISTS] += 1
    return ENCOUNTER.call(s, seat=seat)


HEIST_TRAIN: Final[Action] = TrainHeist(
    "heist-train",
    OPTION,
    AtTrain("AU-TRAIN-07"),
    (
        needs.FirstHeist("AU-TRAIN-07", "why-one-heist-in-all"),
        needs.Card("WL-HEIST-16", "why-no-card"),
    ),
    start=_heist,
    sign="dynamite",
    rank=10,
    in_ruins=True,  # BM-REPAIR-13
)
