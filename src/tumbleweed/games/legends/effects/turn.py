"""Effects on the turn and on stories."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.events import emit
from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.games.legends.effects.amounts import MYSELF, AmountEffect
from tumbleweed.games.legends.state.frames import SMALL_CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.state.model import ACTIONS
from tumbleweed.games.legends.state.queries import discs
from tumbleweed.games.legends.vocabulary import goods
from tumbleweed.games.legends.vocabulary.effect import ALWAYS, FREE, Context, Deed
from tumbleweed.games.legends.vocabulary.events import MORE_ACTIONS
from tumbleweed.games.legends.vocabulary.kinds import Amount
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.step_labels import TAKE_BACK
from tumbleweed.games.legends.vocabulary.weights import GAIN, UNWEIGHED


def _gain_actions(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    if seat == s.active:
        s.turn[ACTIONS] += amount
        emit(s, MORE_ACTIONS, seat, amount)


GAIN_ACTIONS: Final = AmountEffect(
    "gain_actions",
    "in one's own turn",
    Amount(goods.ACTIONS, "amount"),
    MYSELF,
    hit=_gain_actions,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-actions"),
    about=GAIN,
)


def _return_disc(s: LegendsState, run: Context) -> Verdict:
    on_cards = discs(s, 0).count(run.me) + discs(s, 1).count(run.me)
    return SMALL_CHOICE.call(s, kind=TAKE_BACK, seat=run.me) if on_cards else NEXT


RETURN_DISC: Final = Deed(
    "return_disc",
    "one may take a story disc back",
    (),
    possible=ALWAYS,
    carry_out=_return_disc,
    price=FREE,
    moments=(),
    told=told_by("do-return-disc"),
    about=UNWEIGHED,
)
