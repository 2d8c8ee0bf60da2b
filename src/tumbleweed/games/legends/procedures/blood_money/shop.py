"""Shopping with Blood Money: a card may sell a Legendary item, or upgrade free of charge."""

from __future__ import annotations

from typing import Any, Final

from tumbleweed.core.frames import NEXT, Ask, Do, Question, Verdict, done
from tumbleweed.games.legends.components.blood_money.relics import buy_relic, relics_for_sale
from tumbleweed.games.legends.procedures import shop
from tumbleweed.games.legends.procedures.announce import announce
from tumbleweed.games.legends.procedures.ante_up.shop import stand_facts
from tumbleweed.games.legends.state.frames import SHOP
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.blood_money.options import RELIC
from tumbleweed.games.legends.vocabulary.prices import FREE_OF_CHARGE
from tumbleweed.games.legends.vocabulary.terms import LEGENDARY


def sells_relics(s: LegendsState) -> bool:
    return SHOP.kind(s) == LEGENDARY


def relics(s: LegendsState) -> list[int]:
    found = relics_for_sale(s, SHOP.seat(s), SHOP.discount(s))
    return [RELIC.of(s, relic) for relic in found]


def browse(s: LegendsState) -> Verdict:
    if not sells_relics(s):
        return shop.browse(s)
    return NEXT if relics(s) else done(s)


def wares(s: LegendsState) -> list[int]:
    return relics(s) if sells_relics(s) else shop.wares(s)


def buy(s: LegendsState, option: int) -> Verdict:
    if not RELIC.has(s, option):
        return shop.buy(s, option)
    buy_relic(s, SHOP.seat(s), RELIC.member(s, option), SHOP.discount(s))
    SHOP.set_new(s, -1)
    return announce(s)


def facts(s: LegendsState, seat: int) -> dict[str, Any]:
    free = SHOP.discount(s) == FREE_OF_CHARGE
    discount = 0 if free else SHOP.discount(s)
    return {**stand_facts(s, seat), "stand": seller(s, seat, free), "discount": discount}


def seller(s: LegendsState, seat: int, free: bool) -> str:
    if sells_relics(s):
        return "trader"
    return "nobody" if free else str(stand_facts(s, seat)["stand"])


SHOP_WITH_TRADER: Final = SHOP.procedure(
    (
        Do("browse", browse),
        Ask("buy", Question("stand", "AU-SETUP-02", facts), SHOP.seat, wares, buy),
        *shop.SHOP_PROCEDURE.steps[2:],
    )
)
