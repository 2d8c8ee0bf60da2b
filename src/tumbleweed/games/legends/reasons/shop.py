"""Why an item cannot be bought or upgraded (WL-STORE, WL-ITEM)."""

from __future__ import annotations

from tumbleweed.core.rules import Reason
from tumbleweed.games.legends.mat.shopping import MISC, misc_count, price
from tumbleweed.games.legends.model import LegendsState


def item_args(s: LegendsState, item: int) -> dict[str, str | int]:
    return {"item": f"item:{s.box.items[item]}"}


def buy_reasons(s: LegendsState, seat: int, item: int, discount: int) -> list[Reason]:
    box, args, found = s.box, item_args(s, item), []
    if s.owned[seat] >> item & 1:
        return [Reason("WL-ITEM-04", "why-owned", args)]
    if not box.copies[item]:
        return [Reason("WL-FIRST-01", "why-not-in-game", args)]
    if not s.store[item]:
        found.append(Reason("WL-STORE-05", "why-sold-out", args))
    if box.item_kind[item] == MISC and misc_count(s, seat) >= box.misc_limit:
        found.append(Reason("WL-ITEM-03", "why-misc-full", {"count": box.misc_limit}))
    return found + price_reasons(s, seat, item, discount)


def upgrade_reasons(s: LegendsState, seat: int, item: int, discount: int) -> list[Reason]:
    args = item_args(s, item)
    if not s.box.upgrades[item]:
        return [Reason("WL-ITEM-02", "why-not-upgradable", args)]
    if not s.owned[seat] >> item & 1:
        return [Reason("WL-STORE-04", "why-not-owned", args)]
    if s.upgraded[seat] >> item & 1:
        return [Reason("WL-STORE-04", "why-upgraded", args)]
    return price_reasons(s, seat, item, discount)


def price_reasons(s: LegendsState, seat: int, item: int, discount: int) -> list[Reason]:
    cost = price(s, item, discount)
    if s.money[seat] >= cost:
        return []
    return [Reason("WL-STORE-02", "why-no-money", {"money": cost})]
