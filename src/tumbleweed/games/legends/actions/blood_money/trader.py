"""The Trader action (BM-TRADER), and why it, Legendary items or answers are not offered."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.frames import Verdict
from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.actions.reasons.shop import ware_reasons
from tumbleweed.games.legends.actions.record import HERE, Action
from tumbleweed.games.legends.components.blood_money.relics import relic_price, relics_for_sale
from tumbleweed.games.legends.components.player.shopping import ANY_MODE, any_purchase
from tumbleweed.games.legends.state.blood_money_model import TRADER_STAND
from tumbleweed.games.legends.state.blood_money_queries import at_trader
from tumbleweed.games.legends.state.frames import SHOP, TRADE
from tumbleweed.games.legends.state.legends_state import LegendsState
from tumbleweed.games.legends.vocabulary.blood_money.options import TRADER
from tumbleweed.games.legends.vocabulary.terms import LEGENDARY


def can_trade(s: LegendsState, seat: int) -> bool:
    """There is something to buy or upgrade (BM-TRADER-09)."""
    if relics_for_sale(s, seat):
        return True
    return any_purchase(s, seat, 0, NONE, ANY_MODE, TRADER_STAND)


class Trader(Action):
    """Anywhere in his region (BM-TRADER-01)."""

    def offer(self, s: LegendsState, seat: int, found: list[int]) -> None:
        if at_trader(s, s.space[seat]) and can_trade(s, seat):
            found.append(TRADER.of(s, 0))

    def why_not(self, s: LegendsState, seat: int, verb: str, thing: str) -> list[Reason]:
        found = [] if at_trader(s, s.space[seat]) else [NOT_THERE]
        if verb == "relic":
            found += relic_reasons(s, seat, thing)
            return found or [Reason("BM-TRADER-01", "why-enter-trade")]
        if not can_trade(s, seat):
            found.append(Reason("BM-TRADER-09", "why-nothing-to-buy"))
        return found

    def start(self, s: LegendsState, seat: int, option: int) -> Verdict:
        return TRADE.call(s, seat=seat)


TRADE_WITH_HIM: Final[Action] = Trader(
    {"trader": "l-store"},
    heading=HERE,
    rank=14,
    spends=True,
    site=NONE,
    explains=("relic",),
    rows=("verb-trader", "gain-trader"),
)

# ---- why not ----

NOT_THERE: Final = Reason("BM-TRADER-01", "why-trader-elsewhere")


def relic_reasons(s: LegendsState, seat: int, thing: str, discount: int = 0) -> list[Reason]:
    if not s.compiled.blood.sells_relics:
        return [Reason("BM-COMP-28", "why-relics-not-sold")]
    if thing:
        relic = s.compiled.blood.relics.index(thing)
        args: dict[str, str | int] = {"relic": f"relic:{thing}"}
        if s.blood.relics[seat] >> relic & 1:
            return [Reason("BM-TRADER-16", "why-own-relic", args)]
        if relic not in s.blood.relic_shop:
            return [Reason("BM-TRADER-03", "why-relic-not-shown", args)]
    elif not s.blood.relic_shop:
        return [Reason("BM-TRADER-15", "why-no-relics-left")]
    price = relic_price(s, seat, discount)
    if s.money[seat] < price:
        return [Reason("BM-TRADER-04", "why-no-money", {"money": price})]
    return []


def trade_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    """In a Trader action."""
    if verb == "relic":
        return relic_reasons(s, seat, thing)
    return ware_reasons(s, seat, verb, thing, 0, TRADER_STAND)


def sale_answer(s: LegendsState, seat: int, verb: str, thing: str, rule: str) -> list[Reason]:
    """Where a card sells something."""
    if SHOP.kind(s) != LEGENDARY:
        return [Reason("BM-TRADER-03", "why-no-relics-here")]
    return relic_reasons(s, seat, thing, SHOP.discount(s))
