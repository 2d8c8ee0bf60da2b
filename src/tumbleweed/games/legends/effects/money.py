"""Effects on money."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.components.player.goods import gain_money, lose_money
from tumbleweed.games.legends.effects.amounts import AmountEffect, InFull
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import goods
from tumbleweed.games.legends.vocabulary.effect import COST, FREE, Context
from tumbleweed.games.legends.vocabulary.kinds import Amount
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.weights import GAIN, LOSS


def _gain(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    gain_money(s, seat, amount)


def _lose(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    lose_money(s, seat, amount)


GAIN_MONEY: Final = AmountEffect(
    "gain_money",
    "up to the limit of $120",
    Amount(goods.MONEY, "money"),
    hit=_gain,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-money"),
    about=GAIN,
)
LOSE_MONEY: Final = AmountEffect(
    "lose_money",
    "to the supply",
    Amount(goods.MONEY, "money part"),
    hit=_lose,
    limit=InFull(goods.MONEY),
    price=COST,
    man_in_black=False,
    moments=(),
    told=told_by("do-lose-money"),
    about=LOSS,
)
