"""Effects on the Story track."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.games.legends.components.blood_money import story_track
from tumbleweed.games.legends.effects.amounts import AmountEffect
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.blood_money.goods import STORY
from tumbleweed.games.legends.vocabulary.effect import ALWAYS, FREE, Context, Deed
from tumbleweed.games.legends.vocabulary.kinds import Amount
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.weights import GAIN, UNWEIGHED


def _gain_sp(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    story_track.gain_sp(s, seat, amount)


GAIN_SP: Final = AmountEffect(
    "gain_sp",
    "story points one by one, with what the spaces of the track say; the last one stops the cube",
    Amount(STORY, "amount"),
    hit=_gain_sp,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-sp"),
    about=GAIN,
)


def _return(s: LegendsState, run: Context) -> Verdict:
    story_track.return_to_start(s, run.me)
    return NEXT


RETURN_TO_START: Final = Deed(
    "return_to_start",
    "the cube goes from the last space of the Story track to the first; that space ends with it",
    (),
    possible=ALWAYS,
    carry_out=_return,
    price=FREE,
    moments=("story space",),
    told=told_by("do-return-to-start"),
    about=UNWEIGHED,
)
