"""Why an item cannot be bought or upgraded (WL-STORE, WL-ITEM)."""

from __future__ import annotations

from typing import Final

from tumbleweed.core.rules import Reason
from tumbleweed.core.state import NONE
from tumbleweed.games.legends.components.player.shopping import (
    ANY_STAND,
    BUY,
    MISC,
    UPGRADE,
    any_purchase,
    misc_count,
    price,
    sold_at,
    stand_here,
)
from tumbleweed.games.legends.state.legends_state import LegendsState

# A card that sells one kind of item: its words, by kind.
OF_ONE_KIND: Final = ("why-weapons-only", "why-mounts-only", "why-misc-only")


def item_args(s: LegendsState, item: int) -> dict[str, str | int]:
    return {"item": f"item:{s.compiled.items[item]}"}


def buy_reasons(s: LegendsState, seat: int, item: int, discount: int, stand: int) -> list[Reason]:
    compiled, args, found = s.compiled, item_args(s, item), []
    if s.owned[seat] >> item & 1:
        return [Reason("WL-ITEM-04", "why-owned", args)]
    if not compiled.copies[item]:
        return [Reason("WL-FIRST-01", "why-not-in-game", args)]
    if not sold_at(s, item, stand):
        return [Reason("AU-SETUP-02", "why-other-stand", {**args, "stand": other_stand(s, item)})]
    if not s.store[item]:
        found.append(Reason("WL-STORE-05", "why-sold-out", args))
    if compiled.item_kind[item] == MISC and misc_count(s, seat) >= compiled.misc_limit:
        found.append(Reason("WL-ITEM-03", "why-misc-full", {"count": compiled.misc_limit}))
    return found + price_reasons(s, seat, item, discount)


def other_stand(s: LegendsState, item: int) -> str:
    return f"place:{s.compiled.up.stands[s.up.stand[item]]}"


def upgrade_reasons(s: LegendsState, seat: int, item: int, discount: int) -> list[Reason]:
    args = item_args(s, item)
    if not s.compiled.upgrades[item]:
        return [Reason("WL-ITEM-02", "why-not-upgradable", args)]
    if not s.owned[seat] >> item & 1:
        return [Reason("WL-STORE-04", "why-not-owned", args)]
    if s.upgraded[seat] >> item & 1:
        return [Reason("WL-STORE-04", "why-upgraded", args)]
    return price_reasons(s, seat, item, discount)


def price_reasons(s: LegendsState, seat: int, item: int, discount: int) -> list[Reason]:
    cost = price(s, seat, item, discount)
    if s.money[seat] >= cost:
        return []
    return [Reason("WL-STORE-02", "why-no-money", {"money": cost})]


def ware_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, discount: int, stand: int
) -> list[Reason]:
    if not thing:
        return [Reason("WL-STORE-02", "why-nothing-to-buy")]
    item = s.compiled.items.index(thing)
    if verb == "buy":
        return buy_reasons(s, seat, item, discount, stand)
    return upgrade_reasons(s, seat, item, discount)


def outside_reasons(
    s: LegendsState, seat: int, verb: str, thing: str, there: bool, elsewhere: Reason
) -> list[Reason]:
    """Before the action of a store is taken; `elsewhere`: for who is not `there`."""
    found, stand = ([], stand_here(s, seat)) if there else ([elsewhere], ANY_STAND)
    if thing:
        found += ware_reasons(s, seat, verb, thing, 0, stand)
    elif not any_purchase(s, seat, 0, NONE, BUY if verb == "buy" else UPGRADE, stand):
        found.append(Reason("WL-STORE-02", "why-nothing-to-buy"))
    return found or [Reason("WL-STORE-02", "why-enter-store")]


def sale_reasons(
    s: LegendsState,
    seat: int,
    verb: str,
    thing: str,
    discount: int,
    kind: int,
    mode: int,
    stand: int,
) -> list[Reason]:
    """In the store, or where a card sells one kind of item, new ones or upgrades."""
    if thing and kind not in (NONE, s.compiled.item_kind[s.compiled.items.index(thing)]):
        return [Reason("WL-STORE-02", OF_ONE_KIND[kind])]
    if verb == "buy" and mode == UPGRADE:
        return [Reason("WL-STORE-02", "why-upgrades-only")]
    if verb == "upgrade" and mode == BUY:
        return [Reason("WL-STORE-02", "why-new-ones-only")]
    return ware_reasons(s, seat, verb, thing, discount, stand)
