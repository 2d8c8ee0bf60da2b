"""Effects on Gambler points and legendary tokens."""

from __future__ import annotations

from typing import Final

from tumbleweed.games.legends.components.ante_up.gambler import gain_gambler
from tumbleweed.games.legends.components.player.tokens import gain_token
from tumbleweed.games.legends.effects.amounts import AmountEffect
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.ante_up import goods
from tumbleweed.games.legends.vocabulary.effect import FREE, Context
from tumbleweed.games.legends.vocabulary.kinds import Amount
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.weights import GAIN


def _gain_gambler(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    gain_gambler(s, seat, amount)


def _gain_tokens(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    for _ in range(amount):
        gain_token(s, seat)


GAIN_GAMBLER: Final = AmountEffect(
    "gain_gambler",
    "points one by one, with what the spaces of the track say",
    Amount(goods.GAMBLER, "amount"),
    hit=_gain_gambler,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-gambler"),
    about=GAIN,
)
GAIN_LEGENDARY_TOKEN: Final = AmountEffect(
    "gain_legendary_token",
    "drawn face down and kept, as long as there are any",
    Amount(goods.LEGENDARY, "amount"),
    hit=_gain_tokens,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-legendary-token"),
    about=GAIN,
)
