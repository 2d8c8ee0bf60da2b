"""What is sold to whom, computed from the rules (WL-STORE, WL-ITEM)."""

from __future__ import annotations

from exhaustive.case import Case
from tumbleweed.core.state import NONE

WEAPON, MOUNT, MISC = range(3)
ANY, BUY, UPGRADE = range(3)


def misc_full(c: Case) -> bool:
    misc = [item for item, kind in enumerate(c.compiled.item_kind) if kind == MISC and c.owns(item)]
    return len(misc) >= c.compiled.misc_limit


def buyable(c: Case, item: int, discount: int = 0) -> bool:
    room = c.compiled.item_kind[item] != MISC or not misc_full(c)
    there = c.s.store[item] > 0 and not c.owns(item)
    return there and room and c.money >= max(0, c.compiled.cost[item] - discount)


def upgradable(c: Case, item: int, discount: int = 0) -> bool:
    plain = c.owns(item) and not c.s.upgraded[c.seat] >> item & 1
    payable = c.money >= max(0, c.compiled.cost[item] - discount)
    return bool(c.compiled.upgrades[item]) and plain and payable


def anything_sold(c: Case, discount: int, kind: int, mode: int) -> bool:
    return any(
        (mode != UPGRADE and buyable(c, item, discount))
        or (mode != BUY and upgradable(c, item, discount))
        for item in range(len(c.compiled.items))
        if kind in (NONE, c.compiled.item_kind[item])
    )


def nothing_to_buy(c: Case) -> bool:
    """In a store, or where a card sells."""
    if c.question == "shop":
        discount, kind, mode = c.frame["discount"], c.frame["kind"], c.frame["mode"]
    else:
        discount, kind, mode = 0, NONE, ANY
    if not c.thing and c.verb in ("buy", "upgrade"):
        mode = BUY if c.verb == "buy" else UPGRADE
    return not anything_sold(c, discount, kind, mode)


def sells_only(c: Case, kind: int) -> bool:
    return c.frame["kind"] == kind != c.compiled.item_kind[c.item]
