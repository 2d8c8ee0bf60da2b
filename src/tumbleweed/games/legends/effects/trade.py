"""Effects that give items and cattle."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import NEXT, Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.blood_money.relics import relics_for_sale
from tumbleweed.games.legends.components.decks.cattle import RANCHES, ranch
from tumbleweed.games.legends.components.player.shopping import any_purchase
from tumbleweed.games.legends.state.frames import SHOP, SMALL_CHOICE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary import terms
from tumbleweed.games.legends.vocabulary.effect import (
    FREE,
    Context,
    Deed,
    Effect,
    Possible,
    possible_if,
)
from tumbleweed.games.legends.vocabulary.kinds import Choice, Idle, Number
from tumbleweed.games.legends.vocabulary.record import Told
from tumbleweed.games.legends.vocabulary.step_labels import RANCH
from tumbleweed.games.legends.vocabulary.teller import Teller
from tumbleweed.games.legends.vocabulary.weights import CATTLE, DISCOUNT

# ---- items ----


def _on_sale(s: LegendsState, at: int, me: int, knower: int) -> bool:
    code = s.compiled.code
    if KIND.of(code, at) == terms.LEGENDARY:
        return bool(relics_for_sale(s, me, OFF.of(code, at)))
    return any_purchase(s, me, OFF.of(code, at), KIND.of(code, at), MODE.of(code, at))


def _buy(s: LegendsState, run: Context) -> Verdict:
    code, at = s.compiled.code, run.at
    return SHOP.call(
        s,
        seat=run.me,
        discount=OFF.of(code, at),
        kind=KIND.of(code, at),
        mode=MODE.of(code, at),
        once=1,
    )


def _buy_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    kind = teller.item_kind(KIND.of(code, at), 1)
    return teller.say(
        effect.told.keys[MODE.of(code, at)], {"discount": OFF.of(code, at), "kind": kind}
    )


OFF: Final = Number("discount", "dollars", default=0)
KIND: Final = Choice(
    "item_kind",
    terms.BOUGHT_KINDS,
    open_ended=True,
    further=terms.BOUGHT_KINDS[terms.LEGENDARY :],
    module="blood-money",
)
MODE: Final = Choice("mode", terms.MODES, default="any")

BUY_ITEM: Final = Deed(
    "buy_item",
    "a purchase wherever one stands; `mode` is `buy`, `upgrade` or `any`. With Blood Money also of "
    "a `legendary` item",
    (OFF, KIND, MODE),
    possible=possible_if(_on_sale, "WL-STORE-02", "why-nothing-to-buy"),
    carry_out=_buy,
    price=FREE,
    moments=(),
    told=Told(("do-buy-item", "do-buy-item-new", "do-buy-item-upgrade"), _buy_told),
    about=DISCOUNT,
)

# ---- cattle ----


def _can_take(s: LegendsState, at: int, me: int, knower: int) -> bool:
    return s.cattle[me] == NONE and any(ranch(s, color) for color in range(len(RANCHES)))


def _cannot_take(s: LegendsState, at: int, me: int) -> Reason:
    if s.cattle[me] != NONE:
        return Reason("WL-CATTLE-02", "why-carrying")
    return Reason("WL-CATTLE-01", "why-empty-ranch")


def _take(s: LegendsState, run: Context) -> Verdict:
    if not _can_take(s, run.at, run.me, run.me):
        return NEXT
    return SMALL_CHOICE.call(s, kind=RANCH, seat=run.me)


def _cattle_told(teller: Teller, effect: Effect, code: list[int], at: int) -> str:
    color = COLOR.of(code, at)
    if color == NONE:
        return teller.say(effect.told.keys[0], {})
    return teller.say(effect.told.keys[1], {"ranch": teller.name("ranch", terms.COLORS[color])})


COLOR: Final = Idle("color", stands_for=Choice("color", terms.COLORS, open_ended=True))

GAIN_CATTLE: Final = Deed(
    "gain_cattle",
    "the top token of a ranch, if one carries none",
    (COLOR,),
    possible=Possible(_can_take, _cannot_take),
    carry_out=_take,
    price=FREE,
    moments=(),
    told=Told(("do-gain-cattle", "do-gain-cattle-of"), _cattle_told),
    about=CATTLE,
)
