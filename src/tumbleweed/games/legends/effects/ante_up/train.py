"""Effects on the train."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.games.legends.components.ante_up.train import move_train
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.effect import ALWAYS, FREE, Context, Deed
from tumbleweed.games.legends.vocabulary.kinds import Number
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.weights import UNWEIGHED


def _move_train(s: LegendsState, run: Context) -> Verdict:
    move_train(s, STOPS.of(s.compiled.code, run.at))
    return NEXT


STOPS: Final = Number("stops", "positive", told_as="count")

MOVE_TRAIN: Final = Deed(
    "move_train",
    "so many stops on",
    (STOPS,),
    possible=ALWAYS,
    carry_out=_move_train,
    price=FREE,
    moments=(),
    told=told_by("do-move-train"),
    about=UNWEIGHED,
)
