"""What is sold to whom, computed from the rules (WL-STORE, WL-ITEM)."""

from __future__ import annotations

from exhaustive.case import Case
from tumbleweed.core.state import NONE

WEAPON, MOUNT, MISC = range(3)
ANY, BUY, UPGRADE = range(3)
FREE = 999  # a discount that covers every price
DEARER = "bad-paper"  # the legendary story in which items cost $10 more


def at_store(c: Case) -> bool:
    """With Ante Up the Trading Post is one, too (AU-SETUP-02)."""
    return c.at("general-store") or (c.compiled.ante_up and c.at("trading-post"))


def misc_full(c: Case) -> bool:
    misc = [item for item, kind in enumerate(c.compiled.item_kind) if kind == MISC and c.owns(item)]
    return len(misc) >= c.compiled.misc_limit


def cost(c: Case, item: int, discount: int) -> int:
    tales, names = c.s.blood.tales, c.compiled.blood.tales
    dearer = c.compiled.blood_money and tales and names[tales[-1] // 2] == DEARER
    return max(0, c.compiled.cost[item] + (10 if dearer else 0) - discount)


def buyable(c: Case, item: int, discount: int = 0) -> bool:
    room = c.compiled.item_kind[item] != MISC or not misc_full(c)
    there = c.s.store[item] > 0 and not c.owns(item)
    return there and room and c.money >= cost(c, item, discount)


def upgradable(c: Case, item: int, discount: int = 0) -> bool:
    plain = c.owns(item) and not c.s.upgraded[c.seat] >> item & 1
    payable = c.money >= cost(c, item, discount)
    return bool(c.compiled.upgrades[item]) and plain and payable


def stand_here(c: Case) -> int:
    """Whose items are sold where the asker is: a stand of Ante Up, or NONE: all are."""
    return int(c.at("trading-post")) if c.compiled.ante_up and at_store(c) else NONE


def sold_at(c: Case, item: int, stand: int) -> bool:
    return stand == NONE or stand == c.s.up.stand[item]


def anything_sold(c: Case, discount: int, kind: int, mode: int, stand: int = NONE) -> bool:
    return any(
        (mode != UPGRADE and buyable(c, item, discount) and sold_at(c, item, stand))
        or (mode != BUY and upgradable(c, item, discount))
        for item in range(len(c.compiled.items))
        if kind in (NONE, c.compiled.item_kind[item])
    )


def nothing_to_buy(c: Case) -> bool:
    """In a store, or where a card sells."""
    if c.question in ("shop", "stand"):
        discount, kind, mode = c.frame["discount"], c.frame["kind"], c.frame["mode"]
        stand = NONE if c.frame["once"] else stand_here(c)
    else:
        discount, kind, mode, stand = 0, NONE, ANY, stand_here(c)
    if not c.thing and c.verb in ("buy", "upgrade"):
        mode = BUY if c.verb == "buy" else UPGRADE
    return not anything_sold(c, discount, kind, mode, stand)


def sells_only(c: Case, kind: int) -> bool:
    return c.frame["kind"] == kind != c.compiled.item_kind[c.item]
