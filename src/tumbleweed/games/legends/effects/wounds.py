"""Effects on wounds."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.goods import gain_wounds, heal
from tumbleweed.games.legends.effects.amounts import AmountEffect, OnlyIf
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import goods, layout, terms
from tumbleweed.games.legends.vocabulary.effect import COST, FREE, Context
from tumbleweed.games.legends.vocabulary.kinds import Amount, Flag
from tumbleweed.games.legends.vocabulary.record import told_by
from tumbleweed.games.legends.vocabulary.weights import GAIN, LOSS


def _wound(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    gain_wounds(s, seat, amount, bool(UNSTOPPABLE.of(s.compiled.code, run.at)))


def _room(s: LegendsState, seat: int) -> bool:
    return s.wounds[seat] < s.compiled.max_wounds


def _heal(s: LegendsState, seat: int, amount: int, run: Context) -> None:
    heal(s, seat, amount, healer(s, run.source))


def healer(s: LegendsState, source: int) -> int:
    """For the trigger `lose_wounds`: by an item, or by a card."""
    if source == NONE:
        return terms.HEALED_BY_CARD
    item = s.compiled.abilities[source * layout.ABILITY + layout.A_SOURCE] == terms.SOURCE_ITEM
    return terms.HEALED_BY_ITEM if item else terms.HEALED_BY_CARD


UNSTOPPABLE: Final = Flag("cancellable", given=False)

GAIN_WOUNDS: Final = AmountEffect(
    "gain_wounds",
    "up to 3; `cancellable = false`: nothing stops it",
    Amount(goods.WOUNDS, "amount"),
    more=UNSTOPPABLE,
    hit=_wound,
    limit=OnlyIf(_room, "WL-WOUND-01", "why-three-wounds"),
    price=COST,
    man_in_black=False,
    moments=(),
    told=told_by("do-gain-wounds"),
    about=GAIN,
)
HEAL: Final = AmountEffect(
    "heal",
    "loses wounds",
    Amount(goods.WOUNDS, "part"),
    hit=_heal,
    limit=None,
    price=FREE,
    man_in_black=False,
    moments=(),
    told=told_by("do-heal"),
    about=LOSS,
)
